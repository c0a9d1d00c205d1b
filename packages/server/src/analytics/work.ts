import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { foldStored } from '../document/library/store.ts'
import { foldMoney } from '../payment/store.records.ts'
import type { World } from '../platform/world.ts'
import { foldTaxes } from '../report/store.gst.ts'
import { keepFigures } from './figures/jobs.ts'
import { foldTally, keepDay } from './figures/store.ts'
import { keepInsights } from './insights/jobs.ts'
import { keepAnswers } from './insights/usecase.kept.ts'
import { sweep } from './jobs.ts'
import { eraseOld } from './sweep/store.ts'

/** Takes up the nightly sweep, the keeping of each day's figures, and of the insights of many. */
export async function workAnalytics(world: World): Promise<void> {
  await world.queue.work(keepFigures, async () => {
    await keepDay(world.database.platform, addDays(istDay(world.clock()), -1))
    await foldTally(world.database.platform)
    await foldTaxes(world.database.platform)
    await foldMoney(world.database.platform)
    await foldStored(world.database.platform)
  })
  await world.queue.work(keepInsights, () => keepAnswers(world))
  await world.queue.work(sweep, async () => {
    const erased = await eraseOld(world.database.platform, world.clock())
    world.log.info({ erased }, 'old rows erased')
  })
}
