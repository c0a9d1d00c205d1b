import { z } from 'zod'
import { BusinessId, RowNumber } from '../ids.ts'
import { peopleBounds } from '../pdf-card/people.ts'
import { access, defineRoute } from '../route.ts'
import {
  BillingDetails,
  checkoutProof,
  manualNotes,
  OrderReply,
  PaymentReply,
  PdfCardPayment,
  RecordNo,
  RupeesPaid,
  UserVideoPayment,
} from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const ordering = [
  'BUSINESS_SUSPENDED',
  'NOT_FOUND',
  'PLAN_INACTIVE',
  'ONLINE_PAYMENT_OFF',
  'PAYMENT_DUPLICATE',
  'PAYMENT_UNAVAILABLE',
] as const
const ofBusiness = z.object({ businessId: BusinessId })
const ofRecord = z.object({ recordNo: RecordNo })
/** People of a project whose cards are bought at once, each for the price of one. */
const Quantity = z.number().int().min(1).max(peopleBounds.rows)
const reason = z.strictObject({ reason: manualNotes.reason })
const reversed = z.object({ reversed: z.boolean() })
const confirming = [
  ...dead,
  'NOT_FOUND',
  'PLAN_INACTIVE',
  'CONFLICT',
  'SAME_RECORD',
  'RECORD_TAKEN_BACK',
  'PAYMENT_SIGNATURE',
  'STAFF_PLAN_LIMIT',
  'STAFF_DISCOUNT_LIMIT',
  'STAFF_CREDIT_LIMIT',
] as const

/** Either checkout's answer, or what staff were paid: never half of each. */
const proofOrManual = {
  ...manualNotes,
  orderCreationId: checkoutProof.orderCreationId.optional(),
  razorpayPaymentId: checkoutProof.razorpayPaymentId.optional(),
  razorpayOrderId: checkoutProof.razorpayOrderId.optional(),
  razorpaySignature: checkoutProof.razorpaySignature.optional(),
  paymentAmount: RupeesPaid.optional(),
  /** Of a manual payment; an online one has it with its order. */
  billing: BillingDetails.optional(),
  isManualUpdate: z.boolean(),
}
type Sent = { isManualUpdate: boolean; paymentAmount?: unknown } & {
  [K in keyof typeof checkoutProof]?: unknown
}
function checkSent(
  sent: Sent,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const proof = Object.keys(checkoutProof) as (keyof typeof checkoutProof)[]
  const wrong = sent.isManualUpdate
    ? proof.find((name) => sent[name] !== undefined)
    : sent.paymentAmount === undefined
      ? proof.find((name) => sent[name] === undefined)
      : 'paymentAmount'
  if (wrong)
    context.addIssue({
      code: 'custom',
      path: [wrong],
      message: 'Send checkout’s answer, or a manual payment.',
    })
}

/** One PDF card or one video bought by itself (specification 7, PDF cards and Video). */
export const singlePaymentRoutes = {
  createPdfCardPaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/pdf-card-payment/order',
    summary: 'Make an order at the provider for one PDF card; the price is the agency’s',
    access: access('-', 'O', '-', '-', '-', 'planId, pdfCardNo'),
    body: z.strictObject({
      planId: RowNumber,
      /** May be left out by a customer who has one PDF card only. */
      pdfCardNo: RowNumber.optional(),
      quantity: Quantity.optional(),
      billing: BillingDetails.optional(),
    }),
    reply: OrderReply,
    errors: [...dead, ...ordering],
  }),
  payPdfCard: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/pdf-card-payment',
    summary: 'Hand in what checkout answered, or record a payment for one PDF card as staff',
    access: access('-', 'O', 'payment.manual', 'A', 'X', 'pdfCardNo'),
    body: z
      .strictObject({
        ...proofOrManual,
        pdfCardNo: RowNumber,
        planId: RowNumber,
        /** Of a manual payment; an online one has it with its order. */
        quantity: Quantity.optional(),
      })
      .superRefine(checkSent),
    reply: PaymentReply,
    errors: confirming,
  }),
  listPdfCardPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/pdf-card-payment',
    summary: 'PDF cards of a business that were paid singly',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'businessId'),
    query: ofBusiness,
    reply: z.array(PdfCardPayment),
    errors: [...dead, 'NOT_FOUND'],
  }),
  reversePdfCardPayment: defineRoute({
    method: 'DELETE',
    path: '/api/v1/pdf-card/pdf-card-payment',
    summary: 'Take back the payment for one PDF card; money that came through the gateway is refunded',
    access: access('-', '-', '-', 'A', 'X', 'recordNo'),
    query: ofRecord,
    body: reason,
    reply: reversed,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  createUserVideoPaymentOrder: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video-payment/order',
    summary: 'Make an order at the provider for one video; the price is the agency’s',
    access: access('-', 'O', '-', '-', '-', 'planId, videoNo'),
    body: z.strictObject({ planId: RowNumber, videoNo: RowNumber, billing: BillingDetails.optional() }),
    reply: OrderReply,
    errors: [...dead, ...ordering],
  }),
  payUserVideo: defineRoute({
    method: 'POST',
    path: '/api/v1/video/user-video-payment',
    summary: 'Hand in what checkout answered, or record a payment for one video as staff',
    access: access('-', 'O', 'payment.manual', 'A', 'X', 'videoNo'),
    body: z.strictObject({ ...proofOrManual, videoNo: RowNumber, planId: RowNumber }).superRefine(checkSent),
    reply: PaymentReply,
    errors: confirming,
  }),
  listUserVideoPayments: defineRoute({
    method: 'GET',
    path: '/api/v1/video/user-video-payment',
    summary: 'Videos of a business that were paid singly',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'businessId'),
    query: ofBusiness,
    reply: z.array(UserVideoPayment),
    errors: [...dead, 'NOT_FOUND'],
  }),
  reverseUserVideoPayment: defineRoute({
    method: 'DELETE',
    path: '/api/v1/video/user-video-payment',
    summary: 'Take back the payment for one video; money that came through the gateway is refunded',
    access: access('-', '-', '-', 'A', 'X', 'recordNo'),
    query: ofRecord,
    body: reason,
    reply: reversed,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
