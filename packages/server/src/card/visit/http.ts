import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { Handlers } from '../../platform/http.ts'
import { findCard } from '../store.ts'
import { gone, scopeOf } from '../usecase.ts'
import { isRobot } from './rules.ts'
import { sumVisits } from './store.ts'
import { visitCounterOf } from './work.ts'

const days = 30

/** Counting of people's visits: no cookie is read or set, and no address kept. What was counted, for staff. */
export const visitHandlers = {
  async addVisit({ body, agency, world, ip, device, now }) {
    const { cardId, kind } = body
    if (isRobot(device)) return { counted: false }
    if (!/^[a-z0-9-]{1,60}$/.test(cardId)) return { counted: false }
    visitCounterOf(world).add({ agencyId: agency.agencyId, cardId, kind, ip, now })
    return { counted: true }
  },

  async getCardVisits({ query: { cardNo }, scope, world, now }) {
    const there = await scopeOf({ world, scope }, { cardNo })
    const until = istDay(now)
    const from = addDays(until, 1 - days)
    return world.database.inScope(there, async (tx) => {
      if (!(await findCard(tx, there, cardNo))) gone()
      return sumVisits(tx, there, cardNo, { first: addDays(from, -days), from, until })
    })
  },
} satisfies Partial<Handlers<typeof cardRoutes>>
