import { rupees } from '@parichay/contract/money.ts'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import type { factNames } from './words.exceptions.ts'

/** One thing known about an exception, as people read it. */
export type Fact = { name: keyof typeof factNames; value: string; isCode?: boolean }

/** What an exception is about: its numbers at Razorpay and here, and the money. Pure. */
export function factsOf({ kind, ref, detail }: Pick<PaymentException, 'kind' | 'ref' | 'detail'>): Fact[] {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
  const currency = text(detail['currency']) || 'INR'
  const sum = (paise: number) =>
    currency === 'INR' ? rupees(paise) : `${currency} ${(paise / 100).toFixed(2)}`
  const money = (value: unknown) => (text(value) === '' ? '' : sum(Number(value)))
  const plain = (name: Fact['name'], value: string): Fact => ({ name, value })
  const code = (name: Fact['name'], value: string): Fact => ({ name, value, isCode: true })
  const isOf = (...kinds: string[]) => kinds.includes(kind)
  const facts = [
    plain('recordNo', text(detail['recordNo'])),
    plain('amount', money(detail['amount'])),
    // The price is always in rupees; what came may not be.
    plain('expected', !isOf('late') && text(detail['expected']) ? rupees(Number(detail['expected'])) : ''),
    plain('room', money(detail['room'])),
    code('payment', isOf('wrong_amount', 'late') ? ref : text(detail['paymentId'])),
    code('refund', isOf('refund_mismatch') ? ref : ''),
    code('order', text(detail['orderId'])),
    code('event', isOf('foreign_event') ? ref : ''),
    code('ip', text(detail['ip'])),
    plain('tries', text(detail['tries'])),
    plain('answer', text(detail['error']) || text(detail['description'])),
    plain('payments', text(detail['payments'])),
    plain('captured', money(detail['captured'])),
    plain('placed', isOf('ledger') ? sum(placedOf(detail)) : ''),
  ]
  return facts.filter(({ value }) => value !== '')
}

const placedOf = (detail: Record<string, unknown>) =>
  ['applied', 'refunded', 'due', 'exception', 'unassigned'].reduce(
    (total, part) => total + Number(detail[part] ?? 0),
    0,
  )
