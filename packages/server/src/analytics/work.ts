import type { World } from '../platform/world.ts'
import { sweep } from './jobs.ts'
import { eraseOld } from './sweep/store.ts'

/** Takes up the nightly sweep. */
export async function workAnalytics(world: World): Promise<void> {
  await world.queue.work(sweep, async () => {
    const erased = await eraseOld(world.database.platform, world.clock())
    world.log.info({ erased }, 'old rows erased')
  })
}
