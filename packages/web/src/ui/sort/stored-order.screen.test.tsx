import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useStoredOrder } from './stored-order.ts'

type Row = { id: number; order: number; version: number }
const queryKey = ['rows']

function begin(save: (row: Row, order: number) => Promise<Row>) {
  const queries = new QueryClient()
  const rows: Row[] = [1, 2, 3].map((id) => ({ id, order: id * 8, version: 1 }))
  queries.setQueryData(queryKey, rows)
  let read = 0
  const { result } = renderHook(
    () => useStoredOrder<Row>({ queryKey, idOf: ({ id }) => id, save, refresh: () => (read += 1) }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  )
  const now = () => queries.getQueryData<Row[]>(queryKey)!
  return {
    move: (from: number, to: number) => result.current(now(), from, to),
    ids: () => now().map(({ id }) => id),
    readAgain: () => read,
  }
}
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('moves that come faster than the server answers are each made over the version the one before left', async () => {
  const stored = new Map([1, 2, 3].map((id) => [id, 1]))
  const refusals: Row[] = []
  const { move, ids, readAgain } = begin(async (row, order) => {
    await soon()
    if (stored.get(row.id) !== row.version) refusals.push(row)
    stored.set(row.id, row.version + 1)
    return { ...row, order, version: row.version + 1 }
  })
  await act(async () => {
    const first = move(2, 0)
    await soon()
    expect(ids()).toEqual([3, 1, 2])
    await Promise.all([first, move(0, 1)])
  })
  expect(ids()).toEqual([1, 3, 2])
  expect([refusals, stored.get(3), readAgain()]).toEqual([[], 3, 1])
})

test('a move that is refused is taken back on the screen, and read again', async () => {
  const { move, ids, readAgain } = begin(() => Promise.reject(new Error('no')))
  await act(() => move(0, 2))
  expect(ids()).toEqual([1, 2, 3])
  expect(readAgain()).toBe(1)
})
