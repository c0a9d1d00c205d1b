import type { Cells } from '@parichay/contract/pdf-card/people-import.ts'
import Papa from 'papaparse'

/** A block of cells as spreadsheets put it on the clipboard; null for plain words, which belong into one cell. */
export function readPasted(text: string): Cells | null {
  if (!/[\t\n\r]/.test(text.replace(/\r?\n$/, ''))) return null
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data
}
