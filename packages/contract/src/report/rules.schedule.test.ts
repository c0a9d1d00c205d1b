import { expect, test } from 'vitest'
import { coveredDays, dueAfter, dueOn } from './rules.schedule.ts'

test.each([
  ['day', '2026-11-22', '2026-11-22', '2026-11-23', { from: '2026-11-21', to: '2026-11-21' }],
  ['week', '2026-11-22', '2026-11-16', '2026-11-23', { from: '2026-11-09', to: '2026-11-15' }],
  ['week', '2026-11-23', '2026-11-23', '2026-11-30', { from: '2026-11-16', to: '2026-11-22' }],
  ['month', '2026-11-22', '2026-11-01', '2026-12-01', { from: '2026-10-01', to: '2026-10-31' }],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01', { from: '2026-11-01', to: '2026-11-30' }],
] as const)('%s, looked at on %s', (every, today, due, next, days) => {
  expect(dueOn(every, today)).toBe(due)
  expect(dueAfter(every, today)).toBe(next)
  expect(coveredDays('payments', every, due)).toEqual(days)
  expect(coveredDays('expiring', every, due)).toEqual({})
})
