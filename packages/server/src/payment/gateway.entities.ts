import { z } from 'zod'

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{6,40}$`))
const paise = z.int().nonnegative()
const seconds = z.int().transform((value) => new Date(value * 1000))
const text = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** Empty notes come as an empty list. */
const notes = z
  .union([z.array(z.unknown()).transform(() => ({})), z.record(z.string(), z.coerce.string())])
  .default({})
  .transform((value) => value as Record<string, string>)

/** An order at the provider. Amounts are paise (the smallest unit of `currency`). */
export const ProviderOrder = z
  .object({
    id: id('order'),
    amount: paise,
    amount_paid: paise,
    currency: z.string().length(3),
    receipt: text,
    status: z.enum(['created', 'attempted', 'paid']),
    attempts: z.int().nonnegative(),
    notes,
    created_at: seconds,
  })
  .transform((order) => ({
    orderId: order.id,
    amount: order.amount,
    amountPaid: order.amount_paid,
    currency: order.currency,
    receipt: order.receipt,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    createdAt: order.created_at,
  }))
/** An order at the provider. */
export type ProviderOrder = z.output<typeof ProviderOrder>

/** A payment at the provider: one attempt to pay an order. `status` may go from failed to authorized. */
export const ProviderPayment = z
  .object({
    id: id('pay'),
    amount: paise,
    currency: z.string().length(3),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    order_id: id('order').nullish(),
    method: text,
    captured: z.boolean().nullish(),
    amount_refunded: paise.nullish(),
    fee: paise.nullish(),
    tax: paise.nullish(),
    error_code: text,
    error_description: text,
    error_reason: text,
    notes,
    created_at: seconds,
  })
  .transform((payment) => ({
    paymentId: payment.id,
    orderId: payment.order_id ?? null,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    captured: payment.captured ?? false,
    method: payment.method,
    amountRefunded: payment.amount_refunded ?? 0,
    fee: payment.fee ?? null,
    tax: payment.tax ?? null,
    error: payment.error_code && {
      code: payment.error_code,
      reason: payment.error_reason,
      description: payment.error_description,
    },
    notes: payment.notes,
    createdAt: payment.created_at,
  }))
/** A payment at the provider. */
export type ProviderPayment = z.output<typeof ProviderPayment>

/** A refund at the provider; `receipt` is our own number of it. */
export const ProviderRefund = z
  .object({
    id: id('rfnd'),
    payment_id: id('pay'),
    amount: paise,
    currency: z.string().length(3),
    // The documents name a refund that came back sometimes failed and sometimes reversed.
    status: z
      .string()
      .transform((status) =>
        status === 'processed'
          ? ('processed' as const)
          : status === 'failed' || status === 'reversed'
            ? ('failed' as const)
            : ('pending' as const),
      ),
    receipt: text,
    notes,
    created_at: seconds,
  })
  .transform((refund) => ({
    refundId: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    receipt: refund.receipt,
    notes: refund.notes,
    createdAt: refund.created_at,
  }))
/** A refund at the provider. */
export type ProviderRefund = z.output<typeof ProviderRefund>

/**
 * A dispute at the provider: a customer's bank asks for money back. `deducted` was taken from the merchant's balance;
 * until `respondBy` the merchant may answer. Source: api/disputes/entity.
 */
export const ProviderDispute = z
  .object({
    id: id('disp'),
    payment_id: id('pay'),
    amount: paise,
    currency: z.string().length(3),
    amount_deducted: paise.nullish(),
    reason_code: text,
    phase: text,
    // One that stands in a way not known here needs a person too.
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']).catch('open'),
    respond_by: seconds.nullish(),
    created_at: seconds,
  })
  .transform((dispute) => ({
    disputeId: dispute.id,
    paymentId: dispute.payment_id,
    amount: dispute.amount,
    currency: dispute.currency,
    deducted: dispute.amount_deducted ?? 0,
    reason: dispute.reason_code ?? '',
    phase: dispute.phase ?? '',
    status: dispute.status,
    respondBy: dispute.respond_by ?? null,
    raisedAt: dispute.created_at,
  }))
/** A dispute at the provider. */
export type ProviderDispute = z.output<typeof ProviderDispute>

const inside = <T extends z.ZodType>(schema: T) => z.object({ entity: schema }).optional()

/**
 * An event as a webhook brings it, after its signature was found right. It is a knock at the door: what it says is a
 * snapshot of an earlier moment, so the payment is fetched before anything follows from it.
 */
export const ProviderEvent = z
  .object({
    account_id: z.string(),
    event: z.string().max(100),
    payload: z.object({
      payment: inside(ProviderPayment),
      order: inside(ProviderOrder),
      refund: inside(ProviderRefund),
      dispute: inside(ProviderDispute),
    }),
    created_at: seconds,
  })
  .transform(({ account_id: accountId, event, payload, created_at: createdAt }) => ({
    accountId,
    event,
    payment: payload.payment?.entity,
    order: payload.order?.entity,
    refund: payload.refund?.entity,
    dispute: payload.dispute?.entity,
    createdAt,
  }))
/** An event as a webhook brings it. */
export type ProviderEvent = z.output<typeof ProviderEvent>

/** Reads the raw body of a webhook; undefined if it is not an event. */
export function readEvent(rawBody: Buffer | string): ProviderEvent | undefined {
  try {
    const event = ProviderEvent.safeParse(JSON.parse(rawBody.toString()))
    return event.success ? event.data : undefined
  } catch {
    return undefined
  }
}
