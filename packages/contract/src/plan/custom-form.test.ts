import { describe, expect, test } from 'vitest'
import {
  type CustomPlanForm,
  customPlanOf,
  customPlanRules,
  emptyCustomPlan,
  filledLimit,
  formOfCustomPlan,
  mayProceed,
} from './custom-form.ts'
import { PlanFacts } from './fields.ts'

const filled: CustomPlanForm = { ...emptyCustomPlan(), validity: 2, price: 1500 }
const faults = (change: Partial<CustomPlanForm>) =>
  (customPlanRules.safeParse({ ...filled, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('it opens with the name Custom, the digital card, and every frame shown', () => {
  expect(emptyCustomPlan()).toMatchObject({
    name: 'Custom',
    validity: null,
    price: null,
    showRegularFrame: true,
    showProductFrame: true,
    showPoliticalFrame: true,
  })
  expect(mayProceed(emptyCustomPlan())).toBe(false)
  expect(mayProceed(filled)).toBe(true)
})

test.each<[string, Partial<CustomPlanForm>, string[]]>([
  ['all three stand there', {}, []],
  ['no name', { name: '  ' }, ['name: Subscription name is Required']],
  ['no validity', { validity: null }, ['validity: Validity is Required']],
  ['no price', { price: '' }, ['price: Price is Required']],
  ['a long name', { name: 'x'.repeat(41) }, ['name: Use at most 40 characters.']],
  ['eleven years', { validity: 11 }, ['validity: Type 1 to 10 years.']],
  ['no whole year', { validity: '1.5' }, ['validity: Type 1 to 10 years.']],
  ['given away', { price: 0 }, []],
  ['too dear', { price: 1_000_000 }, ['price: Type whole rupees, at most 9,99,999.']],
  ['a limit of an unticked box does not count', { pdfCardLimit: 'x' }, []],
  ['an empty limit', { pdfCardIncluded: true }, ['pdfCardLimit: Type a number from 1 to 10,000.']],
  [
    'unlimited',
    { pdfCardIncluded: true, pdfCardLimit: -1, promotionalVideoIncluded: true, promotionalVideoLimit: -1 },
    [],
  ],
])('%s', (_what, change, wanted) => {
  expect(faults(change)).toEqual(wanted)
})

describe('fills', () => {
  test('a tick fills the limit, taking it away clears it', () => {
    expect([filledLimit('pdfCard', true), filledLimit('promotionalVideo', true)]).toEqual([1, 1])
    expect([filledLimit('pdfCard', false), filledLimit('promotionalVideo', false)]).toEqual([null, null])
  })

  test('the plan has the specified limits, and what is shown becomes what is hidden', () => {
    const plan = customPlanOf({
      ...filled,
      name: ' Diwali ',
      greetingImagesIncluded: true,
      greetingVideosIncluded: true,
      pdfCardIncluded: true,
      pdfCardLimit: 1,
      promotionalVideoIncluded: false,
      promotionalVideoLimit: 7,
      showPoliticalFrame: false,
    })
    expect(plan).toEqual({
      subscriptionPlanId: 'CUSTOM_PLAN',
      name: 'Diwali',
      validity: 2,
      price: 1500,
      limits: {
        digitalCardIncluded: true,
        digitalCardLimit: 1,
        greetingImagesIncluded: true,
        greetingImagesLimit: -1,
        greetingVideosIncluded: true,
        greetingVideosLimit: 3,
        pdfCardIncluded: true,
        pdfCardLimit: 1,
        promotionalVideoIncluded: false,
        promotionalVideoLimit: 0,
      },
      frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: true },
    })
    const { subscriptionPlanId: _id, ...facts } = plan
    expect(PlanFacts.safeParse(facts).success).toBe(true)
    expect(customPlanOf(formOfCustomPlan(plan))).toEqual(plan)
  })

  test('a frame is hidden only where its box stands: with greeting images', () => {
    const form = { ...filled, greetingVideosIncluded: true, showPoliticalFrame: false }
    const hides = (greetingImagesIncluded: boolean) =>
      customPlanOf({ ...form, greetingImagesIncluded }).frameVisibility
    expect(hides(true).hidePoliticalFrame).toBe(true)
    expect(hides(false)).toEqual({
      hideRegularFrame: false,
      hideProductFrame: false,
      hidePoliticalFrame: false,
    })
  })
})
