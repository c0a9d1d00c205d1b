import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'

/** A plan of the agency as its admins see it: ₹2,999 a year, card and greetings. */
export const makePlan = (facts: Partial<SubscriptionPlan> = {}): SubscriptionPlan => ({
  subscriptionPlanId: 4,
  agencyId: 1,
  name: 'Vepari',
  price: 2999,
  validity: 1,
  limits: {
    digitalCardIncluded: true,
    digitalCardLimit: 1,
    greetingImagesIncluded: true,
    greetingImagesLimit: -1,
    greetingVideosIncluded: false,
    greetingVideosLimit: 0,
    pdfCardIncluded: false,
    pdfCardLimit: 0,
    promotionalVideoIncluded: false,
    promotionalVideoLimit: 0,
  },
  frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false },
  mrp: null,
  renewalPrice: null,
  soldBy: ['online', 'staff', 'franchisee'],
  highlight: '',
  isPopular: false,
  isHidden: false,
  order: 0,
  version: 3,
  subscribers: 0,
  can: { change: true, copy: true, archive: true },
  ...facts,
})
