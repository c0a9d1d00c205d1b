import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { RefundReason, SettledBy } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import type { ProviderPayment, ProviderRefund } from './gateway.ts'
import { sendBack } from './jobs.ts'
import { bringGoods, lockGoods } from './usecase.goods.ts'
import { applyRefunds } from './usecase.refunds.ts'
import { judge, roomLeft, type Verdict } from './rules.ts'
import { type IntentRow, lockIntent, moveIntent, type OrderRow } from './store.ts'
import { enter, listPayments, type PaymentRow, savePayment, usePayment } from './store.money.ts'
import { leftOfBill } from './store.owed.ts'
import { addRefund, lockRefundsOf } from './store.refunds.ts'
import { openBreak } from './store.watch.ts'

/** What the provider says of one payment. */
export type Told = { order: OrderRow; payment: ProviderPayment; refunds: ProviderRefund[] }
type Scoped = Pick<Scope, 'agencyId'>
type Circle = { tx: Tx; scope: Scoped; world: Pick<World, 'queue'>; by: SettledBy; now: Date }

/** Writes down what the provider told of a purchase, and does what follows from it, once. */
export async function applyTold(
  tx: Tx,
  scope: Scoped,
  world: Pick<World, 'queue'>,
  { intentId, told, by, now }: { intentId: string; told: Told[]; by: SettledBy; now: Date },
): Promise<void> {
  const circle = { tx, scope, world, by, now }
  const locked = await lockIntent(tx, scope, intentId)
  if (!locked) return
  const isThere = await lockGoods(tx, scope, locked)
  for (const { order, payment, refunds } of told) {
    const { accountId, orderId } = order
    const row = await savePayment(tx, scope, payment, { accountId, intentId, orderId, now })
    if (!row.capturedAt) continue
    const verdict = row.use === 'none' ? await take(circle, locked, row, payment, isThere) : 'applied'
    if (refunds.length > 0) await applyRefunds(circle, intentId, row.paymentId, refunds)
    // Money that was set aside to go back and has no refund, from before refunds elsewhere were followed, is caught up.
    if (verdict !== 'applied' || row.use === 'returned') await promiseRest(circle, row, verdict)
  }
}

/** Captured money that was not looked at before: used, or to go back. */
async function take(
  circle: Circle,
  { intentId }: IntentRow,
  row: PaymentRow,
  payment: Told['payment'],
  isThere: boolean,
): Promise<Verdict> {
  const { tx, scope, world, by, now } = circle
  const intent = (await lockIntent(tx, scope, intentId))!
  const money = moneyOf(row, now)
  await enter(tx, scope, {
    ...money,
    kind: 'captured',
    ref: row.paymentId,
    source: 'provider',
    target: 'unassigned',
  })
  const others = await listPayments(tx, scope, intentId)
  const isApplied = others.some(({ use }) => use === 'applied')
  const left = await leftOfBill(tx, scope, intent)
  const verdict = judge(payment, intent, { isApplied, isThere, left })
  if (verdict === 'applied') {
    await usePayment(tx, scope, row.paymentId, 'applied')
    await enter(tx, scope, {
      ...money,
      kind: 'applied',
      ref: row.paymentId,
      source: 'unassigned',
      target: 'applied',
    })
    await bringGoods(tx, scope, world, intent, { paymentId: row.paymentId, by, now })
    // Part of the bill was paid another way meanwhile: what is too much goes back.
    if (left !== null && left < row.amount)
      await promiseBack(circle, row, {
        amount: row.amount - left,
        reason: 'second_capture',
        source: 'applied',
      })
    return verdict
  }
  await usePayment(tx, scope, row.paymentId, 'returned')
  if (!isApplied && intent.state !== 'refund_due' && intent.state !== 'refunded')
    await moveIntent(tx, scope, intentId, { state: 'refund_due' })
  if (verdict === 'wrong_amount' || verdict === 'late') {
    const detail = {
      intentId,
      recordNo: intent.recordNo,
      amount: row.amount,
      currency: row.currency,
      expected: intent.amount,
    }
    await openBreak(tx, scope, { kind: verdict, ref: row.paymentId, detail, now })
  }
  return verdict
}

/** Money that was not used goes back whole: what nobody gave back elsewhere meanwhile, and has not begun to, is promised. */
async function promiseRest(circle: Circle, row: PaymentRow, verdict: Verdict) {
  const { tx, scope } = circle
  const amount = roomLeft(row.amount, await lockRefundsOf(tx, scope, row.paymentId))
  if (amount <= 0) return
  const reason = verdict === 'already_back' || verdict === 'applied' ? 'late' : verdict
  await promiseBack(circle, row, { amount, reason, source: 'unassigned' })
}

/** What every ledger entry about a payment says. */
export const moneyOf = ({ accountId, intentId, paymentId, amount, currency }: PaymentRow, at: Date) => ({
  at,
  accountId,
  intentId,
  paymentId,
  amount,
  currency,
})

/** Promises money back and sends it off after the transaction. */
export async function promiseBack(
  { tx, scope, world, now }: Pick<Circle, 'tx' | 'scope' | 'world' | 'now'>,
  row: PaymentRow,
  back: { amount: number; reason: RefundReason; source: 'unassigned' | 'applied' },
): Promise<void> {
  const refundId = randomUUID()
  const { paymentId, accountId, intentId, currency } = row
  const { amount, reason, source } = back
  await addRefund(tx, scope, {
    refundId,
    paymentId,
    accountId,
    intentId,
    amount,
    currency,
    reason,
    createdAt: now,
    checkAt: now,
  })
  await enter(tx, scope, {
    ...moneyOf(row, now),
    amount,
    kind: 'refund_due',
    ref: refundId,
    source,
    target: 'due',
  })
  await world.queue.add(tx, sendBack, { agencyId: scope.agencyId, refundId })
}
