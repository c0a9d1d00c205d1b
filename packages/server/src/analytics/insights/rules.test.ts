import { expect, test } from 'vitest'
import { monthsOf, pointsOf, sessionsAt, spanBefore, sumsAt } from './rules.ts'

test('two months are days, more are months; both ends are cut', () => {
  expect(pointsOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    { from: '2026-02-27', to: '2026-02-27' },
    { from: '2026-02-28', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-01' },
  ])
  expect(pointsOf({ from: '2026-01-01', to: '2026-03-03' })).toHaveLength(62)
  expect(pointsOf({ from: '2025-12-31', to: '2026-03-03' })).toEqual([
    { from: '2025-12-31', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-03' },
  ])
  expect(monthsOf({ from: '2028-02-10', to: '2028-02-29' })).toEqual([
    { from: '2028-02-10', to: '2028-02-29' },
  ])
})

test('days are summed into points; a week reaches back before the first of them', () => {
  const points = [
    { from: '2026-03-08', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-31' },
  ]
  const counted = [
    { day: '2026-03-01', value: 100 },
    { day: '2026-03-02', value: 5 },
    { day: '2026-03-08', value: 2 },
    { day: '2026-03-31', value: 1 },
  ]
  expect(sessionsAt(points, counted).map(({ value, week }) => [value, week])).toEqual([
    [2, 7],
    [1, 1],
  ])
  expect(sumsAt(points, counted).map(({ value }) => value)).toEqual([2, 1])
})

test('the days before are as many, and end the day before', () => {
  expect(spanBefore({ from: '2026-02-09', to: '2026-03-10' })).toEqual({
    from: '2026-01-10',
    to: '2026-02-08',
  })
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  })
})
