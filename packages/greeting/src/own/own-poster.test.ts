import {
  noWords,
  OwnPoster,
  posterColours,
  posterDesignNames,
  slotLengths,
} from '@parichay/contract/greeting/own-poster.ts'
import { shapes } from '@parichay/contract/greeting/rules.frames.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { ownPosterScene, wordsEnd } from './own-poster.ts'

const full = Object.fromEntries(
  Object.entries(slotLengths).map(([name, most]) => [name, 'म'.repeat(most)]),
) as OwnPoster['words']
const poster = (more: Partial<OwnPoster>): OwnPoster =>
  OwnPoster.parse({ design: 'arch', shape: 'SQUARE', language: 'hi', words: noWords, ...more })

test.each(posterDesignNames)(
  '%s: a scene that can be read in both shapes and all colours, words above the frame',
  (design) => {
    for (const shape of shapes)
      for (const colours of posterColours) {
        const scene = readScene(
          ownPosterScene(poster({ design, shape, colours, words: full }), 'photo', null),
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
    [...walkElements(ownPosterScene(poster({ words }), null, null).layers)].filter(
      ({ kind }) => kind === 'text',
    )
  expect(texts(noWords)).toEqual([])
  const [one] = texts({ ...noWords, wish: '{{phone}} us' })
  expect(one).toMatchObject({ text: '{ {phone}} us' })
})
