import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { ProviderRefund } from './gateway.ts'
import { gatewayOf } from './policy.accounts.ts'
import { putOut, takeGoods } from './policy.goods.ts'
import { nextLook, refundIdOf, refundKeyOf, refundPause, refundTries } from './rules.ts'
import { findIntent, moveIntent } from './store.ts'
import { findAccount } from './store.accounts.ts'
import { enter, findActivation, findPayment, markRefunded, type PaymentRow } from './store.money.ts'
import { addRefund, lockRefund, lockRefundsOf, moveRefund, type RefundRow } from './store.refunds.ts'
import { closeBreaks, openBreak } from './store.watch.ts'

type Scoped = Pick<Scope, 'agencyId'>
type Circle = { tx: Tx; scope: Scoped; world: Pick<World, 'queue'>; now: Date }

/** Writes down what the provider says of the refunds of a payment: ours, and those somebody made in its dashboard. */
export async function applyRefunds(
  circle: Circle,
  intentId: string,
  paymentId: string,
  told: ProviderRefund[],
): Promise<void> {
  const { tx, scope } = circle
  const payment = await findPayment(tx, scope, paymentId)
  if (!payment) return
  for (const refund of told) {
    const rows = await lockRefundsOf(tx, scope, paymentId)
    const ours = ourOf(rows, refund)
    if (ours === 'spent') continue
    if (ours) await follow(circle, payment, ours, refund)
    else if (refund.status === 'processed') await takeForeign(circle, payment, rows, refund)
  }
  await endIfAllIsBack(circle, intentId, paymentId)
}

/** Our row of a provider's refund: by its id, else by our number in its receipt. An older, failed try is spent. */
function ourOf(rows: RefundRow[], refund: ProviderRefund): RefundRow | 'spent' | undefined {
  const byId = rows.find((row) => row.providerRefundId === refund.refundId)
  if (byId) return byId
  const row = rows.find((one) => one.refundId === refundIdOf(refund.receipt))
  if (!row) return undefined
  return refundKeyOf(row.refundId, row.tries) === refund.receipt ? row : 'spent'
}

async function follow(circle: Circle, payment: PaymentRow, row: RefundRow, refund: ProviderRefund) {
  const { tx, scope } = circle
  const { refundId } = row
  if (row.state === 'processed') return
  if (refund.status === 'processed') return arrive(circle, payment, row, refund.refundId)
  if (refund.status === 'pending') {
    if (row.state === 'requested' && row.providerRefundId === refund.refundId) return
    if (row.state !== 'failed')
      await moveRefund(tx, scope, refundId, { state: 'requested', providerRefundId: refund.refundId })
    return
  }
  await moveRefund(tx, scope, refundId, {
    state: 'failed',
    providerRefundId: null,
    error: 'failed at the bank',
  })
  await tryAgain(circle, row, 'failed at the bank')
}

/** A refund that did not work is due again, with another number; after many tries a person has to look. */
async function tryAgain({ tx, scope, now }: Circle, row: RefundRow, error: string) {
  const { refundId, paymentId, amount, tries } = row
  const detail = { paymentId, amount, tries, error }
  await openBreak(tx, scope, { kind: 'refund_failed', ref: refundId, detail, now })
  if (tries >= refundTries) return moveRefund(tx, scope, refundId, { checkAt: null })
  const checkAt = new Date(now.getTime() + refundPause(tries))
  return moveRefund(tx, scope, refundId, { state: 'due', tries: tries + 1, checkAt })
}

/** The money is back with the customer. */
async function arrive(circle: Circle, payment: PaymentRow, row: RefundRow, providerRefundId: string) {
  const { tx, scope, world, now } = circle
  const { refundId, paymentId, accountId, intentId, amount, currency } = row
  if (row.state === 'failed') await moveRefund(tx, scope, refundId, { state: 'due' })
  await moveRefund(tx, scope, refundId, {
    state: 'processed',
    providerRefundId,
    processedAt: now,
    checkAt: null,
    error: null,
  })
  const source =
    row.reason !== 'dashboard' ? 'due' : payment.use === 'applied' ? 'applied' : ('unassigned' as const)
  await enter(tx, scope, {
    at: now,
    accountId,
    intentId,
    paymentId,
    amount,
    currency,
    kind: 'refunded',
    ref: refundId,
    source,
    target: 'refunded',
  })
  await closeBreaks(tx, scope, { kind: 'refund_failed', ref: refundId, by: 'system', note: 'refunded', now })
  for (const kind of ['wrong_amount', 'late'])
    await closeBreaks(tx, scope, { kind, ref: paymentId, by: 'system', note: 'refunded', now })
  if (payment.use === 'applied')
    await putOut(tx, scope, world, { kind: 'payment.refunded', ref: refundId, now })
}

/** A refund nobody here asked for. If one of ours of the same amount waits still, this is it. */
async function takeForeign(circle: Circle, payment: PaymentRow, rows: RefundRow[], refund: ProviderRefund) {
  const { tx, scope, now } = circle
  const { paymentId, accountId, intentId, currency } = payment
  const waiting = rows.find(
    (row) => row.state !== 'processed' && row.providerRefundId === null && row.amount === refund.amount,
  )
  if (waiting) return arrive(circle, payment, waiting, refund.refundId)
  const room = payment.amount - rows.reduce((sum, row) => sum + row.amount, 0)
  if (refund.amount > room) {
    const detail = { paymentId, amount: refund.amount, room }
    return openBreak(tx, scope, { kind: 'refund_mismatch', ref: refund.refundId, detail, now })
  }
  const row = await addRefund(tx, scope, {
    refundId: randomUUID(),
    paymentId,
    accountId,
    intentId,
    amount: refund.amount,
    currency,
    reason: 'dashboard',
    state: 'requested',
    providerRefundId: refund.refundId,
    createdAt: now,
  })
  return arrive(circle, payment, row, refund.refundId)
}

async function endIfAllIsBack(circle: Circle, intentId: string, paymentId: string) {
  const { tx, scope, now } = circle
  const payment = await findPayment(tx, scope, paymentId)
  const rows = await lockRefundsOf(tx, scope, paymentId)
  const back = rows.filter(({ state }) => state === 'processed').reduce((sum, { amount }) => sum + amount, 0)
  if (!payment || back < payment.amount || payment.status === 'refunded') return
  await markRefunded(tx, scope, paymentId)
  const intent = await findIntent(tx, scope, intentId)
  if (!intent) return
  if (payment.use === 'applied') {
    const activation = await findActivation(tx, scope, intentId)
    // One that another plan cut counts still: it would come back with the end of that plan.
    if (activation && activation.endedBy !== 'reversal' && activation.endedBy !== 'refund')
      await takeGoods(tx, scope, intent, { endedBy: 'refund', reason: 'all of it was refunded', now })
  }
  const decided = payment.use === 'applied' ? ['paid', 'refund_due'] : ['refund_due']
  if (decided.includes(intent.state)) await moveIntent(tx, scope, intentId, { state: 'refunded' })
}

/**
 * Sends money back. The wish is written down before the provider is asked; whoever comes after a crash first looks
 * whether it happened, so that an account that ignores idempotency keys refunds once too. Call it with a claimed refund.
 */
export async function refundNow(
  world: World,
  { agencyId, refundId }: { agencyId: number; refundId: string },
): Promise<void> {
  const scope = agencyScope(agencyId)
  const begun = await world.database.inScope(scope, async (tx) => {
    const row = await lockRefund(tx, scope, refundId)
    const account = row && (await findAccount(tx, scope, row.accountId))
    if (!row || !account || row.state === 'processed' || row.state === 'failed') return undefined
    const isNew = row.state === 'due'
    if (isNew) await moveRefund(tx, scope, refundId, { state: 'requested', requestedAt: world.clock() })
    return { row, account, isNew }
  })
  if (!begun) return
  const { row, account, isNew } = begun
  const gateway = gatewayOf(world, account)
  const key = refundKeyOf(row.refundId, row.tries)
  const apply = (told: ProviderRefund[]) =>
    world.database.inScope(scope, async (tx) => {
      const now = world.clock()
      await applyRefunds({ tx, scope, world, now }, row.intentId, row.paymentId, told)
      const after = await lockRefund(tx, scope, refundId)
      if (after?.state === 'requested')
        await moveRefund(tx, scope, refundId, { checkAt: nextLook(row.createdAt, now) })
    })
  if (!isNew) {
    const seen = await gateway.refundsOfPayment(row.paymentId)
    if (!seen.ok) return
    const isKnown = seen.value.some(
      ({ receipt, refundId: id }) => receipt === key || id === row.providerRefundId,
    )
    if (isKnown) return apply(seen.value)
  }
  const { paymentId, amount, intentId, reason } = row
  const answer = await gateway.refund({
    paymentId,
    refundId: key,
    amount,
    notes: { intent: intentId, reason },
  })
  if (answer.ok) return apply([answer.value])
  if (answer.fault.kind !== 'refused') return
  const { description } = answer.fault
  const seen = await gateway.refundsOfPayment(paymentId)
  if (!seen.ok) return
  await apply(seen.value)
  await world.database.inScope(scope, async (tx) => {
    const now = world.clock()
    const after = await lockRefund(tx, scope, refundId)
    if (after?.state !== 'requested' || after.providerRefundId) return
    await moveRefund(tx, scope, refundId, { state: 'failed', error: description })
    await tryAgain({ tx, scope, world, now }, after, description)
  })
}
