import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { layText } from '@parichay/scene/elements/text.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOfFace } from '../../../scripts/fonts/measure-faces.ts'
import { defaultOf, filmScene } from './film.ts'
import { videoTemplates } from './templates.ts'

const named = videoTemplates.map((template) => [template.id, template] as const)
const longest: Record<string, string> = {
  en: 'Magnificent wholesale ',
  hi: 'राष्ट्रीय स्वास्थ्य विशेषज्ञ ',
  ta: 'புத்தாண்டுச் சிறப்பு ',
  ml: 'നിങ്ങളുടെ ആരോഗ്യം നമ്മുടെ കരുതൽ ',
  ur: 'خصوصی پیشکش آج ',
}

test('templates have names of their own', () => {
  expect(new Set(videoTemplates.map(({ id }) => id)).size).toBe(videoTemplates.length)
})

test.each(named)(
  '%s is a scene the core takes; its parts follow each other and name slots it has',
  (_id, template) => {
    const scene = readScene(filmScene(template, {}, { language: 'en' }))
    expect(scene.motion).toEqual({ seconds: template.seconds, fps: 30 })
    expect(template.seconds).toBeGreaterThanOrEqual(8)
    expect(template.seconds).toBeLessThanOrEqual(30)
    expect(template.poster).toBeLessThan(template.seconds)
    const keys = template.slots.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    template.chapters.forEach(({ from, to, slots }, i) => {
      expect(from).toBe(i === 0 ? 0 : template.chapters[i - 1]!.to)
      expect(to).toBeGreaterThan(from)
      expect(keys).toEqual(expect.arrayContaining([...slots]))
    })
    expect(template.chapters.at(-1)!.to).toBe(template.seconds)
    for (const slot of template.slots)
      for (const language of ['en', 'hi'])
        expect([...new Intl.Segmenter().segment(defaultOf(slot, language))].length).toBeLessThanOrEqual(
          slot.type === 'text' ? slot.longest : 0,
        )
  },
)

test.each(named)('%s shows every slot it asks for', (_id, template) => {
  const pictures = template.slots
    .filter(({ type }) => type === 'image' || type === 'logo')
    .map(({ key }) => key)
  const texts = template.slots.filter(({ type }) => type === 'text').map(({ key }) => [key, `W${key}`])
  const values = Object.fromEntries([...texts, ...pictures.map((key) => [key, key])]) as Record<
    string,
    string
  >
  // A clip takes the place of a picture, so it is looked for in a film of its own.
  const clips = template.slots.filter(({ type }) => type === 'clip').map(({ key }) => [key, key])
  const moving = filmScene(template, { ...values, ...Object.fromEntries(clips) }, { language: 'en' })
  for (const [key] of clips)
    expect([...walkElements(moving.layers)].some((one) => one.kind === 'image' && one.source === key)).toBe(
      true,
    )
  const all = [...walkElements(filmScene(template, values, { language: 'en' }).layers)]
  for (const [, word] of texts)
    expect(
      all.some((one) => one.kind === 'text' && one.text.includes(word!)),
      word,
    ).toBe(true)
  for (const key of pictures)
    expect(
      all.some((one) => one.kind === 'image' && one.source === key),
      key,
    ).toBe(true)
})

test.each(named)(
  '%s holds its longest words in five scripts without cutting one off, at every second',
  (_id, template) => {
    const pen = createCanvas(1, 1).getContext('2d') as unknown as Pen
    for (const [language, word] of Object.entries(longest)) {
      const letters = [...new Intl.Segmenter().segment(word.repeat(8))].map(({ segment }) => segment)
      const values = Object.fromEntries(
        template.slots.flatMap((slot) =>
          slot.type === 'text' && slot.longest > 24
            ? [[slot.key, letters.slice(0, slot.longest).join('').trim()]]
            : [],
        ),
      )
      const scene = filmScene(template, values, { language })
      for (const face of needsOf(scene).faces)
        if (!GlobalFonts.has(face.id)) GlobalFonts.register(readFileSync(pathOfFace(face)), face.id)
      const cut = [...walkElements(scene.layers)].flatMap((element) =>
        element.kind === 'text' && layText({ pen, perUnit: 1, language }, element).cut
          ? [`${language}: ${element.text}`]
          : [],
      )
      expect(cut).toEqual([])
    }
  },
)

test.each(named)(
  '%s moves, comes to rest at its end, and shows everything it has at some time',
  (_id, template) => {
    const scene = filmScene(template, {}, { language: 'en' })
    const at = (seconds: number) => JSON.stringify(sceneAt(scene, seconds).layers)
    for (let second = 0; second + 1 < template.seconds - 2; second++)
      expect(at(second)).not.toBe(at(second + 1))
  },
)
