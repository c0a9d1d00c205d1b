import Papa from 'papaparse'
import { type Cells, decodeText, textOfCell } from '@parichay/contract/pdf-card/people-import.ts'

/** Why a file is no table that can be taken. */
export type TableFault = 'tooLarge' | 'unreadable' | 'empty'
/** A table that was read; `more` says that it goes on beyond the rows that are taken. */
export type ReadTable = { cells: Cells; more: boolean } | { fault: TableFault }

/** Bytes of a file: a sheet of 2,000 people has some hundred thousand. */
const mostBytes = 12 * 2 ** 20
const mostRows = 2001
const mostColumns = 60

/** Reads the first sheet of a CSV or XLSX file; cells with formulas give what they show, and nothing is ever reckoned. */
export async function readTable(file: Blob & { name?: string }): Promise<ReadTable> {
  if (file.size > mostBytes) return { fault: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const rows = isZip(bytes) ? await readSheet(bytes) : readText(bytes)
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
    if (filled.length === 0) return { fault: 'empty' }
    return { cells: filled.slice(0, mostRows), more: filled.length > mostRows }
  } catch {
    return { fault: 'unreadable' }
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3
const cut = (row: readonly string[]) => row.slice(0, mostColumns)

function readText(bytes: Uint8Array): Cells {
  const text = decodeText(bytes)
  // Pictures and other files have letters that no table has.
  if (/[^\P{Cc}\t\n\r]|\ufffd/u.test(text.slice(0, 2000))) throw new Error('no text')
  const { data } = Papa.parse<string[]>(text, { preview: mostRows + 200, skipEmptyLines: 'greedy' })
  return data.map(cut)
}

/** Bytes that a workbook may unpack to; one of 2,000 people has a few million. */
const mostUnpacked = 120 * 2 ** 20

async function readSheet(bytes: Uint8Array): Promise<Cells> {
  const [{ readXlsx }, { unzipSync }] = await Promise.all([import('hucre/xlsx'), import('fflate')])
  let unpacked = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > mostUnpacked) throw new Error('unpacks to too much')
  const { sheets } = await readXlsx(bytes, {
    sheets: [0],
    maxRows: mostRows + 200,
  })
  return (sheets[0]?.rows ?? []).map((row) => cut(row.map(textOfCell)))
}
