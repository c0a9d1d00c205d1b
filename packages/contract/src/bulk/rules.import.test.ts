import { expect, test } from 'vitest'
import { guessColumns, importedPhone, listedName, readImportRow, repeatedRows } from './rules.import.ts'

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

test.each([
  ['98765 10001', '+919876510001'],
  ['+91-98765-10001', '+919876510001'],
  ['0098 7651', null],
  ['00919876510001', '+919876510001'],
  ["'+91 98765 10001", '+919876510001'],
  ['९८७६५१०००१', '+919876510001'],
  ['9876510001.0', '+919876510001'],
  ["'9876510001", '+919876510001'],
  ['9.87651E+09', null],
  ['5876510001', null],
  ['', null],
])('the number %s is %s', (cell, phone) => expect(importedPhone(cell)).toBe(phone))

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

test('twice in a file: same number and name, whatever its case', () => {
  const of = (rowNo: number, businessName: string, phoneNumber = '+919876510001') => ({
    rowNo,
    businessName,
    phoneNumber,
  })
  expect([...repeatedRows([of(2, 'A'), of(3, 'B'), of(4, 'a '), of(5, 'A', '+919876510002')])]).toEqual([
    [4, 2],
  ])
})

test('a name of the list wins over how it was typed', () => {
  expect(listedName('sweets & snacks', ['Sweets & Snacks'])).toBe('Sweets & Snacks')
  expect(listedName('Kite maker', ['Sweets'])).toBe('Kite maker')
})
