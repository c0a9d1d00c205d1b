import { InsightFilters } from '@parichay/contract/analytics/insights.ts'
import { expect, test } from 'vitest'
import { keyOf, type Question, questionOf, usual } from './rules.kept.ts'

const now = new Date('2026-03-10T18:00:00Z')
const ask = (query: object): Question => ({ what: 'insights', query: InsightFilters.parse(query) })

test('the same question has the same key, however it was asked', () => {
  const key = keyOf(usual[0], now)
  expect(keyOf(ask({ to: '2026-03-10' }), now)).toBe(key)
  expect(keyOf(ask({ from: '2026-02-09' }), now)).toBe(key)
  expect(keyOf({ ...usual[0], query: { ...usual[0].query, agencyId: undefined } }, now)).toBe(key)
  expect(keyOf(ask({ state: 'Gujarat', agencyId: '3' }), now)).toBe(
    keyOf(ask({ agencyId: '3', state: 'Gujarat' }), now),
  )
})

test('every part of a question is in its key', () => {
  const all = [
    {},
    { from: '2026-02-08' },
    { to: '2026-03-09' },
    { agencyId: '3' },
    { agencyId: '4' },
    { state: 'Gujarat' },
    { category: 'Doctor' },
    { planId: '3' },
    { madeBy: '3' },
    { origin: 'creator' },
  ].map((query) => keyOf(ask(query), now))
  expect(new Set([...all, keyOf(usual[1], now)]).size).toBe(all.length + 1)
})

test('days up to today move on with it, days before stay; a day ends at midnight in India', () => {
  const later = new Date('2026-03-10T18:31:00Z')
  const moving = keyOf(ask({ from: '2026-03-01', madeBy: '7' }), now)
  expect(questionOf(moving, now).query).toEqual({ from: '2026-03-01', to: '2026-03-10', madeBy: 7 })
  expect(questionOf(moving, later).query).toEqual({ from: '2026-03-02', to: '2026-03-11', madeBy: 7 })
  expect(keyOf(questionOf(moving, later), later)).toBe(moving)
  const fixed = keyOf(ask({ from: '2026-02-01', to: '2026-02-28' }), now)
  expect(questionOf(fixed, later)).toEqual(ask({ from: '2026-02-01', to: '2026-02-28' }))
})
