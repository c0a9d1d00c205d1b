import type { World } from '../platform/world.ts'
import { applyEvent, balance, doOutbox, reconcile, sendBack } from './jobs.ts'
import { workOnEvent } from './usecase.events.ts'
import { balanceNow, reconcileNow } from './usecase.reconcile.ts'
import { refundNow } from './usecase.refunds.ts'
import { claimRefunds } from './store.refunds.ts'
import { claimOutbox, closeOutbox, type OutboxRow } from './store.watch.ts'

/** What is done about one thing in the outbox; it may come twice. */
export type Outlet = (world: World, row: Pick<OutboxRow, 'agencyId' | 'kind' | 'ref'>) => Promise<void>

/** Does what waits in the outbox, one thing or all of them; what fails is tried again later. */
export async function emptyOutbox(
  world: World,
  outlets: readonly Outlet[],
  outboxId?: number,
): Promise<number> {
  const { platform } = world.database
  const rows = await claimOutbox(platform, world.clock(), 100, outboxId)
  for (const row of rows) {
    try {
      for (const outlet of outlets) await outlet(world, row)
      await closeOutbox(platform, row, { now: world.clock() })
    } catch (error) {
      world.log.error({ err: error, outboxId: row.outboxId, kind: row.kind }, 'outbox: tried again later')
      const text = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
      await closeOutbox(platform, row, { now: world.clock(), error: text })
    }
  }
  return rows.length
}

/** Takes up the jobs of money. `outlets`: what others do after a purchase was settled or refunded. */
export async function workMoney(world: World, outlets: readonly Outlet[]): Promise<void> {
  await world.queue.work(applyEvent, (key) => workOnEvent(world, key))
  await world.queue.work(sendBack, async ({ refundId }) => {
    const claimed = await claimRefunds(world.database.platform, { now: world.clock(), limit: 1, refundId })
    for (const refund of claimed) await refundNow(world, refund)
  })
  await world.queue.work(doOutbox, async ({ outboxId }) => {
    await emptyOutbox(world, outlets, outboxId)
  })
  await world.queue.work(reconcile, async () => {
    const round = await reconcileNow(world)
    const done = await emptyOutbox(world, outlets)
    if (Object.values(round).some(Boolean) || done) world.log.info({ ...round, outbox: done }, 'reconciled')
  })
  await world.queue.work(balance, async () => {
    world.log.info(await balanceNow(world), 'balanced')
  })
}
