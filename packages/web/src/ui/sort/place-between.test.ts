import { expect, test } from 'vitest'
import { placeBetween } from './place-between.ts'

const rows = (...orders: number[]) => orders.map((order, id) => ({ id, order }))
const after = (things: { id: number; order: number }[], changes: { id: number; order: number }[]) =>
  things
    .map((one) => changes.find(({ id }) => id === one.id) ?? one)
    .sort((one, other) => one.order - other.order || one.id - other.id)
    .map(({ id }) => id)

test('one number is enough between two others, at either end too', () => {
  expect(placeBetween(rows(0, 1, 2, 3), 3, 1)).toEqual([{ id: 3, order: 0.5 }])
  expect(placeBetween(rows(0, 1, 2), 0, 2)).toEqual([{ id: 0, order: 6 }])
  expect(after(rows(4, 5, 6), placeBetween(rows(4, 5, 6), 2, 0))).toEqual([2, 0, 1])
  expect(placeBetween(rows(0, 1), 1, 1)).toEqual([])
})

test('without room all get new numbers, and the order is the wished one', () => {
  for (const things of [rows(0, 0, 0, 0), rows(0, 1, 1, 2), rows(0, 1e-9, 2, 3)])
    expect(after(things, placeBetween(things, 3, 1))).toEqual([0, 3, 1, 2])
  expect(after(rows(0, 1, 2), placeBetween(rows(0, 1, 2), 2, 0))).toEqual([2, 0, 1])
})
