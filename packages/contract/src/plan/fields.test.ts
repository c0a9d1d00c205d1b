import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitPairs, PlanChange, PlanFacts, PlanLimits, PlanLimitsInput } from './fields.ts'
import { starterPlans } from './starters.ts'

const facts = { name: 'Shop', price: 999, validity: 1, limits: {} }
const fault = (given: object) => {
  const { error } = PlanFacts.safeParse({ ...facts, ...given })
  return error && [error.issues[0]!.path.join('.'), error.issues[0]!.message]
}

describe('what a plan may say', () => {
  test.each([
    ['no name', { name: '  ' }, ['name', 'This field is required.']],
    ['a name of 41 letters', { name: 'x'.repeat(41) }, ['name', expect.any(String)]],
    ['no price', { price: null }, ['price', 'Price is Required']],
    ['paise', { price: 99.5 }, ['price', 'Type whole rupees.']],
    ['below zero', { price: -1 }, ['price', 'A price cannot be below zero.']],
    ['ten lakh', { price: 1_000_000 }, ['price', 'The highest price is ₹9,99,999.']],
    ['no validity', { validity: undefined }, ['validity', 'Validity is Required']],
    ['0 years', { validity: 0 }, ['validity', 'Type 1 to 10 years.']],
    ['11 years', { validity: 11 }, ['validity', 'Type 1 to 10 years.']],
    ['half a year', { validity: 0.5 }, ['validity', 'Type whole years.']],
    [
      'included without a number',
      { limits: { pdfCardIncluded: true } },
      ['limits.pdfCardLimit', 'Type a number from 1 to 10,000.'],
    ],
    [
      '10,001',
      { limits: { pdfCardIncluded: true, pdfCardLimit: 10_001 } },
      ['limits.pdfCardLimit', expect.any(String)],
    ],
    [
      'unlimited videos a day',
      { limits: { greetingVideosIncluded: true, greetingVideosLimit: -1 } },
      ['limits.greetingVideosLimit', expect.any(String)],
    ],
    ['two cards', { limits: { digitalCardLimit: 2 } }, ['limits.digitalCardLimit', expect.any(String)]],
    [
      'no card',
      { limits: { digitalCardIncluded: false } },
      ['limits.digitalCardIncluded', expect.any(String)],
    ],
    ['a field too many', { discount: 5 }, ['', expect.any(String)]],
  ])('%s is refused', (_what, given, wanted) => {
    expect(fault(given)).toEqual(wanted)
  })

  test.each([
    ['₹0', { price: 0 }],
    ['₹9,99,999 for 10 years', { price: 999_999, validity: 10 }],
    ['unlimited PDF cards', { limits: { pdfCardIncluded: true, pdfCardLimit: -1 } }],
    ['10,000 videos', { limits: { promotionalVideoIncluded: true, promotionalVideoLimit: 10_000 } }],
  ])('%s is taken', (_what, given) => {
    expect(fault(given)).toBeUndefined()
  })

  test('a change names only what changes', () => {
    expect(PlanChange.parse({ subscriptionPlanId: 5, isHidden: true })).toEqual({
      subscriptionPlanId: 5,
      isHidden: true,
    })
  })

  test('limits come out whole, and nothing is left of what is not included', () => {
    const limit = fc.option(fc.integer({ min: -3, max: 10_003 }), { nil: undefined })
    const given = fc.record(
      Object.fromEntries(
        limitPairs.flatMap(([yes, count]) => [
          [yes, fc.boolean()],
          [count, limit],
        ]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(given, (limits) => {
        const { data } = PlanLimitsInput.safeParse(limits)
        if (!data) return
        expect(PlanLimits.parse(data)).toEqual(data)
        for (const [included, count] of limitPairs) {
          if (data[included])
            expect(data[count] === -1 || (data[count] >= 1 && data[count] <= 10_000)).toBe(true)
          else expect(data[count]).toBe(0)
        }
      }),
    )
  })
})

test.each([
  [true, true, true, true],
  [true, false, false, false],
  [false, false, true, true],
  [false, false, false, false],
])(
  'starter plans for images %s, videos %s, PDF %s, films %s can be saved and hold no more',
  (images, videos, pdf, films) => {
    const plans = starterPlans({
      imagePost: { enableImagePost: images, isVideoPostsIncluded: videos },
      pdfCardConfig: { enablePdfCardProduct: pdf, customerPlans: [] },
      video: { enableVideo: films },
    })
    expect(plans).toHaveLength(3)
    for (const plan of plans) {
      const { limits } = PlanChange.parse(plan)
      if (!images) expect(limits!.greetingImagesIncluded).toBe(false)
      if (!videos) expect(limits!.greetingVideosIncluded).toBe(false)
      if (!pdf) expect(limits!.pdfCardIncluded).toBe(false)
      if (!films) expect(limits!.promotionalVideoIncluded).toBe(false)
    }
  },
)
