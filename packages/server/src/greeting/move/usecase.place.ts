import { fail } from '@parichay/contract/errors.ts'
import type { LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { findNamed } from '../post/store.ts'
import { binSubcategory, inLibraryTurn, lockLibrary } from '../store.bin.ts'
import { countSubcategories, findCategory, libraryOf } from '../store.ts'
import { mostSubcategories, requireExclusivePosts } from '../usecase.ts'
import { requireNoDelivered, requireNoNamesakes, requireUnused } from './rules.ts'
import { binCategory, type Goal, moveReports, moveSubcategories, namesakes } from './store.ts'
import { moveItems } from './store.items.ts'
import {
  type By,
  contentsOf,
  findPlace,
  type Found,
  movePostsAhead,
  movePostsLeft,
  noCategory,
} from './usecase.ts'

type Moved = Pick<LibraryContents, 'images' | 'subcategories' | 'items'>
const alreadyThere = () =>
  fail('CONFLICT', 'It lies there already. Choose another category.', { field: 'toCategoryId' })

/** Whether subcategories may go under a category: one of the same agency, with room and without namesakes. */
async function requireRoom(db: Db, { there, category }: Found, to: number, only?: number): Promise<void> {
  if (!(await findCategory(db, there, to)))
    fail('CONFLICT', 'Subcategories lie in a category of the same library. Choose one of those.', {
      field: 'toCategoryId',
    })
  requireNoNamesakes(await namesakes(db, there, category.imageCategoryId, to, only))
  const coming = only === undefined ? await countSubcategories(db, there, category.imageCategoryId) : 1
  if ((await countSubcategories(db, there, to)) + coming > mostSubcategories)
    fail('LIMIT_REACHED', `There can be ${mostSubcategories} subcategories. Move some elsewhere first.`, {
      field: 'toCategoryId',
    })
}

/** Where posts go, by the names it has; NOT_FOUND for what is not in the library of whose they are. */
async function findGoal({ world }: By, { there }: Found, goal: Goal): Promise<{ name: string }> {
  const { platform } = world.database
  const { all } = await libraryOf(platform, there.agencyId)
  const { imageCategoryId, imageSubcategoryId = null } = goal
  const named = await findNamed(platform, all, { imageCategoryId, imageSubcategoryId, imageTagIds: [] })
  const category = named.category ?? noCategory('toCategoryId')
  if (!named.subcategory)
    fail('NOT_FOUND', 'This subcategory does not exist any more.', { field: 'toSubcategoryId' })
  return { name: [category.name, named.subcategory?.name].filter(Boolean).join(' › ') }
}

/** Moves all of a category into another one and deletes it. */
export async function moveCategory(call: By, imageCategoryId: number, toCategoryId: number): Promise<Moved> {
  const { world, now, scope } = call
  const { platform } = world.database
  const goal: Goal = { imageCategoryId: toCategoryId }
  const look = async (db: Db) => {
    const found = await findPlace(call, db, { imageCategoryId })
    if (toCategoryId === imageCategoryId) alreadyThere()
    if (found.isOfTrades) fail('IN_USE', 'Businesses choose their category here: it stays.')
    const contents = await contentsOf(db, found)
    if (contents.subcategories > 0) await requireRoom(db, found, toCategoryId)
    return { found, contents, ...(await findGoal(call, found, goal)) }
  }
  const { found, contents: before } = await look(platform)
  await requireExclusivePosts(world, scope, found.there)
  await movePostsAhead(call, found, goal)
  return inLibraryTurn(() =>
    changeAndRecord(call, found.there, 'platform', async (tx) => {
      await lockLibrary(tx)
      const { name } = await look(tx)
      await movePostsLeft(tx, now, found, goal)
      const subcategories = await moveSubcategories(tx, found.there, imageCategoryId, toCategoryId)
      const to = { type: 'category', id: toCategoryId } as const
      const items = await moveItems(tx, { type: 'category', from: [imageCategoryId], to }, now)
      await moveReports(tx, imageCategoryId, toCategoryId)
      await binCategory(tx, found.there, imageCategoryId, now, toCategoryId)
      const result = { images: before.images, subcategories, items }
      return {
        result,
        action: 'imageCategory.move',
        object: `imageCategory ${imageCategoryId}`,
        detail: { name: found.category.name, into: name, ...result },
      }
    }),
  )
}

type Wish = { imageCategoryId: number; imageSubcategoryId: number; toCategoryId: number }

/** Moves a subcategory with its posts under another category, or with `toSubcategoryId` its posts alone, and deletes it. */
export async function moveSubcategory(
  call: By,
  wish: Wish & { toSubcategoryId?: number | null | undefined },
): Promise<Moved> {
  const { world, now, scope } = call
  const { platform } = world.database
  const { imageCategoryId, imageSubcategoryId, toCategoryId, toSubcategoryId } = wish
  const isWhole = toSubcategoryId === undefined
  const goal: Goal = { imageCategoryId: toCategoryId, imageSubcategoryId: toSubcategoryId }
  const look = async (db: Db) => {
    const found = await findPlace(call, db, { imageCategoryId, imageSubcategoryId })
    if (isWhole ? toCategoryId === imageCategoryId : toSubcategoryId === imageSubcategoryId) alreadyThere()
    const contents = await contentsOf(db, found)
    requireUnused(contents)
    if (isWhole) {
      requireNoDelivered(found.trade)
      await requireRoom(db, found, toCategoryId, imageSubcategoryId)
    }
    return { found, contents, ...(await findGoal(call, found, goal)) }
  }
  const { found, contents: before } = await look(platform)
  await requireExclusivePosts(world, scope, found.there)
  await movePostsAhead(call, found, goal)
  return inLibraryTurn(() =>
    changeAndRecord(call, found.there, 'platform', async (tx) => {
      await lockLibrary(tx)
      const { name } = await look(tx)
      await movePostsLeft(tx, now, found, goal)
      const from = [imageSubcategoryId]
      let items = 0
      if (isWhole) {
        await moveSubcategories(tx, found.there, imageCategoryId, toCategoryId, imageSubcategoryId)
        // Links to it name the category it is in.
        await moveItems(
          tx,
          { type: 'subcategory', from, to: { type: 'subcategory', id: imageSubcategoryId } },
          now,
        )
      } else {
        const to =
          toSubcategoryId === null
            ? ({ type: 'category', id: toCategoryId } as const)
            : ({ type: 'subcategory', id: toSubcategoryId } as const)
        items = await moveItems(tx, { type: 'subcategory', from, to }, now)
        await binSubcategory(tx, found.there, { imageCategoryId, imageSubcategoryId }, now)
      }
      const result = { images: before.images, subcategories: isWhole ? 1 : 0, items }
      return {
        result,
        action: 'imageSubcategory.move',
        object: `imageSubcategory ${imageSubcategoryId}`,
        detail: {
          name: found.subcategory?.name,
          into: name,
          images: before.images,
          ...(isWhole ? {} : { items }),
        },
      }
    }),
  )
}
