import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { themeFor } from '../theme.ts'
import { SortHandle } from './SortableItem.tsx'
import { SortableRows } from './SortableRows.tsx'

type Row = { id: number; version: number }
const queryKey = ['rows']
const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id, version: 1 }))

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
// This stand-in for a page lays nothing out: a list is moved in by where its rows are.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li')
    const place = item ? [...item.parentElement!.children].indexOf(item) : 0
    return new DOMRect(0, place * 60, 300, 60)
  })
  return () => vi.restoreAllMocks()
})

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

function List({
  read,
  save,
}: {
  read: () => Promise<Row[]>
  save: (row: Row, place: number) => Promise<Row>
}) {
  const { data = [] } = useQuery({ queryKey, queryFn: read })
  return (
    <SortableRows
      label="Rows"
      rows={data}
      queryKey={queryKey}
      idOf={({ id }) => id}
      nameOf={({ id }) => `row ${id}`}
      onMove={save}
    >
      {({ id }) => (
        <>
          <SortHandle name={`row ${id}`} />
          {id}
        </>
      )}
    </SortableRows>
  )
}

let queries: QueryClient
async function open(read: () => Promise<Row[]>, save: (row: Row, place: number) => Promise<Row>) {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queries.setQueryData(queryKey, rowsOf(1, 2, 3))
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <ThemeProvider theme={themeFor('#0f766e')}>
          <List read={read} save={save} />
        </ThemeProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Rows' })
}

const order = () => screen.getAllByRole('listitem').map((item) => Number(item.textContent))
const said = (words: RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))

/** One place up or down, by keys; `first` happens right before the row is put down. */
async function move(id: number, key: 'ArrowUp' | 'ArrowDown', first: () => unknown = () => undefined) {
  const handle = screen.getByRole('button', { name: `Move row ${id}` })
  handle.focus()
  fireEvent.keyDown(handle, { code: 'Space' })
  await said(/picked up|is over/)
  await soon()
  const from = screen.getByRole('status').textContent
  fireEvent.keyDown(document, { code: key })
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(from))
  first()
  fireEvent.keyDown(document, { code: 'Space' })
  await said(/moved to/)
}

test('an answer asked for before a move knows the old order: it is not waited for, and the list is read again afterwards', async () => {
  const [old, kept, fresh] = [
    Promise.withResolvers<Row[]>(),
    Promise.withResolvers<Row>(),
    Promise.withResolvers<Row[]>(),
  ]
  const reads = [old, fresh]
  const saved: [number, number][] = []
  await open(
    () => reads.shift()!.promise,
    ({ id }, place) => {
      saved.push([id, place])
      return kept.promise
    },
  )
  act(() => void queries.invalidateQueries({ queryKey }))
  await move(3, 'ArrowUp')
  expect(order()).toEqual([1, 3, 2])
  await act(async () => {
    old.resolve(rowsOf(1, 2, 3))
    await soon()
  })
  expect(order()).toEqual([1, 3, 2])
  await act(async () => kept.resolve({ id: 3, version: 2 }))
  await waitFor(() => expect(reads).toEqual([]))
  await act(async () => fresh.resolve(rowsOf(4, 1, 3, 2)))
  await waitFor(() => expect(order()).toEqual([4, 1, 3, 2]))
  expect(saved).toEqual([[3, 1]])
})

test('what came of rows after they were drawn stays when one of them is put down', async () => {
  const saved: Row[] = []
  await open(
    () => Promise.resolve(queries.getQueryData<Row[]>(queryKey)!),
    (row) => {
      saved.push(row)
      return Promise.resolve({ ...row, version: row.version + 1 })
    },
  )
  await move(3, 'ArrowUp', () =>
    queries.setQueryData<Row[]>(queryKey, (all) => all?.map((row) => ({ ...row, version: 7 }))),
  )
  await waitFor(() =>
    expect(queries.getQueryData<Row[]>(queryKey)).toEqual([
      { id: 1, version: 7 },
      { id: 3, version: 8 },
      { id: 2, version: 7 },
    ]),
  )
  expect([saved, order()]).toEqual([[{ id: 3, version: 7 }], [1, 3, 2]])
})
