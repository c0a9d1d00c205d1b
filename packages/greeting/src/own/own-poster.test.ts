import {
  letterLooks,
  noWords,
  OwnPoster,
  posterColours,
  posterDesignNames,
  posterDesigns,
  slotLengths,
} from '@parichay/contract/greeting/own-poster.ts'
import { shapes } from '@parichay/contract/greeting/rules.frames.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { gold, leafGold, silver } from '../light/lettering.ts'
import { ownPosterScene, photoAspect, wordsEnd } from './own-poster.ts'

const full = Object.fromEntries(
  Object.entries(slotLengths).map(([name, most]) => [name, 'म'.repeat(most)]),
) as OwnPoster['words']
const poster = (more: Partial<OwnPoster>): OwnPoster =>
  OwnPoster.parse({ design: 'arch', shape: 'SQUARE', language: 'hi', words: noWords, ...more })

test.each(posterDesignNames)(
  '%s: a scene that can be read in both shapes and all colours, words above the frame',
  (design) => {
    for (const shape of shapes)
      for (const [i, colours] of posterColours.entries()) {
        const look = letterLooks[i % letterLooks.length]!
        const scene = readScene(
          ownPosterScene(poster({ design, shape, colours, look, words: full }), { photo: 'photo' }, null),
        )
        for (const element of scene.layers)
          if ([...walkElements([element])].some(({ kind }) => kind === 'text'))
            expect(element.box.y + element.box.height, `${design} ${shape}`).toBeLessThanOrEqual(
              wordsEnd[shape],
            )
      }
  },
)

test('empty places draw nothing, and braces are no facts', () => {
  const texts = (words: OwnPoster['words']) =>
    [...walkElements(ownPosterScene(poster({ words }), { photo: null }, null).layers)].filter(
      ({ kind }) => kind === 'text',
    )
  expect(texts(noWords)).toEqual([])
  const [one] = texts({ ...noWords, wish: '{{phone}} us' })
  expect(one).toMatchObject({ text: '{ {phone}} us' })
})

const textsOf = (given: Partial<OwnPoster>) =>
  [...walkElements(ownPosterScene(poster(given), { photo: 'photo' }, null).layers)].filter(
    (element) => element.kind === 'text',
  )

const picturesOf = (given: Partial<OwnPoster>) =>
  [...walkElements(ownPosterScene(poster(given), { photo: 'photo' }, null).layers)].filter(
    ({ kind }) => kind === 'image',
  )

const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other))

test('each place of a design has its words once, under its name; no design draws places it does not name', () => {
  for (const design of posterDesignNames)
    for (const shape of shapes)
      expect(sorted(textsOf({ design, shape, words: full }).map(({ id = '' }) => id)), design).toEqual(
        sorted(posterDesigns[design].slots),
      )
})

test('the wish alone shines: gold on dark, gold leaf on light, silver on both', () => {
  const words = { ...noWords, wish: 'शुभ', line: 'दिन' }
  const coats = (given: Partial<OwnPoster>) =>
    Object.fromEntries(textsOf({ design: 'portrait', words, ...given }).map(({ id, coats: c }) => [id, c]))
  expect(coats({ look: 'gold', colours: 'wine' })).toEqual({ wish: gold.coats, line: undefined })
  expect(coats({ look: 'gold', colours: 'rose' }).wish).toEqual(leafGold.coats)
  expect(coats({ look: 'silver', colours: 'night' }).wish).toEqual(silver.coats)
  expect(coats({ look: 'plain' }).wish).toBeUndefined()
})

test('six designs are made around a photograph of people or the shop, and it is cut as the design shows it', () => {
  const made = posterDesignNames.filter((name) => posterDesigns[name].purpose === 'photo')
  expect(made.length).toBeGreaterThanOrEqual(6)
  for (const design of posterDesignNames)
    for (const shape of shapes) {
      const shown = picturesOf({ design, shape })
      expect(shown.length, design).toBe(posterDesigns[design].photo ? 1 : 0)
      const { width = 1, height = 1 } = shown[0]?.box ?? {}
      expect(photoAspect(poster({ design, shape })), design).toBeCloseTo(width / height, 1)
    }
})
