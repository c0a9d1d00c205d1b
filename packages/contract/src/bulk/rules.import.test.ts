import { expect, test } from 'vitest'
import { guessColumns } from './rules.import.headings.ts'
import { importedPhone, phoneFault } from './rules.import.phone.ts'
import {
  columnsFor,
  headingRow,
  listedName,
  overfullRows,
  readImportRow,
  rememberedColumns,
  repeatedRows,
  rowsOfTable,
} from './rules.import.ts'

test('columns are found by what people write above them, each once', () => {
  expect(guessColumns(['Sr No', 'Shop Name', 'Mobile No.', 'CATEGORY', 'City', 'Plan'])).toMatchObject({
    phoneNumber: 2,
    businessName: 1,
    category: 3,
    city: 4,
    plan: 5,
    state: null,
  })
  expect(guessColumns(['नाम', 'मोबाइल नंबर', 'श्रेणी'])).toMatchObject({
    businessName: 0,
    phoneNumber: 1,
    category: 2,
  })
  expect(guessColumns(['Phone', 'Mobile', 'Name']).phoneNumber).toBe(0)
})

const none = { plan: null, city: null, state: null, email: null, ownerName: null }
test.each([
  [
    ['फ़ोन नंबर', 'बिज़नेस का नाम', 'श्रेणी', 'मालिक का नाम', 'प्लान', 'शहर', 'राज्य', 'ई-मेल'],
    { email: 7, ownerName: 3, plan: 4, city: 5, state: 6 },
  ],
  [['ફોન નંબર', 'દુકાનનું નામ', 'શ્રેણી'], none],
  [['मोबाइल नं.', 'दुकान का नाम', 'वर्ग'], none],
  [['Mobile No. (WhatsApp)', 'Name of Business', 'Category*'], none],
  [['Mob. No.', 'Firm Name', 'Type of Business', 'Owner’s name', 'E-mail ID'], { ownerName: 3, email: 4 }],
])('headings as they are written: %s', (names, more) => {
  expect(guessColumns(names)).toMatchObject({ phoneNumber: 0, businessName: 1, category: 2, ...more })
})

test('a word that fits wholly wins over one that is only like it', () => {
  expect(guessColumns(['Owner mobile', 'Mobile', 'Name of firm', 'Name'])).toMatchObject({
    phoneNumber: 1,
    businessName: 3,
  })
})

const customer = ['9876510001', 'Anand', 'Sweets']
test.each([
  ['at the top', [['Phone', 'Name'], customer], 0],
  [
    'below a title and empty rows',
    [['Customers of Anand Traders'], [''], ['', 'Phone', 'Name'], customer],
    2,
  ],
  ['of words that nobody knows', [[''], ['A', 'B', 'C'], customer], 1],
  ['nowhere: the first row is a customer', [customer, customer], -1],
  ['nowhere, though words of a later row look like some', [customer, ['98', 'City', 'Name']], -1],
])('headings %s', (_where, table, at) => expect(headingRow(table)).toBe(at))

test('rows have the numbers of the spreadsheet, the first customer too where there are no headings', () => {
  const columns = { ...none, phoneNumber: 0, businessName: 1, category: 2 }
  const numbers = (table: string[][]) =>
    rowsOfTable(table, headingRow(table), columns, []).map(({ rowNo, businessName }) => [rowNo, businessName])
  expect(numbers([customer, [], customer])).toEqual([
    [1, 'Anand'],
    [3, 'Anand'],
  ])
  expect(numbers([['Title'], ['Phone', 'Name'], customer])).toEqual([[3, 'Anand']])
})

test('a comma within a cell moves what is behind it: such rows are named', () => {
  const head = ['Phone', 'Name', 'City', '']
  expect(
    overfullRows([['Title'], head, ['98', 'A', 'Surat', ''], ['98', 'A', '12', 'MG Road', 'Surat']], 1),
  ).toEqual([4])
  expect(overfullRows([['98', 'A', 'B']], -1)).toEqual([])
})

test('half a sign is never sent', () => {
  const columns = { ...none, phoneNumber: 0, businessName: 1, category: 2 }
  const [row] = rowsOfTable([[], ['98', `${'x'.repeat(299)}😀`, '']], 0, columns, [])
  expect(row!.businessName.isWellFormed()).toBe(true)
})

test('of a column without a heading nothing is remembered', () => {
  const columns = { ...none, phoneNumber: 0, businessName: 1, category: 2 }
  const kept = rememberedColumns(['', 'Ring', '–'], { ...columns, phoneNumber: 1, businessName: 0 })
  expect(kept).toEqual({ ring: 'phoneNumber' })
  expect(columnsFor(['', 'Ring'], { '': 'city', ring: 'phoneNumber' })).toMatchObject({
    phoneNumber: 1,
    city: null,
  })
})

test.each([
  ['98765 10001', '+919876510001'],
  ['+91-98765-10001', '+919876510001'],
  ['0098 7651', null],
  ['00919876510001', '+919876510001'],
  ["'+91 98765 10001", '+919876510001'],
  ['९८७६५१०००१', '+919876510001'],
  ['9876510001.0', '+919876510001'],
  ["'9876510001", '+919876510001'],
  ['\u202a+91 98765\u00a010001\u202c', '+919876510001'],
  ['\u200b98765\u201110001', '+919876510001'],
  ['+91 (0) 98765 – 10001', '+919876510001'],
  ['0919876510001', '+919876510001'],
  ['৯৮৭৬৫১০০০১', '+919876510001'],
  ['９８７６５１０００１', '+919876510001'],
  ['="9876510001"', '+919876510001'],
  ['Mob. No.: 98765 10001', '+919876510001'],
  ['tel:+919876510001', '+919876510001'],
  ['9876510001;', '+919876510001'],
  ['98,76,51,00,01', '+919876510001'],
  ['9.876510001E+09', '+919876510001'],
  ['9876510001 Ramesh', null],
  ['98765 10001 / 98765 10002', null],
  ['0261-2345678', null],
  ['+1 415 555 0100', null],
  ['9.87651E+09', null],
  ['5876510001', null],
  ['', null],
])('the number %s is %s', (cell, phone) => expect(importedPhone(cell)).toBe(phone))

test.each([
  ['9876510001 / 98765 10002', 'There are several numbers in this cell. Leave one of them.'],
  ['9876510001 (Ramesh)', 'Leave only the number in this cell.'],
  ['9,87651E+09', 'The spreadsheet shortened this number. Format the column as text and type it again.'],
  ['98765100011', 'A valid phone number is required.'],
])('what to do about %s', (cell, sentence) => expect(phoneFault(cell)).toBe(sentence))

const row = { rowNo: 2, phoneNumber: '9876510001', businessName: 'Anand Mithai', category: 'Sweets' }
test('a row by the rules of the contract, with the field that is wrong', () => {
  expect(readImportRow({ ...row, state: 'gujarat', email: '' })).toMatchObject({
    phoneNumber: '+919876510001',
    plan: '',
    facts: { businessName: 'Anand Mithai', state: 'Gujarat', mobile: '+919876510001', email: null },
  })
  expect(readImportRow({ ...row, businessName: ' ' })).toMatchObject({
    field: 'businessName',
    reason: 'VALIDATION',
  })
  expect(readImportRow({ ...row, email: 'x@' })).toMatchObject({ field: 'email' })
  expect(readImportRow({ ...row, phoneNumber: '9.87651E+09' })).toMatchObject({
    field: 'phoneNumber',
    message: expect.stringContaining('shortened'),
  })
  expect(readImportRow({ ...row, businessName: 'x'.repeat(61) })).toMatchObject({
    field: 'businessName',
    message: 'Use at most 60 characters.',
  })
})

test('what a spreadsheet could not work out, damaged letters and names that nobody sees are refused', () => {
  const message = (more: object) => {
    const read = readImportRow({ ...row, ...more })
    return 'reason' in read ? [read.field, read.message.slice(0, 20)] : read.facts
  }
  expect(message({ businessName: '#N/A' })).toEqual(['businessName', 'The spreadsheet coul'])
  expect(message({ city: '#REF!' })).toEqual(['city', 'The spreadsheet coul'])
  expect(message({ ownerName: 'बी\ufffd' })).toEqual(['ownerName', 'Some letters of this'])
  expect(message({ businessName: '\u200b\u200d' })).toEqual(['businessName', 'This field is requir'])
  expect(message({ businessName: '\u202eक्\u200dष', email: 'NA', city: '-', ownerName: '—' })).toMatchObject({
    businessName: 'क्\u200dष',
    email: null,
    city: '',
    ownerName: '',
  })
})

test('twice in a file: same number and name, whatever its case', () => {
  const of = (rowNo: number, businessName: string, phoneNumber = '+919876510001') => ({
    rowNo,
    businessName,
    phoneNumber,
  })
  expect([...repeatedRows([of(2, 'A'), of(3, 'B'), of(4, 'a '), of(5, 'A', '+919876510002')])]).toEqual([
    [4, 2],
  ])
  expect([...repeatedRows([of(2, 'लक्ष्मी  स्टोर'), of(3, 'लक्\u200dष्मी\u00a0स्टोर')])]).toEqual([[3, 2]])
})

test('a name of the list wins over how it was typed', () => {
  const list = [
    { name: 'Sweets & Snacks', names: { hi: 'मिठाई और नमकीन', gu: 'મીઠાઈ અને નમકીન' } },
    { name: 'Other', names: {} },
  ]
  for (const typed of ['sweets & snacks', 'मिठाई और  नमकीन', 'મીઠાઈ અને નમકીન'])
    expect(listedName(typed, list)).toBe('Sweets & Snacks')
  expect(listedName('Kite maker', list)).toBe('Kite maker')
  expect(listedName('', list)).toBe('')
})

test.each(['no', 'ph.', 'emp no ', 'business ', ' ', '0', ',', '98765 ', '.0'])(
  'cells of a hundred thousand letters take no time: %s',
  (piece) => {
    const long = `${piece.repeat(100_000)}x`
    const from = performance.now()
    importedPhone(long)
    phoneFault(long)
    guessColumns([long])
    headingRow([[long, long]])
    importedPhone(piece.repeat(140))
    expect(performance.now() - from).toBeLessThan(500)
  },
)
