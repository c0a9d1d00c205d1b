import type { Cells } from '@parichay/contract/pdf-card/people-import.ts'
import Papa from 'papaparse'

/** A block of cells as spreadsheets put it on the clipboard; null for plain words, which belong into one cell. */
export function readPasted(text: string): Cells | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/[\t\n]/.test(lines)) return null
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: '\t', newline: '\n' })
  // A quotation mark that is never closed is a letter: all that follows would be one cell.
  return errors.some(({ code }) => code === 'MissingQuotes')
    ? lines.split('\n').map((line) => line.split('\t'))
    : data
}
