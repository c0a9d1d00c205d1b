import { type ExportedList, mostExported } from '@parichay/contract/activity/list-export.ts'
import { guardedCell } from '@parichay/contract/csv.ts'
import type { Column } from './columns.ts'

/** A column of a file alone. */
export type FileColumn<T> = { head: string; text: (row: T) => string | number }

/** How a list is exported: what it is called in the activity log, and what its file says besides the columns. */
export type ListFile<T> = {
  list: ExportedList
  /** Notes who exports, before the first row is read; without that none is. */
  record: (list: ExportedList, filters: Record<string, string>, signal: AbortSignal) => Promise<void>
  /** The heading of the row's number, and of what stands in no column of its own. */
  number: string
  more?: readonly FileColumn<T>[]
}

/** Some rows of a list and where it goes on; without `next` they are the last. */
export type ListPart<Row> = { list: readonly Row[]; next: { at: unknown } | undefined }
/** Reads the rows from a place on, the beginning without one. */
export type ReadPart<Row> = (from: { at: unknown } | undefined, signal: AbortSignal) => Promise<ListPart<Row>>

/** A list whose reply is the whole of it: the rows as they stand on the screen. */
export const rowsAtHand =
  <Row>(list: readonly Row[]): ReadPart<Row> =>
  () =>
    Promise.resolve({ list, next: undefined })

/** What was read of a list so far. A part that was read is never asked for again. */
export type Walk<Row> = {
  rows: Map<string | number, Row>
  from: { at: unknown } | undefined
  isOver: boolean
  /** There are more rows than a file takes. */
  isCut: boolean
}
/** A walk that has read nothing yet. */
export const newWalk = <Row>(): Walk<Row> => ({
  rows: new Map(),
  from: undefined,
  isOver: false,
  isCut: false,
})

/**
 * Reads a list to its end, or to `mostExported` rows, into `walk`; `onRows` hears how many there are. Throws what reading
 * throws and leaves the walk where it stands, so that the next call goes on from there. A row that slid onto the next
 * page meanwhile is in the file once.
 */
export async function walkList<Row>(
  walk: Walk<Row>,
  read: ReadPart<Row>,
  keyOf: (row: Row) => string | number,
  signal: AbortSignal,
  onRows: (count: number) => void,
): Promise<void> {
  while (!walk.isOver) {
    const { list, next } = await read(walk.from, signal)
    signal.throwIfAborted()
    for (const row of list) {
      if (walk.rows.size < mostExported || walk.rows.has(keyOf(row))) walk.rows.set(keyOf(row), row)
      else walk.isCut = true
    }
    walk.isCut ||= next !== undefined && walk.rows.size >= mostExported
    walk.isOver = next === undefined || walk.rows.size >= mostExported
    walk.from = next
    onRows(walk.rows.size)
  }
}

const plain = (value: unknown) => (typeof value === 'string' && value !== '–' ? value : '')

/** A phone number keeps its blanks and loses its plus, so that it stays a text; a number or a sum (`-12.50`) below zero stays one that is added up. */
function cellOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = plain(value).replace(/^\+(?=\d)/, '')
  return /^-\d+\.\d\d$/.test(text) ? text : guardedCell(text)
}

/** The rows of a list for spreadsheets, headings first: the number, the columns, what is only in the file. Pure. */
export function fileRows<T>(
  rows: Iterable<T>,
  { number, more = [] }: ListFile<T>,
  columns: readonly Column<T>[],
  keyOf: (row: T) => string | number,
): string[][] {
  const shown = columns.filter(({ phoneOnly }) => !phoneOnly)
  return [
    [number, ...shown.map(({ head }) => head), ...more.map(({ head }) => head)].map(guardedCell),
    ...[...rows].map((row) => [
      cellOf(keyOf(row)),
      ...shown.map((column) => cellOf(column.text ? column.text(row) : column.cell(row))),
      ...more.map(({ text }) => cellOf(text(row))),
    ]),
  ]
}

/** What a list is narrowed to, for the activity log: its address without place and look. Pure. */
export function filtersOf(query: object): Record<string, string> {
  const place = new Set(['page', 'pageSize', 'fromEnd', 'row', 'view', 'post'])
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || place.has(name) ? [] : [[name, String(value).slice(0, 200)]],
    ),
  )
}
