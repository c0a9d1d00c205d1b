import { expect, test } from 'vitest'
import { pageState, pageValidUntil } from './rules.ts'

const card = {
  status: 'ACTIVE',
  deleted: false,
  suspended: false,
  expiryDateForCustomer: '2026-11-20',
  paymentStatus: 1,
} as const

test.each([
  ['last day', card, '2026-11-20', 'live', null],
  ['trial', { ...card, paymentStatus: 0 }, '2026-11-15', 'live', 'trial'],
  ['no validity', { ...card, expiryDateForCustomer: null }, '2026-11-20', 'live', null],
  ['first day of grace', card, '2026-11-21', 'live', 'grace'],
  ['last day of grace', card, '2026-11-27', 'live', 'grace'],
  ['expired', card, '2026-11-28', 'expired', null],
  ['last expired page', card, '2027-02-25', 'expired', null],
  ['gone', card, '2027-02-26', 'deleted', null],
  ['paused', { ...card, status: 'INACTIVE' }, '2026-11-20', 'inactive', null],
  ['suspended', { ...card, suspended: true }, '2026-11-20', 'inactive', null],
  ['draft', { ...card, status: 'DRAFT' }, '2026-11-20', 'unknown', null],
  ['deleted', { ...card, deleted: true }, '2026-11-20', 'deleted', null],
] as const)('%s', (_what, facts, today, state, notice) => {
  expect(pageState(facts, today)).toEqual({ state, notice })
})

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20', '2026-11-21', '2026-11-27T18:30:00.000Z'],
  ['2026-11-20', '2026-12-01', '2027-02-25T18:30:00.000Z'],
])('expiry %s, seen on %s: good until %s', (expiry, today, until) => {
  expect(new Date(pageValidUntil(expiry, today)!).toISOString()).toBe(until)
})

test('a page without expiry stays good', () => {
  expect(pageValidUntil(null, '2026-11-20')).toBeNull()
  expect(pageValidUntil('2020-01-01', '2026-11-20')).toBeNull()
})
