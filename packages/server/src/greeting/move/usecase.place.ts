import { fail } from '@parichay/contract/errors.ts'
import type { LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
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

type Seen = { found: Found; contents: LibraryContents }
type Rest = Pick<Moved, 'subcategories' | 'items'>
type Deed = {
  goal: Goal
  /** Finds what moves and refuses what may not: asked before, and again once nobody else changes the library. */
  look: (db: Db) => Promise<Seen>
  /** Moves what is no post, and deletes what is left empty. */
  finish: (tx: Tx, found: Found) => Promise<Rest>
  /** The entry in the log. */
  told: (
    found: Found,
    moved: Moved & { into: string },
  ) => { action: 'imageCategory.move' | 'imageSubcategory.move'; detail: Record<string, unknown> }
}

/** Moves the posts of a place, most of them before the library is held, and with the last of them all else. */
async function move(call: By, { goal, look, finish, told }: Deed): Promise<Moved> {
  const { world, now, scope } = call
  const { platform } = world.database
  const { found, contents } = await look(platform)
  await findGoal(call, found, goal)
  await requireExclusivePosts(world, scope, found.there)
  await movePostsAhead(call, found, goal)
  return inLibraryTurn(() =>
    changeAndRecord(call, found.there, 'platform', async (tx) => {
      await lockLibrary(tx)
      await look(tx)
      const { name: into } = await findGoal(call, found, goal)
      await movePostsLeft(tx, now, found, goal)
      const result = { images: contents.images, ...(await finish(tx, found)) }
      const { action, detail } = told(found, { ...result, into })
      const object = found.subcategory
        ? (`imageSubcategory ${found.subcategory.imageSubcategoryId}` as const)
        : (`imageCategory ${found.category.imageCategoryId}` as const)
      return { result, action, object, detail }
    }),
  )
}

/** Moves all of a category into another one and deletes it. */
export const moveCategory = (call: By, imageCategoryId: number, toCategoryId: number): Promise<Moved> =>
  move(call, {
    goal: { imageCategoryId: toCategoryId },
    async look(db) {
      const found = await findPlace(call, db, { imageCategoryId })
      if (toCategoryId === imageCategoryId) alreadyThere()
      if (found.isOfTrades) fail('IN_USE', 'Businesses choose their category here: it stays.')
      const contents = await contentsOf(db, found)
      if (contents.subcategories > 0) await requireRoom(db, found, toCategoryId)
      return { found, contents }
    },
    async finish(tx, { there }) {
      const subcategories = await moveSubcategories(tx, there, imageCategoryId, toCategoryId)
      const to = { type: 'category', id: toCategoryId } as const
      const items = await moveItems(tx, { type: 'category', from: [imageCategoryId], to }, call.now)
      await moveReports(tx, imageCategoryId, toCategoryId)
      await binCategory(tx, there, imageCategoryId, call.now, toCategoryId)
      return { subcategories, items }
    },
    told: ({ category: { name } }, { into, ...moved }) => ({
      action: 'imageCategory.move',
      detail: { name, into, ...moved },
    }),
  })

type Wish = {
  imageCategoryId: number
  imageSubcategoryId: number
  toCategoryId: number
  toSubcategoryId?: number | null | undefined
}

/** Moves a subcategory with its posts under another category, or with `toSubcategoryId` its posts alone, and deletes it. */
export function moveSubcategory(call: By, wish: Wish): Promise<Moved> {
  const { now } = call
  const { imageCategoryId, imageSubcategoryId, toCategoryId, toSubcategoryId } = wish
  const isWhole = toSubcategoryId === undefined
  const from = [imageSubcategoryId]
  return move(call, {
    goal: { imageCategoryId: toCategoryId, imageSubcategoryId: toSubcategoryId },
    async look(db) {
      const found = await findPlace(call, db, { imageCategoryId, imageSubcategoryId })
      if (isWhole ? toCategoryId === imageCategoryId : toSubcategoryId === imageSubcategoryId) alreadyThere()
      const contents = await contentsOf(db, found)
      requireUnused(contents)
      if (isWhole) {
        requireNoDelivered(found.trade)
        await requireRoom(db, found, toCategoryId, imageSubcategoryId)
      }
      return { found, contents }
    },
    async finish(tx, { there }) {
      if (isWhole) {
        await moveSubcategories(tx, there, imageCategoryId, toCategoryId, imageSubcategoryId)
        // Links to it name the category it is in.
        const to = { type: 'subcategory', id: imageSubcategoryId } as const
        await moveItems(tx, { type: 'subcategory', from, to }, now)
        return { subcategories: 1, items: 0 }
      }
      const to =
        toSubcategoryId === null
          ? ({ type: 'category', id: toCategoryId } as const)
          : ({ type: 'subcategory', id: toSubcategoryId } as const)
      const items = await moveItems(tx, { type: 'subcategory', from, to }, now)
      await binSubcategory(tx, there, { imageCategoryId, imageSubcategoryId }, now)
      return { subcategories: 0, items }
    },
    told: ({ subcategory }, { into, images, items }) => ({
      action: 'imageSubcategory.move',
      detail: { name: subcategory?.name, into, images, ...(!isWhole && { items }) },
    }),
  })
}
