import type { ReportCell } from '@parichay/contract/report/fields.ts'
import { writeXlsxStream } from 'hucre/xlsx'
import { Readable } from 'node:stream'
import { csvHead, csvLines, csvSentence, sheetCell, type TableColumn } from './table-cells.ts'

/** Batches of rows, as they come from the database. */
export type Rows = AsyncIterable<ReportCell[][]>

/** What each format is sent as. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A sentence below the last row, asked for once all of them are written; undefined for none. */
export type Ending = () => string | undefined

/** Rows as a file that is written while it is read: the next batch is asked for when the last one left. */
export const drawTable = (
  format: keyof typeof fileTypes,
  columns: readonly TableColumn[],
  rows: Rows,
  ending: Ending = () => undefined,
): Readable =>
  format === 'csv'
    ? Readable.from(csvOf(columns, rows, ending))
    : Readable.fromWeb(workbookOf(columns, rows, ending) as Parameters<typeof Readable.fromWeb>[0])

async function* csvOf(columns: readonly TableColumn[], rows: Rows, ending: Ending) {
  yield csvHead(columns)
  for await (const batch of rows) if (batch.length > 0) yield csvLines(columns, batch)
  const last = ending()
  if (last !== undefined) yield csvSentence(last)
}

const formats = { rupees: '#,##0.00', date: 'dd-mm-yyyy' } as const
const widths = { text: 24, phone: 18, number: 12, date: 13, rupees: 16 } as const

function workbookOf(columns: readonly TableColumn[], rows: Rows, ending: Ending) {
  async function* cells() {
    for await (const batch of rows)
      for (const row of batch) yield row.map((value, index) => sheetCell(columns[index]!.kind, value))
    const last = ending()
    if (last !== undefined) yield [sheetCell('text', last)]
  }
  return writeXlsxStream(cells(), {
    name: 'Report',
    columns: columns.map(({ head, kind }) => ({
      header: head,
      width: widths[kind],
      ...(kind in formats ? { numFmt: formats[kind as keyof typeof formats] } : {}),
    })),
    freezePane: { rows: 1 },
  })
}
