import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { stripAhead } from '@parichay/contract/greeting/days.ts'
import type { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { findAgency } from '../../agency/store.ts'
import type { Handlers } from '../../platform/http.ts'
import { libraryOf } from '../store.ts'
import { listCover } from './store.ts'

/** The handler of what the library lacks. */
export const coverageHandlers: Handlers<typeof coverageRoutes> = {
  async getImageCoverage({ query, scope, world, now }) {
    const { platform } = world.database
    const agencyId = query.agencyId ?? scope.agencyId
    const isThere =
      agencyId === scope.agencyId || (scope.reach === 'platform' && (await findAgency(platform, agencyId)))
    if (!isThere) fail('NOT_FOUND', 'This agency does not exist any more.')
    const { all } = await libraryOf(platform, agencyId)
    const today = istDay(now)
    return listCover(platform, all, { from: today, until: addDays(today, stripAhead) })
  },
}
