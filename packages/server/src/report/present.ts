import { reportColumns, type ReportColumn, type ReportFormat } from '@parichay/contract/report/fields.ts'
import type { Readable } from 'node:stream'
import { drawTable, type Ending, type Rows } from '../platform/table-file.ts'

/** Rows of a report as a file that is written while it is read. */
export const drawReport = (
  format: ReportFormat,
  columns: readonly ReportColumn[],
  rows: Rows,
  ending?: Ending,
): Readable =>
  drawTable(
    format,
    columns.map((column) => reportColumns[column]),
    rows,
    ending,
  )
