import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { cardIdFault, cardIdIdeas } from '@parichay/contract/card/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findBusiness } from '../business/store.ts'
import { findDocuments } from '../document/store.ts'
import type { Handlers } from '../platform/http.ts'
import { spend } from '../platform/limits.ts'
import { listHandlers } from './list/http.ts'
import { agencyAt, gone, scopeOf } from './usecase.ts'
import { fileIds, presentCard } from './present.ts'
import { sectionHandlers } from './sections/http.ts'
import { stateHandlers } from './state/http.ts'
import { findCard, findCardOf, freeIds, holderOf } from './store.ts'
import { visitHandlers } from './visit/http.ts'

/** Handlers of `cardRoutes`. */
export const cardHandlers: Handlers<typeof cardRoutes> = {
  ...sectionHandlers,
  ...stateHandlers,
  ...listHandlers,
  ...visitHandlers,

  async getCardsByBusiness({ query, scope, actor, world }) {
    const there = await scopeOf({ world, scope }, query)
    return world.database.inScope(there, async (tx) => {
      if (!(await findBusiness(tx, there, query.businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
      const row = await findCardOf(tx, there, query.businessId)
      return row
        ? [
            presentCard(
              row,
              await findDocuments(tx, there, fileIds(row)),
              await world.hosts.originOf(row.agencyId),
              actor,
            ),
          ]
        : []
    })
  },

  async getCard({ query, scope, actor, world }) {
    const there = await scopeOf({ world, scope }, query)
    return world.database.inScope(there, async (tx) => {
      const row = (await findCard(tx, there, query.cardNo)) ?? gone()
      return presentCard(
        row,
        await findDocuments(tx, there, fileIds(row)),
        await world.hosts.originOf(row.agencyId),
        actor,
      )
    })
  },

  async checkCardIdAvailability({ query, scope, actor, world, now, agency }) {
    const { cardId, cardNo } = query
    const who = actor.kind === 'none' ? '' : actor.sessionId
    await spend(world.database.platform, now, [{ bucket: `card-id:${who}`, max: 60, windowSec: 60 }])
    const there = await scopeOf({ world, scope }, { cardNo })
    const { agencyName } = await agencyAt({ world, agency }, there)
    return world.database.inScope(there, async (tx) => {
      const card = cardNo === undefined ? undefined : ((await findCard(tx, there, cardNo)) ?? gone())
      // Its own stays a card's, also where words were reserved or its agency was renamed since.
      const fault = card?.cardId === cardId ? null : cardIdFault(cardId, [agencyName])
      const holder = fault ? undefined : await holderOf(tx, there, cardId, { card, now })
      const free = !fault && !holder
      const reason = fault ?? (holder ? (holder.released ? 'recently_released' : 'taken') : null)
      const base = {
        name: card?.businessName ?? cardId,
        city: card?.basicDetails.city ?? '',
        category: card?.category ?? '',
      }
      const ideas = cardIdIdeas(base, cardId).filter((idea) => cardIdFault(idea, [agencyName]) === null)
      const suggestions = free ? [] : (await freeIds(tx, there, ideas, now)).slice(0, 3)
      return { available: free, reason, suggestions }
    })
  },
}
