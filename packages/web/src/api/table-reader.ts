import { type Cells, textOfCell } from '@parichay/contract/pdf-card/people-import.ts'
import { NoTable, tableBounds } from '../ui/table-fault.ts'
import { readText } from './table-text.ts'

/** Rows of cells as text, as they stand in the file; the first may be headings. */
export type Table = Cells
/** A table with the sheet it stands in and all sheets that people see; text has none. */
export type ReadTable = { rows: Table; sheet: string; sheets: string[] }

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)
/** What Apple Numbers puts in front of the tables that it exports. */
const summary = 'Export Summary'
const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '')

/**
 * Reads CSV (commas, semicolons, tabs, quotes; UTF-8, UTF-16 and old Windows letters) and a sheet of XLSX: the one that is
 * asked for, else the first that people see with rows in it. Nothing is reckoned: a formula is its text, or in a workbook what it last
 * gave. Throws NoTable.
 */
export async function readTable(bytes: Uint8Array, wanted?: string): Promise<ReadTable> {
  if (bytes.length > tableBounds.bytes) throw new NoTable('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new NoTable(isLocked(bytes) ? 'locked' : 'old-excel')
  if (begins(bytes, 0x50, 0x4b)) return readWorkbook(bytes, wanted)
  const rows = bounded(readText(bytes))
  if (rows.length === 0) throw new NoTable('empty')
  return { rows, sheet: '', sheets: [] }
}

/** A workbook with a password lies in the same wrapping as an old one, under this name. */
function isLocked(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  for (let at = 0; at + name.length <= bytes.length; at += 128)
    if (name.every((sign, i) => bytes[at + i] === sign)) return true
  return false
}

async function readWorkbook(bytes: Uint8Array, wanted: string | undefined): Promise<ReadTable> {
  try {
    const [{ readXlsx }, { unzipSync }] = await Promise.all([import('hucre/xlsx'), import('fflate')])
    let unpacked = 0
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize
        return false
      },
    })
    if (unpacked > tableBounds.unpacked) throw new NoTable('tooLarge')
    const seen: string[] = []
    const hidden: string[] = []
    await readXlsx(bytes, {
      sheets: (info) => {
        ;(info.hidden || info.veryHidden ? hidden : seen).push(info.name)
        return false
      },
    })
    const sheets = seen.length > 0 ? seen : hidden
    const rowsOf = async (name: string) => {
      const options = { sheets: [name], maxRows: tableBounds.rows + 1, readStyles: true }
      const [sheet] = (await readXlsx(bytes, options)).sheets
      const rows = (sheet?.rows ?? []).map((row) => row.map(textOfCell))
      // A number of staff or of a roll that is shown as 007 is no 7.
      for (const [place, { value, style }] of sheet?.cells ?? []) {
        const [at = 0, column = 0] = place.split(',').map(Number)
        const zeros = /^0{2,20}$/.exec(style?.numFmt ?? '')?.[0].length ?? 0
        if (zeros > 0 && Number.isInteger(value) && Number(value) >= 0 && rows[at])
          rows[at][column] = textOfCell(value).padStart(zeros, '0')
      }
      return bounded(rows)
    }
    // A sheet of one line is a title or empty; the table stands on another one then.
    let best: ReadTable | undefined
    const tables = [
      ...sheets.filter((name) => name !== summary),
      ...sheets.filter((name) => name === summary),
    ]
    for (const sheet of wanted !== undefined && sheets.includes(wanted) ? [wanted] : tables) {
      const rows = await rowsOf(sheet)
      const filled = rows.filter(isFilled).length
      if (filled > 0) best ??= { rows, sheet, sheets }
      if (filled > 1) return { rows, sheet, sheets }
    }
    if (!best) throw new NoTable('empty')
    return best
  } catch (error) {
    if (error instanceof NoTable) throw error
    // What the reader says of a sheet that is too wide to be laid out.
    throw new NoTable(String(error).includes('cells), over the') ? 'tooLong' : 'unreadable')
  }
}

/** The rows to the last that holds anything, and as wide as the widest: spreadsheets go on with empty cells to their own end. Throws NoTable. */
function bounded(rows: Cells): Cells {
  const last = rows.findLastIndex(isFilled)
  let width = 0
  for (const row of rows) width = Math.max(width, row.findLastIndex((cell) => cell.trim() !== '') + 1)
  const height = last + 1
  if (height > tableBounds.rows || width > tableBounds.columns || height * width > tableBounds.cells)
    throw new NoTable('tooLong')
  return rows.slice(0, height).map((row) => row.slice(0, width))
}
