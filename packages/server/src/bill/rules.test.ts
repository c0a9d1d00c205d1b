import { expect, test } from 'vitest'
import { openMonths } from './rules.ts'

test('open months are what lies before, between and after the closed ones', () => {
  const open = (...closed: string[]) =>
    openMonths(7, closed).map(({ after, before }) => `${after ?? ''}..${before ?? ''}`)
  expect(open()).toEqual(['..'])
  expect(open('2026-09', '2026-10', '2026-11')).toEqual(['..2026-09', '2026-11..'])
  expect(open('2026-11', '2026-12', '2027-01')).toEqual(['..2026-11', '2027-01..'])
  expect(open('2026-12', '2026-09')).toEqual(['..2026-09', '2026-09..2026-12', '2026-12..'])
  expect(openMonths(7, [])).toEqual([{ agencyId: 7, after: null, before: null }])
})
