import type { documentRoutes, StoredDocument } from '@parichay/contract/document/routes.ts'
import { findLimits } from '../../agency/store.ts'
import { exactTotal } from '../../platform/choose-page.ts'
import type { Handlers } from '../../platform/http.ts'
import { searchWords } from '../../platform/search-words.ts'
import { scopeAt } from '../../platform/scope.ts'
import { presentDocument } from '../present.ts'
import { isPicture } from '../rules.ts'
import { chooseDocuments, countStored, type LibraryRow, readDocuments } from './store.ts'

const present = (row: LibraryRow): StoredDocument => ({
  ...presentDocument(row),
  agencyId: row.agencyId,
  agencyName: row.agencyName,
  kind: row.kind as StoredDocument['kind'],
  isPicture: isPicture(row),
  business:
    row.businessId === null || row.businessName === null
      ? null
      : { businessId: row.businessId, businessName: row.businessName },
  usedIn: row.usedIn,
  createdAt: row.createdAt.toISOString(),
})

/** Handlers of the library of documents. */
export const libraryHandlers: Pick<Handlers<typeof documentRoutes>, 'listDocuments' | 'getDocumentQuota'> = {
  async listDocuments({ query, scope, world }) {
    const words = searchWords(query.search)
    if (words === null) return { list: [], total: 0, totalIsMore: false }
    const { platform } = world.database
    const filters = {
      ...query,
      words,
      sort: query.sort ?? 'newest',
      page: query.page ?? 1,
      pageSize: query.pageSize ?? 20,
      fromEnd: query.fromEnd ?? false,
    }
    const { ids, total } = await platform.transaction().execute((tx) => chooseDocuments(tx, scope, filters))
    const rows = await (scope.reach === 'platform'
      ? readDocuments(platform, ids)
      : world.database.inScope(scope, (tx) => readDocuments(tx, ids)))
    return {
      list: rows.map(present),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  async getDocumentQuota({ query, scope, world }) {
    const { agencyId } = scopeAt(scope, query.agencyId)
    const { platform } = world.database
    const [stored, { storageMb }] = await Promise.all([
      countStored(platform, agencyId),
      findLimits(platform, agencyId),
    ])
    return { ...stored, limitBytes: storageMb === undefined ? null : storageMb * 1024 * 1024 }
  },
}
