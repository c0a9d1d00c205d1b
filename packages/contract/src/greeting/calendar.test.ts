import { expect, test } from 'vitest'
import { addMonths, daysOfMonth, isUrgent, spanOfMonth, weeksOf } from './calendar.ts'

test('months follow one another over the end of a year, both ways', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), addMonths('2027-01', 25)]).toEqual([
    '2027-01',
    '2026-12',
    '2029-02',
  ])
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
})

test('weeks begin with Sunday or Monday, are whole, and lie within what is asked for', () => {
  // 1 November 2026 is a Sunday.
  expect(weeksOf('2026-11', 7)[0]![0]).toBe('2026-11-01')
  expect(weeksOf('2026-11', 1)[0]![0]).toBe('2026-10-26')
  for (const firstDay of [1, 7])
    for (let at = 0; at < 48; at++) {
      const month = addMonths('2026-01', at)
      const weeks = weeksOf(month, firstDay)
      const { first, last } = daysOfMonth(month)
      const { from, until } = spanOfMonth(month)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days.includes(first) && days.includes(last)).toBe(true)
      expect(weeks[0]!.includes(first) && weeks.at(-1)!.includes(last)).toBe(true)
      expect(days[0]! >= from && days.at(-1)! <= until).toBe(true)
      expect(new Date(days[0]!).getUTCDay()).toBe(firstDay % 7)
    }
})

test('urgent is what has no picture from today to the fifteenth day after it, in the language that is looked at', () => {
  const today = '2026-11-22'
  const none = { counts: [] }
  const hindi = { counts: [{ language: 'hi' as const, shape: 'SQUARE' as const, pictures: 2 }] }
  const urgent = (day: string, occasion: Parameters<typeof isUrgent>[0] = none, language?: 'hi' | 'ta') =>
    isUrgent(occasion, { day, today, language })
  expect(['2026-11-21', today, '2026-12-07', '2026-12-08'].map((day) => urgent(day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([urgent(today, hindi), urgent(today, hindi, 'hi'), urgent(today, hindi, 'ta')]).toEqual([
    false,
    false,
    true,
  ])
})
