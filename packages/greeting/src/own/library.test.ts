import {
  inOneLine,
  noWords,
  type PosterEdit,
  posterSlots,
  slotLength,
} from '@parichay/contract/greeting/own-poster.ts'
import { type Element, walkElements } from '@parichay/scene/element.ts'
import { readScene, sceneVersion } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { gold, silver } from '../light/lettering.ts'
import { posterBase } from '../posters/base.ts'
import { layoutOf } from '../posters/composed.ts'
import { posters, posterScene } from '../posters/posters.ts'
import { tradeTags } from '../posters/series/trades.ts'
import { type LibraryBase, libraryLayers, libraryMessage } from './library.ts'

const seen = new Set<string>()
/** Each design in each shape once: languages differ in their words only. Of the many tips and offers of trades each way once. */
const some = posters.filter(({ design, language }) => {
  if (!Object.values<string>(tradeTags).some((tag) => design.tags.includes(tag)))
    return Object.keys(design.words)[0] === language
  return seen.size < seen.add(layoutOf(design)).size
})
const posterNamed = (id: string) => posters.find((poster) => poster.id === id)!
const designed = (base: LibraryBase): PosterEdit => ({
  language: base.language,
  look: base.look,
  words: inOneLine(base.words),
})
const textsOf = (layers: readonly Element[]) =>
  [...walkElements(layers)].filter((element) => element.kind === 'text')

test('with the words of the library every poster is the one that was drawn', () => {
  for (const poster of some) {
    const base = posterBase(poster)
    expect(libraryLayers(base, designed(base)), poster.id).toEqual(posterScene(poster).layers)
  }
}, 120_000)

test('whatever the library says has room in the places for words', () => {
  for (const poster of posters) {
    const { kicker = '', head, line = '' } = poster.words
    const words = inOneLine({ ...noWords, above: kicker, wish: head, line })
    for (const slot of posterSlots)
      expect(words[slot].length, `${poster.id} ${slot}`).toBeLessThanOrEqual(slotLength('library', slot))
  }
})

test('every place takes words on every poster, and what parts heading and line goes with the line', () => {
  const words = Object.fromEntries(
    posterSlots.map((slot) => [slot, `${slot} {{name}}`]),
  ) as PosterEdit['words']
  for (const poster of some) {
    const base = posterBase(poster)
    const all = libraryLayers(base, { ...designed(base), words })
    readScene({
      version: sceneVersion,
      unit: 'px',
      width: 1080,
      height: poster.shape === 'SQUARE' ? 1080 : 1920,
      language: 'en',
      layers: all,
    })
    expect(textsOf(all).map(({ text }) => text)).toEqual(
      ['above', 'wish', 'line', 'offer', 'mrp', 'price', 'date'].map((slot) => `${slot} { {name}}`),
    )
    const { children } = libraryMessage(base, { ...designed(base), words: { ...noWords, wish: 'Alone' } })
    expect(children.map(({ id }) => id)).toEqual(['wish'])
  }
}, 120_000)

test('a look is taken by the wish alone; the one of the design leaves it as it was made', () => {
  const base = posterBase(posterNamed('diwali-door-hi-square'))
  const wishIn = (look: PosterEdit['look']) =>
    textsOf([libraryMessage(base, { ...designed(base), look })]).find(({ id }) => id === 'wish')!
  expect(base.look).toBe('gold')
  expect(wishIn('gold').coats).toEqual(gold.coats)
  expect(wishIn('silver').coats).toEqual(silver.coats)
  expect(wishIn('plain').coats).not.toEqual(gold.coats)
  const lines = (look: PosterEdit['look']) =>
    textsOf([libraryMessage(base, { ...designed(base), look })]).filter(({ id }) => id !== 'wish')
  expect(lines('silver')).toEqual(lines('gold'))
})

test('words of another language stand in its own hand and size', () => {
  const base = posterBase(posterNamed('flat-20-en-square'))
  const words = { ...noWords, wish: 'বিশেষ ছাড়', line: 'শুধু আজ' }
  const [wish] = textsOf([libraryMessage(base, { ...designed(base), language: 'bn', words })])
  const [asMade] = textsOf([libraryMessage(base, { ...designed(base), words })])
  expect(wish!.family).toBe('festive')
  expect(wish!.size).toBeLessThan(asMade!.size)
})
