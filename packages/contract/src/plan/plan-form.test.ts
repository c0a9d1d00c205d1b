import { describe, expect, test } from 'vitest'
import { PlanChange, type SubscriptionPlan } from './fields.ts'
import {
  changeOfForm,
  emptyPlan,
  formOfPlan,
  type PlanForm,
  planFormRules,
  previewOfForm,
} from './plan-form.ts'

const good: PlanForm = { ...emptyPlan, name: 'Shop', price: 999 }
const faults = (given: Partial<PlanForm>) => {
  const { error } = planFormRules.safeParse({ ...good, ...given })
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message])
}

describe('the form of a plan', () => {
  test.each<[string, Partial<PlanForm>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Subscription name is Required'],
    ['a long name', { name: 'x'.repeat(41) }, 'name', 'Use at most 40 characters.'],
    ['no price', { price: null }, 'price', 'Price is Required'],
    ['a price of letters', { price: '9a' }, 'price', 'Type whole rupees, at most 9,99,999.'],
    ['ten lakh', { price: 1_000_000 }, 'price', 'Type whole rupees, at most 9,99,999.'],
    ['no validity', { validity: '' }, 'validity', 'Validity is Required'],
    ['eleven years', { validity: 11 }, 'validity', 'Type 1 to 10 years.'],
    ['an MRP below', { mrp: 999 }, 'mrp', 'The struck-through price must be higher than the price.'],
    ['a renewal for nothing', { renewalPrice: 0 }, 'renewalPrice', 'Type whole rupees, at most 9,99,999.'],
    [
      'nobody sells it',
      { soldOnline: false, soldByStaff: false, soldByFranchisees: false },
      'soldOnline',
      'Choose who may sell this plan.',
    ],
    ['a long line', { highlight: 'x'.repeat(61) }, 'highlight', 'Use at most 60 characters.'],
    [
      'videos without number',
      { greetingVideosIncluded: true },
      'greetingVideosLimit',
      'Type a number from 1 to 10,000.',
    ],
    [
      'unlimited videos a day',
      { greetingVideosIncluded: true, greetingVideosLimit: -1 },
      'greetingVideosLimit',
      'Type a number from 1 to 10,000.',
    ],
    ['no PDF', { pdfCardIncluded: true, pdfCardLimit: 0 }, 'pdfCardLimit', 'Type a number from 1 to 10,000.'],
  ])('%s', (_what, given, field, message) => {
    expect(faults(given)).toEqual([[field, message]])
  })

  test('a free plan, unlimited PDF cards, numbers left behind in what is not ticked', () => {
    expect(faults({ price: 0, pdfCardIncluded: true, pdfCardLimit: -1, promotionalVideoLimit: 'x' })).toEqual(
      [],
    )
  })

  test('what it sends is taken by the call, and comes back as it was', () => {
    const form: PlanForm = {
      ...good,
      mrp: 1499,
      highlight: 'Best for shops',
      isPopular: true,
      isOffered: false,
      greetingImagesIncluded: true,
      greetingVideosIncluded: true,
      greetingVideosLimit: 2,
      pdfCardIncluded: true,
      pdfCardLimit: -1,
      showPoliticalFrame: false,
    }
    const change = PlanChange.parse(changeOfForm(form))
    expect(change.limits).toMatchObject({
      greetingImagesLimit: -1,
      greetingVideosLimit: 2,
      pdfCardLimit: -1,
      promotionalVideoLimit: 0,
    })
    expect(change.frameVisibility!.hidePoliticalFrame).toBe(true)
    const stored = { ...change, subscriptionPlanId: 1, agencyId: 1, order: 0, version: 1, subscribers: 0 }
    expect(formOfPlan(stored as unknown as SubscriptionPlan)).toEqual(form)
  })

  test('a form just begun can be previewed', () => {
    expect(previewOfForm({ ...emptyPlan, price: '9x', validity: null, pdfCardIncluded: true })).toMatchObject(
      {
        price: 0,
        validity: 1,
        limits: { pdfCardIncluded: true, pdfCardLimit: 0 },
      },
    )
  })
})
