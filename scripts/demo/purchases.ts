import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { orderPurchase, type Wish } from '@parichay/server/payment/policy.order.ts'
import { settle } from '@parichay/server/payment/policy.settle.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pays a purchase at the provider, on the day of `past`; gives its number. */
export type PayOnline = (past: World, agencyId: number, wish: Wish) => Promise<string>

/** Pays online as a customer would, with the stand-in of the provider. No webhook: it would come today. */
export const payOnlineWith =
  ({ provider }: Sandbox): PayOnline =>
  async (past, agencyId, wish) => {
    const { order, intentId } = await orderPurchase(past, agencyId, wish)
    provider.scenario({ orderId: order.id, faults: [{ code: 'F2' }] })
    provider.pay(order.id, { method: 'upi' })
    await settle(past, { agencyId, intentId }, 'browser')
    return intentId
  }

/** One customer got a part back the day before yesterday, so that there is a refund and a credit note to look at. */
export async function refundOne(world: World, { provider }: Sandbox): Promise<void> {
  const { platform } = world.database
  const { businessId, agencyId } = await platform
    .selectFrom('business')
    .select(['businessId', 'agencyId'])
    .where('businessName', '=', 'Loom & Harbour')
    .executeTakeFirstOrThrow()
  const order = [...provider.store.orders.values()].find(
    ({ notes }) => notes['business'] === String(businessId),
  )
  const [payment] = order ? provider.paymentsOf(order.id) : []
  if (!order || !payment) return
  provider.giveBack(payment.id, 20_000)
  provider.advance(60)
  await sleep(50)
  const at = new Date(world.clock().getTime() - 48 * 3_600_000)
  const past = { ...world, clock: () => at, queue: { ...world.queue, add: async () => undefined } }
  await settle(past, { agencyId, intentId: order.notes['intent'] ?? '' }, 'reconciler')
}
