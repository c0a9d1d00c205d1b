import { expect, test } from 'vitest'
import { makeSeldom } from './seldom.ts'

test('the same is said once in a while, with how often it was meanwhile; something else is said at once', () => {
  let now = 0
  const again = makeSeldom(30_000, () => now)
  expect(again('away')).toBe(0)
  for (now = 1000; now < 30_000; now += 1000) expect(again('away')).toBe(null)
  expect(again('refused')).toBe(0)
  now = 30_000
  expect(again('away')).toBe(29)
  now = 90_000
  expect(again('away')).toBe(0)
})
