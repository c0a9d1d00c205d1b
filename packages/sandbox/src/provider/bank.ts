import type { Agenda } from './agenda.ts'
import {
  type Account,
  type Method,
  newId,
  type Notes,
  type Order,
  orderOnWire,
  type Payment,
  type PaymentError,
  paymentOnWire,
  type Refund,
  refundOnWire,
} from './entities.ts'
import { badRequest, unknownId } from './errors.ts'
import { FaultCounter, wishFor } from './faults.ts'
import type { Post } from './post.ts'
import { signCheckout, strangersSecret } from './signing.ts'
import type { Store } from './store.ts'

/** What the customer of the sheet (or of a test) wants to happen. */
export type Outcome = 'success' | 'failure' | 'silent' | 'pending'

/** How somebody pays. */
export type Attempt = {
  method: Method
  outcome: Outcome
  instrument?: Payment['instrument']
  email?: string
  contact?: string
  description?: string | null
  /** The notes that the page opened checkout with. */
  notes?: Notes
  /** When a pending payment comes through, in seconds. */
  pendingSeconds?: number
}

/** What checkout tells the page. */
export type Handler = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

/** What came of an attempt. `told`: what the browser hears; with `nothing` it died or was never answered. */
export type Attempted = {
  payment: Payment
  told: 'handler' | 'failed' | 'pending' | 'nothing'
  handler?: Handler
  error?: PaymentError
}

const day = 86_400
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Where payments change their state. Every change writes its event. */
export class Bank {
  readonly #store: Store
  readonly #agenda: Agenda
  readonly #post: Post
  readonly #counter = new FaultCounter()

  constructor(store: Store, agenda: Agenda, post: Post) {
    this.#store = store
    this.#agenda = agenda
    this.#post = post
  }

  /** One attempt to pay. Refuses what the provider refuses; the faults of the order decide the rest. */
  attempt(order: Order, wish: Attempt): Attempted {
    this.#requirePayable(order)
    const { faults } = order
    const payment = this.#begin(order, wish)
    const [pending, late, held] = [wishFor(faults, 'F18'), wishFor(faults, 'F6'), wishFor(faults, 'F16')]
    if (wish.outcome === 'failure' || (late && this.#counter.strikes(order.id, late)))
      return this.#refused(order, payment, wish.outcome === 'failure' ? undefined : (late?.seconds ?? 7200))
    if (wish.outcome === 'pending' || pending) {
      this.#agenda.after(
        pending ? (pending.seconds ?? 5 * day) : (wish.pendingSeconds ?? 20),
        'approve',
        payment.id,
      )
      return { payment, told: 'pending' }
    }
    if (wishFor(faults, 'F4')) this.#fail(order, payment)
    this.#authorize(order, payment)
    if (held || order.capture === 'manual')
      this.#agenda.after(held?.seconds ?? 3 * day, 'release', payment.id)
    else this.#captureSoon(order, payment)
    this.#afterwards(order, payment)
    const silent = wish.outcome === 'silent' || wishFor(faults, 'F1') || wishFor(faults, 'F2')
    if (silent) return { payment, told: 'nothing' }
    return { payment, told: 'handler', handler: this.handlerFor(order, payment) }
  }

  /** A payment that was failed or pending comes through after all. */
  approve(paymentId: string): void {
    const payment = this.#store.payments.get(paymentId)
    const order = payment && this.#store.orders.get(payment.orderId)
    if (!payment || !order || (payment.status !== 'created' && payment.status !== 'failed')) return
    const second = order.status === 'paid'
    this.#authorize(order, payment)
    if (second && this.accountOf(order).habits.secondCapture === 'refund') this.release(payment.id)
    else if (wishFor(order.faults, 'F16') || order.capture === 'manual')
      this.#agenda.after(3 * day, 'release', payment.id)
    else this.#captureSoon(order, payment)
  }

  /** F8: the customer's bank takes the money a second time. */
  again(orderId: string): void {
    const order = this.#store.orders.get(orderId)
    const [first] = this.#store.paymentsOf(orderId)
    if (!order || !first) return
    const payment = this.#begin(order, {
      method: first.method,
      outcome: 'success',
      instrument: first.instrument,
    })
    this.#authorize(order, payment)
    this.capture(payment)
  }

  /** Automatic capture, which takes a moment. */
  captureLater(paymentId: string): void {
    const payment = this.#store.payments.get(paymentId)
    if (payment?.status === 'authorized') this.capture(payment)
  }

  /** Authorised money becomes the merchant's. */
  capture(payment: Payment): Payment {
    const order = this.#store.orders.get(payment.orderId)!
    const [base, share] = payment.method === 'upi' ? [0, 0] : [payment.amount * 0.02, 0.18]
    payment.tax = Math.round(base * share)
    payment.fee = Math.round(base) + payment.tax
    payment.status = 'captured'
    payment.captured = true
    const first = order.status !== 'paid'
    order.status = 'paid'
    if (first) order.amountPaid = payment.amount
    this.#emit(order, 'payment.captured', payment)
    if (first)
      this.#post.emit(order, 'order.paid', { payment: paymentOnWire(payment), order: orderOnWire(order) })
    return payment
  }

  /** Gives money back: pending first, settled later. The caller has checked the amount. */
  refund(
    payment: Payment,
    wish: { amount: number; speed?: Refund['speed']; receipt?: string | null; notes?: Notes },
  ): Refund {
    const order = this.#store.orders.get(payment.orderId)!
    const refund: Refund = {
      id: newId('rfnd_'),
      accountId: payment.accountId,
      paymentId: payment.id,
      amount: wish.amount,
      currency: payment.currency,
      status: 'pending',
      speed: wish.speed ?? 'normal',
      receipt: wish.receipt ?? null,
      notes: wish.notes ?? {},
      createdAt: nowSeconds(),
    }
    this.#store.refunds.set(refund.id, refund)
    payment.amountRefunded += refund.amount
    if (payment.amountRefunded >= payment.amount) payment.status = 'refunded'
    this.#emitRefund(order, 'refund.created', refund, payment)
    this.#agenda.after(this.accountOf(order).habits.refundSeconds, 'settleRefund', refund.id)
    return refund
  }

  /** A pending refund arrives, or with F10 does not. */
  settleRefund(refundId: string): void {
    const refund = this.#store.refunds.get(refundId)
    const payment = refund && this.#store.payments.get(refund.paymentId)
    const order = payment && this.#store.orders.get(payment.orderId)
    if (!order || refund.status !== 'pending') return
    const fails = wishFor(order.faults, 'F10')
    if (fails && this.#counter.strikes(order.id, fails)) {
      if (fails.variant === 'late') {
        this.#arrive(order, refund, payment)
        return this.#agenda.after(fails.seconds ?? day, 'undoRefund', refund.id)
      }
      refund.status = 'failed'
      payment.amountRefunded -= refund.amount
      payment.status = payment.captured ? 'captured' : 'authorized'
      this.#emitRefund(order, 'refund.failed', refund, payment)
    } else this.#arrive(order, refund, payment)
  }

  /** A refund that had arrived comes back: the customer's account was closed, say. */
  undoRefund(refundId: string): void {
    const refund = this.#store.refunds.get(refundId)
    const payment = refund && this.#store.payments.get(refund.paymentId)
    const order = payment && this.#store.orders.get(payment.orderId)
    if (!order || refund.status !== 'processed') return
    refund.status = 'failed'
    payment.amountRefunded -= refund.amount
    payment.status = 'captured'
    this.#emitRefund(order, 'refund.failed', refund, payment)
  }

  /** Authorised money that nobody captured goes back to the customer by itself. */
  release(paymentId: string): void {
    const payment = this.#store.payments.get(paymentId)
    if (payment?.status === 'authorized') this.refund(payment, { amount: payment.amount })
  }

  /** F9: somebody refunds in the dashboard. Without an amount it is everything that is left. */
  giveBack(paymentId: string, amount?: number): Refund {
    const payment = this.#store.payments.get(paymentId)
    if (!payment) throw unknownId()
    const left = payment.amount - payment.amountRefunded
    if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken')
    if (left === 0) throw badRequest('The payment has been fully refunded already')
    return this.refund(payment, { amount: Math.min(amount ?? left, left) })
  }

  /** What checkout hands to the page for a payment that came through; F15 makes it wrong. */
  handlerFor(order: Order, payment: Payment): Handler {
    const odd = wishFor(order.faults, 'F15')
    const earlier = [...this.#store.payments.values()].find(
      ({ id, accountId, captured }) => captured && accountId === order.accountId && id !== payment.id,
    )
    const told = odd?.variant === 'replay' && earlier ? earlier : payment
    const signed = odd && odd.variant !== 'replay' ? newId('order_') : told.orderId
    const secret =
      odd?.variant === 'garbled' ? strangersSecret() : (order.keySecret ?? this.accountOf(order).keySecret)
    return {
      razorpay_payment_id: told.id,
      razorpay_order_id: told.orderId,
      razorpay_signature: signCheckout(signed, told.id, secret),
    }
  }

  /** F22: the merchant's balance is too small for a refund at this moment. */
  isShort(payment: Payment): boolean {
    const order = this.#store.orders.get(payment.orderId)
    const short = order && wishFor(order.faults, 'F22')
    return short !== undefined && this.#counter.strikes(order!.id, short)
  }

  /** The account an order was made in. */
  accountOf = (order: Order): Account => this.#store.accounts.get(order.accountId)!

  /** Forgets how often each fault struck. */
  clear(): void {
    this.#counter.clear()
  }

  #requirePayable(order: Order): void {
    const metadata = { order_id: order.id }
    if (order.status === 'paid')
      throw badRequest('Payment already done for this order.', { reason: 'order_already_paid', metadata })
    if (this.#store.paymentsOf(order.id).some(({ status }) => status === 'authorized'))
      throw badRequest('A payment of this order is authorised already.', { metadata })
    if (this.accountOf(order).habits.attempts === 'one' && order.attempts > 0)
      throw badRequest('This order was tried before. Create a new order.', { metadata })
  }

  #begin(order: Order, wish: Attempt): Payment {
    const odd = wishFor(order.faults, 'F7')
    const other =
      odd?.amount ?? (odd?.variant === 'more' ? order.amount + 100 : Math.max(1, order.amount - 100))
    const payment: Payment = {
      id: newId('pay_'),
      accountId: order.accountId,
      orderId: order.id,
      amount: odd && odd.variant !== 'currency' ? other : order.amount,
      currency: odd?.variant === 'currency' ? 'USD' : order.currency,
      status: 'created',
      captured: false,
      amountRefunded: 0,
      method: wish.method,
      instrument: wish.instrument ?? {},
      email: wish.email || 'void@sandbox.invalid',
      contact: wish.contact || '+919876500000',
      description: wish.description ?? null,
      notes: this.accountOf(order).habits.paymentNotes === 'order' ? { ...order.notes } : (wish.notes ?? {}),
      fee: null,
      tax: null,
      error: null,
      createdAt: nowSeconds(),
    }
    order.attempts += 1
    if (order.status === 'created') order.status = 'attempted'
    this.#store.payments.set(payment.id, payment)
    this.#store.touch()
    return payment
  }

  #refused(order: Order, payment: Payment, comesLater: number | undefined): Attempted {
    this.#fail(order, payment)
    if (comesLater !== undefined) this.#agenda.after(comesLater, 'approve', payment.id)
    return { payment, told: 'failed', error: { ...payment.error! } }
  }

  #fail(order: Order, payment: Payment): void {
    payment.status = 'failed'
    payment.error = failureOf(payment)
    this.#emit(order, 'payment.failed', payment)
  }

  #authorize(order: Order, payment: Payment): void {
    payment.status = 'authorized'
    payment.error = null
    this.#emit(order, 'payment.authorized', payment)
  }

  #afterwards(order: Order, payment: Payment): void {
    const [twice, back] = [wishFor(order.faults, 'F8'), wishFor(order.faults, 'F9')]
    if (twice) this.#agenda.after(twice.seconds ?? 1, 'again', order.id)
    if (back) this.#agenda.after(back.seconds ?? 1, 'giveBack', `${payment.id} ${back.amount ?? ''}`)
    const disputed = wishFor(order.faults, 'F21')
    if (disputed) this.#agenda.after(disputed.seconds ?? 1, 'dispute', payment.id)
  }

  #arrive(order: Order, refund: Refund, payment: Payment): void {
    refund.status = 'processed'
    this.#emitRefund(order, 'refund.processed', refund, payment)
  }

  #captureSoon(order: Order, payment: Payment): void {
    const { captureSeconds } = this.accountOf(order).habits
    if (captureSeconds > 0) this.#agenda.after(captureSeconds, 'capture', payment.id)
    else this.capture(payment)
  }

  #emit(order: Order, event: string, payment: Payment): void {
    this.#post.emit(order, event, { payment: paymentOnWire(payment) })
  }

  #emitRefund(order: Order, event: string, refund: Refund, payment: Payment): void {
    this.#post.emit(order, event, { refund: refundOnWire(refund), payment: paymentOnWire(payment) })
  }
}

function failureOf({ id, orderId, method }: Payment): PaymentError {
  const words = {
    upi: ['customer', 'payment_authentication', 'The UPI request was declined in the app.'],
    card: ['bank', 'payment_authorization', 'The bank declined this card.'],
    netbanking: ['customer', 'payment_authentication', 'The payment was stopped on the page of the bank.'],
  } as const
  const [source, step, description] = words[method]
  return {
    code: 'BAD_REQUEST_ERROR',
    description,
    source,
    step,
    reason: 'payment_failed',
    metadata: { order_id: orderId, payment_id: id },
  }
}
