import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeName, placeOfSupply, rateText, splitAfter, splitPrice, type Split } from './tax.ts'

const sum = ({ taxable, cgst, sgst, igst }: Split) => taxable + cgst + sgst + igst

/** Prices that do not divide well: one rupee, primes, the largest, and what stands a paisa beside a round tax. */
const awkward = [
  1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 59, 61, 99, 101, 117, 118, 119, 177, 199, 236, 299, 333, 499, 589,
  590, 591, 667, 777, 899, 999, 1001, 1499, 1997, 2999, 4999, 9999, 12345, 99_999, 999_999,
]

describe('forty awkward prices against decimal.js', () => {
  test('there are forty', () => expect(new Set(awkward).size).toBe(40))
  const halfUp = (value: Decimal) => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

  test.each(awkward)('₹%i', (rupees) => {
    for (const paise of [rupees * 100, rupees * 100 + 1, rupees * 100 - 1])
      for (const rate of [1800, 1200, 500, 2800, 25]) {
        const price = new Decimal(paise)
        const exact = price.times(rate).div(10_000 + rate)
        const igst = halfUp(exact)
        const half = halfUp(exact.div(2))
        expect(splitPrice(paise, { rate, between: true })).toEqual({
          taxable: paise - igst,
          cgst: 0,
          sgst: 0,
          igst,
        })
        const within = splitPrice(paise, { rate, between: false })
        expect(within).toEqual({ taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 })
        const exactTaxable = price.minus(exact)
        for (const taxable of [paise - igst, within.taxable])
          expect(exactTaxable.minus(taxable).abs().toNumber()).toBeLessThanOrEqual(1)
      }
  })
})

test.each([
  [118_00, true, [100_00, 0, 0, 18_00]],
  [118_00, false, [100_00, 9_00, 9_00, 0]],
  [999_00, true, [846_61, 0, 0, 152_39]],
  [999_00, false, [846_62, 76_19, 76_19, 0]],
  [1_00, false, [84, 8, 8, 0]],
  [0, false, [0, 0, 0, 0]],
])('%i paise at 18 %%, between states: %s', (paise, between, [taxable, cgst, sgst, igst]) =>
  expect(splitPrice(paise, { rate: 1800, between })).toEqual({ taxable, cgst, sgst, igst }),
)

test('no tax at 0 %, nothing that is no amount', () => {
  expect(splitPrice(99_900, { rate: 0, between: true })).toEqual({
    taxable: 99_900,
    cgst: 0,
    sgst: 0,
    igst: 0,
  })
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 60])
    expect(() => splitPrice(bad, { rate: 1800, between: true })).toThrow(RangeError)
})

test('nothing is lost in parts: parts of a price take exactly what the whole takes, none below nothing', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 12 })
  const rates = fc.constantFrom(25, 500, 1200, 1800, 2800)
  fc.assert(
    fc.property(parts, rates, fc.boolean(), (amounts, rate, between) => {
      let before = 0
      const total: Split = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
      for (const paise of amounts) {
        const part = splitAfter(before, paise, { rate, between })
        expect(sum(part)).toBe(paise)
        for (const name of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
          expect(part[name]).toBeGreaterThanOrEqual(name === 'taxable' ? -1 : 0)
          total[name] += part[name]
        }
        before += paise
      }
      expect(total).toEqual(splitPrice(before, { rate, between }))
    }),
  )
})

test.each([
  ['registered elsewhere', { gstin: '27AAPFU0939F1ZV', state: '24', isForeign: false }, '27'],
  ['registered in no state', { gstin: '97AAPFU0939F1ZO', state: '24', isForeign: false }, '97'],
  ['an address', { gstin: null, state: '33', isForeign: false }, '33'],
  ['nothing known', { gstin: null, state: null, isForeign: false }, '24'],
  ['an unknown state', { gstin: null, state: '99', isForeign: false }, '24'],
  ['abroad', { gstin: null, state: null, isForeign: true }, '96'],
] as const)('place of supply: %s', (_what, buyer, place) => expect(placeOfSupply(buyer, '24')).toBe(place))

test('in words', () => {
  expect([placeName('24'), placeName('96'), rateText(1800), rateText(250)]).toEqual([
    '24-Gujarat',
    '96-Other country',
    '18 %',
    '2.5 %',
  ])
})
