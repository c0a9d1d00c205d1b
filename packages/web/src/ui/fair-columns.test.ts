import { expect, test } from 'vitest'
import { fairColumns } from './fair-columns.ts'

const sums = (heights: number[]) =>
  fairColumns(heights).reduce<[number, number]>(
    ([left, right], isRight, place) =>
      isRight ? [left, right + heights[place]!] : [left + heights[place]!, right],
    [0, 0],
  )

test('two columns end as near to each other as can be', () => {
  expect(sums([720, 676, 655, 230, 297, 318, 588, 655, 205, 695, 695])).toEqual([2863, 2871])
  expect(sums([700, 100, 100, 100, 100, 100, 100, 100])).toEqual([700, 700])
})

test('the first stands left and the second beside it, whatever they are', () => {
  expect(fairColumns([])).toEqual([])
  expect(fairColumns([5])).toEqual([false])
  expect(fairColumns([5, 900])).toEqual([false, true])
  expect(fairColumns([5, 900, 5]).slice(0, 2)).toEqual([false, true])
})
