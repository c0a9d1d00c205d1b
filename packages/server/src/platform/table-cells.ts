import { guardedCell } from '@parichay/contract/csv.ts'
import type { CellKind, ReportCell } from '@parichay/contract/report/fields.ts'

/** A column of a file: its heading, and what its values are. */
export type TableColumn = { head: string; kind: CellKind }

/** A number of a phone as text that no spreadsheet takes for a sum: `91 98765 43210`, without the plus that would begin a formula. */
export function phoneCell(text: string): string {
  const digits = text.replace(/^\+/, '')
  if (!/^\d{9,15}$/.test(digits)) return guardedCell(text)
  return [digits.slice(0, -10), digits.slice(-10, -5), digits.slice(-5)].filter(Boolean).join(' ')
}

/** Paise as rupees with two decimals, for a machine: no sign of the currency, no commas. */
export const rupeeText = (paise: number): string => {
  const whole = Math.floor(Math.abs(paise) / 100)
  return `${paise < 0 ? '-' : ''}${whole}.${String(Math.abs(paise) % 100).padStart(2, '0')}`
}

/** A value as text of a CSV cell; text that a spreadsheet would run is guarded, our own numbers are not. */
export function csvCell(kind: CellKind, value: ReportCell): string {
  if (value === null) return ''
  if (kind === 'rupees') return rupeeText(Number(value))
  if (kind === 'number') return String(value)
  if (kind === 'phone') return phoneCell(String(value))
  return guardedCell(String(value))
}

/** Rows as lines of a CSV file, every cell in quotes. */
export const csvLines = (columns: readonly TableColumn[], rows: readonly ReportCell[][]): string =>
  rows.map((row) => quoted(row.map((value, index) => csvCell(columns[index]!.kind, value)))).join('')

/** The first line, behind the mark that makes spreadsheets read UTF-8. */
export const csvHead = (columns: readonly TableColumn[]): string =>
  `\uFEFF${quoted(columns.map(({ head }) => head))}`

/** A sentence as a line of its own. */
export const csvSentence = (text: string): string => quoted([csvCell('text', text)])

const quoted = (cells: readonly string[]) =>
  `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`

/** Letters of a cell that spreadsheets take. */
const longestCell = 32_767

/** Signs that XML forbids: one of them would make a whole workbook unreadable. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** A text as a workbook holds it. What looks like an escape of a sign, such as `_x003D_`, would be read as that sign, behind the guard (ECMA-376, 22.9.2.19). */
const sheetText = (text: string): string =>
  text
    .slice(0, longestCell)
    .toWellFormed()
    .replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x')

/** A value as a cell of a workbook: days are days, amounts are numbers, phones stay text. */
export function sheetCell(kind: CellKind, value: ReportCell): string | number | Date | null {
  if (value === null) return null
  if (kind === 'rupees') return Number(value) / 100
  if (kind === 'number') return Number(value)
  if (kind === 'date') return new Date(`${value}T00:00:00Z`)
  const text = String(value).replace(forbidden, '')
  return sheetText(kind === 'phone' ? phoneCell(text) : guardedCell(text))
}
