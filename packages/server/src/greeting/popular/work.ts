import { istDay } from '@parichay/contract/business/rules.ts'
import type { World } from '../../platform/world.ts'
import { countUses } from './jobs.ts'
import { recount } from './store.ts'

/** Takes up the hourly count. */
export async function workPopular(world: World): Promise<void> {
  await world.queue.work(countUses, () => recount(world.database.platform, istDay(world.clock())))
}
