import { describe, expect, test } from 'vitest'
import {
  decodeText,
  guessMapping,
  hasHeadings,
  peopleOf,
  rememberMapping,
  textOfCell,
  titleRows,
} from './people-import.ts'

describe('headings', () => {
  test.each([
    [
      ['Sr No', 'Student Name', "Father's Name", 'Class', 'Section', 'D.O.B.', 'Mobile No.', 'Address'],
      ['idNo', 'name', null, 'designation', 'department', 'dateOfBirth', 'phone', 'address'],
    ],
    [
      ['Employee Code', 'Name', 'Designation', 'Dept', 'Blood Group', 'Emergency Contact', 'Valid upto'],
      ['idNo', 'name', 'designation', 'department', 'bloodGroup', 'emergencyPhone', 'validTill'],
    ],
    [
      ['क्रमांक', 'नाम', 'कक्षा', 'जन्म तिथि', 'मोबाइल', 'पता'],
      ['idNo', 'name', 'designation', 'dateOfBirth', 'phone', 'address'],
    ],
    [
      ['Name', 'Full name', 'Favourite colour'],
      ['name', null, null],
    ],
  ])('%j', (headings, fields) => expect(guessMapping(headings, {})).toEqual(fields))

  test('what was chosen before comes first, also that a column is left out', () => {
    const remembered = rememberMapping({}, ['House', 'Name'], ['designation', null])
    expect(guessMapping(['NAME', 'house ', 'Student name'], remembered)).toEqual([
      null,
      'designation',
      'name',
    ])
  })

  test('a first row of people is none', () => {
    expect(hasHeadings([['Name', 'x']])).toBe(true)
    expect(hasHeadings([['Asha Nair', 'S-1', '9825012345']])).toBe(false)
  })
})

test('formulas stay texts, long cells are kept, empty rows are not', () => {
  expect(
    peopleOf(
      [
        ['=1+1', ' Asha \n Nair ', 'x'],
        ['', ' ', 'only in a column that is not taken'],
      ],
      ['idNo', 'name', null],
    ),
  ).toMatchObject([{ idNo: '=1+1', name: 'Asha Nair', photoDocumentId: null }])
})

describe('letters', () => {
  const text = 'नाम,Café\r\nAsha,12'
  const utf16 = (little: boolean) => {
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    ;[...text].forEach((letter, i) => view.setUint16(i * 2, letter.charCodeAt(0), little))
    return bytes
  }
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...utf16(true)])],
    ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, ...utf16(false)])],
    ['UTF-16 without a mark', utf16(true)],
  ])('%s', (_name, bytes) => expect(decodeText(bytes)).toBe(text))
  test('Windows-1252', () => {
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x93, 0x41, 0x94]))).toBe('Café,“A”')
  })
})

test('cells of a spreadsheet are the texts that people see', () => {
  expect(
    [
      new Date(Date.UTC(2011, 2, 5)),
      new Date(Date.UTC(1899, 11, 31, 9, 30)),
      9825012345,
      1.5,
      true,
      null,
      { formula: 'x' },
    ].map(textOfCell),
  ).toEqual(['05/03/2011', '09:30', '9825012345', '1.5', 'true', '', ''])
})

test('titles above the headings are no people; a table without headings keeps all of its rows', () => {
  const head = ['Roll No', 'Student Name', 'Class']
  expect(titleRows([head, ['1', 'Asha', '5']])).toBe(0)
  expect(titleRows([['Anand School'], ['Class list', '2026'], head, ['1', 'Asha', '5']])).toBe(2)
  expect(titleRows([['1', 'Asha', '5'], ['2', 'Bina', '5'], head])).toBe(0)
  expect(titleRows([['Asha'], ['Bina']])).toBe(0)
})

test('cells without what spreadsheets, programs and chats put around them', () => {
  const [one] = peopleOf(
    [['\u200bAsha', '101.0', "'+91 98765–10001", '9876510002.0', '#N/A', "'=1+1"]],
    ['name', 'idNo', 'phone', 'emergencyPhone', 'designation', 'department'],
  )
  expect(one).toMatchObject({
    name: 'Asha',
    idNo: '101',
    phone: '+91 98765-10001',
    emergencyPhone: '9876510002',
    designation: '',
    department: '=1+1',
  })
})

test('a few damaged bytes leave the other letters whole', () => {
  const bytes = new TextEncoder().encode('आनंद,बीना')
  expect(decodeText(bytes.subarray(0, bytes.length - 1))).toBe('आनंद,बीन\ufffd')
})

test.each(['emp ', 'registration ', 'parent ', 'id'])(
  'headings of a hundred thousand letters take no time: %s',
  (piece) => {
    const long = `${piece.repeat(50_000)}x`
    const from = performance.now()
    guessMapping([long, long], {})
    titleRows([[long], [long]])
    expect(performance.now() - from).toBeLessThan(500)
  },
)

test.each([
  [
    ['ક્રમ', 'નામ', 'ધોરણ', 'જન્મ તારીખ', 'મોબાઇલ', 'સરનામું', 'બ્લડ ગ્રુપ', 'વિભાગ', 'વાલીનો ફોન'],
    [
      'idNo',
      'name',
      'designation',
      'dateOfBirth',
      'phone',
      'address',
      'bloodGroup',
      'department',
      'emergencyPhone',
    ],
  ],
  [
    ['क्र.', 'नाव', 'पद', 'फोन'],
    ['idNo', 'name', 'designation', 'phone'],
  ],
  [
    ['GR No', 'Student', 'Std'],
    ['idNo', 'name', 'designation'],
  ],
])('headings of schools in Gujarati and Marathi, and a word for whom it is of: %s', (headings, fields) => {
  expect(guessMapping(headings, {})).toEqual(fields)
})

test('how people write that there is nothing is nothing, where a number, a date or a blood group belongs', () => {
  const [one] = peopleOf(
    [['Asha', 'NA', 'N/A', '-', 'nil', 'Not available', 'NA']],
    ['name', 'phone', 'emergencyPhone', 'bloodGroup', 'dateOfBirth', 'validTill', 'department'],
  )
  expect(one).toMatchObject({
    phone: '',
    emergencyPhone: '',
    bloodGroup: '',
    dateOfBirth: '',
    validTill: '',
    department: 'NA',
  })
})
