import { expect, test } from 'vitest'
import { monthsOf, pointsOf } from './rules.ts'

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
