import type { StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import { expect, test } from 'vitest'
import { fullLimits } from '../../testing/makers.plan.ts'
import { looserThanOwn, mayDiscount, mayGivePlan, mayHold } from './policy.ts'
import { discountOf, listPriceOf } from './rules.ts'

const free: StaffLimits = { allowedPlanIds: null, maxDiscountPct: null, creditLimitPaise: null }

test('a plan is given by who may give it; custom plans are a plan of their own', () => {
  const some = { ...free, allowedPlanIds: [3, 4] }
  expect([mayGivePlan(free, 9, true), mayGivePlan(some, 3, true)]).toEqual([true, true])
  expect(mayGivePlan(some, 9, true)).toBe('STAFF_PLAN_LIMIT')
  expect(mayGivePlan(some, 'CUSTOM_PLAN', true)).toBe('STAFF_PLAN_LIMIT')
  expect(mayGivePlan({ ...free, allowedPlanIds: ['CUSTOM_PLAN'] }, 'CUSTOM_PLAN', true)).toBe(true)
})

test('whoever has a limit gives nothing in another agency, where nobody counts it', () => {
  expect(mayGivePlan(free, 3, false)).toBe(true)
  expect(mayGivePlan({ ...free, creditLimitPaise: 100 }, 3, false)).toBe('STAFF_PLAN_LIMIT')
})

test('the limits themselves are within', () => {
  const some = { ...free, maxDiscountPct: 20, creditLimitPaise: 1000 }
  expect([mayDiscount(some, 20), mayDiscount(some, 20.1), mayDiscount(free, 100)]).toEqual([
    true,
    'STAFF_DISCOUNT_LIMIT',
    true,
  ])
  expect([mayHold(some, 600, 400), mayHold(some, 600, 401), mayHold(some, 2000, 0)]).toEqual([
    true,
    'STAFF_CREDIT_LIMIT',
    true,
  ])
})

test.each([
  [free, free, null],
  [{ ...free, maxDiscountPct: 20 }, free, 'maxDiscountPct'],
  [{ ...free, maxDiscountPct: 20 }, { ...free, maxDiscountPct: 20 }, null],
  [{ ...free, creditLimitPaise: 5 }, { ...free, creditLimitPaise: 6 }, 'creditLimit'],
  [{ ...free, allowedPlanIds: [1, 2] }, { ...free, allowedPlanIds: [2] }, null],
  [{ ...free, allowedPlanIds: [1] }, { ...free, allowedPlanIds: [1, 2] }, 'allowedPlanIds'],
  [{ ...free, allowedPlanIds: [1] }, free, 'allowedPlanIds'],
] as [StaffLimits, StaffLimits, string | null][])(
  'nobody gives more than they have: %j %j',
  (own, given, answer) => {
    expect(looserThanOwn(own, given)).toBe(answer)
  },
)

const small = { ...fullLimits, greetingVideosLimit: 0, pdfCardLimit: 0, promotionalVideoLimit: 0 }
const offered = [
  { price: 1000, validity: 1, limits: small },
  { price: 4000, validity: 2, limits: fullLimits },
  { price: 3000, validity: 1, limits: fullLimits },
]
test.each([
  ['the cheapest that holds all of it, by the year', { validity: 1, limits: small }, 1000],
  ['for more years, more', { validity: 3, limits: small }, 3000],
  ['more than the small one holds', { validity: 1, limits: fullLimits }, 2000],
  ['more than any holds: the dearest', { validity: 1, limits: { ...fullLimits, pdfCardLimit: -1 } }, 3000],
] as const)('what the list would ask: %s', (_words, custom, price) => {
  expect(listPriceOf(custom, offered)).toBe(price)
})

test('percent below the list', () => {
  expect([discountOf(800, 1000), discountOf(1000, 1000), discountOf(1, null), discountOf(999, 1000)]).toEqual(
    [20, 0, 0, 0.1],
  )
  expect(listPriceOf({ validity: 1, limits: small }, [])).toBeNull()
  // A little more than a limit is more: five hundred cards of ₹49 for ₹10 less, and ₹44 more than a tenth off.
  const [none, tenth] = [
    { ...free, maxDiscountPct: 0 },
    { ...free, maxDiscountPct: 10 },
  ]
  expect([
    mayDiscount(none, discountOf(24_490, 24_500)),
    mayDiscount(tenth, discountOf(89_956, 100_000)),
  ]).toEqual(['STAFF_DISCOUNT_LIMIT', 'STAFF_DISCOUNT_LIMIT'])
  for (const list of [499, 999, 12_345, 99_990, 999_999])
    for (let percent = 0; percent <= 100; percent += 1) {
      const least = Math.ceil((list * (100 - percent)) / 100)
      expect([
        list,
        percent,
        mayDiscount({ ...free, maxDiscountPct: percent }, discountOf(least, list)),
      ]).toEqual([list, percent, true])
    }
})
