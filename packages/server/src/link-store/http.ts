import { changedParts } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { type Change, changeAndRecord } from '../platform/audit.ts'
import { isUniqueViolation, type Tx } from '../platform/db.ts'
import { exactTotal } from '../platform/choose-page.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { dropAllPages } from '../platform/notices.ts'
import { presentCategory } from './present.ts'
import { linkTypeOf } from './rules.ts'
import { moved } from './rules.change.ts'
import {
  binType,
  countCards,
  countPages,
  countUse,
  deleteCategory,
  isOnBinnedCard,
  lockLinkStore,
  placeTypes,
  unbinType,
} from './store.change.ts'
import { findCategory, findType, findTypes, listCategories, listTypes } from './store.ts'
import { compareFile, takeOverFile } from './transfer/usecase.ts'
import { gone, requireRoomForType, saveCategory, saveType } from './usecase.ts'

const taken = () =>
  fail('VALIDATION', 'There is one of this name already. Choose another name.', { field: 'name' })

/** Before and after of what is not the same any more; nothing of what is new. */
function changeOf<Row extends { version: number; sortOrder: number }>(before: Row | undefined, after: Row) {
  const told = ({ version: _version, sortOrder: order, ...row }: Row) => ({ ...row, order })
  return before && changedParts(told(before), told(after))
}

/** A change of the link store with its entry in the audit, one at a time; pages of cards are drawn anew. */
async function change<T>(call: Call, work: (tx: Tx) => Promise<Change<T>>): Promise<T> {
  const result = await changeAndRecord(call, call.scope, 'platform', async (tx) => {
    await lockLinkStore(tx)
    return work(tx)
  }).catch((error: unknown) =>
    isUniqueViolation(error, 'link_category_name_key') || isUniqueViolation(error, 'link_type_name_key')
      ? taken()
      : Promise.reject(error),
  )
  await dropAllPages(call.world)
  return result
}

/** Handlers of `linkStoreRoutes`. */
export const linkStoreHandlers: Handlers<typeof linkStoreRoutes> = {
  listLinkCategories: async ({ world }) => (await listCategories(world.database.app)).map(presentCategory),
  getLinkCategory: async ({ world, params }) =>
    presentCategory((await findCategory(world.database.app, params.linkCategoryId)) ?? gone()),

  saveLinkCategory: async (call) =>
    presentCategory(
      await change(call, async (tx) => {
        const { row, before } = await saveCategory(tx, call.body)
        return {
          result: row,
          action: call.body.linkCategoryId === undefined ? 'linkCategory.add' : 'linkCategory.change',
          object: `linkCategory ${row.linkCategoryId}`,
          detail: { name: row.name, ...changeOf(before, row) },
        }
      }),
    ),

  deleteLinkCategory: (call) =>
    change(call, async (tx) => {
      const id = call.params.linkCategoryId
      if ((await listTypes(tx, id)).length > 0)
        fail('IN_USE', 'There are kinds of links in this category. Move or delete them first.')
      if (!(await deleteCategory(tx, id))) gone()
      return { result: { deleted: true }, action: 'linkCategory.delete', object: `linkCategory ${id}` }
    }),

  listLinkTypes: async ({ world, query }) => {
    const ids = query.linkTypeIds?.split(',').map(Number)
    return (
      ids
        ? await findTypes(world.database.app, ids)
        : await listTypes(world.database.app, query.linkCategoryId)
    ).map(linkTypeOf)
  },
  getLinkType: async ({ world, params }) =>
    linkTypeOf((await findType(world.database.app, params.linkTypeId)) ?? gone()),

  saveLinkType: async (call) =>
    linkTypeOf(
      await change(call, async (tx) => {
        const { row, before } = await saveType(tx, call.body)
        return {
          result: row,
          action: call.body.linkTypeId === undefined ? 'linkType.add' : 'linkType.change',
          object: `linkType ${row.linkTypeId}`,
          detail: { name: row.name, ...changeOf(before, row) },
        }
      }),
    ),

  deleteLinkType: (call) =>
    change<{ deleted: boolean }>(call, async (tx) => {
      const id = call.params.linkTypeId
      if (call.body.restore === true) {
        await requireRoomForType(tx)
        const { name, linkCategoryId, sortOrder } = (await unbinType(tx, id, call.now)) ?? gone()
        const group = (await listTypes(tx, linkCategoryId)).map(({ linkTypeId }) => linkTypeId)
        await placeTypes(tx, moved(group, id, sortOrder))
        return {
          result: { deleted: false },
          action: 'linkType.restore',
          object: `linkType ${id}`,
          detail: { name },
        }
      }
      const row = (await findType(tx, id)) ?? gone()
      if ((await countCards(tx, id, 1)) > 0 || (await isOnBinnedCard(tx, id)))
        fail('IN_USE', 'Cards use this kind of link. Hide it from new cards instead.')
      if ((await countPages(tx, id, call.now)) > 0)
        fail('IN_USE', 'Pages of categories suggest this kind of link. Hide it from new cards instead.')
      await binType(tx, id, call.now)
      return {
        result: { deleted: true },
        action: 'linkType.delete',
        object: `linkType ${id}`,
        detail: { name: row.name },
      }
    }),

  countCardsOfLinkType: async ({ world, params, now }) => {
    const { platform } = world.database
    if (!(await findType(platform, params.linkTypeId))) gone()
    const { linkTypeId } = params
    const [cards, isInBin, pages] = await Promise.all([
      countCards(platform, linkTypeId, exactTotal + 1),
      isOnBinnedCard(platform, linkTypeId),
      countPages(platform, linkTypeId, now),
    ])
    return { cards: Math.min(cards, exactTotal), isMore: cards > exactTotal, isInBin, pages }
  },

  countLinkTypeUse: async ({ world, query }) =>
    (await countUse(world.database.platform, query.linkCategoryId, exactTotal + 1)).map(
      ({ linkTypeId, cards }) => ({
        linkTypeId,
        cards: Math.min(cards, exactTotal),
        isMore: cards > exactTotal,
      }),
    ),

  importLinkStore: (call) =>
    call.body.mark === undefined
      ? compareFile(call.world.database.platform, call.body.file).then(({ difference }) => difference)
      : change(call, async (tx) => {
          const result = await takeOverFile(tx, call.body)
          const added = result.changes.filter(({ isNew }) => isNew).length
          return {
            result,
            action: 'linkStore.import',
            object: 'linkStore',
            detail: { added, changed: result.changes.length - added },
          }
        }),
}
