import { dropPage } from '../platform/notices.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { ProviderDispute } from './gateway.ts'
import { gatewayOf } from './usecase.accounts.ts'
import { lockGoods } from './usecase.goods.ts'
import { bookLost } from './usecase.refunds.ts'
import { lockIntent } from './store.ts'
import { findAccount } from './store.accounts.ts'
import { type DisputeRow, lockDispute, saveDispute } from './store.disputes.ts'
import { findPayment } from './store.money.ts'
import { cardIdOf } from './store.periods.ts'
import { closeBreaks, openBreak } from './store.watch.ts'

type Place = { agencyId: number; accountId: string }

/** Asks the provider about a dispute that a message spoke of, and writes it down. False when there was no answer. */
export async function readDispute(world: World, place: Place, disputeId: string): Promise<boolean> {
  const scope = agencyScope(place.agencyId)
  const account = await world.database.inScope(scope, (tx) => findAccount(tx, scope, place.accountId))
  if (!account) return true
  const told = await gatewayOf(world, account).findDispute(disputeId)
  if (told.ok && told.value) await applyDispute(world, place, told.value)
  return told.ok
}

/**
 * Writes down what the provider says of a dispute, and does what follows: an open one is an exception with the day until
 * which to answer; won and closed end it; what was lost is money back with the customer. False if it is about no payment
 * of ours.
 */
export async function applyDispute(
  world: World,
  { agencyId }: Place,
  told: ProviderDispute,
): Promise<boolean> {
  const scope = agencyScope(agencyId)
  const now = world.clock()
  const { disputeId, paymentId, amount, deducted, status, phase } = told
  const after = await world.database.inScope(scope, async (tx) => {
    const known = await findPayment(tx, scope, paymentId)
    const intent = known && (await lockIntent(tx, scope, known.intentId))
    if (!known || !intent) return undefined
    await lockGoods(tx, scope, intent)
    const before = await lockDispute(tx, scope, disputeId)
    const { accountId, intentId } = known
    await saveDispute(tx, scope, { ...told, accountId, intentId, toldAt: now })
    const end = { kind: 'dispute', ref: disputeId, by: 'system', note: `dispute ${status}`, now }
    const isOpen = status === 'open' || status === 'under_review'
    if (isNew(before, told) && (isOpen || !before)) {
      const { currency, reason } = told
      const detail = {
        paymentId,
        recordNo: intent.recordNo,
        amount,
        deducted,
        currency,
        reason,
        phase,
        status,
        respondBy: told.respondBy?.toISOString() ?? null,
      }
      await openBreak(tx, scope, { kind: 'dispute', ref: disputeId, detail, now })
    }
    if (status === 'lost')
      await bookLost({ tx, scope, world, now }, known, { disputeId, amount: deducted || amount })
    if (!isOpen) await closeBreaks(tx, scope, end)
    return { cardId: intent.businessId !== null && (await cardIdOf(tx, scope, intent.businessId)) }
  })
  if (after?.cardId) await dropPage(world, `${agencyId}:${after.cardId}`)
  return after !== undefined
}

const isNew = (before: DisputeRow | undefined, told: ProviderDispute) =>
  before?.status !== told.status ||
  before.phase !== told.phase ||
  before.deducted !== told.deducted ||
  before.respondBy?.getTime() !== told.respondBy?.getTime()
