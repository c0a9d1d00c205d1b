import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { NoTable, readTable, tableBounds } from './table-reader.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, little = true, mark = true) => {
  const whole = mark ? `\uFEFF${text}` : text
  const bytes = new Uint8Array(whole.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < whole.length; at += 1) view.setUint16(at * 2, whole.charCodeAt(at), little)
  return bytes
}
const table = [
  ['Phone', 'Name'],
  ['9876510001', 'Anand, “Mithai”'],
]
const csv = 'Phone,Name\r\n9876510001,"Anand, “Mithai”"'

test.each([
  ['UTF-8', utf8(csv)],
  ['UTF-8 with a mark', utf8(`\uFEFF${csv}`)],
  ['UTF-16, little end first', utf16(csv)],
  ['UTF-16, big end first', utf16(csv, false)],
  ['UTF-16 without a mark', utf16(csv, true, false)],
  ['semicolons', utf8('Phone;Name\n9876510001;Anand, “Mithai”')],
  ['tabs', utf8('Phone\tName\n9876510001\tAnand, “Mithai”')],
])('a file in %s', async (_kind, bytes) => {
  expect(await readTable(bytes)).toEqual(table)
})

test('old Windows letters, quotes over lines, formulas as text', async () => {
  expect(await readTable(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x62]))).toEqual([['Café', 'b']])
  expect(await readTable(utf8('a,b\n"=1+1","two\nlines ""q"""'))).toEqual([
    ['a', 'b'],
    ['=1+1', 'two\nlines "q"'],
  ])
})

test('what is no table says so', async () => {
  await expect(readTable(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toMatchObject({
    fault: 'old-excel',
  })
  await expect(readTable(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).rejects.toBeInstanceOf(NoTable)
  await expect(readTable(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).rejects.toBeInstanceOf(NoTable)
  await expect(readTable(utf8(' \n,,\n'))).rejects.toMatchObject({ fault: 'empty' })
  const large = new Uint8Array(tableBounds.bytes + 1)
  await expect(readTable(large)).rejects.toMatchObject({ fault: 'tooLarge' })
})

test('the first sheet of a workbook: texts as people see them, numbers of phones whole', async () => {
  const rows = [
    ['Name', 'Phone', 'Born'],
    ['लक्ष्मी', 9876510001, new Date(Date.UTC(2011, 2, 5))],
    ['=1+1', 1.5, null],
  ]
  const bytes = new Uint8Array(await writeXlsx({ sheets: [{ name: 'People', rows }] }))
  const [head, first, second] = await readTable(bytes)
  expect(head).toEqual(['Name', 'Phone', 'Born'])
  expect(first).toEqual(['लक्ष्मी', '9876510001', '05/03/2011'])
  expect(second!.slice(0, 2)).toEqual(['=1+1', '1.5'])
})

test('a workbook that unpacks to more than any table is not unpacked', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(tableBounds.unpacked + 1) }, { level: 9 })
  await expect(readTable(bomb)).rejects.toMatchObject({ fault: 'tooLarge' })
}, 30_000)
