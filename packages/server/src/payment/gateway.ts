import Razorpay from 'razorpay'
import { z } from 'zod'
import { ProviderDispute, ProviderOrder, ProviderPayment, ProviderRefund } from './gateway.entities.ts'
import { connect, type Fault } from './gateway.wire.ts'

export type { ProviderDispute, ProviderOrder, ProviderPayment, ProviderRefund } from './gateway.entities.ts'
export type { Fault } from './gateway.wire.ts'

/** What a call gives: a value, or why there is none. */
export type Answer<T> = { ok: true; value: T } | { ok: false; fault: Fault }

/** A merchant's key pair, and where the provider is. */
export type GatewayOptions = { keyId: string; keySecret: string; baseUrl?: string; timeoutMs?: number }

/** What an order is for. `receipt` is our own number of it (at most 40 characters): the same one gives the same order. */
export type OrderWish = { receipt: string; amount: number; currency?: string; notes?: Record<string, string> }

/** `refundId` is our own number of the refund: the same one gives money back once, however often it is asked for. */
export type RefundWish = {
  paymentId: string
  refundId: string
  amount: number
  notes?: Record<string, string>
}

/** The payment provider, for one account. Amounts are paise. No call throws for anything that happens outside. */
export type Gateway = {
  keyId: string
  /**
   * Makes the order of a receipt, or finds the one that is there already, which may be paid. After `network` or `busy` it
   * may exist all the same: ask again with the same receipt.
   */
  createOrder(wish: OrderWish): Promise<Answer<ProviderOrder>>
  /** Null if the account has no such order. */
  findOrder(by: { orderId: string } | { receipt: string }): Promise<Answer<ProviderOrder | null>>
  /** Every attempt, failed ones too. */
  paymentsOfOrder(orderId: string): Promise<Answer<ProviderPayment[]>>
  findPayment(paymentId: string): Promise<Answer<ProviderPayment | null>>
  /** The account's payments of a span of time, newest first, a hundred at most from `skip` on. */
  listPayments(span: Span): Promise<Answer<ProviderPayment[]>>
  /** Takes money that is authorised only. */
  capture(payment: { paymentId: string; amount: number; currency: string }): Promise<Answer<ProviderPayment>>
  /** Gives money back. After `network` or `busy` it may have happened: ask again with the same `refundId`. */
  refund(wish: RefundWish): Promise<Answer<ProviderRefund>>
  findRefund(refundId: string): Promise<Answer<ProviderRefund | null>>
  refundsOfPayment(paymentId: string): Promise<Answer<ProviderRefund[]>>
  /** The account's orders of a span of time, as `listPayments`. */
  listOrders(span: Span): Promise<Answer<ProviderOrder[]>>
  /** The account's refunds that were made in a span of time, as `listPayments`. */
  listRefunds(span: Span): Promise<Answer<ProviderRefund[]>>
  /** The account's disputes, newest first, a hundred at most from `skip` on; the provider tells them by no span of time. */
  listDisputes(from: { skip?: number }): Promise<Answer<ProviderDispute[]>>
  findDispute(disputeId: string): Promise<Answer<ProviderDispute | null>>
}

/** A span of time by the provider's clock, and how many to leave out. */
export type Span = { from: Date; to: Date; skip?: number }

const timeout = 5000
const list = <T extends z.ZodType>(schema: T) =>
  z.object({ items: z.array(schema) }).transform(({ items }) => items)
const orders = list(ProviderOrder)
const payments = list(ProviderPayment)
const refunds = list(ProviderRefund)
const disputes = list(ProviderDispute)

/** Opens the provider for an account. The keys stay in here: they are in no answer, no error and no log. */
export function openGateway({ keyId, keySecret, baseUrl, timeoutMs = timeout }: GatewayOptions): Gateway {
  const provider = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { ask } = connect(provider.api, { baseUrl, timeoutMs })

  /** A call about one thing. Some ids come from browsers and all become part of an address, so a bad one stays here. */
  const about = async <T extends z.ZodType>(
    prefix: string,
    id: string,
    schema: T,
    call: (id: string) => Promise<unknown>,
  ): Promise<Answer<z.output<T>>> =>
    new RegExp(`^${prefix}_[A-Za-z0-9]{6,40}$`).test(id) ? ask(schema, () => call(id)) : noSuchId

  const byReceipt = async (receipt: string): Promise<Answer<ProviderOrder[]>> => {
    const answer = await ask(orders, () => provider.orders.all({ receipt, count: 100 }))
    if (!answer.ok) return answer
    return { ok: true, value: answer.value.filter((order) => order.receipt === receipt) }
  }
  /** Paid before unpaid, older before newer: where a receipt has several orders, everybody picks the same one. */
  const best = (found: ProviderOrder[]) =>
    found.toSorted(
      (a, b) => Number(b.status === 'paid') - Number(a.status === 'paid') || +a.createdAt - +b.createdAt,
    )[0]

  return {
    keyId,
    async createOrder({ receipt, amount, currency = 'INR', notes = {} }) {
      if (!Number.isSafeInteger(amount) || amount < 1)
        throw new RangeError('An amount is a whole number of paise')
      if (receipt.length < 1 || receipt.length > 40) throw new RangeError('A receipt has 1 to 40 characters')
      const wish = { receipt, amount, currency, notes, payment: { capture: 'automatic' as const } }
      const same = async () => {
        const found = await byReceipt(receipt)
        if (!found.ok) return undefined
        return best(found.value.filter((order) => order.amount === amount && order.currency === currency))
      }
      let made = await ask(ProviderOrder, () =>
        provider.orders.create({ ...wish, unique_receipt: true } as typeof wish),
      )
      if (!made.ok && knowsNoUniqueReceipt(made.fault)) {
        const found = await byReceipt(receipt)
        if (!found.ok) return found
        if (found.value.length === 0) made = await ask(ProviderOrder, () => provider.orders.create(wish))
      }
      if (made.ok || made.fault.kind === 'busy' || isFinal(made.fault)) return made
      const order = await same()
      return order ? { ok: true, value: order } : made
    },
    async findOrder(by) {
      if ('orderId' in by)
        return orNull(await about('order', by.orderId, ProviderOrder, (id) => provider.orders.fetch(id)))
      const found = await byReceipt(by.receipt)
      return found.ok ? { ok: true, value: best(found.value) ?? null } : found
    },
    paymentsOfOrder: (orderId) =>
      about('order', orderId, payments, (id) => provider.orders.fetchPayments(id)),
    findPayment: async (paymentId) =>
      orNull(await about('pay', paymentId, ProviderPayment, (id) => provider.payments.fetch(id))),
    listPayments: (span) => ask(payments, () => provider.payments.all(spanOf(span))),
    listOrders: (span) => ask(orders, () => provider.orders.all(spanOf(span))),
    listRefunds: (span) => ask(refunds, () => provider.refunds.all(spanOf(span))),
    listDisputes: ({ skip = 0 }) => ask(disputes, () => provider.disputes.all({ count: 100, skip })),
    findDispute: async (disputeId) =>
      orNull(await about('disp', disputeId, ProviderDispute, (id) => provider.disputes.fetch(id))),
    capture: ({ paymentId, amount, currency }) =>
      about('pay', paymentId, ProviderPayment, (id) => provider.payments.capture(id, amount, currency)),
    async refund({ paymentId, refundId, amount, notes = {} }) {
      if (!/^[\w-]{3,40}$/.test(refundId))
        throw new RangeError('Our number of a refund has 3 to 40 letters, digits, hyphens or underscores')
      const wish = { amount, speed: 'normal' as const, notes, receipt: refundId }
      return about('pay', paymentId, ProviderRefund, (id) => provider.payments.refund(id, wish))
    },
    findRefund: async (refundId) =>
      orNull(await about('rfnd', refundId, ProviderRefund, (id) => provider.refunds.fetch(id))),
    refundsOfPayment: (paymentId) =>
      about('pay', paymentId, refunds, (id) => provider.payments.fetchMultipleRefund(id, { count: 100 })),
  }
}

const noSuchId: Answer<never> = {
  ok: false,
  fault: {
    kind: 'refused',
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    reason: null,
    field: null,
    description: 'The id provided does not exist',
  },
}

const spanOf = ({ from, to, skip = 0 }: Span) => ({
  from: toSeconds(from),
  to: toSeconds(to),
  count: 100,
  skip,
})
const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** A refusal for a reason that asking for the order cannot change: the keys, the amount, the notes. */
const isFinal = (fault: Fault) =>
  fault.kind === 'refused' && !/receipt/i.test(`${fault.field} ${fault.description}`)

const knowsNoUniqueReceipt = (fault: Fault) =>
  fault.kind === 'refused' && fault.reason === 'extra_field_sent' && /unique_receipt/.test(fault.description)

/** The provider answers 400 for an id that it does not know. */
function orNull<T>(answer: Answer<T>): Answer<T | null> {
  const unknown =
    !answer.ok &&
    answer.fault.kind === 'refused' &&
    (answer.fault.status === 404 || /does not exist/i.test(answer.fault.description))
  return unknown ? { ok: true, value: null } : answer
}
