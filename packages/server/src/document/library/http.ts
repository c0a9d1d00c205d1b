import { fail } from '@parichay/contract/errors.ts'
import type { documentRoutes, StoredDocument } from '@parichay/contract/document/routes.ts'
import { findLimits, listStorageLimits } from '../../agency/store.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import { exactTotal, readChosen } from '../../platform/choose-page.ts'
import type { Handlers } from '../../platform/http.ts'
import { searchWords } from '../../platform/search-words.ts'
import { type Actor, scopeAt } from '../../platform/scope.ts'
import { presentDocument } from '../present.ts'
import { isPicture } from '../rules.ts'
import { requireRoom } from '../usecase.ts'
import { verdictsOnDocument } from './policy.ts'
import { megabyte, quotaOfAll } from './rules.ts'
import {
  agencyOfDocument,
  chooseDocuments,
  countStored,
  type LibraryRow,
  lockDocument,
  readDocuments,
} from './store.ts'
import { binDocument, findBinned, unbinDocument } from './store.bin.ts'

const present = (row: LibraryRow, actor: Actor): StoredDocument => ({
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
  can: verdictsOnDocument(row, actor),
  createdAt: row.createdAt.toISOString(),
})

/** Handlers of the library of documents. */
export const libraryHandlers: Pick<
  Handlers<typeof documentRoutes>,
  'listDocuments' | 'getDocumentQuota' | 'deleteDocument'
> = {
  async listDocuments({ query, scope, actor, world, now }) {
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
    const rows = await readChosen(world.database, scope, (tx) => readDocuments(tx, ids, now))
    return {
      list: rows.map((row) => present(row, actor)),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  async deleteDocument(call) {
    const { params, body, scope, actor, world, now } = call
    const { documentId } = params
    const isBack = body.restore === true
    const gone = () => fail('NOT_FOUND', 'This file does not exist any more.')
    const from = isBack ? 'documentBin' : 'document'
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfDocument(world.database.platform, documentId, from))
        : scope
    if (isBack) {
      const binned = await world.database.inScope(there, (tx) => findBinned(tx, there, documentId))
      await requireRoom(world, there, binned ?? gone())
    }
    await changeAndRecord(call, there, 'platform', async (tx) => {
      const told = ({ businessId, kind, bytes }: Pick<LibraryRow, 'businessId' | 'kind' | 'bytes'>) => ({
        result: undefined,
        action: isBack ? ('document.restore' as const) : ('document.delete' as const),
        object: `document ${documentId}` as const,
        businessId,
        detail: { kind, bytes },
      })
      if (isBack) return told((await unbinDocument(tx, there, documentId)) ?? gone())
      const row = (await lockDocument(tx, there, documentId, now)) ?? gone()
      if (verdictsOnDocument(row, actor).delete !== true)
        fail('IN_USE', 'This file is still used. Take it out there first.')
      await binDocument(tx, there, row, now)
      return told(row)
    })
    return { deleted: !isBack }
  },

  async getDocumentQuota({ query, scope, world }) {
    const { platform } = world.database
    if (scope.reach === 'platform' && query.agencyId === undefined)
      return quotaOfAll(await countStored(platform), await listStorageLimits(platform))
    const { agencyId } = scopeAt(scope, query.agencyId)
    const [[stored], { storageMb }] = await Promise.all([
      countStored(platform, agencyId),
      findLimits(platform, agencyId),
    ])
    return {
      files: stored?.files ?? 0,
      bytes: stored?.bytes ?? 0,
      limitBytes: storageMb === undefined ? null : storageMb * megabyte,
      agencies: null,
    }
  },
}
