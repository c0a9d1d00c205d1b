import { rupees } from '@parichay/contract/money.ts'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import type { factNames } from './words.exceptions.ts'

/** One thing known about an exception, as people read it. `isDay`: an instant of which the day is shown. */
export type Fact = { name: keyof typeof factNames; value: string; isCode?: boolean; isDay?: boolean }

/** What an exception is about: its numbers at Razorpay and here, and the money. Pure. */
export function factsOf({ kind, ref, detail }: Pick<PaymentException, 'kind' | 'ref' | 'detail'>): Fact[] {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
  const currency = text(detail['currency']) || 'INR'
  const sum = (paise: number) =>
    currency === 'INR' ? rupees(paise) : `${currency} ${(paise / 100).toFixed(2)}`
  const money = (value: unknown) => (text(value) === '' ? '' : sum(Number(value)))
  const plain = (name: Fact['name'], value: string): Fact => ({ name, value })
  const code = (name: Fact['name'], value: string): Fact => ({ name, value, isCode: true })
  const day = (name: Fact['name'], value: string): Fact => ({ name, value, isDay: true })
  const isOf = (...kinds: string[]) => kinds.includes(kind)
  const facts = [
    day('respondBy', text(detail['respondBy'])),
    plain('recordNo', text(detail['recordNo'])),
    plain('amount', money(detail['amount'])),
    // What the provider took from the merchant while a dispute goes on.
    plain('held', Number(text(detail['deducted'])) > 0 ? money(detail['deducted']) : ''),
    // The price is always in rupees; what came may not be.
    plain('expected', !isOf('late') && text(detail['expected']) ? rupees(Number(detail['expected'])) : ''),
    plain('room', money(detail['room'])),
    code('payment', isOf('wrong_amount', 'late', 'payment_unknown') ? ref : text(detail['paymentId'])),
    code('refund', isOf('refund_mismatch', 'refund_unknown') ? ref : ''),
    code('dispute', isOf('dispute') ? ref : ''),
    plain('phase', text(detail['phase'])),
    plain('standing', isOf('dispute') ? text(detail['status']) : ''),
    plain('reason', text(detail['reason']).replaceAll('_', ' ')),
    code('order', text(detail['orderId'])),
    code('event', text(detail['eventId'])),
    code('keyId', text(detail['keyId'])),
    day('readUntil', text(detail['readUntil'])),
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
