import { expect, test } from 'vitest'
import { measureFaces } from '../../../../scripts/fonts/measure-faces.ts'
import { fixtureScenes } from '../fixtures/scenes.ts'
import { samples } from '../fixtures/scripts.ts'
import { SceneProblem } from '../problem.ts'
import { type Scene, sceneVersion } from '../scene.ts'
import { needsOf } from '../targets/canvas.ts'
import { drawable } from './drawable.ts'
import { facesOf, families } from './faces.ts'
import measured from './measured.json' with { type: 'json' }
import { missingGlyphs, scriptOf, stackFor, withoutMissing } from './stack.ts'

test('what is written down of the faces is what their files hold', () => {
  expect(measureFaces()).toEqual(measured)
})

test.each(Object.entries(samples))('every family sets %s whole', (script, { name, line, long }) => {
  for (const family of families) {
    for (const text of [name, line, long]) expect(missingGlyphs(text, family)).toEqual([])
    expect(scriptOf(name)).toBe(script === 'urdu' ? 'arabic' : script)
  }
})

test.each(['devanagari', 'gujarati', 'bengali', 'tamil', 'telugu'])(
  'posters in %s may choose between two characters of letters and more, beside those of running text',
  (script) => {
    const shown = (['brush', 'display', 'festive', 'poster'] as const).flatMap((family) =>
      facesOf(family, 'bold').filter(({ subset }) => subset === script),
    )
    const fonts = new Set(shown.map((face) => face.package).filter((name) => !name.includes('/noto-')))
    expect(fonts.size).toBeGreaterThanOrEqual(2)
  },
)

test('a text asks its own script before others, and no face it does not need', () => {
  const subsets = (text: string) => stackFor(text, 'sans', 'bold').faces.map(({ subset }) => subset)
  expect(subsets('Raju Tailor')).toEqual(['latin'])
  expect(subsets('শ্রী। 24')).toEqual(['latin', 'bengali'])
  expect(subsets('श्री Ram ₹5')).toEqual(['latin', 'devanagari'])
  expect(subsets('Ram श्री ஸ்ரீ')).toEqual(['latin', 'devanagari', 'tamil'])
  expect(subsets('Ω')).toEqual(['latin'])
})

const said = (text: string): Scene => ({
  version: sceneVersion,
  unit: 'px',
  width: 10,
  height: 10,
  language: 'en',
  layers: [
    {
      kind: 'group',
      box: { x: 0, y: 0, width: 9, height: 9 },
      children: [
        {
          kind: 'text',
          box: { x: 0, y: 0, width: 9, height: 9 },
          text,
          family: 'serif',
          weight: 'bold',
          size: 9,
          fill: '#000000',
        },
      ],
    },
  ],
})

test.each([
  ['Raju 🙏 Tailor 漢字', '🙏漢字'],
  ['ⓐ ✓', 'ⓐ✓'],
  ['\ue000', '\ue000'],
])('glyphs that no face has are refused by name: %s', (text, characters) => {
  try {
    needsOf(said(text))
    expect.unreachable('drawn')
  } catch (error) {
    expect(error).toBeInstanceOf(SceneProblem)
    expect(error).toMatchObject({ code: 'GLYPH_MISSING', detail: characters })
    expect((error as Error).message).toContain(`U+${characters.codePointAt(0)!.toString(16).toUpperCase()}`)
  }
})

test('what a hand lacks is set in the face of running text, after its own', () => {
  const cafe = 'कॅफे ॲकॅडमी 1½ 55″'
  for (const family of families) expect(missingGlyphs(cafe, family)).toEqual([])
  expect(drawable(cafe)).toBe(cafe)
  expect(stackFor('कॅफे', 'condensed', 'bold').faces.map(({ id }) => id)).toEqual([
    'scene-teko-latin-600',
    'scene-teko-devanagari-600',
    'scene-noto-sans-devanagari-devanagari-700',
  ])
})

test('joiners, direction marks and variation selectors are no glyphs', () => {
  expect(missingGlyphs('क्\u200dष \u200fab\u200e \ufe0f\u00ad\n', 'sans')).toEqual([])
})

test('a text can go on without them', () => {
  expect(withoutMissing('Raju 🙏🏽 Tailor 👨‍👩‍👧', 'sans')).toBe('Raju Tailor')
  expect(withoutMissing('क्\u200dष 1️⃣', 'sans')).toBe('क्\u200dष')
  expect(withoutMissing('漢字', 'sans')).toBe('')
  expect(withoutMissing('Raju', 'sans')).toBe('Raju')
})

test('faces of the fixtures are a few each, but for the one that shows every hand', () => {
  for (const [name, scene] of Object.entries(fixtureScenes))
    expect(needsOf(scene).faces.length).toBeLessThan(name === 'hands' ? 18 : 14)
})
