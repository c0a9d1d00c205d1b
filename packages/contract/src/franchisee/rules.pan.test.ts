import { expect, test } from 'vitest'
import { isPanOf, Pan } from './rules.pan.ts'

test.each([
  ['abcde 1234 f', 'ABCDE1234F'],
  ['', null],
  [null, null],
])('%j is the PAN %j', (typed, kept) => {
  expect(Pan.parse(typed)).toBe(kept)
})

test.each(['ABCDE12345', 'ABCD1234FF', 'ABCDE1234', 12])('%j is none', (typed) => {
  expect(Pan.safeParse(typed).success).toBe(false)
})

test('a GSTIN carries one PAN and no other; one alone contradicts nothing', () => {
  expect(isPanOf('24ABCDE1234F1Z5', 'ABCDE1234F')).toBe(true)
  expect(isPanOf('24ABCDE1234F1Z5', 'ABCDE1234G')).toBe(false)
  expect([isPanOf(null, 'ABCDE1234G'), isPanOf('24ABCDE1234F1Z5', null)]).toEqual([true, true])
})
