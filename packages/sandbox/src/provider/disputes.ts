import type { Agenda } from './agenda.ts'
import { type Dispute, disputeOnWire, type DisputeStatus, newId, paymentOnWire } from './entities.ts'
import { badRequest, unknownId } from './errors.ts'
import { wishFor } from './faults.ts'
import type { Post } from './post.ts'
import type { Store } from './store.ts'

const day = 86_400
const nowSeconds = () => Math.floor(Date.now() / 1000)
const endings: DisputeStatus[] = ['won', 'lost', 'closed']

/** What of a dispute may be said; all of the payment is disputed unless an amount is given. */
export type DisputeWish = Partial<Pick<Dispute, 'amount' | 'phase' | 'reason'>>

/** Where customers' banks ask for money back. Every change writes its event. */
export class Disputes {
  readonly #store: Store
  readonly #agenda: Agenda
  readonly #post: Post

  constructor(store: Store, agenda: Agenda, post: Post) {
    this.#store = store
    this.#agenda = agenda
    this.#post = post
  }

  /** The customer's bank asks for money back. With F21 it is decided five days later as its variant says. */
  raise(paymentId: string, wish: DisputeWish = {}): Dispute {
    const payment = this.#store.payments.get(paymentId)
    if (!payment) throw unknownId()
    if (!payment.captured) throw badRequest('Only captured payments can be disputed')
    const dispute: Dispute = {
      id: newId('disp_'),
      accountId: payment.accountId,
      paymentId,
      amount: wish.amount ?? payment.amount,
      deducted: 0,
      currency: payment.currency,
      reason: wish.reason ?? 'goods_or_services_not_received_or_partially_received',
      phase: wish.phase ?? 'chargeback',
      status: 'open',
      respondBy: nowSeconds() + 7 * day,
      createdAt: nowSeconds(),
    }
    this.#store.disputes.set(dispute.id, dispute)
    this.#emit('created', dispute)
    const fault = wishFor(this.#store.orders.get(payment.orderId)?.faults ?? [], 'F21')
    const end = endings.find((one) => one === fault?.variant)
    if (end) this.#agenda.after(5 * day, 'decide', `${dispute.id} ${end}`)
    return dispute
  }

  /** A dispute goes on, or ends; what is lost is taken from the merchant and is with the customer. */
  decide(disputeId: string, status: DisputeStatus): Dispute {
    const dispute = this.#store.disputes.get(disputeId)
    if (!dispute) throw unknownId()
    dispute.status = status
    dispute.deducted = status === 'lost' ? dispute.amount : 0
    this.#emit(status === 'open' ? 'action_required' : status, dispute)
    return dispute
  }

  #emit(what: string, dispute: Dispute): void {
    const payment = this.#store.payments.get(dispute.paymentId)
    const order = payment && this.#store.orders.get(payment.orderId)
    if (!order) return
    const parts = { payment: paymentOnWire(payment), dispute: disputeOnWire(dispute) }
    this.#post.emit(order, `payment.dispute.${what}`, parts)
  }
}
