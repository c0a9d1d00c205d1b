import { describe, expect, test } from 'vitest'
import {
  addBreak,
  dayFault,
  dayKind,
  removeBreak,
  setDays,
  usualWeek,
  withKind,
  workingDaysAlike,
  type Span,
} from './hours.ts'

const shop: Span[] = [{ from: '10:00', to: '20:00' }]
const split: Span[] = [
  { from: '10:00', to: '13:30' },
  { from: '16:00', to: '20:00' },
]

test('the usual week is open Monday to Saturday', () => {
  const week = usualWeek()
  expect(week.sun).toEqual([])
  expect(workingDaysAlike(week)).toBe(true)
  expect(workingDaysAlike({ ...week, wed: split })).toBe(false)
})

test.each([
  [[], 'closed'],
  [[{ from: '00:00', to: '24:00' }], 'whole-day'],
  [[{ from: '00:00', to: '00:00' }], 'whole-day'],
  [shop, 'open'],
  [split, 'open'],
] as const)('%j is %s', (spans, kind) => expect(dayKind(spans)).toBe(kind))

test('choosing a kind keeps times that are there', () => {
  expect(withKind(split, 'open')).toEqual(split)
  expect(withKind([], 'open')).toEqual([{ from: '10:00', to: '20:00' }])
  expect(withKind(split, 'closed')).toEqual([])
  expect(dayKind(withKind(split, 'whole-day'))).toBe('whole-day')
})

describe('breaks', () => {
  test('lunch where it fits', () => expect(addBreak(shop)).toEqual(split))
  test('the middle where lunch does not fit', () =>
    expect(addBreak([{ from: '06:00', to: '12:00' }])).toEqual([
      { from: '06:00', to: '08:30' },
      { from: '09:30', to: '12:00' },
    ]))
  test('past midnight', () =>
    expect(addBreak([{ from: '18:00', to: '02:00' }])).toEqual([
      { from: '18:00', to: '21:30' },
      { from: '22:30', to: '02:00' },
    ]))
  test('an hour has no room for one', () =>
    expect(addBreak([{ from: '10:00', to: '11:00' }])).toEqual([{ from: '10:00', to: '11:00' }]))
  test('never more than three openings', () => {
    const three = addBreak(split)
    expect(three).toHaveLength(3)
    expect(addBreak(three)).toEqual(three)
  })
  test('removing joins what stood around it', () => {
    expect(removeBreak(split, 1)).toEqual(shop)
    expect(removeBreak(split, 0)).toEqual(split)
  })
})

test('copying makes days of their own', () => {
  const week = setDays(usualWeek(), ['tue', 'sun'], split)
  expect(week.sun).toEqual(split)
  expect(week.tue[0]).not.toBe(week.sun[0])
  expect(week.mon).toEqual(shop)
})

test.each([
  [shop, null],
  [split, null],
  [[{ from: '18:00', to: '02:00' }], null],
  [[{ from: '00:00', to: '24:00' }], null],
  // Both times typed as midnight: the editor shows '24 hours' then, without times to mend.
  [[{ from: '00:00', to: '00:00' }], null],
  [[{ from: '10:00', to: '10:00' }], 'empty'],
  [[{ from: '', to: '10:00' }], 'empty'],
  [
    [
      { from: '10:00', to: '16:00' },
      { from: '15:00', to: '20:00' },
    ],
    'overlap',
  ],
  [
    [
      { from: '18:00', to: '02:00' },
      { from: '20:00', to: '21:00' },
    ],
    'overlap',
  ],
] as const)('%j: %s', (spans, fault) => expect(dayFault(spans)).toBe(fault))
