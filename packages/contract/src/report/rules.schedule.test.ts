import { expect, test } from 'vitest'
import { coveredDays, dueAfter, dueOn, goesOutNext } from './rules.schedule.ts'

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

test.each([
  // Monday is the 23rd.
  ['this morning, before it went out', 'week', '2026-11-20', null, '2026-11-23', 7, '2026-11-23'],
  ['it went out this morning', 'week', '2026-11-20', '2026-11-23', '2026-11-23', 9, '2026-11-30'],
  ['nothing ran on Monday', 'week', '2026-11-01', '2026-11-16', '2026-11-24', 7, '2026-11-24'],
  ['nothing ran until the afternoon', 'week', '2026-11-01', '2026-11-16', '2026-11-24', 15, '2026-11-24'],
  ['nothing ran all day', 'week', '2026-11-01', '2026-11-16', '2026-11-24', 21, '2026-11-25'],
  ['it was caught up with on Tuesday', 'week', '2026-11-01', '2026-11-24', '2026-11-25', 7, '2026-11-30'],
  ['made on a Monday, it begins with the next', 'week', '2026-11-23', null, '2026-11-23', 7, '2026-11-30'],
  ['this morning, before it went out', 'day', '2026-11-20', '2026-11-22', '2026-11-23', 7, '2026-11-23'],
  ['nothing ran until the afternoon', 'day', '2026-11-20', '2026-11-22', '2026-11-23', 15, '2026-11-23'],
  ['today’s was missed', 'day', '2026-11-20', '2026-11-22', '2026-11-23', 21, '2026-11-24'],
  ['made today', 'day', '2026-11-23', null, '2026-11-23', 7, '2026-11-24'],
  ['on the first, before it went out', 'month', '2026-11-20', null, '2026-12-01', 6, '2026-12-01'],
  ['on the first, afterwards', 'month', '2026-11-20', '2026-12-01', '2026-12-01', 15, '2027-01-01'],
] as const)('%s: each %s, made on %s, sent on %s', (_when, every, madeOn, sentOn, today, hour, next) => {
  expect(goesOutNext(every, { madeOn, sentOn }, { today, hour })).toBe(next)
})
