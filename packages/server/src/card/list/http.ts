import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { defaultCardLimit } from '@parichay/contract/card/fields.ts'
import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { madeBetween } from '../../business/rules.ts'
import { searchWords } from '../../platform/search-words.ts'
import { exactTotal, readChosen } from '../../platform/choose-page.ts'
import { holds } from '../../platform/gate.ts'
import type { Handlers } from '../../platform/http.ts'
import { verdictsOnCard } from '../policy.ts'
import { chooseCards, readCards } from './store.ts'

/** Days of visits that a row of All Projects sums up, today with them. */
const visitDays = 30
const nothing = { list: [], total: 0, totalIsMore: false }

/** All Projects. */
export const listHandlers = {
  async listCards({ query, scope, actor, world, now }) {
    if (actor.kind === 'staff' && !holds(actor, 'card.list')) return nothing
    const words = searchWords(query.search)
    if (words === null) return nothing
    const filters = {
      ...query,
      ...madeBetween(query),
      words,
      sort: query.sort ?? 'newest',
      page: query.page ?? 1,
      pageSize: query.pageSize ?? 20,
      fromEnd: query.fromEnd ?? false,
    }
    const { platform } = world.database
    const { ids, total } = await platform.transaction().execute((tx) => chooseCards(tx, scope, filters))
    const since = addDays(istDay(now), -visitDays)
    const rows = await readChosen(world.database, scope, (tx) => readCards(tx, ids, since))
    const agencies = [...new Set(rows.map((row) => row.agencyId))]
    const origins = new Map(
      await Promise.all(agencies.map(async (id) => [id, await world.hosts.originOf(id)] as const)),
    )
    return {
      list: rows.map(({ template, cardLimit, visits, ...row }) => ({
        ...row,
        companyName: row.companyName ?? '',
        templateCode: template.code,
        limit: { ...defaultCardLimit, ...cardLimit },
        visits: Number(visits ?? 0),
        can: verdictsOnCard(row, actor),
        url: row.cardId && row.status !== 'DRAFT' ? `${origins.get(row.agencyId)}/${row.cardId}` : null,
        createdAt: row.createdAt.toISOString(),
      })),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },
} satisfies Partial<Handlers<typeof cardRoutes>>
