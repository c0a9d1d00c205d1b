import { expect, test } from 'vitest'
import { append, editById, emptyList, type List, merge, prepend, removeById } from './list.ts'

type Row = { id: number; name: string }
const idOf = (row: Row) => row.id
const a = { id: 1, name: 'a' }
const b = { id: 2, name: 'b' }
const c = { id: 3, name: 'c' }
const two: List<Row> = { items: [a, b], total: 9 }

test.each([
  ['prepend grows the total', prepend(two, c), { items: [c, a, b], total: 10 }],
  [
    'append takes the total of the page',
    append(two, { items: [c], total: 8 }),
    { items: [a, b, c], total: 8 },
  ],
  ['append to nothing', append(emptyList<Row>(), two), two],
  ['edit changes one', editById(two, 2, { name: 'B' }, idOf), { items: [a, { id: 2, name: 'B' }], total: 9 }],
  ['edit of an unknown changes nothing', editById(two, 7, { name: 'x' }, idOf), two],
  ['remove shrinks the total', removeById(two, 1, idOf), { items: [b], total: 8 }],
  ['remove of an unknown keeps the total', removeById(two, 7, idOf), two],
  ['remove never goes below nothing', removeById({ items: [a], total: 0 }, 1, idOf), { items: [], total: 0 }],
  [
    'merge replaces in place and adds the rest',
    merge(two, { items: [c, { id: 1, name: 'A' }], total: 4 }, idOf),
    { items: [{ id: 1, name: 'A' }, b, c], total: 4 },
  ],
  [
    'merge of nothing keeps the items',
    merge(two, { items: [], total: 2 }, idOf),
    { items: [a, b], total: 2 },
  ],
] as const)('%s', (_what, result, expected) => {
  expect(result).toEqual(expected)
})

test('the given list stays as it was', () => {
  const before = structuredClone(two)
  merge(two, { items: [c], total: 1 }, idOf)
  editById(two, 1, { name: 'z' }, idOf)
  removeById(two, 1, idOf)
  expect(two).toEqual(before)
})
