import { istDay } from '@parichay/contract/business/rules.ts'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { SettledBy } from '../platform/tables.payment.ts'
import type { World } from '../platform/world.ts'
import { doOutbox } from './jobs.ts'
import { type IntentRow, moveIntent } from './store.ts'
import { lockOwed } from './store.owed.ts'
import { giveSingle, lockObject, takeSingle } from './store.goods.ts'
import { addActivation, endActivation } from './store.money.ts'
import { usedBy } from './rules.periods.ts'
import { findLeft, keepTermBefore, layAgain, lockBusinessRow } from './store.periods.ts'
import { addOutbox } from './store.watch.ts'

type Of = Pick<Scope, 'agencyId'>
type Queue = Pick<World, 'queue'>

/** Locks what a purchase is for, business first, and says whether it is still there. */
export async function lockGoods(tx: Tx, scope: Of, intent: IntentRow): Promise<boolean> {
  if (intent.businessId === null && intent.objectNo !== null) await lockOwed(tx, scope, intent.objectNo)
  const business =
    intent.businessId === null ? undefined : await lockBusinessRow(tx, scope, intent.businessId)
  if (intent.businessId !== null && !business?.isThere) return false
  if (intent.kind !== 'pdf' && intent.kind !== 'video') return true
  return (await lockObject(tx, scope, intent.kind, intent.objectNo ?? 0))?.isThere ?? false
}

/**
 * Gives what was bought, once: paid days for a plan, an export for a PDF card. The only place where a purchase becomes
 * anything; `settle` calls it for money, a record of staff for itself. What is for must be locked.
 */
export async function bringGoods(
  tx: Tx,
  scope: Of,
  world: Queue,
  intent: IntentRow,
  how: { paymentId: string | null; by: SettledBy; now: Date },
): Promise<void> {
  const { kind, businessId, objectNo, snapshot, intentId } = intent
  if (kind === 'card' && businessId !== null) await keepTermBefore(tx, scope, businessId)
  await addActivation(tx, scope, {
    intentId,
    paymentId: how.paymentId,
    kind,
    businessId,
    objectNo,
    plan: snapshot,
    boughtOn: kind === 'card' ? istDay(how.now) : null,
    activatedAt: how.now,
  })
  if (kind === 'card' && businessId !== null) await layAgain(tx, scope, { businessId, now: how.now })
  if (kind === 'pdf' || kind === 'video')
    await giveSingle(tx, scope, kind, objectNo ?? 0, snapshot.quantity ?? 1)
  await moveIntent(tx, scope, intentId, { state: 'paid', settledAt: how.now, settledBy: how.by })
  await putOut(tx, scope, world, { kind: 'payment.settled', ref: intentId, now: how.now })
}

/**
 * Ends what a purchase brought, and brings back the state without it: what it cut is whole again, what it moved moves
 * back, and when nothing is left the time before the first purchase counts.
 */
export async function takeGoods(
  tx: Tx,
  scope: Of,
  intent: IntentRow,
  end: { endedBy: 'reversal' | 'refund'; reason: string; now: Date },
): Promise<void> {
  const { kind, businessId, objectNo, intentId, snapshot } = intent
  // A refund that arrives comes here without the lock that whoever buys has; once more costs nothing.
  if (businessId !== null) await lockBusinessRow(tx, scope, businessId)
  const left = kind === 'card' ? await findLeft(tx, scope, intentId) : null
  await endActivation(tx, scope, intentId, {
    endedAt: end.now,
    endedBy: end.endedBy,
    endedReason: end.reason,
    usedUntil: usedBy(left, istDay(end.now)),
  })
  if (kind === 'card' && businessId !== null) await layAgain(tx, scope, { businessId, now: end.now })
  if (kind === 'pdf' || kind === 'video')
    await takeSingle(tx, scope, kind, objectNo ?? 0, { count: snapshot.quantity ?? 1, now: end.now })
}

/** Puts something into the outbox, and wakes who does it. */
export async function putOut(
  tx: Tx,
  scope: Of,
  world: Queue,
  one: { kind: string; ref: string; now: Date },
): Promise<void> {
  const outboxId = await addOutbox(tx, scope, one)
  if (outboxId !== undefined) await world.queue.add(tx, doOutbox, { outboxId })
}
