import { describe, expect, test } from 'vitest'
import { addDays } from '../business/rules.ts'
import {
  addMonths,
  billState,
  closeDay,
  dueDay,
  isBillOpen,
  issueDay,
  lastDayOf,
  monthOf,
  outstandingOf,
  payableUntil,
  slabPrice,
  yearsOf,
} from './rules.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months: %s', (month, months, after) => expect(addMonths(month, months)).toBe(after))

test('days of the bill of November', () => {
  expect([monthOf('2026-11-30'), issueDay('2026-11'), closeDay('2026-11'), dueDay('2026-11')]).toEqual([
    '2026-11',
    '2026-12-01',
    '2026-12-05',
    '2026-12-15',
  ])
})

test('a due day is so many days after the last day of changes, in every month', () => {
  for (const month of ['2026-01', '2028-01', '2026-02', '2026-11', '2026-12'])
    for (let days = 0; days <= 60; days += 1)
      expect(dueDay(month, days)).toBe(addDays(`${addMonths(month, 1)}-05`, days))
})

test.each([
  ['2026-12-06', 10, '2026-12-15'],
  ['2026-12-07', 10, '2026-12-16'],
  ['2027-01-20', 10, '2027-01-29'],
  ['2027-01-20', 60, '2027-03-20'],
  ['2026-12-06', 0, '2026-12-06'],
  ['2027-01-20', 0, '2027-01-20'],
])('the bill of November that closes on %s with %i days to pay is payable until %s', (closes, days, until) =>
  expect(payableUntil('2026-11', closes, days)).toBe(until),
)

test.each([
  ['2026-10-31', true],
  ['2026-11-30', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
  ['2027-01-01', false],
  ['2027-12-01', false],
])('on %s cards move into and out of the bill of November: %s', (today, open) =>
  expect(isBillOpen('2026-11', today)).toBe(open),
)

describe('where a bill stands', () => {
  test.each([
    ['2026-11-30', 5000, 0, 'RUNNING'],
    ['2026-11-30', 0, 0, 'RUNNING'],
    ['2026-12-01', 5000, 0, 'OPEN'],
    ['2026-12-05', 5000, 5000, 'OPEN'],
    ['2026-12-06', 5000, 0, 'DUE'],
    ['2026-12-15', 5000, 4999, 'DUE'],
    ['2026-12-16', 5000, 4999, 'OVERDUE'],
    ['2026-12-16', 5000, 5000, 'PAID'],
    ['2027-12-16', 0, 0, 'NOTHING'],
  ] as const)('on %s with %i billed and %i paid: %s', (today, totalPaise, paidPaise, state) =>
    expect(billState('2026-11', { today, dueOn: dueDay('2026-11'), totalPaise, paidPaise })).toBe(state),
  )
  test('open for changes to the end of the 5th', () => {
    expect([isBillOpen('2026-11', '2026-12-05'), isBillOpen('2026-11', '2026-12-06')]).toEqual([true, false])
  })
})

test('outstanding: final bills only, what was paid taken off, too much paid never helps another month', () => {
  const bills = [
    { month: '2026-09', dueOn: dueDay('2026-09'), totalPaise: 10_000, paidPaise: 4_000 },
    { month: '2026-10', dueOn: dueDay('2026-10'), totalPaise: 20_000, paidPaise: 25_000 },
    { month: '2026-11', dueOn: dueDay('2026-11'), totalPaise: 30_000, paidPaise: 0 },
    { month: '2026-12', dueOn: dueDay('2026-12'), totalPaise: 40_000, paidPaise: 0 },
  ]
  expect(outstandingOf(bills, '2026-12-10')).toEqual({
    outstandingPaise: 36_000,
    overduePaise: 6_000,
    overdueSince: '2026-10-16',
  })
  expect(outstandingOf([], '2026-12-10')).toEqual({
    outstandingPaise: 0,
    overduePaise: 0,
    overdueSince: null,
  })
})

test.each([
  [1, 2000],
  [99, 2000],
  [100, 1500],
  [5000, 1200],
  [0, null],
])('%i PDF cards at once cost %s each', (quantity, price) => {
  const slabs = [
    { from: 1, pricePaise: 2000 },
    { from: 500, pricePaise: 1200 },
    { from: 100, pricePaise: 1500 },
  ]
  expect(slabPrice(slabs, quantity)).toBe(price)
})

test.each([
  ['2026-11-20', 1, '2027-11-19'],
  ['2026-01-01', 1, '2026-12-31'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-28'],
  ['2026-03-01', 2, '2028-02-29'],
])('from %s, %i years end on %s', (day, years, end) => expect(lastDayOf(day, years)).toBe(end))

test('yearly payments follow one another; a gap is not paid for', () => {
  const paid = [
    { paidOn: '2027-11-01', years: 1 },
    { paidOn: '2026-11-20', years: 1 },
    { paidOn: '2030-01-01', years: 2 },
  ]
  expect(yearsOf(paid).map(({ startsOn, endsOn }) => `${startsOn}..${endsOn}`)).toEqual([
    '2026-11-20..2027-11-19',
    '2027-11-20..2028-11-19',
    '2030-01-01..2031-12-31',
  ])
})
