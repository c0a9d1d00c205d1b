import { fail } from '@parichay/contract/errors.ts'
import type { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import { isUniqueViolation } from '../../platform/db.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { scopeAt } from '../../platform/scope.ts'
import { inLibraryTurn, lockLibrary } from '../store.bin.ts'
import { listCategories } from '../store.ts'
import { countGaining } from '../tag/store.ts'
import { mergeTags, requireMerge } from '../tag/usecase.merge.ts'
import { mostCategories, requireExclusivePosts } from '../usecase.ts'
import { requireEmpty } from './rules.ts'
import { agencyOfBinnedCategory, binCategory, unbinCategory } from './store.ts'
import { contentsOf, findPlace, noCategory } from './usecase.ts'
import { moveCategory, moveSubcategory } from './usecase.place.ts'

async function deleteCategory(call: Call, imageCategoryId: number): Promise<void> {
  const { there, isOfTrades } = await findPlace(call, call.world.database.platform, { imageCategoryId })
  if (isOfTrades) fail('IN_USE', 'Businesses choose their category here: it stays.')
  await inLibraryTurn(() =>
    changeAndRecord(call, there, 'platform', async (tx) => {
      await lockLibrary(tx)
      const found = await findPlace(call, tx, { imageCategoryId })
      requireEmpty(await contentsOf(tx, found))
      await binCategory(tx, there, imageCategoryId, call.now)
      return {
        result: undefined,
        action: 'imageCategory.delete',
        object: `imageCategory ${imageCategoryId}`,
        detail: { name: found.category.name },
      }
    }),
  )
}

async function restoreCategory(call: Call, imageCategoryId: number): Promise<void> {
  const { scope, world } = call
  const { platform } = world.database
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfBinnedCategory(platform, imageCategoryId))
      : scope
  await requireExclusivePosts(world, scope, there)
  await changeAndRecord(call, there, 'platform', async (tx) => {
    if ((await listCategories(tx, [there.agencyId])).length >= mostCategories)
      fail('LIMIT_REACHED', `There can be ${mostCategories} categories. Delete one first.`)
    if (!(await unbinCategory(tx, there, imageCategoryId))) noCategory()
    return { result: undefined, action: 'imageCategory.restore', object: `imageCategory ${imageCategoryId}` }
  }).catch((error: unknown) =>
    isUniqueViolation(error, 'image_category_name')
      ? fail('CONFLICT', 'There is one of this name already.')
      : Promise.reject(error),
  )
}

/** Handlers of `libraryMoveRoutes`. */
export const libraryMoveHandlers: Handlers<typeof libraryMoveRoutes> = {
  async countTagMerge(call) {
    const ids = [...new Set(call.query.imageTagIds.split(',').map(Number))]
    const { platform } = call.world.database
    await requireMerge(call, platform, ids, call.params.imageTagId)
    return { images: await countGaining(platform, ids, call.params.imageTagId) }
  },

  mergeImageTags: (call) => mergeTags(call, [...new Set(call.body.imageTagIds)], call.params.imageTagId),

  async getLibraryContents(call) {
    const { platform } = call.world.database
    return contentsOf(platform, await findPlace(call, platform, { ...call.params, ...call.query }))
  },

  async deleteImageCategory(call) {
    const { imageCategoryId, restore } = call.body
    await (restore === true ? restoreCategory : deleteCategory)(call, imageCategoryId)
    return { deleted: restore !== true }
  },

  moveImageCategory: (call) => moveCategory(call, call.params.imageCategoryId, call.body.toCategoryId),

  moveImageSubcategory: (call) => moveSubcategory(call, { ...call.params, ...call.body }),
}
