import { nobody, type PersonField, personFields } from '@parichay/contract/pdf-card/people.ts'
import Papa from 'papaparse'
import type { Cells } from './import-rows.ts'
import type { TableRow } from './table.ts'

/** A block of cells as spreadsheets put it on the clipboard; null for plain words, which belong into one cell. */
export function readPasted(text: string): Cells | null {
  if (!/[\t\n\r]/.test(text.replace(/\r?\n$/, ''))) return null
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' })
  return data
}

const longest = 300
/**
 * Lays a block over the table from one cell on: rows that are there are overwritten, further ones begin behind them with
 * `fresh`. What is right of the last column is left out. At most `most` rows in all.
 */
export function layBlock(
  rows: readonly TableRow[],
  block: Cells,
  at: { row: number; field: PersonField },
  { fresh, most }: { fresh: (offset: number) => TableRow; most: number },
): { rows: TableRow[]; leftOut: number } {
  const column = personFields.indexOf(at.field)
  const room = Math.max(0, most - at.row)
  const laid = block.slice(0, room).map((cells, i) => {
    const row = rows[at.row + i] ?? fresh(at.row + i - rows.length)
    const facts = { ...nobody, ...row.facts }
    cells.forEach((text, c) => {
      const field = personFields[column + c]
      if (field) facts[field] = text.replace(/\s+/g, ' ').trim().slice(0, longest)
    })
    return { ...row, facts }
  })
  return { rows: laid, leftOut: block.length - laid.length }
}
