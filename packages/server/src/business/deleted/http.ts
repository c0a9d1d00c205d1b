import { type DeletedKind, deletedListed } from '@parichay/contract/business/fields.deleted.ts'
import type { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { restoreDays } from '@parichay/contract/business/rules.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { plannedAsLists } from '../../platform/choose-page.ts'
import { holds } from '../../platform/gate.ts'
import type { Handlers } from '../../platform/http.ts'
import { searchWords } from '../../platform/search-words.ts'
import { presentDeleted } from './present.ts'
import { findDeletedThings } from './store.ts'

/** Who has no list of a kind has none of what was deleted from it. */
const listOf = {
  business: 'business.list',
  digital_card: 'card.list',
  pdf_id_card: 'pdf.list',
  promotional_video: 'video.list',
} as const satisfies Record<DeletedKind, PermissionName>

/** Handlers of `deletedRoutes`. */
export const deletedHandlers: Handlers<typeof deletedRoutes> = {
  async listDeleted({ query, scope, actor, world, now }) {
    const words = searchWords(query.search)
    if (words === null || (actor.kind === 'staff' && !holds(actor, listOf[query.kind])))
      return { list: [], isMore: false }
    const since = new Date(now.getTime() - restoreDays * 86_400_000)
    const wish = { words, agencyId: query.agencyId, since, most: deletedListed + 1 }
    const rows =
      scope.reach === 'platform'
        ? await plannedAsLists(world.database.platform, (tx) =>
            findDeletedThings(tx, scope, query.kind, wish),
          )
        : await world.database.inScope(scope, (tx) => findDeletedThings(tx, scope, query.kind, wish))
    return {
      list: rows.slice(0, deletedListed).map((row) => presentDeleted(query.kind, row, actor)),
      isMore: rows.length > deletedListed,
    }
  },
}
