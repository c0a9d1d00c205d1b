import { mostExported } from '@parichay/contract/activity/list-export.ts'
import { expect, test } from 'vitest'
import { fileRows, filtersOf, newWalk, walkList } from './list-file.ts'

type Row = { id: number; name: string }
const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: first + at, name: `Name ${first + at}` }))
const keyOf = ({ id }: Row) => id
const { signal } = new AbortController()

test('a walk that failed goes on from the part it reached, and has a row that slid once', async () => {
  const asked: unknown[] = []
  let isAway = true
  const read = async (from: { at: unknown } | undefined) => {
    asked.push(from?.at)
    if (from?.at === 2 && isAway) throw new Error('away')
    return from ? { list: rowsFrom(3, 2), next: undefined } : { list: rowsFrom(1, 3), next: { at: 2 } }
  }
  const walk = newWalk<Row>()
  await expect(walkList(walk, read, keyOf, signal, () => {})).rejects.toThrow('away')
  expect(walk.rows.size).toBe(3)
  isAway = false
  await walkList(walk, read, keyOf, signal, () => {})
  expect(asked).toEqual([undefined, 2, 2])
  expect([...walk.rows.keys()]).toEqual([1, 2, 3, 4])
  expect(walk.isCut).toBe(false)
})

test('a file ends at its bound and says so', async () => {
  const walk = newWalk<Row>()
  const read = async (from: { at: unknown } | undefined) => {
    const at = (from?.at as number | undefined) ?? 0
    return { list: rowsFrom(at, 3000), next: { at: at + 3000 } }
  }
  await walkList(walk, read, keyOf, signal, () => {})
  expect(walk.rows.size).toBe(mostExported)
  expect(walk.isCut).toBe(true)
})

test('a cell is its words, runs nothing, and a phone number stays a text', () => {
  const columns = [
    { id: 'name', head: 'Name', cell: (row: Row) => row.name },
    { id: 'drawn', head: 'Drawn', cell: () => null, text: () => 7 },
    { id: 'none', head: 'None', cell: () => '–' },
    { id: 'owed', head: 'Owed', cell: () => null, text: () => -12.5 },
    { id: 'due', head: 'Due', cell: () => '-12.50' },
  ]
  const more = [{ head: 'Phone', text: () => '+91 98765 10001' }]
  const file = { list: 'people', number: 'Number', more, record: async () => {} } as const
  expect(fileRows([{ id: 5, name: '=1+1' }], file, columns, keyOf)).toEqual([
    ['Number', 'Name', 'Drawn', 'None', 'Owed', 'Due', 'Phone'],
    ['5', "'=1+1", '7', '', '-12.5', '-12.50', '91 98765 10001'],
  ])
})

test('the log keeps what a list is narrowed to, not where one stands in it', () => {
  expect(filtersOf({ search: 'ann', stars: 5, page: 3, pageSize: 50, row: 7, sort: undefined })).toEqual({
    search: 'ann',
    stars: '5',
  })
})
