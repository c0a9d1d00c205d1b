import { expect, test } from 'vitest'
import { imageStamp, stamped, turn, unseen, withViewed } from './feature.ts'

const week = 7 * 24 * 3_600_000

test.each([
  [0, 'next', 3, 1],
  [2, 'next', 3, 'closed'],
  [0, 'next', 1, 'closed'],
  [2, 'previous', 3, 1],
  [0, 'previous', 3, 0],
  [1, 'skip', 3, 'closed'],
] as const)('from %i %s of %i: %s', (place, to, count, result) => {
  expect(turn(place, to, count)).toBe(result)
})

test('only what was not viewed, in order', () => {
  expect(unseen([{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['b'])).toEqual([{ id: 'a' }, { id: 'c' }])
})

test('viewed ids stand once', () => {
  expect(withViewed(['a'], ['b', 'a'])).toEqual(['a', 'b'])
})

test.each([
  ['never', undefined, 5 * week, 5 * week],
  ['yesterday', 5 * week - 1000, 5 * week, 5 * week - 1000],
  ['a week ago', 4 * week, 5 * week, 5 * week],
  ['a clock set back', 6 * week, 5 * week, 5 * week],
])('stamp made %s', (_what, keptStamp, now, stamp) => {
  expect(imageStamp(keptStamp, now)).toBe(stamp)
})

test.each([
  ['/a.webp', '/a.webp?t=7'],
  ['/a.webp?x=1', '/a.webp?x=1&t=7'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('%s is asked for as %s', (image, address) => {
  expect(stamped(image, 7)).toBe(address)
})
