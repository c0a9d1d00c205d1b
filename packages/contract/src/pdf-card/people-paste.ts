import { nobody, type PersonField, personFields } from './people.ts'
import type { Cells } from './people-import.ts'
import type { TableRow } from './people-table.ts'

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
