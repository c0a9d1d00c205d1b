import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Words = { title: MessageDescriptor; says: MessageDescriptor; todo: MessageDescriptor }

/** What happened, and what a person does about it, by the kind of exception (docs/payments.md). */
export const exceptionWords: Record<string, Words> = {
  wrong_amount: {
    title: msg`A wrong amount was paid`,
    says: msg`The payment is not the price of the purchase, so nothing was activated. The money goes back by itself.`,
    todo: msg`Tell the customer, so that they can pay again.`,
  },
  late: {
    title: msg`Paid for something that is gone`,
    says: msg`The business, PDF card or video of this payment no longer exists. The money goes back by itself.`,
    todo: msg`Tell the customer that a refund is on its way.`,
  },
  refund_failed: {
    title: msg`A refund failed`,
    says: msg`The bank did not take the money back. It is tried again by itself, six times in all.`,
    todo: msg`If this stays open, refund the payment in Razorpay’s dashboard. It is recognised here.`,
  },
  refund_mismatch: {
    title: msg`More was given back than expected`,
    says: msg`A refund that was not made here is larger than what was left of the payment.`,
    todo: msg`Compare the refunds of this payment in Razorpay’s dashboard, and write down what you found.`,
  },
  bad_signature: {
    title: msg`A forged payment message`,
    says: msg`Somebody sent a payment message that Razorpay did not sign. It was refused; no money and no plan changed.`,
    todo: msg`Was the webhook secret changed in Razorpay’s dashboard? Then enter the right one there again. If not, just close this.`,
  },
  foreign_event: {
    title: msg`A message about somebody else’s order`,
    says: msg`A payment message was about an order of another account. It was not used.`,
    todo: msg`Check in Razorpay’s dashboard that the webhook address is the one of this account.`,
  },
  order_refused: {
    title: msg`Razorpay refuses new orders`,
    says: msg`A customer could not pay online. Most often the keys of the account are wrong or withdrawn.`,
    todo: msg`Have the payment account connected again with keys that work.`,
  },
  order_differs: {
    title: msg`An order has the wrong amount`,
    says: msg`Razorpay answered with another amount than the price. The order was not used.`,
    todo: msg`If it happens again, write to Razorpay’s support with the order number.`,
  },
  no_events: {
    title: msg`Payments arrive without messages`,
    says: msg`For a day, Razorpay sent no message about the payments that came. Plans still begin, only a little later.`,
    todo: msg`Look at the webhook in Razorpay’s dashboard; after a day of failures it is switched off there.`,
  },
  ledger: {
    title: msg`The books do not add up`,
    says: msg`The money that came is not the sum of what was used, given back and kept aside.`,
    todo: msg`Compare with Razorpay’s report before you close this, and write down the reason.`,
  },
}

/** A kind that is newer than this screen. */
export const unknownException: Words = {
  title: msg`Something about a payment`,
  says: msg`This needs a look by a person.`,
  todo: msg`Compare it with Razorpay’s dashboard, and write down what you found.`,
}

/** What the machine writes when an exception solved itself. */
export const ownNotes: Record<string, MessageDescriptor> = {
  refunded: msg`The money is back with the customer.`,
  'events arrive': msg`Messages arrive again.`,
}

/** What our own side says in an answer; the provider's words stay as they are. */
export const answerWords: Record<string, MessageDescriptor> = {
  'failed at the bank': msg`The bank refused it.`,
}

/** What a fact of an exception is called. */
export const factNames = {
  amount: msg`Amount`,
  expected: msg`Expected`,
  room: msg`Was left`,
  recordNo: msg`Record no.`,
  payment: msg`Payment`,
  refund: msg`Refund`,
  order: msg`Order`,
  event: msg`Event`,
  ip: msg`Sent from`,
  tries: msg`Tries`,
  answer: msg`Answer`,
  payments: msg`Payments`,
  captured: msg`Came in`,
  placed: msg`Accounted for`,
} satisfies Record<string, MessageDescriptor>
