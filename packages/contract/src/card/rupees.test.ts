import { expect, test } from 'vitest'
import { paiseOf, rupeesTyped } from './rupees.ts'

test.each([
  ['', null],
  ['  ', null],
  ['40', 4000],
  ['19.99', 1999],
  ['₹1,29,900', 12_990_000],
  ['Rs. 40/-', 4000],
  ['INR 12.5', 1250],
  ['१२०', 12_000],
  ['रु. 120', 12_000],
  ['रु १,२९९.५०/-', 129_950],
  ['120 रुपये', 12_000],
  ['रुपये 120', 12_000],
  ['रूपिये 120', NaN],
  ['રૂ. ૪૦', 4000],
  ['૪૦ રૂપિયા', 4000],
  ['₨ 40', 4000],
  ['40 Rs.', 4000],
  ['\u200b₹\u00a01,299', 129_900],
  ['रु', null],
  ['दस रुपये', NaN],
  ['0', 0],
  ['12.345', NaN],
  ['-5', NaN],
  ['forty', NaN],
  ['1.2.3', NaN],
])('%s is %d paise', (text, paise) => expect(paiseOf(text)).toBe(paise))

test.each([null, 0, 4000, 1999, 1290, 9_999_999_900])('%d comes back from the box', (paise) =>
  expect(paiseOf(rupeesTyped(paise))).toBe(paise),
)
