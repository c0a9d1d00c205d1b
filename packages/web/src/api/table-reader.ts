import { type Cells, decodeText, textOfCell } from '@parichay/contract/pdf-card/people-import.ts'
import Papa from 'papaparse'

/** Rows of cells as text, as they stand in the file; the first may be headings. */
export type Table = Cells
/** Why a file could not be read. */
export type TableFault = 'tooLarge' | 'unreadable' | 'old-excel' | 'empty'
/** Thrown for a file that is no table. */
export class NoTable extends Error {
  readonly fault: TableFault
  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * What is taken of a file. A sheet of 2,000 rows has some hundred thousand bytes and unpacks to a few million; rows go on
 * beyond what any import takes, so that it can say how many there are.
 */
export const tableBounds = {
  bytes: 12 * 2 ** 20,
  unpacked: 120 * 2 ** 20,
  rows: 20_000,
  columns: 60,
} as const

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

/**
 * Reads CSV (commas, semicolons, tabs, quotes; UTF-8, UTF-16 and old Windows letters) and the first sheet of XLSX. Nothing is
 * reckoned: a formula is its text, or in a workbook what it last gave. Throws NoTable.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > tableBounds.bytes) throw new NoTable('tooLarge')
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new NoTable('old-excel')
  const rows = begins(bytes, 0x50, 0x4b) ? await readWorkbook(bytes) : readText(bytes)
  if (!rows.some((row) => row.some((cell) => cell.trim() !== ''))) throw new NoTable('empty')
  return rows.map((row) => row.slice(0, tableBounds.columns))
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
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
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: tableBounds.rows })
    return (sheets[0]?.rows ?? []).map((row) => row.map(textOfCell))
  } catch (error) {
    throw error instanceof NoTable ? error : new NoTable('unreadable')
  }
}

function readText(bytes: Uint8Array): Table {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  // Pictures and other files have letters that no table has.
  if (/[^\P{Cc}\t\n\r]|\ufffd/u.test(text.slice(0, 2000))) throw new NoTable('unreadable')
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: tableBounds.rows,
  })
  return data
}
