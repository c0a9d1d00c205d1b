import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { spanOfMonth } from '@parichay/contract/greeting/calendar.ts'
import { stripAhead } from '@parichay/contract/greeting/days.ts'
import type { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { findAgency } from '../../agency/store.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { libraryOf } from '../store.ts'
import type { Seen } from '../withheld/store.ts'
import { listCover } from './store.ts'

/** The library that is looked at, as customers are shown it. Fails with NOT_FOUND for another agency's. */
async function seen(
  { scope, world }: Pick<Call, 'scope' | 'world'>,
  asked: number | undefined,
): Promise<Seen> {
  const { platform } = world.database
  const agencyId = asked ?? scope.agencyId
  const isThere =
    agencyId === scope.agencyId || (scope.reach === 'platform' && (await findAgency(platform, agencyId)))
  if (!isThere) fail('NOT_FOUND', 'This agency does not exist any more.')
  const { all } = await libraryOf(platform, agencyId)
  return { agencyIds: all, by: agencyId, withheldToo: false }
}

/** The handlers of what the library has on the days that come, and lacks. */
export const coverageHandlers: Handlers<typeof coverageRoutes> = {
  async getImageCoverage(call) {
    const { platform } = call.world.database
    const today = istDay(call.now)
    const span = { from: today, until: addDays(today, stripAhead) }
    const rows = await listCover(platform, await seen(call, call.query.agencyId), span)
    return rows.map(({ days, ...row }) => ({ day: days[0]!, ...row }))
  },

  async getImageCalendar(call) {
    const { month, agencyId } = call.query
    return listCover(call.world.database.platform, await seen(call, agencyId), spanOfMonth(month))
  },
}
