import { expect, test } from 'vitest'
import { financialYear, invoiceKinds, invoiceNumber, longestNumber, prefixOf, returnDay } from './series.ts'

test.each([
  ['2026-03-31', '2526'],
  ['2026-04-01', '2627'],
  ['2026-12-31', '2627'],
  ['2027-01-01', '2627'],
  ['2099-06-01', '9900'],
  ['2100-01-01', '9900'],
])('%s is in %s', (day, year) => expect(financialYear(day)).toBe(year))

test.each([
  ['SUR', 'TAX_INVOICE', 42, 'SURI/2627/0042'],
  ['K2', 'CREDIT_NOTE', 1, 'K2C/2627/0001'],
  ['P', 'RECEIPT', 12_345, 'PR/2627/12345'],
  ['SUR', 'TAX_INVOICE', 999_999, 'SURI/2627/999999'],
  ['SUR', 'TAX_INVOICE', 1_000_000, 'SURI2627/1000000'],
] as const)('%s %s %i is %s', (prefix, kind, count, number) =>
  expect(invoiceNumber(prefix, kind, '2627', count)).toBe(number),
)

test('never longer than Rule 46 allows, and only letters, digits and strokes', () => {
  for (const kind of invoiceKinds)
    for (const count of [1, 9999, 10_000, 999_999, 1_000_000, 9_999_999]) {
      const number = invoiceNumber('ABC', kind, '2627', count)
      expect(number.length).toBeLessThanOrEqual(longestNumber)
      expect(number).toMatch(/^[A-Z0-9/]+$/)
    }
})

test.each([0, -1, 1.5, 10_000_000])('%d has no place', (count) =>
  expect(() => invoiceNumber('ABC', 'TAX_INVOICE', '2627', count)).toThrow(RangeError),
)
test.each(['', 'abc', 'ABCD', 'A/B'])('%s is no prefix', (prefix) =>
  expect(() => invoiceNumber(prefix, 'TAX_INVOICE', '2627', 1)).toThrow(RangeError),
)

test.each([
  ['Surat Cards Co.', 'SUR'],
  ['3D Prints', '3DP'],
  ['कावेरी', 'INV'],
])('%s begins its numbers with %s', (name, prefix) => expect(prefixOf(name)).toBe(prefix))

test.each([
  ['2026-10-31', '2026-10-31', '2026-10-31'],
  ['2026-10-01', '2026-11-10', '2026-10-01'],
  ['2026-10-31', '2026-11-11', '2026-11-11'],
  ['2026-12-31', '2027-01-10', '2026-12-31'],
  ['2026-12-31', '2027-01-11', '2027-01-11'],
  ['2026-03-15', '2026-09-02', '2026-09-02'],
])('dated %s and written on %s it stands in the return of %s', (issuedOn, writtenOn, day) =>
  expect(returnDay(issuedOn, writtenOn)).toBe(day),
)
