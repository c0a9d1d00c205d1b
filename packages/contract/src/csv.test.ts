import { expect, test } from 'vitest'
import { csvText, guardedCell, unguardedCell } from './csv.ts'

test('a cell that would be a formula is marked, and is the same again when read', () => {
  for (const text of [
    '=1+1',
    '+91 98',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\nx',
    '\0x',
    '  =1+1',
    '\u00A0=1+1',
    '\u200B=1+1',
    '\uFEFF@x',
    ' \t+1',
    '\uFFFE=1',
    '＝1+1',
    ' ＋1',
    '－1',
    '＠x',
    '﹦1',
    '\u22121',
    "'=1",
    "''+1",
  ]) {
    expect(guardedCell(text)).toBe(`'${text}`)
    expect(unguardedCell(guardedCell(text))).toBe(text)
  }
  for (const text of ['Gopal & Sons', '', ' ', '9 - 5', "'tis", 'a=b', '₹ -5', '१+१']) {
    expect(guardedCell(text)).toBe(text)
    expect(unguardedCell(text)).toBe(text)
  }
})

test('quotes only what needs them, ends lines as spreadsheets do, and begins with the mark of UTF-8', () => {
  expect(
    csvText([
      ['a', 'b, "c"'],
      ['दुकान', ' d'],
    ]),
  ).toBe('\uFEFFa,"b, ""c"""\r\nदुकान," d"\r\n')
})
