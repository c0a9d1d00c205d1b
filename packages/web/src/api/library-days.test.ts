import { expect, test } from 'vitest'
import { nextDay, yearlyDays } from './library-days.ts'

const on = (...days: string[]) => days.map((day) => ({ day, who: '' }))

test('a fixed date stands in this year and the next two, and where it stood before', () => {
  expect(yearlyDays(on('2025-01-26'), '2026-11-21').map(({ day }) => day)).toEqual([
    '2025-01-26',
    '2026-01-26',
    '2027-01-26',
    '2028-01-26',
  ])
  expect(yearlyDays(on('2028-02-29'), '2026-11-21').map(({ day }) => day)).toEqual(['2028-02-29'])
  expect(yearlyDays([], '2026-11-21')).toEqual([])
})

test('the next day, or the last that was', () => {
  expect(nextDay(on('2026-11-08', '2027-10-29'), '2026-11-21')).toBe('2027-10-29')
  expect(nextDay(on('2025-10-20'), '2026-11-21')).toBe('2025-10-20')
  expect(nextDay([], '2026-11-21')).toBeUndefined()
})
