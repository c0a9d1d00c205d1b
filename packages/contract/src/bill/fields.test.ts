import { expect, test } from 'vitest'
import { TermsForm } from './fields.ts'

const terms = {
  cardRate: null,
  annualFee: null,
  imageFee: null,
  customFloor: null,
  creditDays: 10,
}
const first = 'The first price is from 1 card on.'
const twice = 'Another price begins at this number already.'
const number = 'Type a number from 1 to 1,00,000.'

test.each<[string, unknown[], string[]]>([
  ['none', [], []],
  ['three', [1, 100, 500], []],
  ['in another order', [100, 1], []],
  ['none from 1 on', [100, 50], [`1: ${first}`]],
  ['two from one number on', [1, 100, 100], [`2: ${twice}`]],
  ['no number', [1, null], [`1: ${number}`]],
  ['more than can be bought', [1, 100_001], [`1: ${number}`]],
])('prices for PDF cards: %s', (_what, numbers, wanted) => {
  const pdfSlabs = numbers.map((from) => ({ from, price: 20 }))
  const issues = TermsForm.safeParse({ ...terms, pdfSlabs }).error?.issues ?? []
  expect(issues.map(({ path, message }) => `${String(path[1])}: ${message}`)).toEqual(wanted)
  expect(issues.every(({ path }) => path[2] === 'from')).toBe(true)
})
