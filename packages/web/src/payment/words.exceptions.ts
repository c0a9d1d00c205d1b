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
    says: msg`The money did not reach the customer. If it is owed, it is tried again by itself, six times in all; a refund that somebody began in the dashboard for a plan that runs is not.`,
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
  account_refused: {
    title: msg`Razorpay refuses the keys`,
    says: msg`The keys of the payment account are wrong or withdrawn. Nobody can pay online, and payments and refunds on their way are not seen.`,
    todo: msg`Make new keys in Razorpay’s dashboard and have them entered. Keys of the same merchant take over everything that is open.`,
  },
  dispute: {
    title: msg`A customer’s bank asks for money back`,
    says: msg`The payment is disputed. If nobody answers in time, the money goes back to the customer and the plan ends.`,
    todo: msg`Answer in Razorpay’s dashboard, under Disputes, with the invoice and what was delivered, or accept it there.`,
  },
  payment_unknown: {
    title: msg`Razorpay does not show a payment`,
    says: msg`This payment stands in our books, but Razorpay does not know it.`,
    todo: msg`Look for it in Razorpay’s dashboard. Were the keys of another account entered?`,
  },
  refund_unknown: {
    title: msg`Razorpay does not show a refund`,
    says: msg`This refund stands in our books, but Razorpay does not know it.`,
    todo: msg`Look for it in Razorpay’s dashboard, and ask the customer whether the money came.`,
  },
  lists_unread: {
    title: msg`Razorpay’s lists could not be read`,
    says: msg`For more than two nights nobody could compare our books with Razorpay’s.`,
    todo: msg`If it stays open, ask the platform to look at the server’s log.`,
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
  'keys are taken': msg`Razorpay takes the keys.`,
  'orders are taken': msg`Razorpay takes orders again.`,
  'read again': msg`The lists were read again.`,
  'shown again': msg`Razorpay shows it.`,
  'adds up again': msg`The books add up again.`,
  'dispute won': msg`The dispute was won; the money stays.`,
  'dispute lost': msg`The dispute was lost; the customer has the money.`,
  'dispute closed': msg`The dispute was closed.`,
}

/** What our own side says in an answer, and how a dispute stands; other words of the provider stay as they are. */
export const answerWords: Record<string, MessageDescriptor> = {
  'failed at the bank': msg`The bank refused it.`,
  open: msg`Waits for an answer`,
  under_review: msg`The bank looks at it`,
  fraud: msg`Suspected fraud`,
  retrieval: msg`Question of the bank`,
  chargeback: msg`Chargeback`,
  pre_arbitration: msg`Second round`,
  arbitration: msg`Third round`,
}

/** What a fact of an exception is called. */
export const factNames = {
  amount: msg`Amount`,
  held: msg`Held back by the provider`,
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
  dispute: msg`Dispute`,
  respondBy: msg`Answer by`,
  phase: msg`Kind`,
  standing: msg`Stands`,
  reason: msg`Reason`,
  keyId: msg`Key`,
  readUntil: msg`Read until`,
} satisfies Record<string, MessageDescriptor>
