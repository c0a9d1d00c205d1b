import { expect, test } from 'vitest'
import { readText } from './table-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const rows = (text: string) => readText(utf8(text)).filter((row) => row.some((cell) => cell !== ''))
const table = [
  ['Phone', 'Name'],
  ['9876510001', 'Anand'],
  ['9876510002', 'Bina'],
]

test.each([
  ['lines end in three manners', 'Phone,Name\r\n9876510001,Anand\n9876510002,Bina\r'],
  ['old Mac lines', 'Phone,Name\r9876510001,Anand\r9876510002,Bina\r'],
  ['Excel says what parts the cells', 'sep=;\r\nPhone;Name\r\n9876510001;Anand\r\n9876510002;Bina\r\n'],
  ['an end of file of DOS', 'Phone,Name\r\n9876510001,Anand\r\n9876510002,Bina\r\n\u001a'],
  ['blanks before quotes', 'Phone, "Name"\r\n9876510001, "Anand"\r\n9876510002, "Bina"'],
])('%s', (_what, text) => expect(rows(text)).toEqual(table))

test('commas within quotes behind a blank part no cell', () => {
  expect(rows('Phone, Name, Category\n9876510001, "Anand, Mithai", Sweets')[1]).toEqual([
    '9876510001',
    'Anand, Mithai',
    ' Sweets',
  ])
})

test('a line of another program within a cell is a blank', () => {
  expect(rows('Phone,Name\n9876510001,Anand\vMithai')[1]).toEqual(['9876510001', 'Anand Mithai'])
})

test('a quotation mark that is never closed swallows no rows in silence, and its row is named', () => {
  expect(() => rows('Phone,Name\n9876510001,Anand\n9876510002,"Bina\n9876510003,C\n')).toThrow(
    expect.objectContaining({ fault: 'open-quote', row: 3 }),
  )
  expect(() => rows('Phone,Name\n9876510001,"Anand" Mithai,Sweets\n9876510002,Bina\n')).toThrow(
    expect.objectContaining({ fault: 'open-quote', row: 2 }),
  )
  expect(rows('Phone,Name\n9876510001,"5" pipes"\n9876510002,Anand 5" pipes')).toHaveLength(3)
})

test('a damaged byte is one damaged letter, not a file of signs', () => {
  const whole = utf8('Phone,Name\n9876510001,आनंद मिठाई\n9876510002,बीना\n')
  const cut = readText(whole.subarray(0, whole.length - 2))
  expect(cut[1]).toEqual(['9876510001', 'आनंद मिठाई'])
  expect(cut[2]![1]).toMatch(/^बीन\ufffd$/)
})

test.each([
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>Phone</td></tr></table>',
  '<!DOCTYPE html>\n<html><body>Please sign in, then go on</body></html>',
  '<?xml version="1.0"?><Workbook/>',
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\n',
  '{\\rtf1\\ansi Phone, Name}\nmore',
  'BEGIN:VCARD\nFN:Anand\nTEL:9876510001\n',
])('%s is no table', (text) => {
  expect(() => rows(text)).toThrow(expect.objectContaining({ fault: 'unreadable' }))
})

test('rows behind the last that is read are not left out in silence; empty lines are', () => {
  const far = `Phone,Name\n${'\n'.repeat(20_010)}9876510001,Anand`
  expect(() => rows(far)).toThrow(expect.objectContaining({ fault: 'tooLong' }))
  expect(rows(`Phone,Name\n9876510001,Anand\n${',\n'.repeat(20_010)}`)).toHaveLength(2)
})
