import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { ProviderRefund } from './gateway.ts'
import { gatewayOf } from './usecase.accounts.ts'
import { lockGoods, putOut, takeGoods } from './usecase.goods.ts'
import { nextLook, refundIdOf, refundKeyOf, refundPause, refundTries, roomLeft, takesRoom } from './rules.ts'
import { findIntent, lockIntent, moveIntent } from './store.ts'
import { findAccount } from './store.accounts.ts'
import { enter, findActivation, findPayment, markRefunded, type PaymentRow } from './store.money.ts'
import { addRefund, lockRefund, lockRefundsOf, moveRefund, type RefundRow } from './store.refunds.ts'
import { closeBreaks, openBreak, openBreakOnce } from './store.watch.ts'

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
  // Ours first: one that somebody made elsewhere could be taken for ours that is not matched yet.
  for (const refund of told.toSorted((a, b) => Number(isNumbered(b)) - Number(isNumbered(a)))) {
    const rows = await lockRefundsOf(tx, scope, paymentId)
    const ours = ourOf(rows, refund)
    if (ours) await follow(circle, payment, ours, refund)
    else if (
      refund.status !== 'failed' &&
      !rows.some(({ refundId }) => refundId === refundIdOf(refund.receipt))
    )
      await takeForeign(circle, payment, rows, refund)
  }
  await endIfAllIsBack(circle, intentId, paymentId)
}

const isNumbered = ({ receipt }: ProviderRefund) => refundIdOf(receipt) !== null

/** Our row of a provider's refund: by its id, else by our number in its receipt; of an older, failed try where the bank let it through after all. */
function ourOf(rows: RefundRow[], refund: ProviderRefund): RefundRow | undefined {
  const byId = rows.find((row) => row.providerRefundId === refund.refundId)
  if (byId) return byId
  const row = rows.find((one) => one.refundId === refundIdOf(refund.receipt))
  const isCurrent = row && refundKeyOf(row.refundId, row.tries) === refund.receipt
  return isCurrent || refund.status === 'processed' ? row : undefined
}

async function follow(circle: Circle, payment: PaymentRow, row: RefundRow, refund: ProviderRefund) {
  const { tx, scope, now } = circle
  const { refundId } = row
  if (refund.status === 'processed') {
    if (row.state !== 'processed') return arrive(circle, payment, row, refund.refundId)
    if (row.providerRefundId === refund.refundId) return
    // A lost dispute was taken for it while this try was on its way, or another try arrived: the money went back twice.
    const detail = { paymentId: row.paymentId, amount: refund.amount, room: 0 }
    await openBreakOnce(tx, scope, { kind: 'refund_mismatch', ref: refund.refundId, detail, now })
    return
  }
  if (refund.status === 'pending') {
    const isKnown = row.state === 'requested' && row.providerRefundId === refund.refundId
    if (isKnown || row.state === 'processed' || row.state === 'failed') return
    const checkAt = row.checkAt ?? nextLook(row.createdAt, now)
    const change = { state: 'requested', providerRefundId: refund.refundId, checkAt } as const
    return moveRefund(tx, scope, refundId, change)
  }
  if (row.state === 'processed') return comeBack(circle, payment, row, refund)
  if (row.state === 'failed') return
  await moveRefund(tx, scope, refundId, { state: 'failed', error: atTheBank })
  if (row.reason === 'dashboard' && !(await isOwed(circle, payment))) return giveUp(circle, row)
  await oweAfterAll(circle, payment, row)
  await tryAgain(circle, row, atTheBank)
}

const atTheBank = 'failed at the bank'

/** Whether the customer has to get the money of a payment back, whoever began with it: nothing stands for it any more. */
async function isOwed({ tx, scope }: Circle, payment: PaymentRow): Promise<boolean> {
  const intent = await findIntent(tx, scope, payment.intentId)
  return payment.use === 'returned' || intent?.state === 'refund_due' || intent?.state === 'refunded'
}

/** Begun elsewhere, and failed, of money whose purchase stands: as if it had never been; but whoever began it is told. */
async function giveUp({ tx, scope, now }: Circle, row: RefundRow) {
  const { refundId, paymentId, amount } = row
  await moveRefund(tx, scope, refundId, { checkAt: null })
  const detail = { paymentId, amount, tries: 1, error: atTheBank, elsewhere: true }
  await openBreak(tx, scope, { kind: 'refund_failed', ref: refundId, detail, now })
}

/** A refund that was begun elsewhere becomes ours: from now on the money is due. */
async function oweAfterAll({ tx, scope, now }: Circle, payment: PaymentRow, row: RefundRow) {
  const { refundId, amount } = row
  await moveRefund(tx, scope, refundId, { providerRefundId: null })
  if (row.reason !== 'dashboard') return
  await moveRefund(tx, scope, refundId, { reason: reasonOf(payment) })
  if (payment.use !== 'applied') return
  await enter(tx, scope, {
    ...moneyBack(row, now),
    amount,
    kind: 'refund_due',
    source: 'applied',
    target: 'due',
  })
}

/** Why money goes back that somebody else began to give back: a refund that is ours takes room whatever becomes of it. */
const reasonOf = ({ use }: PaymentRow) => (use === 'applied' ? 'reversal' : 'late')

/** It had arrived, the customer was told and maybe has a credit note, and then the bank sent it back: it is due again. */
async function comeBack(circle: Circle, payment: PaymentRow, row: RefundRow, refund: ProviderRefund) {
  const { tx, scope, now } = circle
  if (row.providerRefundId !== refund.refundId) return
  const gone = { state: 'failed', providerRefundId: null, processedAt: null, error: atTheBank } as const
  await moveRefund(tx, scope, row.refundId, gone)
  const undone = { kind: 'refund_undone', ref: refund.refundId, source: 'refunded', target: 'due' } as const
  await enter(tx, scope, { ...moneyBack(row, now), ...undone })
  if (row.reason === 'dashboard') await moveRefund(tx, scope, row.refundId, { reason: reasonOf(payment) })
  await tryAgain(circle, row, atTheBank)
}

/** What every ledger entry about a refund says. Its number bears the try, since one that came back arrives once more. */
const moneyBack = (row: RefundRow, at: Date) => ({
  at,
  accountId: row.accountId,
  intentId: row.intentId,
  paymentId: row.paymentId,
  amount: row.amount,
  currency: row.currency,
  ref: refundKeyOf(row.refundId, row.tries),
})

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
  const { refundId, paymentId } = row
  if (row.state === 'failed') await moveRefund(tx, scope, refundId, { state: 'due' })
  await moveRefund(tx, scope, refundId, {
    state: 'processed',
    providerRefundId,
    processedAt: now,
    checkAt: null,
    error: null,
  })
  const isElsewhere = row.reason === 'dashboard' || row.reason === 'dispute'
  const source = isElsewhere && payment.use === 'applied' ? 'applied' : 'due'
  await enter(tx, scope, { ...moneyBack(row, now), kind: 'refunded', source, target: 'refunded' })
  // One that was begun elsewhere and failed is made good by the next of as much that arrives.
  const madeGood = (await lockRefundsOf(tx, scope, paymentId)).filter(
    ({ state, reason, amount }) => state === 'failed' && reason === 'dashboard' && amount <= row.amount,
  )
  for (const ref of [refundId, ...madeGood.map((one) => one.refundId)])
    await closeBreaks(tx, scope, { kind: 'refund_failed', ref, by: 'system', note: 'refunded', now })
  const solved = { wrong_amount: paymentId, late: paymentId, refund_mismatch: providerRefundId }
  for (const [kind, ref] of Object.entries(solved))
    await closeBreaks(tx, scope, { kind, ref, by: 'system', note: 'refunded', now })
  if (payment.use === 'applied')
    await putOut(tx, scope, world, { kind: 'payment.refunded', ref: refundId, now })
}

/** Refunds of ours that the provider told of none yet; one that gave way to another stands for nothing any more. */
const unmatched = (rows: readonly RefundRow[]) =>
  rows.filter((row) => row.state !== 'processed' && row.providerRefundId === null && takesRoom(row))

/** A refund nobody here asked for. If one of ours of the same amount waits still, this is it; else it is followed to its end. */
async function takeForeign(circle: Circle, payment: PaymentRow, rows: RefundRow[], refund: ProviderRefund) {
  const { tx, scope, now } = circle
  const { paymentId } = payment
  const isPending = refund.status === 'pending'
  const waiting = unmatched(rows).find(({ amount }) => amount === refund.amount)
  if (waiting && !isPending) return arrive(circle, payment, waiting, refund.refundId)
  if (waiting) {
    if (waiting.state === 'failed') await moveRefund(tx, scope, waiting.refundId, { state: 'due' })
    const checkAt = nextLook(now, now)
    const change = { state: 'requested', providerRefundId: refund.refundId, checkAt } as const
    return moveRefund(tx, scope, waiting.refundId, change)
  }
  const room = await makeRoom(circle, payment, rows, refund)
  if (refund.amount > room) {
    if (isPending) return
    const detail = { paymentId, amount: refund.amount, room }
    return openBreakOnce(tx, scope, { kind: 'refund_mismatch', ref: refund.refundId, detail, now })
  }
  const row = await keepElsewhere(circle, payment, {
    amount: refund.amount,
    reason: 'dashboard',
    providerRefundId: refund.refundId,
    checkAt: isPending ? nextLook(now, now) : null,
  })
  if (!isPending) await arrive(circle, payment, row, refund.refundId)
}

/**
 * Money was given back elsewhere that is ours to send: the provider takes no more than what was paid, so ours can only be for
 * the rest, and goes out again with another number; or for nothing, once the other has arrived. Gives the room for what was
 * given back, in paise.
 */
async function makeRoom(
  circle: Circle,
  payment: PaymentRow,
  rows: RefundRow[],
  refund: Pick<ProviderRefund, 'refundId' | 'amount'> & { status?: ProviderRefund['status'] },
) {
  let room = roomLeft(payment.amount, rows)
  const unsent = unmatched(rows)
    // One whose answer was lost may have happened: it gives way last.
    .toSorted((a, b) => Number(a.state === 'requested') - Number(b.state === 'requested'))
  const whole = unsent.find(({ amount }) => amount > refund.amount - room)
  for (const row of whole ? [whole] : refund.status === 'pending' ? [] : unsent) {
    const short = Math.min(refund.amount - room, row.amount)
    if (short <= 0) break
    await giveWay(circle, payment, row, { short, to: refund.refundId })
    room += short
  }
  return room
}

/** A refund of ours goes out for the rest, or not at all. */
async function giveWay(
  { tx, scope, now }: Circle,
  payment: PaymentRow,
  row: RefundRow,
  { short, to }: { short: number; to: string },
) {
  const { refundId, state, tries } = row
  if (short === row.amount)
    await moveRefund(tx, scope, refundId, {
      state: 'failed',
      reason: 'dashboard',
      error: 'given back elsewhere',
      checkAt: null,
    })
  else {
    if (state === 'requested') await moveRefund(tx, scope, refundId, { state: 'failed' })
    await moveRefund(tx, scope, refundId, {
      state: 'due',
      amount: row.amount - short,
      tries: state === 'due' ? tries : tries + 1,
      checkAt: now,
    })
  }
  await enter(tx, scope, {
    ...moneyBack(row, now),
    amount: short,
    kind: 'refund_undone',
    ref: `${to} instead of ${refundId}`,
    source: 'due',
    target: payment.use === 'applied' ? 'applied' : 'unassigned',
  })
  const note = short === row.amount ? 'given back elsewhere' : 'for the rest'
  await closeBreaks(tx, scope, { kind: 'refund_failed', ref: refundId, by: 'system', note, now })
}

/** Writes down money that goes back without our asking. What was to go back anyway is due from now on. */
async function keepElsewhere(
  { tx, scope, now }: Circle,
  payment: PaymentRow,
  back: Pick<RefundRow, 'amount' | 'reason' | 'providerRefundId' | 'checkAt'>,
): Promise<RefundRow> {
  const { paymentId, accountId, intentId, currency, use } = payment
  const row = await addRefund(tx, scope, {
    refundId: randomUUID(),
    paymentId,
    accountId,
    intentId,
    currency,
    state: 'requested',
    createdAt: now,
    ...back,
  })
  const due = { kind: 'refund_due', source: 'unassigned', target: 'due' } as const
  if (use === 'returned') await enter(tx, scope, { ...moneyBack(row, now), ...due })
  return row
}

/** A dispute that was lost: the provider took the money from the merchant, and the customer has it. Once for each dispute. */
export async function bookLost(
  circle: Circle,
  payment: PaymentRow,
  dispute: { disputeId: string; amount: number },
): Promise<void> {
  const { tx, scope, now } = circle
  const { paymentId, intentId } = payment
  const { disputeId, amount } = dispute
  const rows = await lockRefundsOf(tx, scope, paymentId)
  if (rows.some(({ providerRefundId }) => providerRefundId === disputeId)) return
  const waiting = unmatched(rows).find((row) => row.amount === amount)
  const room = waiting ? amount : await makeRoom(circle, payment, rows, { refundId: disputeId, amount })
  if (amount > room)
    return openBreakOnce(tx, scope, {
      kind: 'refund_mismatch',
      ref: disputeId,
      detail: { paymentId, amount, room },
      now,
    })
  const how = { amount, reason: 'dispute', providerRefundId: disputeId, checkAt: null } as const
  // It is no refund at the provider: what is refunded there is not held against it.
  if (waiting) await moveRefund(tx, scope, waiting.refundId, { reason: 'dispute' })
  await arrive(circle, payment, waiting ?? (await keepElsewhere(circle, payment, how)), disputeId)
  await endIfAllIsBack(circle, intentId, paymentId)
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
      // Locks in the order of `settle`: purchase, what it is for, then refunds.
      const intent = await lockIntent(tx, scope, row.intentId)
      if (intent) await lockGoods(tx, scope, intent)
      await applyRefunds({ tx, scope, world, now }, row.intentId, row.paymentId, told)
      const after = await lockRefund(tx, scope, refundId)
      if (after?.state === 'requested')
        await moveRefund(tx, scope, refundId, { checkAt: nextLook(row.createdAt, now) })
    })
  if (!isNew) {
    const seen = await gateway.refundsOfPayment(row.paymentId)
    if (!seen.ok) return
    // Nobody here asked for it, so nobody here asks again.
    if (row.reason === 'dashboard' && row.providerRefundId !== null) return apply(seen.value)
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
