import type { Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { promiseBack } from './usecase.apply.ts'
import { lockIntent, moveIntent } from './store.ts'
import { findPayment } from './store.money.ts'
import { listKept, lockOwed, paidOfMonth } from './store.owed.ts'

/**
 * Gives back what was paid through the gateway for a month above its final sum, the latest payment first. Returns what
 * came another way and so cannot go back by itself, in paise. Safe to repeat.
 */
export function giveBackOver(
  world: World,
  scope: Scope,
  { payerId, month, totalPaise }: { payerId: number; month: string; totalPaise: number },
): Promise<number> {
  const now = world.clock()
  return world.database.inScope(scope, async (tx) => {
    // In the order of settle(): first the purchases, then what is owed.
    for (const { intentId } of await listKept(tx, scope, { payerId, month }))
      await lockIntent(tx, scope, intentId)
    await lockOwed(tx, scope, payerId)
    let over = (await paidOfMonth(tx, scope, { payerId, month })) - totalPaise
    for (const { intentId, paymentId, kept } of await listKept(tx, scope, { payerId, month })) {
      const amount = Math.min(over, kept)
      const payment = await findPayment(tx, scope, paymentId)
      if (amount <= 0 || !payment) continue
      await promiseBack({ tx, scope, world, now }, payment, {
        amount,
        reason: 'second_capture',
        source: 'applied',
      })
      if (amount === payment.amount) await moveIntent(tx, scope, intentId, { state: 'refund_due' })
      over -= amount
    }
    return Math.max(0, over)
  })
}
