import { expect, test } from 'vitest'
import { failureDelaySec, waitAfterFailure } from './rules.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [10, 32],
  [11, 60],
  [30, 60],
])('%i failures cost %i seconds', (failures, seconds) => {
  expect(failureDelaySec(failures)).toBe(seconds)
})

test('the wait runs from the last failure', () => {
  const last = new Date('2026-11-20T10:00:00Z')
  expect(waitAfterFailure(7, last, new Date('2026-11-20T10:00:01Z'))).toBe(3)
  expect(waitAfterFailure(7, last, new Date('2026-11-20T10:00:05Z'))).toBe(0)
  expect(waitAfterFailure(7, null, last)).toBe(0)
})
