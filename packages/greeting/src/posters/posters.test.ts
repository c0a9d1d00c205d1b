import { walkElements, type Element } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { facesOf } from '@parichay/scene/fonts/faces.ts'
import { scriptOf } from '@parichay/scene/fonts/stack.ts'
import { expect, test } from 'vitest'
import { safeArea } from '../frames/safe-area.ts'
import { type Language, logoCorner, sheetOf, type Words } from './poster.ts'
import { layoutOf } from './composed.ts'
import { dressed, dressedIds } from './dress.ts'
import { designs, posters, posterScene } from './posters.ts'
import { isRendered } from './rich/shown.ts'
import { tradeTags } from './series/trades.ts'

type TextElement = Extract<Element, { kind: 'text' }>
const messageOf = (layers: readonly Element[]) => layers.filter(({ id }) => id === 'message')

test('the library has at least 600 posters of many kinds, each once', () => {
  expect(posters.length).toBeGreaterThanOrEqual(600)
  expect(new Set(posters.map(({ id }) => id)).size).toBe(posters.length)
  expect(new Set(designs.map(({ compose }) => compose)).size).toBeGreaterThanOrEqual(16)
  const per = (language: string) => posters.filter((one) => one.language === language).length
  for (const language of ['en', 'hi', 'gu']) expect(per(language)).toBeGreaterThanOrEqual(60)
  for (const language of ['mr', 'ta', 'bn', 'te', 'pa', 'ur', 'kn', 'ml'])
    expect(per(language)).toBeGreaterThan(0)
})

test('every poster is a scene whose letters are all there', () => {
  // The schema is read once for each way a poster is put together, the letters of all are looked for.
  const read = new Set<string>()
  for (const poster of posters) {
    const scene = posterScene(poster)
    const isOfTrade = Object.values<string>(tradeTags).some((tag) => poster.design.tags.includes(tag))
    const way = `${isOfTrade ? layoutOf(poster.design) : poster.design.id} ${poster.shape}`
    expect(() => needsOf(read.has(way) ? scene : readScene(scene)), poster.id).not.toThrow()
    read.add(way)
  }
}, 120_000)

const areaOf = ({ width, height }: { width: number; height: number }) => width * height

test('a square and a story of a design are put together apart: the wish stands elsewhere and is set larger', () => {
  // Some of each way are enough: they differ by picture and colours alone.
  const some = new Map<string, number>()
  for (const design of designs) {
    const seen = some.get(layoutOf(design)) ?? 0
    if (seen === 4) continue
    some.set(layoutOf(design), seen + 1)
    const [square, story] = (['SQUARE', 'STORY'] as const).map((shape) => {
      const [language, words] = Object.entries(design.words)[0] as [Language, Words]
      const { layers } = posterScene({ id: '', design, language, words, shape, isPremium: false })
      const [wish] = messageOf(layers)
      const heading = [...walkElements([wish!])].find(
        (one) => one.kind === 'text' && one.text === words.head,
      ) as { size: number }
      return { box: wish!.box, size: heading.size }
    })
    expect(story!.box.y, design.id).not.toBe(square!.box.y)
    expect(areaOf(story!.box), design.id).toBeGreaterThan(areaOf(square!.box))
    expect(story!.size, design.id).toBeGreaterThan(square!.size * 1.1)
  }
})

test('rendered pictures dress designs that there are, and no poster asks for one that was not rendered', () => {
  const ids = new Set(designs.map(({ id }) => id))
  expect(dressedIds.filter((id) => !ids.has(id))).toEqual([])
  const shown = new Set(
    designs.flatMap((design) => {
      const poster = posters.find((one) => one.design === design)!
      return needsOf(posterScene(poster)).images
    }),
  )
  expect([...shown].filter((name) => !isRendered(name))).toEqual([])
  expect(shown.size).toBeGreaterThan(15)
  const plain = designs.find(({ id }) => id === 'diwali-gold')!
  expect(dressed(plain)).toBe(plain)
}, 120_000)

test('words stay above the strip of every frame and out of the corners of the logo; no language has one hand alone where two are drawn', () => {
  const hands = new Map<Language, Set<string>>()
  for (const poster of posters) {
    const { layers, width } = posterScene(poster)
    const sheet = sheetOf(poster.shape)
    const [words, ...more] = messageOf(layers)
    expect(more, poster.id).toEqual([])
    const { box } = words!
    const wish = [...walkElements([words!])].find(({ id }) => id === 'wish') as TextElement
    const face = facesOf(wish.family, 'bold').find(({ subset }) => subset === script[poster.language])!
    hands.set(poster.language, (hands.get(poster.language) ?? new Set()).add(face.package))
    const safe = safeArea(poster.shape)
    expect(box.y + box.height, poster.id).toBeLessThanOrEqual(Math.min(sheet.end, safe.y + safe.height))
    if (box.y < logoCorner) {
      expect(box.x, poster.id).toBeGreaterThanOrEqual(80)
      expect(box.x + box.width, poster.id).toBeLessThanOrEqual(width - 80)
    }
    const outside = layers.filter((one) => one !== words)
    expect(
      [...walkElements(outside)].filter(({ kind }) => kind === 'text'),
      poster.id,
    ).toEqual([])
  }
  for (const language of ['en', 'hi', 'mr', 'gu', 'bn', 'ta', 'te'] as const)
    expect(hands.get(language)!.size, language).toBeGreaterThanOrEqual(2)
}, 120_000)

const script: Record<string, string> = {
  en: 'latin',
  hi: 'devanagari',
  mr: 'devanagari',
  gu: 'gujarati',
  bn: 'bengali',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
  pa: 'gurmukhi',
  or: 'oriya',
  ur: 'arabic',
}
test('words and captions are of their language', () => {
  for (const { id, language, words } of posters) {
    expect(scriptOf(words.head), id).toBe(script[language])
    expect(scriptOf(words.caption), id).toBe(script[language])
    expect(words.caption.length, id).toBeLessThanOrEqual(600)
    expect(words.caption, id).toContain('\n')
  }
})
