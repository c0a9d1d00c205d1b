import { expect, test } from 'vitest'
import { pauseAfter } from './notifications.ts'

test('twenty seconds, then ever longer, never beyond five minutes', () => {
  expect([0, 1, 2, 6, 7, 40].map(pauseAfter)).toEqual([20_000, 30_000, 45_000, 227_812.5, 300_000, 300_000])
})
