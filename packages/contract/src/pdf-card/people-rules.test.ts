import { expect, test, vi } from 'vitest'
import { nobody, type PersonFacts } from './people.ts'
import {
  dpiIn,
  faultsOf,
  isBlocking,
  personOf,
  problemsOf,
  readBloodGroup,
  readDate,
} from './people-rules.ts'

const of = (facts: Partial<PersonFacts>): PersonFacts => ({ ...nobody, name: 'Asha', ...facts })

test.each([
  ['5/3/2011', '2011-03-05'],
  ['05-03-11', '2011-03-05'],
  ['5.3.78', '1978-03-05'],
  ['2011-3-5', '2011-03-05'],
  ['5 Mar 2011', '2011-03-05'],
  ['5th March, 2011', '2011-03-05'],
  ['०५/०३/२०११', '2011-03-05'],
  ['۵/۳/۲۰۱۱', '2011-03-05'],
  ['\u200e05\u201103\u20112011\u200b', '2011-03-05'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['3/13/2011', null],
  ['31/04/2011', null],
  ['yesterday', null],
  ['40607', null],
  ['=TODAY()', null],
  ['Mar 5, 2011', '2011-03-05'],
  ['March 5th 2011', '2011-03-05'],
  ['5\u20113\u20132011', '2011-03-05'],
  ["5 Mar '11", '2011-03-05'],
  ['2011-03-05 00:00:00', '2011-03-05'],
  ['2011-03-05T10:30:00.000Z', '2011-03-05'],
  ['05/03/2011 12:00 AM', '2011-03-05'],
])('the date %s is %s', (text, iso) => expect(readDate(text, 'dateOfBirth')).toBe(iso))

test.each([
  ['5/3/45', '1945-03-05', '2045-03-05'],
  ['5 Mar 52', '1952-03-05', '2052-03-05'],
  ["Mar 5, '98", '1998-03-05', '2098-03-05'],
  ['29-02-36', '1936-02-29', '2036-02-29'],
  ['31/03/27', '1927-03-31', '2027-03-31'],
  ['31/03/07', '2007-03-31', '2007-03-31'],
])('of two digits, %s is a birthday in %s and the end of a card in %s', (text, birth, end) => {
  vi.setSystemTime('2026-11-29T00:00:00Z')
  expect([readDate(text, 'dateOfBirth'), readDate(text, 'validTill')]).toEqual([birth, end])
  vi.useRealTimers()
})

test.each([
  ['B+', 'B+'],
  ['b +ve', 'B+'],
  ['o positive', 'O+'],
  ['AB−', 'AB-'],
  ['ab -ve', 'AB-'],
  ['0+', 'O+'],
  ['A neg', 'A-'],
  ['b negative', 'B-'],
  ['AB Negative', 'AB-'],
  ['O- (Negative)', 'O-'],
  ['A Rh negative', 'A-'],
  ['B -ive', 'B-'],
  ['O +ive', 'O+'],
  ['O\u2011', 'O-'],
  ['B+ negative', null],
  ['C+', null],
  ['plus', null],
])('the blood group %s is %s', (text, group) => expect(readBloodGroup(text)).toBe(group))

test('faults name their field; a row without any becomes the person of a card', () => {
  const bad = of({
    name: '',
    dateOfBirth: '31/2/2010',
    phone: 'call me',
    bloodGroup: 'Z',
    idNo: 'x'.repeat(31),
  })
  expect(faultsOf(bad)).toEqual([
    { field: 'name', code: 'noName' },
    { field: 'idNo', code: 'tooLong' },
    { field: 'dateOfBirth', code: 'badDate' },
    { field: 'phone', code: 'badPhone' },
    { field: 'bloodGroup', code: 'badBlood' },
  ])
  expect(faultsOf(bad).every(isBlocking)).toBe(true)
  expect(personOf(of({ dateOfBirth: '5/3/2011', bloodGroup: 'b+ve', phone: '९८२५०१२३४५' }))).toMatchObject({
    name: 'Asha',
    dateOfBirth: '2011-03-05',
    bloodGroup: 'B+',
    phone: '9825012345',
    validTill: null,
  })
})

test('a double id, a missing and a coarse photograph are told and keep nothing from being made', () => {
  const box = { width: 22, height: 27.5 }
  const row = (rowKey: string, facts: Partial<PersonFacts>, px?: number) => ({
    rowKey,
    facts: of(facts),
    photo: px ? { width: px, height: px * 1.25 } : null,
  })
  const found = problemsOf(
    [
      row('a', { idNo: 'S 1', photoDocumentId: 1 }, 400),
      row('b', { idNo: 's1', photoDocumentId: 2 }, 200),
      row('c', { idNo: 'S2' }),
      row('d', { name: '' }),
      { rowKey: 'e', facts: of({ idNo: 'S3', photoDocumentId: 3 }), photo: { width: 400, height: 500 } },
    ],
    box,
  )
  expect([...found]).toEqual([
    ['a', [{ field: 'idNo', code: 'doubleId' }]],
    [
      'b',
      [
        { field: 'idNo', code: 'doubleId' },
        { field: 'photo', code: 'coarsePhoto' },
      ],
    ],
    ['c', [{ field: 'photo', code: 'missingPhoto' }]],
  ])
  expect([...found.values()].flat().some(isBlocking)).toBe(false)
  expect(dpiIn({ width: 217, height: 400 }, box)).toBe(251)
  expect(problemsOf([row('c', {})], null).size).toBe(0)
})

test('letters of a script that cards are not printed in are told, in any field; emoji and all scripts of India are not', () => {
  const codes = (facts: Partial<PersonFacts>) =>
    faultsOf({ ...nobody, name: 'Asha', ...facts }).map(({ field, code }) => `${field} ${code}`)
  expect(codes({ name: 'สมชาย', department: '営業部' })).toEqual(['name noFace', 'department noFace'])
  for (const name of [
    'Asha 🌸',
    'Zoë Ånström',
    'लक्ष्मी',
    'જિજ્ઞેશ',
    'অনির্বাণ',
    'ਹਰਪ੍ਰੀਤ',
    'ଲକ୍ଷ୍ମୀ',
    'மீனா',
    'లక్ష్మీ',
    'ರಾಘವ',
    'ലക്ഷ്മി',
    'عارف',
  ])
    expect(codes({ name })).toEqual([])
})

test('a number is there twice in digits of another script as well', () => {
  const rows = ['EMP 101', 'emp १०१', 'EMP-7'].map((idNo, i) => ({
    rowKey: String(i),
    facts: of({ idNo }),
    photo: null,
  }))
  expect([...problemsOf(rows, null).keys()]).toEqual(['0', '1'])
})
