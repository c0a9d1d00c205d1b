import { z } from 'zod'
import { MonthNumber, YearNumber } from '../bill/fields.ts'
import { AgencyId, BusinessId, Flag, requiredLine, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  BillingDetails,
  CardPayment,
  checkoutProof,
  IntentId,
  manualNotes,
  mostReceipts,
  OrderReply,
  PaymentException,
  PaymentReply,
  PaymentStanding,
  planChoice,
  Receipts,
  ReceiptSums,
  RecordNo,
} from './fields.ts'
import { checkChoice } from './rules.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const ordering = [
  'BUSINESS_SUSPENDED',
  'NOT_FOUND',
  'PLAN_INACTIVE',
  'ONLINE_PAYMENT_OFF',
  'PAYMENT_DUPLICATE',
  'PAYMENT_UNAVAILABLE',
] as const

const receiptTime = z.object({
  month: MonthNumber.optional(),
  /** Without a month the year its April lies in. */
  year: YearNumber,
  agencyId: AgencyId.optional(),
})

/** Plans for a business: ordered, paid, recorded by staff (specification 7, Customer card payments). */
export const paymentRoutes = {
  createCardPaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/card-payment/order',
    summary: 'Make an order at the provider for a plan; the price is the plan’s, custom plans are for admins',
    access: access('-', 'O', '-', 'A', 'X', 'businessId'),
    body: z
      .strictObject({
        ...planChoice,
        /** May be left out by a customer who has one business only. */
        businessId: BusinessId.optional(),
        renew: z.boolean().optional(),
        billing: BillingDetails.optional(),
      })
      .superRefine(checkChoice),
    reply: OrderReply,
    errors: [...dead, ...ordering, 'STAFF_PLAN_LIMIT', 'STAFF_DISCOUNT_LIMIT'],
  }),
  confirmCardPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/card-payment/gateway',
    summary:
      'Hand in what checkout answered; the stored order decides what was bought, the provider whether it was paid',
    access: access('-', 'O', '-', 'A', 'X', 'orderCreationId → intent'),
    body: z
      .strictObject({
        ...planChoice,
        ...checkoutProof,
        businessId: BusinessId,
        renew: z.boolean().optional(),
        throughGateway: z.literal(true),
        isManualUpdate: z.literal(false).optional(),
      })
      .superRefine(checkChoice),
    reply: PaymentReply,
    errors: [...dead, 'NOT_FOUND', 'PAYMENT_SIGNATURE'],
  }),
  recordCardPayment: defineRoute({
    method: 'POST',
    path: '/api/v1/card-payment',
    summary:
      'Give a business a plan without the gateway, with who did it and why; custom plans are for admins',
    access: access('-', '-', 'payment.manual', 'A', 'X', 'businessId'),
    body: z
      .strictObject({
        ...planChoice,
        ...manualNotes,
        businessId: BusinessId,
        renew: z.boolean().optional(),
        isManualUpdate: z.literal(true),
        throughGateway: z.literal(false).optional(),
        billing: BillingDetails.optional(),
      })
      .superRefine(checkChoice),
    reply: PaymentReply,
    errors: [
      ...dead,
      'NOT_FOUND',
      'PLAN_INACTIVE',
      'CONFLICT',
      'SAME_RECORD',
      'RECORD_TAKEN_BACK',
      'STAFF_PLAN_LIMIT',
      'STAFF_DISCOUNT_LIMIT',
      'STAFF_CREDIT_LIMIT',
    ],
  }),
  listCardPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment',
    summary: 'What was paid for a business, newest first',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: z.array(CardPayment),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getLastActiveCardPayment: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment/last-active',
    summary: 'The purchase whose paid time runs today, or ran last; null when nothing was ever bought',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: CardPayment.nullable(),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listReceipts: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment/receipts',
    summary:
      'What all customers of an agency paid in a month, or without one in a financial year, and what went back: newest first, page by page (ours)',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: receiptTime.extend({
      /** The last one of the page before. */
      before: RecordNo.optional(),
      pageSize: z.coerce.number().int().min(1).max(mostReceipts).optional(),
    }),
    reply: Receipts,
    errors: [...dead, 'NOT_FOUND'],
  }),
  sumReceipts: defineRoute({
    method: 'GET',
    path: '/api/v1/card-payment/receipts/sums',
    summary: 'What all receipts of a month or a financial year come to (ours)',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: receiptTime,
    reply: ReceiptSums,
    errors: [...dead, 'NOT_FOUND'],
  }),
  reverseCardPayment: defineRoute({
    method: 'DELETE',
    path: '/api/v1/card-payment',
    summary:
      'Take a purchase back: other days are as if it had never been, money that came through the gateway is refunded; nothing is erased',
    access: access('-', '-', '-', 'A', 'X', 'recordNo'),
    query: z.object({ recordNo: RecordNo }),
    body: z.strictObject({ reason: manualNotes.reason }),
    reply: z.object({ reversed: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  getPaymentStatus: defineRoute({
    method: 'GET',
    path: '/api/v1/payment-status',
    summary: 'Where a purchase stands; the provider is asked when it is not settled yet',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'intentId'),
    query: z.object({ intentId: IntentId }),
    reply: PaymentReply.extend({
      status: PaymentStanding,
      businessId: RowNumber.nullable(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listPaymentExceptions: defineRoute({
    method: 'GET',
    path: '/api/v1/payment-exception',
    summary:
      'What about money needs a person: wrong amounts, refunds that failed, forged messages; open ones unless told',
    access: access('-', '-', '-', 'A', 'X', 'forced scope'),
    query: z.object({
      withClosed: Flag.optional(),
      /** Only those that were looked after. */
      onlyClosed: Flag.optional(),
      /** The last number of the page before. */
      before: z.coerce.number().pipe(RowNumber).optional(),
      pageSize: z.coerce.number().int().min(1).max(200).optional(),
    }),
    reply: z.array(PaymentException),
    errors: [...dead],
  }),
  closePaymentException: defineRoute({
    method: 'POST',
    path: '/api/v1/payment-exception/close',
    summary: 'Say that an exception was looked after, and how',
    access: access('-', '-', '-', 'A', 'X', 'breakId'),
    body: z.strictObject({ breakId: RowNumber, note: requiredLine(200) }),
    reply: z.object({ closed: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
}
