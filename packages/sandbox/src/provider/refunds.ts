import { setTimeout as sleep } from 'node:timers/promises'
import type { Account, Payment, Refund } from './entities.ts'
import { badRequest, underWay } from './errors.ts'
import { readNotes, readReceipt, refuseOthers } from './fields.ts'
import type { Parts } from './orders.ts'

const halfYear = 182 * 86_400

type Terms = { key: string | undefined; account: Account; slowSeconds: number }

/**
 * Gives money back, once for each key: the same key with another body is refused, and while the first request is under
 * way the answer is 409. `slowSeconds` makes it take long.
 */
export async function makeRefund(
  payment: Payment,
  fields: Record<string, unknown>,
  { key, account, slowSeconds }: Terms,
  { store, bank }: Parts,
): Promise<Refund> {
  const place =
    key === undefined || account.habits.refundKey === 'ignore' ? undefined : `${account.accountId} ${key}`
  if (!place) {
    if (slowSeconds) await sleep(slowSeconds * 1000)
    return refundNow(payment, fields, bank)
  }
  if (!/^[\w-]{10,}$/.test(key!))
    throw badRequest('The idempotency key must have at least 10 letters, digits, hyphens or underscores.')
  const fingerprint = JSON.stringify([
    payment.id,
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  const earlier = store.refundKeys.get(place)
  if (earlier && earlier.fingerprint !== fingerprint)
    throw badRequest('Different request body sent for the same Idempotency Key')
  if (earlier) {
    const refund = store.refunds.get(earlier.refundId ?? '')
    if (!refund) throw underWay()
    return refund
  }
  const entry = { fingerprint, refundId: null as string | null }
  store.refundKeys.set(place, entry)
  try {
    if (slowSeconds) await sleep(slowSeconds * 1000)
    const refund = refundNow(payment, fields, bank)
    entry.refundId = refund.id
    return refund
  } catch (error) {
    store.refundKeys.delete(place)
    throw error
  }
}

function refundNow(payment: Payment, fields: Record<string, unknown>, bank: Parts['bank']): Refund {
  refuseOthers(fields, ['amount', 'speed', 'notes', 'receipt'])
  const [notes, receipt, left] = [
    readNotes(fields['notes']),
    readReceipt(fields['receipt']),
    payment.amount - payment.amountRefunded,
  ]
  const speed = fields['speed'] ?? 'normal'
  if (speed !== 'normal' && speed !== 'optimum')
    throw badRequest('The selected speed is invalid.', { field: 'speed' })
  if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken')
  if (left === 0) throw badRequest('The payment has been fully refunded already')
  if (payment.createdAt < Date.now() / 1000 - halfYear)
    throw badRequest('Refund is not supported for payments older than 6 months')
  const amount = fields['amount'] ?? left
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw badRequest('The amount must be an integer.', { field: 'amount' })
  if (amount < 100 && amount < left)
    throw badRequest('The amount must be atleast INR 1.00', { field: 'amount' })
  if (amount > left)
    throw badRequest('The total refund amount is greater than the refund payment amount', { field: 'amount' })
  if (bank.isShort(payment))
    throw badRequest('Your account does not have enough balance to carry out the refund operation.')
  return bank.refund(payment, { amount, speed, receipt, notes })
}
