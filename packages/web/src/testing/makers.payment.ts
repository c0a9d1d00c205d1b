import type { CardPayment, OrderReply, PaymentReply } from '@parichay/contract/payment/fields.ts'
import type { PurchasePreview } from '@parichay/contract/payment/fields.periods.ts'
import type { PlanOfBusiness } from '@parichay/contract/plan/fields.ts'
import { makePlan } from './makers.plan.ts'

/** The purchase that orders and replies of these makers are about. */
export const intentId = '0190a0b0-0000-7000-8000-000000000001'

/** The order of a plan at ₹2,999. */
export const makeOrder = (facts: Partial<OrderReply> = {}): OrderReply => ({
  key: 'rzp_test_1',
  order: { id: 'order_1', amount: 299_900, currency: 'INR' },
  intentId,
  ...facts,
})

/** The answer to a confirmation: paid. */
export const makeReply = (facts: Partial<PaymentReply> = {}): PaymentReply => ({
  status: 'paid',
  intentId,
  planId: 4,
  recordNo: 5001,
  ...facts,
})

/** What a first plan of ₹2,999 does: a year from today. */
export const makePreview = (facts: Partial<PurchasePreview> = {}): PurchasePreview => ({
  asOf: '2026-11-27',
  was: { lastDay: null, isPaid: false },
  is: { lastDay: '2027-11-26', isPaid: true },
  trialDaysLost: 0,
  changes: [],
  amountPaise: 299_900,
  startsOn: '2026-11-27',
  lastDay: '2027-11-26',
  begins: 'today',
  goesOnAfter: null,
  daysLost: 0,
  ...facts,
})

const { limits, frameVisibility } = makePlan()

/** A plan of ₹2,999 that was paid online. */
export const makeCardPayment = (facts: Partial<CardPayment> = {}): CardPayment => ({
  recordNo: 5001,
  intentId,
  businessId: 5,
  planId: 4,
  name: 'Vepari',
  amountPaise: 299_900,
  refundedPaise: 0,
  currency: 'INR',
  status: 'PAID',
  throughGateway: true,
  paymentId: 'pay_1',
  method: 'upi',
  manual: null,
  createdAt: '2026-11-27T06:00:00.000Z',
  paidAt: '2026-11-27T06:01:00.000Z',
  validity: 1,
  limits,
  frameVisibility,
  startsOn: '2026-11-27',
  endsOn: '2027-11-26',
  ...facts,
})

const may = { allowed: true as const, limit: -1, left: -1 }

/** A business with a trial: everything may be used, nothing was bought. */
export const makePlanOfBusiness = (facts: Partial<PlanOfBusiness> = {}): PlanOfBusiness => ({
  plan: null,
  entitlements: {
    card: may,
    greetingImage: may,
    greetingVideo: may,
    pdfExport: may,
    promotionalVideo: may,
    regularFrame: may,
    productFrame: may,
    politicalFrame: may,
  },
  ...facts,
})
