import { sceneAt } from '@parichay/scene/motion/scene-at.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { expect, test } from 'vitest'
import { sheetOf } from '../posters/poster.ts'
import { filmScene, filmSeconds, filmsOf } from './film.ts'
import { films } from './films.ts'

test('there are forty and more, each under a name of its own, in both shapes, of twenty-four occasions', () => {
  expect(films.length).toBeGreaterThanOrEqual(40)
  expect(new Set(films.map(({ id }) => id)).size).toBe(films.length)
  for (const shape of ['SQUARE', 'STORY'])
    expect(films.filter((film) => film.shape === shape).length).toBe(films.length / 2)
  const occasions = films.filter(({ design }) => /Festivals|Days/.test(design.category))
  expect(new Set(occasions.map(({ design }) => design.id)).size).toBeGreaterThanOrEqual(24)
})

test.each(films.map((film) => [film.id, film] as const))(
  '%s moves from its first second to its last, and its words stand above the frame',
  (_, film) => {
    const scene = readScene(filmScene(film))
    expect(scene.motion).toEqual({ seconds: filmSeconds, fps: 30 })
    const at = (seconds: number) => JSON.stringify(sceneAt(scene, seconds).layers)
    const moments = [0, 1, 2, 3, 4, 5, 6, 7, 7.9]
    const still = moments.filter((seconds) => at(seconds) === at(seconds + 0.09))
    expect(still).toEqual([])
    const message = sceneAt(scene, filmSeconds).layers.find(({ id }) => id === 'message')!
    expect([message.opacity ?? 1, message.shift]).toEqual([1, [0, 0]])
    expect(message.box.y + message.box.height).toBeLessThanOrEqual(sheetOf(film.shape).end)
  },
)

test('a film of a poster that is not there is a fault', () => {
  expect(() => filmsOf([{ of: 'nothing', move: () => [] }])).toThrow('nothing')
})
