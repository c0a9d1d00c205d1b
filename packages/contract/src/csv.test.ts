import { expect, test } from 'vitest'
import { csvText, guardedCell, unguardedCell } from './csv.ts'

test('a cell that would be a formula is marked, and is the same again when read', () => {
  for (const text of ['=1+1', '+91 98', '-5', '@SUM(A1)', '\tx']) {
    expect(guardedCell(text)).toBe(`'${text}`)
    expect(unguardedCell(guardedCell(text))).toBe(text)
  }
  expect(guardedCell('Gopal & Sons')).toBe('Gopal & Sons')
})

test('quotes only what needs them, ends lines as spreadsheets do, and begins with the mark of UTF-8', () => {
  expect(
    csvText([
      ['a', 'b, "c"'],
      ['दुकान', ' d'],
    ]),
  ).toBe('\uFEFFa,"b, ""c"""\r\nदुकान," d"\r\n')
})
