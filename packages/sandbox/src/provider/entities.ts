import { randomInt } from 'node:crypto'
import type { FaultWish } from './faults.ts'

/** What the provider does where its own documents are silent or contradict each other; each account may differ. */
export type Habits = {
  /** May a second attempt be made on an order whose first attempt failed? (India: many, Singapore: one.) */
  attempts: 'many' | 'one'
  /** What becomes of a late success on an order that is paid already. */
  secondCapture: 'refund' | 'keep'
  /** Whether X-Refund-Idempotency does anything (not confirmed for test mode). */
  refundKey: 'honour' | 'ignore'
  /** Whether `unique_receipt` does what it says, or is a field that the account does not know. */
  uniqueReceipt: 'honour' | 'unknown'
  /** How long a refund stays pending, in seconds. */
  refundSeconds: number
  /** How long automatic capture takes after the authorisation, in seconds. */
  captureSeconds: number
  /** Whose notes a payment bears: those that checkout was opened with, or the order's. */
  paymentNotes: 'checkout' | 'order'
  /** How many calls a second are answered before 429; 0 for as many as come. */
  callsPerSecond: number
  /** The first pause before a webhook is sent again; each further one is twice as long. */
  backOffSeconds: number
}

/** A pair of keys that was replaced, and until when it still opens the door, in milliseconds. */
export type FormerKeys = { keyId: string; keySecret: string; until: number }

/** A merchant: a key pair, and where and with which secret its events go. */
export type Account = {
  accountId: string
  keyId: string
  keySecret: string
  formerKeys: FormerKeys[]
  webhook: { url: string; secret: string; previousSecret: string; active: boolean }
  habits: Habits
}

/** Notes of an order, a payment or a refund. */
export type Notes = Record<string, string>

/** A request for money. Times are Unix seconds, amounts the smallest unit. `keySecret`: of the pair it was made with, which its checkout signs with too; orders stored by an older version have none. */
export type Order = {
  id: string
  accountId: string
  keySecret?: string
  amount: number
  amountPaid: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  capture: 'automatic' | 'manual'
  createdAt: number
  faults: FaultWish[]
}

/** How the customer pays. */
export type Method = 'upi' | 'card' | 'netbanking'

/** Why a payment failed, in the six fields that checkout gives. */
export type PaymentError = {
  code: string
  description: string
  source: string
  step: string
  reason: string
  metadata: { order_id: string; payment_id: string }
}

/** One attempt to pay an order. */
export type Payment = {
  id: string
  accountId: string
  orderId: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  captured: boolean
  amountRefunded: number
  method: Method
  instrument: { vpa?: string; bank?: string; last4?: string; network?: string }
  email: string
  contact: string
  description: string | null
  notes: Notes
  fee: number | null
  tax: number | null
  error: PaymentError | null
  createdAt: number
}

/** Money going back. */
export type Refund = {
  id: string
  accountId: string
  paymentId: string
  amount: number
  currency: string
  status: 'pending' | 'processed' | 'failed'
  speed: 'normal' | 'optimum'
  receipt: string | null
  notes: Notes
  createdAt: number
}

/** Where a dispute stands. */
export type DisputeStatus = 'open' | 'under_review' | 'won' | 'lost' | 'closed'

/** A customer's bank asks for money back. `deducted` is what was taken from the merchant's balance. */
export type Dispute = {
  id: string
  accountId: string
  paymentId: string
  amount: number
  deducted: number
  currency: string
  reason: string
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration'
  status: DisputeStatus
  respondBy: number
  createdAt: number
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** `order_`, `pay_`, `rfnd_` … and fourteen letters or digits. */
export const newId = (prefix = '') =>
  prefix + Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')

/** Empty notes leave as an empty list, as PHP would have it. */
const notesOnWire = (notes: Notes) => (Object.keys(notes).length === 0 ? [] : notes)

/** An order as the API sends it. */
export const orderOnWire = (order: Order) => ({
  id: order.id,
  entity: 'order',
  amount: order.amount,
  amount_paid: order.amountPaid,
  amount_due: order.amount - order.amountPaid,
  currency: order.currency,
  receipt: order.receipt,
  offer_id: null,
  status: order.status,
  attempts: order.attempts,
  notes: notesOnWire(order.notes),
  created_at: order.createdAt,
})

/** A payment as the API sends it. */
export const paymentOnWire = (payment: Payment) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  order_id: payment.orderId,
  invoice_id: null,
  international: false,
  method: payment.method,
  amount_refunded: payment.amountRefunded,
  refund_status:
    payment.amountRefunded === 0 ? null : payment.amountRefunded < payment.amount ? 'partial' : 'full',
  captured: payment.captured,
  description: payment.description,
  card_id: payment.method === 'card' ? payment.id.replace('pay_', 'card_') : null,
  ...(payment.method === 'card' && { card: cardOnWire(payment) }),
  bank: payment.instrument.bank ?? null,
  wallet: null,
  vpa: payment.instrument.vpa ?? null,
  email: payment.email,
  contact: payment.contact,
  notes: notesOnWire(payment.notes),
  fee: payment.fee,
  tax: payment.tax,
  error_code: payment.error?.code ?? null,
  error_description: payment.error?.description ?? null,
  error_source: payment.error?.source ?? null,
  error_step: payment.error?.step ?? null,
  error_reason: payment.error?.reason ?? null,
  acquirer_data: acquirerData(payment),
  created_at: payment.createdAt,
})

/** A refund as the API sends it. */
export const refundOnWire = (refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_id: refund.paymentId,
  notes: notesOnWire(refund.notes),
  receipt: refund.receipt,
  acquirer_data: { arn: refund.status === 'processed' ? digits(refund.id, 23) : null },
  created_at: refund.createdAt,
  batch_id: null,
  status: refund.status,
  speed_processed: 'normal',
  speed_requested: refund.speed,
})

const noEvidence = Object.fromEntries(
  [
    'summary',
    'shipping_proof',
    'billing_proof',
    'cancellation_proof',
    'customer_communication',
    'proof_of_service',
    'explanation_letter',
    'refund_confirmation',
    'access_activity_log',
    'refund_cancellation_policy',
    'term_and_conditions',
    'others',
    'submitted_at',
  ].map((name) => [name, null]),
)

/** A dispute as the API sends it. */
export const disputeOnWire = (dispute: Dispute) => ({
  id: dispute.id,
  entity: 'dispute',
  payment_id: dispute.paymentId,
  amount: dispute.amount,
  currency: dispute.currency,
  amount_deducted: dispute.deducted,
  reason_code: dispute.reason,
  respond_by: dispute.respondBy,
  status: dispute.status,
  phase: dispute.phase,
  created_at: dispute.createdAt,
  evidence: { amount: dispute.amount, ...noEvidence },
})

const cardOnWire = ({ id, instrument }: Payment) => ({
  id: id.replace('pay_', 'card_'),
  entity: 'card',
  name: '',
  last4: instrument.last4 ?? '1007',
  network: instrument.network ?? 'Visa',
  type: 'debit',
  issuer: null,
  international: false,
  emi: false,
  sub_type: 'consumer',
})

function acquirerData({ id, method, status }: Payment): Record<string, string | null> {
  const known = status === 'created' || status === 'failed' ? null : digits(id, 12)
  if (method === 'netbanking') return { bank_transaction_id: known }
  return method === 'upi'
    ? { rrn: known, upi_transaction_id: known && `UPI${known}` }
    : { auth_code: known && known.slice(0, 6) }
}

/** Digits that are always the same for an id. */
const digits = (id: string, length: number) =>
  Array.from({ length }, (_none, index) => (id.charCodeAt(index % id.length) * (index + 7)) % 10).join('')
