import { expect, test } from 'vitest'
import { moveStep } from './step-counter.ts'

test.each([
  [0, 'up', 6, 1],
  [5, 'up', 6, 5],
  [3, 'down', 6, 2],
  [0, 'down', 6, 0],
  [4, 'reset', 6, 0],
] as const)('from %i %s of %i is %i', (step, move, steps, wanted) => {
  expect(moveStep(step, move, steps)).toBe(wanted)
})
