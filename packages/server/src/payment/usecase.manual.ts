import { fail } from '@parichay/contract/errors.ts'
import { randomUUID } from 'node:crypto'
import { requireCredit } from '../franchisee/limit/usecase.ts'
import { holdMaker } from '../franchisee/usecase.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { dropPage } from '../platform/notices.ts'
import { nameOf, type Scope, type Staff } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { promiseBack } from './usecase.apply.ts'
import { bringGoods, lockGoods, takeGoods } from './usecase.goods.ts'
import type { Wish } from './usecase.order.ts'
import { roomLeft } from './rules.ts'
import {
  addIntent,
  findIntentByRecord,
  findIntentByRequest,
  findTwin,
  type IntentRow,
  lockIntent,
  moveIntent,
} from './store.ts'
import { enter, findActivation, findPayment } from './store.money.ts'
import { cardIdOf } from './store.periods.ts'
import { leftOfBill } from './store.owed.ts'
import { lockRefundsOf } from './store.refunds.ts'

/** What staff say of a payment outside the gateway. */
export type Notes = {
  requestId?: string | undefined
  mode?: string | undefined
  reference?: string | undefined
  reason?: string | undefined
  paidOn?: string | undefined
  /** Said after the question: it is a payment of its own, though the same was recorded a moment ago. */
  isSecondRecord?: boolean | undefined
}
type By = { actor: Staff; ip: string; now: Date }
type Recording = By & {
  /** Done first in the transaction that records it: what it throws records nothing. */
  first?: ((tx: Tx) => Promise<void>) | undefined
}

const tenSeconds = 10_000

/** What is given for nothing is no money: none is booked, invoiced or counted. A bill that is let go is settled by its sum. */
const asPaid = <T extends Pick<Wish, 'kind' | 'amount'>>(wish: T, { mode }: Notes): T =>
  mode === 'free' && wish.kind !== 'month' ? { ...wish, amount: 0 } : wish

/** What is kept of notes. */
const keptOf = ({ mode, reference, reason, paidOn }: Notes) => ({
  mode: mode ?? 'other',
  reference: reference ?? '',
  reason: reason || 'Recorded by staff',
  ...(paidOn ? { paidOn } : {}),
})

/** Gives what a member of staff says was paid for otherwise: in one transaction, with name and reason, once for a request. */
export async function recordPurchase(
  world: World,
  there: Scope,
  wanted: Omit<Wish, 'madeBy'>,
  notes: Notes,
  { actor, ip, now, first }: Recording,
): Promise<IntentRow> {
  const madeBy = nameOf(actor)
  const wish = asPaid(wanted, notes)
  const manual = {
    // The names of the platform's people are not for the agency; the audit knows them.
    by: actor.agencyId === there.agencyId ? actor.name || madeBy : 'Platform staff',
    ...keptOf(notes),
  }
  const { intent, cardId } = await world.database.inScope(there, async (tx) => {
    await first?.(tx)
    const intentId = randomUUID()
    const shape = {
      ...wish,
      intentId,
      accountId: null,
      requestId: notes.requestId ?? null,
      madeBy,
      manual,
      createdAt: now,
      checkAt: null,
    }
    const made = await addIntent(tx, there, shape)
    if (!made) return { intent: await firstOf(tx, there, wish, notes.requestId ?? ''), cardId: null }
    if (!(await lockGoods(tx, there, made))) fail('NOT_FOUND', 'This business does not exist any more.')
    // The locks make it see what was recorded at the same moment.
    if (!notes.isSecondRecord) await refuseTwin(tx, there, { ...wish, intentId, now })
    const left = await leftOfBill(tx, there, made)
    if (left !== null && made.amount > left)
      fail('CONFLICT', 'This is more than is left to pay for the month.', { field: 'paymentAmount' })
    await holdMaker(tx, there, actor)
    if (made.businessId !== null && manual.mode !== 'free') await requireCredit(tx, there, actor, made.amount)
    await bringGoods(tx, there, world, made, { paymentId: null, by: 'manual', now })
    const { amount, currency, recordNo, businessId } = made
    await enter(tx, there, {
      at: now,
      accountId: null,
      intentId,
      paymentId: null,
      amount,
      currency,
      kind: 'manual',
      ref: intentId,
      source: 'cash',
      target: 'manual',
    })
    const detail = { kind: wish.kind, businessId, amount, name: wish.snapshot.name, ...manual }
    await audit(tx, there, {
      at: now,
      actor,
      action: 'payment.manual',
      object: `payment ${recordNo}`,
      businessId,
      detail,
      ip,
    })
    const after = (await findIntentByRecord(tx, there, recordNo))!
    return { intent: after, cardId: businessId === null ? null : await cardIdOf(tx, there, businessId) }
  })
  if (cardId) await dropPage(world, `${there.agencyId}:${cardId}`)
  return intent
}

/**
 * The purchase that this very request recorded before, looked for before anything is priced: by then the bill is paid
 * and the plan costs what a renewal costs. Undefined for a new one. Refused where it is another purchase, or where something else
 * is said of it: whoever heard no answer and then changed what they had typed would take the first record for the second. And where it was
 * taken back since: what was recorded is not there any more, and a new record has a number of its own.
 */
export async function recordedBefore(
  world: World,
  there: Scope,
  notes: Notes,
  fits: (intent: IntentRow) => boolean,
): Promise<IntentRow | undefined> {
  const { requestId } = notes
  if (requestId === undefined) return undefined
  const known = await world.database.inScope(there, (tx) => findIntentByRequest(tx, there, requestId))
  if (known && !(fits(known) && saysSame(known, notes))) usedOtherwise()
  return known && stillThere(known)
}

const saysSame = ({ manual }: IntentRow, notes: Notes): boolean => {
  const said = keptOf(notes)
  return (
    manual !== null &&
    manual.mode === said.mode &&
    manual.reference === said.reference &&
    manual.reason === said.reason &&
    manual.paidOn === said.paidOn
  )
}

/** A record that counts; one that was taken back is none. */
const stillThere = (intent: IntentRow): IntentRow =>
  intent.state === 'paid'
    ? intent
    : fail(
        'RECORD_TAKEN_BACK',
        'This payment was recorded before and has been taken back since. Record it anew?',
      )

const usedOtherwise = () => fail('CONFLICT', 'This request was used for something else. Load the page again.')

/** Asks back when the same payment was recorded a moment ago: by a second press, a second window or a second person. */
async function refuseTwin(
  tx: Parameters<typeof findTwin>[0],
  there: Scope,
  { now, ...wish }: Omit<Wish, 'madeBy'> & { intentId: string; now: Date },
): Promise<void> {
  // Clocks of several machines differ a little: after counts as before.
  const [since, until] = [-tenSeconds, tenSeconds].map((ms) => new Date(now.getTime() + ms)) as [Date, Date]
  const twin = await findTwin(tx, there, { ...wish, since, until })
  if (!twin) return
  const ago = Math.max(1, Math.round((now.getTime() - twin.createdAt.getTime()) / 1000))
  const when = ago === 1 ? '1 second ago' : `${ago} seconds ago`
  fail('SAME_RECORD', `The same payment was recorded ${when}. Record a second one?`)
}

/** The purchase a request made before; another one under the same number is refused. */
async function firstOf(
  tx: Parameters<typeof findIntentByRequest>[0],
  there: Scope,
  wish: Omit<Wish, 'madeBy'>,
  requestId: string,
): Promise<IntentRow> {
  const first = await findIntentByRequest(tx, there, requestId)
  const isSame =
    first?.kind === wish.kind &&
    first.businessId === wish.businessId &&
    first.objectNo === wish.objectNo &&
    first.amount === wish.amount
  return first && isSame ? stillThere(first) : usedOtherwise()
}

/**
 * Takes a purchase back: what it brought ends now. Money that came through the gateway goes back; nothing is erased.
 * False when it was taken back before.
 */
export async function reversePurchase(
  world: World,
  there: Scope,
  { intentId, kind }: { intentId: string; kind: Wish['kind'] },
  reason: string,
  { actor, ip, now }: By,
): Promise<boolean> {
  const done = await world.database.inScope(there, (tx) =>
    reverseIn(tx, there, world, { intentId, kind }, reason, { actor, ip, now }),
  )
  if (done?.cardId) await dropPage(world, `${there.agencyId}:${done.cardId}`)
  return done !== undefined
}

/**
 * The same inside a transaction; undefined when there is nothing to take back. `first` is asked under the locks: what it throws
 * takes nothing back.
 */
export async function reverseIn(
  tx: Tx,
  there: Scope,
  world: World,
  { intentId, kind }: { intentId: string; kind: Wish['kind'] },
  reason: string,
  { actor, ip, now, first }: By & { first?: (intent: IntentRow) => Promise<void> },
): Promise<{ cardId: string | null } | undefined> {
  const intent = await lockIntent(tx, there, intentId)
  if (intent?.kind !== kind) return undefined
  await lockGoods(tx, there, intent)
  const activation = await findActivation(tx, there, intentId)
  if (intent.state !== 'paid' || !activation || activation.endedBy === 'reversal') return undefined
  await first?.(intent)
  await takeGoods(tx, there, intent, { endedBy: 'reversal', reason, now })
  const { amount, currency, recordNo, businessId } = intent
  const payment = activation.paymentId && (await findPayment(tx, there, activation.paymentId))
  if (payment) {
    const rest = roomLeft(payment.amount, await lockRefundsOf(tx, there, payment.paymentId))
    await moveIntent(tx, there, intentId, { state: 'refund_due' })
    if (rest > 0)
      await promiseBack({ tx, scope: there, world, now }, payment, {
        amount: rest,
        reason: 'reversal',
        source: 'applied',
      })
  } else {
    await moveIntent(tx, there, intentId, { state: 'refunded' })
    await enter(tx, there, {
      at: now,
      accountId: null,
      intentId,
      paymentId: null,
      amount,
      currency,
      kind: 'reversal',
      ref: intentId,
      source: 'manual',
      target: 'cash',
    })
  }
  const detail = { kind, businessId, amount, reason, throughGateway: Boolean(payment) }
  await audit(tx, there, {
    at: now,
    actor,
    action: 'payment.reverse',
    object: `payment ${recordNo}`,
    businessId,
    detail,
    ip,
  })
  return { cardId: businessId === null ? null : await cardIdOf(tx, there, businessId) }
}
