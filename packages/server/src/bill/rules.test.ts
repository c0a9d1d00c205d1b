import { expect, test } from 'vitest'
import { openMonths, yearLine } from './rules.ts'

test('open months are what lies before, between and after the closed ones', () => {
  const open = (...closed: string[]) =>
    openMonths(7, closed).map(({ after, before }) => `${after ?? ''}..${before ?? ''}`)
  expect(open()).toEqual(['..'])
  expect(open('2026-09', '2026-10', '2026-11')).toEqual(['..2026-09', '2026-11..'])
  expect(open('2026-11', '2026-12', '2027-01')).toEqual(['..2026-11', '2027-01..'])
  expect(open('2026-12', '2026-09')).toEqual(['..2026-09', '2026-09..2026-12', '2026-12..'])
  expect(openMonths(7, [])).toEqual([{ agencyId: 7, after: null, before: null }])
})

test.each([
  ['agency-pdf', { quantity: 1 }, '1 card'],
  ['agency-pdf', { quantity: 50 }, '50 cards'],
  ['annual', {}, '1 year'],
  ['agency-image', { years: 2 }, '2 years'],
])('a line for %s with %o says %s', (kind, snapshot, detail) => {
  expect(yearLine({ kind, amount: 10_000, snapshot }).detail).toBe(detail)
})
