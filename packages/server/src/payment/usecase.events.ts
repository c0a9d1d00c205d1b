import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { readEvent } from './gateway.entities.ts'
import { readDispute } from './usecase.disputes.ts'
import { settle } from './usecase.settle.ts'
import { statusRank } from './rules.ts'
import { findIntent, findOrder, findOrderAnywhere } from './store.ts'
import { areSameMerchant, nameMerchant } from './store.accounts.ts'
import { findPayment } from './store.money.ts'
import { closeEvent, findEvent, openBreak } from './store.watch.ts'

type Key = { agencyId: number; accountId: string; eventId: string }

/**
 * Does what an event asks for: has the purchase settled by the provider's own record. An event of one account moves
 * purchases of that account only. Throws while the provider does not answer, so that it is tried again.
 */
export async function workOnEvent(world: World, key: Key): Promise<void> {
  const { agencyId, accountId, eventId } = key
  const scope = agencyScope(agencyId)
  const place = await world.database.inScope(scope, async (tx) => {
    const row = await findEvent(tx, scope, accountId, eventId)
    if (!row || row.appliedAt) return undefined
    const event = readEvent(row.raw)
    const known = row.paymentId ? await findPayment(tx, scope, row.paymentId) : undefined
    const orderId = row.orderId ?? known?.orderId ?? null
    const order = orderId ? await findOrder(tx, scope, orderId) : undefined
    // A payment bears the notes that a browser gave to checkout; the order's are our own.
    const noted = event?.order?.notes['intent']
    const lost =
      !order && noted && /^[0-9a-f-]{36}$/.test(noted) ? await findIntent(tx, scope, noted) : undefined
    if (event) await nameMerchant(tx, scope, accountId, event.accountId)
    const about = order?.accountId ?? lost?.accountId
    const isOurs =
      about !== undefined && about !== null && (await areSameMerchant(tx, scope, about, accountId))
    const status = event?.payment?.status
    const isOld =
      event?.refund === undefined &&
      event?.dispute === undefined &&
      status !== undefined &&
      known !== undefined &&
      statusRank[known.status] >= statusRank[status] &&
      (known.use !== 'none' || known.capturedAt === null)
    const intentId = isOurs ? (order?.intentId ?? lost?.intentId) : undefined
    return { intentId, orderId, isOld, disputeId: event?.dispute?.disputeId }
  })
  if (!place) return
  const close = (outcome: string) =>
    world.database.inScope(scope, (tx) => closeEvent(tx, scope, key, outcome, world.clock()))
  if (place.isOld && place.intentId) return close('known')
  if (!place.intentId) {
    const elsewhere = place.orderId && (await findOrderAnywhere(world.database.platform, place.orderId))
    if (!elsewhere) return close('unknown')
    await world.database.inScope(scope, (tx) =>
      openBreak(tx, scope, {
        kind: 'foreign_event',
        // One cause, however many events: the address of this account is entered somewhere else too.
        ref: accountId,
        detail: { orderId: place.orderId, eventId },
        now: world.clock(),
      }),
    )
    return close('foreign')
  }
  const settled = await settle(world, { agencyId, intentId: place.intentId }, 'webhook')
  if (!settled?.asked) throw new Error(`The provider did not answer about an event of account ${accountId}`)
  if (place.disputeId && !(await readDispute(world, { agencyId, accountId }, place.disputeId)))
    throw new Error(`The provider did not answer about a dispute of account ${accountId}`)
  return close('settled')
}
