import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { visitCounterOf } from './work.ts'

/** Counting of visits: no cookie is read or set, and no address kept. */
export const visitHandlers = {
  async addVisit({ body, agency, world, ip, now }) {
    const { cardId, kind } = body
    if (!/^[a-z0-9-]{1,60}$/.test(cardId)) return { counted: false }
    visitCounterOf(world).add({ agencyId: agency.agencyId, cardId, kind, ip, now })
    return { counted: true }
  },
} satisfies Partial<Handlers<typeof cardRoutes>>
