import Papa from 'papaparse'

/** Rows of cells as text, as they stand in the file; the first may be headings. */
export type Table = string[][]
/** Why a file could not be read. */
export type TableFault = 'unreadable' | 'old-excel'
/** Thrown for a file that is no table. */
export class NoTable extends Error {
  readonly fault: TableFault
  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

/** Text of a file in the letters it was saved in: UTF-8 and UTF-16 with and without mark, else those of old Windows. */
export function textOf(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const start = bytes.subarray(0, 400)
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (zeros(1) > start.length / 5) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros(0) > start.length / 5) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // A number of a phone has no thousands and no exponent.
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell.toFixed(0) : String(cell)
  return String(cell)
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const { readSheet } = await import('read-excel-file/web-worker')
  try {
    const rows = await readSheet(new Blob([bytes as Uint8Array<ArrayBuffer>]))
    return rows.map((row) => row.map(cellText))
  } catch {
    throw new NoTable('unreadable')
  }
}

/** Reads CSV (commas, semicolons, tabs, quotes) and XLSX. Nothing is computed: a formula is its text or what it last gave. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new NoTable('old-excel')
  if (begins(bytes, 0x50, 0x4b)) return readWorkbook(bytes)
  const text = textOf(bytes).replace(/^\uFEFF/, '')
  if (text.slice(0, 4000).includes('\0')) throw new NoTable('unreadable')
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] })
  return data
}
