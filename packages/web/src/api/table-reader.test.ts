import { zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { NoTable, tableBounds } from '../ui/table-fault.ts'
import { readTable as read } from './table-reader.ts'

const readTable = async (bytes: Uint8Array) => (await read(bytes)).rows
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

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]
const book = async (...sheets: Sheet[]) => new Uint8Array(await writeXlsx({ sheets }))
const people = [
  ['Name', 'Phone'],
  ['Anand', '9876510001'],
]

test('the sheet with the table is read: not a hidden one, an empty one or a title; another where it is asked for', async () => {
  const bytes = await book(
    { name: 'Lists', rows: people.toReversed(), hidden: true },
    { name: 'Empty', rows: [] },
    { name: 'Read me', rows: [['Customers of June']] },
    { name: 'June', rows: people },
    { name: 'July', rows: [...people, ['Bina', '9876510002']] },
  )
  const sheets = ['Empty', 'Read me', 'June', 'July']
  expect(await read(bytes)).toEqual({ rows: people, sheet: 'June', sheets })
  expect(await read(bytes, 'July')).toMatchObject({ sheet: 'July', rows: { length: 3 } })
  expect(await read(bytes, 'Read me')).toMatchObject({ sheet: 'Read me', rows: [['Customers of June']] })
  await expect(read(bytes, 'Empty')).rejects.toMatchObject({ fault: 'empty' })
})

test('what Apple Numbers puts in front of its tables is not taken for one', async () => {
  const lines = ['This document was exported from Numbers.', 'Each table was converted to a worksheet.']
  const bytes = await book(
    { name: 'Export Summary', rows: lines.map((line) => [line]) },
    { name: 'Customers', rows: [['Phone'], ['9825012345']] },
  )
  expect(await read(bytes)).toMatchObject({ sheet: 'Customers', sheets: ['Export Summary', 'Customers'] })
  expect(await read(bytes, 'Export Summary')).toMatchObject({ rows: { length: 2 } })
})

/** A workbook as it is written by hand: the cells of its one sheet. */
const raw = (cells: string) =>
  zipSync({
    '[Content_Types].xml': utf8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': utf8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': utf8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': utf8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${cells}</sheetData></worksheet>`,
    ),
  })

test('a sheet that goes on with empty cells ends with its last word; what stands far away is said', async () => {
  expect(await readTable(raw('<row r="1048576"><c r="B1048576"/></row>'))).toEqual([['1']])
  const far = (ref: string) =>
    readTable(raw(`<row r="${ref.replace(/\D/g, '')}"><c r="${ref}"><v>2</v></c></row>`))
  for (const ref of ['A1048576', 'XFD2', 'XFD1048576'])
    await expect(far(ref)).rejects.toMatchObject({ fault: 'tooLong' })
})

test('numbers that are shown with zeros in front keep them', async () => {
  const cell = (value: number, numFmt: string) => ({ value, style: { numFmt } })
  const bytes = await book({
    name: 'S',
    rows: [['ID', 'Sum', 'Share']],
    cells: new Map([
      ['1,0', cell(7, '000')],
      ['1,1', cell(7, '0.00')],
      ['1,2', cell(1234, '000')],
    ]),
  })
  expect(await readTable(bytes)).toEqual([
    ['ID', 'Sum', 'Share'],
    ['007', '7', '1234'],
  ])
})

test('days of the strict form are days', async () => {
  expect(await readTable(raw('<row r="2"><c r="A2" t="d"><v>2011-03-05T00:00:00</v></c></row>'))).toEqual([
    ['1'],
    ['05/03/2011'],
  ])
})

test('a workbook with a password says so', async () => {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 1020 }, () => 0), ...name])
  await expect(readTable(bytes)).rejects.toMatchObject({ fault: 'locked' })
})
