import { expect, test } from 'vitest'
import { monthSpans } from './rules.ts'

test.each([
  ['2026-11-22', '2026-10-01', '2026-10-22'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2025-12-01', '2025-12-01'],
])('%s is held against %s to %s', (today, from, to) => {
  expect(monthSpans(today)).toEqual({
    now: { from: `${today.slice(0, 8)}01`, to: today },
    before: { from, to },
  })
})
