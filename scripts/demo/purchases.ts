import type { FaultWish } from '@parichay/sandbox/provider/faults.ts'
import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { orderPurchase, type Wish } from '@parichay/server/payment/usecase.order.ts'
import { refundNow } from '@parichay/server/payment/usecase.refunds.ts'
import { settle } from '@parichay/server/payment/usecase.settle.ts'
import { claimRefunds } from '@parichay/server/payment/store.refunds.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pays a purchase at the provider, on the day of `past`; gives its number. */
export type PayOnline = (past: World, agencyId: number, wish: Wish, businessName: string) => Promise<string>

/** Where something goes wrong at the provider, by business and plan, so that staff find it in their list of exceptions. */
const mishaps: Record<string, FaultWish[]> = {
  // Paid twice, and the bank refuses the second payment back, however often.
  'રૂપકલા સાડી સેન્ટર, Dukan Plus': [{ code: 'F2' }, { code: 'F8' }, { code: 'F10', times: 1_000_000 }],
}

/** Pays online as a customer would, with the stand-in of the provider. No webhook: it would come today. */
export const payOnlineWith =
  ({ provider }: Sandbox): PayOnline =>
  async (past, agencyId, wish, businessName) => {
    const { order, intentId } = await orderPurchase(past, agencyId, wish)
    const mishap = mishaps[`${businessName}, ${wish.snapshot.name}`]
    provider.scenario({ orderId: order.id, faults: mishap ?? [{ code: 'F2' }] })
    provider.pay(order.id, { method: 'upi' })
    if (mishap) {
      provider.advance(5)
      await provider.idle()
    }
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
  const order = [...provider.store.orders.values()].findLast(
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

/** Sends back what was paid twice, until the bank has said no: today's work of the reconciler, so that it need not be waited for. */
export async function refuseRefunds(world: World, { provider }: Sandbox): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    const now = new Date(world.clock().getTime() + look * 120_000)
    for (const refund of await claimRefunds(world.database.platform, { now, limit: 10 }))
      await refundNow(world, refund)
    provider.advance(60)
    await sleep(50)
  }
}
