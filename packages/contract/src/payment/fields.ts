import { z } from 'zod'
import { BusinessId, Instant, IstDate, line, PinCode, RowNumber } from '../ids.ts'
import { isGstin, plainTaxNo } from '../business/rules.gstin.ts'
import { customPlanId, FrameVisibility, PlanFacts, PlanLimits } from '../plan/fields.ts'

/** A purchase from the moment it is ordered; ours. */
export const IntentId = z.uuid()
/** The number of a purchase that people see. */
export const RecordNo = z.coerce.number().int().positive().max(2_147_483_647)
/** A stored plan by its number, or `CUSTOM_PLAN`. */
export const BoughtPlanId = z.union([RowNumber, z.literal(customPlanId)])

/** Who the invoice is for. */
export const BillingDetails = z.strictObject({
  name: line(100).pipe(z.string().min(1, 'This field is required.')),
  address: line(250).optional(),
  state: line(60).pipe(z.string().min(1, 'This field is required.')),
  pin: PinCode.optional(),
  gstin: z
    .string()
    .overwrite(plainTaxNo)
    .refine(isGstin, 'Check the GSTIN: its last character does not fit the others.')
    .optional(),
})
export type BillingDetails = z.output<typeof BillingDetails>

/** Which plan: a stored one by its number; the facts of a custom one stand beside it. Never a price for a stored one. */
export const planChoice = {
  subscriptionPlanId: BoughtPlanId,
  name: PlanFacts.shape.name.optional(),
  validity: PlanFacts.shape.validity.optional(),
  price: PlanFacts.shape.price.optional(),
  limits: PlanFacts.shape.limits.optional(),
  frameVisibility: PlanFacts.shape.frameVisibility.unwrap().optional(),
}

/** The provider's answer to the browser. `orderCreationId` is the id of the order this product gave out. */
export const checkoutProof = {
  orderCreationId: z.string().max(60),
  razorpayPaymentId: z.string().max(60),
  razorpayOrderId: z.string().max(60),
  razorpaySignature: z.string().max(200),
}

/** What staff were paid, whole rupees; for a single purchase, which may be of the cards of two thousand people. */
export const RupeesPaid = z
  .number('Type whole rupees.')
  .int('Type whole rupees.')
  .min(0, 'A price cannot be below zero.')
  .max(99_999_999, 'Type at most ₹9,99,99,999.')

/** How staff were paid. */
export const paymentModes = ['cash', 'upi', 'bank', 'cheque', 'card', 'free', 'other'] as const

/** What staff write down of a payment outside the gateway. The same `requestId` records once. */
export const manualNotes = {
  /** The answer to `SAME_RECORD`: it is a payment of its own, though the same was recorded a moment ago. */
  isSecondRecord: z.boolean().optional(),
  requestId: z.uuid().optional(),
  mode: z.enum(paymentModes).optional(),
  reference: line(60).optional(),
  reason: line(200).optional(),
}

/** An order of the provider as checkout takes it: amount in paise, and the key id that opens checkout. */
export const OrderReply = z.object({
  key: z.string(),
  order: z.object({ id: z.string(), amount: z.number().int(), currency: z.string() }),
  /** For `GET /api/v1/payment-status`. */
  intentId: IntentId,
})
export type OrderReply = z.infer<typeof OrderReply>

/**
 * Where a purchase stands. A purchase that is not sure yet is pending: nobody is told that paid money failed.
 * `refund_due`: the money is on its way back; `refunded` is said only when it has arrived.
 */
export const PaymentStanding = z.enum(['pending', 'paid', 'expired', 'refund_due', 'refunded'])

/** The answer to a confirmation. `pending`: ask `GET /api/v1/payment-status` until it is not. */
export const PaymentReply = z.object({
  status: PaymentStanding,
  intentId: IntentId,
  planId: BoughtPlanId,
  recordNo: RecordNo,
})
export type PaymentReply = z.infer<typeof PaymentReply>

/** What people see of a purchase (screens 7.4). `MANUAL` was recorded by staff. */
export const paymentStates = [
  'PENDING',
  'PAID',
  'MANUAL',
  'EXPIRED',
  'REFUND_DUE',
  'REFUNDED',
  'PARTLY_REFUNDED',
  'REVERSED',
] as const
/** One of `paymentStates`. */
export const PaymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof PaymentState>

/** A purchase that was paid, recorded, or is on its way. Amounts are paise, GST included. */
export const PaymentRecord = z.object({
  recordNo: RecordNo,
  intentId: IntentId,
  businessId: BusinessId,
  planId: BoughtPlanId,
  name: z.string(),
  amountPaise: z.number().int(),
  refundedPaise: z.number().int(),
  currency: z.string(),
  status: PaymentState,
  throughGateway: z.boolean(),
  /** The provider's number of the payment. */
  paymentId: z.string().nullable(),
  method: z.string().nullable(),
  /** Who recorded it, how it was paid, and why; only for staff. */
  manual: z
    .object({ by: z.string(), mode: z.string(), reference: z.string(), reason: z.string() })
    .nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
})

/** A plan that was bought for a business. `startsOn` and `endsOn` are its first and last usable day. */
export const CardPayment = PaymentRecord.extend({
  validity: z.number().int(),
  limits: PlanLimits,
  frameVisibility: FrameVisibility,
  startsOn: IstDate.nullable(),
  endsOn: IstDate.nullable(),
})
export type CardPayment = z.infer<typeof CardPayment>

/** A single PDF card that was bought. */
export const PdfCardPayment = PaymentRecord.extend({ pdfCardNo: z.number().int() })
export type PdfCardPayment = z.infer<typeof PdfCardPayment>

/** A single video that was bought. */
export const UserVideoPayment = PaymentRecord.extend({ videoNo: z.number().int() })
export type UserVideoPayment = z.infer<typeof UserVideoPayment>

/** What a customer paid the agency, in a list of all of them. Amounts are paise, GST included. */
export const Receipt = z.object({
  recordNo: RecordNo,
  businessId: BusinessId,
  businessName: z.string(),
  kind: z.enum(['card', 'pdf', 'video']),
  name: z.string(),
  amountPaise: z.number().int(),
  refundedPaise: z.number().int(),
  status: PaymentState,
  throughGateway: z.boolean(),
  /** UPI, card and so on, or how staff were paid. */
  mode: z.string(),
  /** The provider's number of the payment, or what staff wrote down. */
  reference: z.string(),
  /** What the provider keeps for itself, as far as it has said so. */
  feePaise: z.number().int().nullable(),
  paidOn: IstDate,
  invoiceId: RowNumber.nullable(),
  invoiceNo: z.string().nullable(),
})
/** What a customer paid the agency. */
export type Receipt = z.infer<typeof Receipt>

/** Some of what customers paid in a stretch of time, newest first; `next` is where it goes on, null at the end. */
export const Receipts = z.object({ list: z.array(Receipt), next: RecordNo.nullable() })
/** Some of what customers paid in a stretch of time. */
export type Receipts = z.infer<typeof Receipts>

/** What all that customers paid in a stretch of time comes to. */
export const ReceiptSums = z.object({
  /** Through the provider, before its fee and refunds. */
  onlinePaise: z.number().int(),
  feePaise: z.number().int(),
  refundedPaise: z.number().int(),
  /** Recorded by staff; what was taken back is not in it. */
  manualPaise: z.number().int(),
})
/** What all that customers paid in a stretch of time comes to. */
export type ReceiptSums = z.infer<typeof ReceiptSums>

/** The most receipts that are read at once. */
export const mostReceipts = 1000

/** Something about money that does not add up by itself, such as a wrong amount or a refund that failed. */
export const PaymentException = z.object({
  breakId: z.number().int(),
  agencyId: z.number().int(),
  kind: z.string(),
  ref: z.string(),
  detail: z.record(z.string(), z.unknown()),
  times: z.number().int(),
  openedAt: Instant,
  seenAt: Instant,
  closedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type PaymentException = z.infer<typeof PaymentException>
