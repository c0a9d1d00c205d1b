import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { drawTable } from './table-file.ts'

/** A workbook of one column of texts: its bytes. */
async function workbook(...texts: string[]): Promise<Uint8Array> {
  async function* rows() {
    yield texts.map((text) => [text, text])
  }
  const columns = [
    { head: 'Name', kind: 'text' },
    { head: 'Phone', kind: 'phone' },
  ] as const
  return Buffer.concat(await drawTable('xlsx', columns, rows()).toArray())
}
const cells = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets[0]!.rows.slice(1)

test('a sign that XML forbids does not make the whole workbook unreadable', async () => {
  const bytes = await workbook(
    'Asha\u000bSweets',
    '\u001b[31mred',
    'end\ufffe',
    'end\uffff',
    'half\ud800',
    'तीन\nline',
  )
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  expect([...sheet].filter((sign) => /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u.test(sign))).toEqual([])
  const kept = ['AshaSweets', '[31mred', 'end', 'end', 'half\ufffd', 'तीन\nline']
  expect(await cells(bytes)).toEqual(kept.map((text) => [text, text]))
})

test('what looks like an escape of a workbook stays what was typed, and no cell is longer than a spreadsheet takes', async () => {
  expect(await cells(await workbook('_x0041_', 'a_x000D_b', '_x41_', '=1+1', '\ufffe=1+1'))).toEqual(
    ['_x0041_', 'a_x000D_b', '_x41_', "'=1+1", "'=1+1"].map((text) => [text, text]),
  )
  const [[long]] = (await cells(await workbook('क'.repeat(40_000)))) as [[string]]
  expect(long.length).toBe(32_767)
})
