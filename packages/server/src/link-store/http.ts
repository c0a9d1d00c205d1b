import { fail } from '@parichay/contract/errors.ts'
import {
  type LinkCategoryChange,
  linkStoreBounds,
  type LinkTypeChange,
} from '@parichay/contract/link-store/fields.ts'
import { cleanIcon } from '@parichay/contract/link-store/icon.ts'
import type { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { type Change, changeAndRecord } from '../platform/audit.ts'
import { isUniqueViolation, type Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { dropAllPages } from '../platform/notices.ts'
import { presentCategory } from './present.ts'
import { moved, patternFault } from './rules.change.ts'
import { linkTypeOf } from './rules.ts'
import {
  addCategory,
  addType,
  changeCategory,
  changeType,
  countCards,
  deleteCategory,
  deleteType,
  lockLinkStore,
  placeCategories,
  placeTypes,
} from './store.change.ts'
import { findCategory, findType, findTypes, listCategories, listTypes } from './store.ts'

const gone = () => fail('NOT_FOUND', 'This kind of link does not exist any more.')
const clash = () =>
  fail('CONFLICT', 'This was changed on another device. Look at the newer version and save again.')
const taken = () =>
  fail('VALIDATION', 'There is one of this name already. Choose another name.', { field: 'name' })
const most = 1000

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

async function saveCategory(tx: Tx, body: LinkCategoryChange) {
  const { linkCategoryId: id, version, order, ...columns } = body
  const all = await listCategories(tx)
  if (id === undefined && all.length >= linkStoreBounds.categories)
    fail('LIMIT_REACHED', `The link store holds at most ${linkStoreBounds.categories} categories.`)
  if (id !== undefined && !all.some(({ linkCategoryId }) => linkCategoryId === id)) gone()
  const row =
    id === undefined
      ? await addCategory(tx, columns)
      : ((await changeCategory(tx, id, columns, version)) ?? clash())
  const ids = all.map(({ linkCategoryId }) => linkCategoryId)
  if (order !== undefined) await placeCategories(tx, moved(ids, row.linkCategoryId, order))
  return (await findCategory(tx, row.linkCategoryId)) ?? row
}

async function saveType(tx: Tx, body: LinkTypeChange) {
  const { linkTypeId: id, version, order, ...typed } = body
  const cleaned = cleanIcon(typed.icon)
  if ('fault' in cleaned) return fail('VALIDATION', cleaned.fault, { field: 'icon' })
  const fault = patternFault(typed.pattern)
  if (fault) fail('VALIDATION', fault, { field: 'pattern' })
  if (typed.prefix && !/^https?:\/\/[^\s/@]+\.[^\s/@]+/i.test(typed.prefix))
    fail('VALIDATION', 'A valid link is required.', { field: 'prefix' })
  if (!(await findCategory(tx, typed.linkCategoryId)))
    fail('NOT_FOUND', 'This category does not exist any more.', { field: 'linkCategoryId' })
  const before = id === undefined ? undefined : ((await findType(tx, id)) ?? gone())
  const group = await listTypes(tx, typed.linkCategoryId)
  if (!before && (await listTypes(tx)).length >= linkStoreBounds.types)
    fail('LIMIT_REACHED', `The link store holds at most ${linkStoreBounds.types} kinds of links.`)
  const columns = { ...typed, icon: cleaned.icon }
  const row = before
    ? ((await changeType(tx, before.linkTypeId, columns, version)) ?? clash())
    : await addType(tx, columns)
  const ids = group.map(({ linkTypeId }) => linkTypeId)
  const isNewHere = before !== undefined && before.linkCategoryId !== typed.linkCategoryId
  const place = order ?? (isNewHere ? ids.length : undefined)
  if (place !== undefined) await placeTypes(tx, moved(ids, row.linkTypeId, place))
  return (await findType(tx, row.linkTypeId)) ?? row
}

/** Handlers of `linkStoreRoutes`. */
export const linkStoreHandlers: Handlers<typeof linkStoreRoutes> = {
  listLinkCategories: async ({ world }) => (await listCategories(world.database.app)).map(presentCategory),
  getLinkCategory: async ({ world, params }) =>
    presentCategory((await findCategory(world.database.app, params.linkCategoryId)) ?? gone()),

  saveLinkCategory: async (call) =>
    presentCategory(
      await change(call, async (tx) => {
        const row = await saveCategory(tx, call.body)
        return {
          result: row,
          action: call.body.linkCategoryId === undefined ? 'linkCategory.add' : 'linkCategory.change',
          object: `linkCategory ${row.linkCategoryId}`,
          detail: { name: row.name },
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
        const row = await saveType(tx, call.body)
        return {
          result: row,
          action: call.body.linkTypeId === undefined ? 'linkType.add' : 'linkType.change',
          object: `linkType ${row.linkTypeId}`,
          detail: { name: row.name, isHidden: row.isHidden, prefix: row.prefix, pattern: row.pattern },
        }
      }),
    ),

  deleteLinkType: (call) =>
    change(call, async (tx) => {
      const id = call.params.linkTypeId
      const row = (await findType(tx, id)) ?? gone()
      if ((await countCards(tx, id, 1)) > 0)
        fail('IN_USE', 'Cards use this kind of link. Hide it from new cards instead.')
      await deleteType(tx, id)
      return {
        result: { deleted: true },
        action: 'linkType.delete',
        object: `linkType ${id}`,
        detail: { name: row.name },
      }
    }),

  countCardsOfLinkType: async ({ world, params }) => {
    const { platform } = world.database
    if (!(await findType(platform, params.linkTypeId))) gone()
    const cards = await countCards(platform, params.linkTypeId, most + 1)
    return { cards: Math.min(cards, most), isMore: cards > most }
  },
}
