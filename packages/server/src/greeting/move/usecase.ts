import { fail } from '@parichay/contract/errors.ts'
import type { LibraryContents } from '@parichay/contract/greeting/fields.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { scopeAt, type Scope } from '../../platform/scope.ts'
import { businessCategoryName } from '../fixtures.ts'
import {
  agencyOfCategory,
  type CategoryRow,
  findCategory,
  libraryOf,
  listSubcategories,
  type SubcategoryRow,
} from '../store.ts'
import { inSlices } from '../tag/store.ts'
import { listIn, movePosts, type Goal, type Place, readContents } from './store.ts'

/** Who moves something, with what. */
export type By = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>

/** A category that is not there, or not the caller's. */
export const noCategory = (field?: string) =>
  fail('NOT_FOUND', 'This category does not exist any more.', field ? { field } : {})
const noSubcategory = () =>
  fail('NOT_FOUND', 'This subcategory does not exist any more.', { field: 'imageSubcategoryId' })

/** What was found of a place: whose it is, its rows, and the name by which businesses choose it, where it is a trade. */
export type Found = {
  there: Scope
  category: CategoryRow
  subcategory: SubcategoryRow | undefined
  isShared: boolean
  /** The category of trades itself is none. */
  isOfTrades: boolean
  trade: string | undefined
}

/** A category that the caller keeps, and the subcategory of it that is named; NOT_FOUND else. */
export async function findPlace(
  { world, scope }: Pick<By, 'world' | 'scope'>,
  db: Db,
  { imageCategoryId, imageSubcategoryId }: Place,
): Promise<Found> {
  const { platform } = world.database
  const there =
    scope.reach === 'platform' ? scopeAt(scope, await agencyOfCategory(platform, imageCategoryId)) : scope
  const category = (await findCategory(db, there, imageCategoryId)) ?? noCategory()
  const { shared } = await libraryOf(platform, there.agencyId)
  const isShared = category.agencyId === shared
  const [subcategory] =
    imageSubcategoryId === undefined
      ? []
      : await listSubcategories(db, [there.agencyId], {
          categoryIds: [imageCategoryId],
          subcategoryId: imageSubcategoryId,
        })
  if (imageSubcategoryId !== undefined && !subcategory) noSubcategory()
  const isOfTrades = isShared && category.name === businessCategoryName
  return {
    there,
    category,
    subcategory,
    isShared,
    isOfTrades,
    trade: isOfTrades ? subcategory?.name : undefined,
  }
}

const placeOf = ({ category, subcategory }: Found): Place => ({
  imageCategoryId: category.imageCategoryId,
  ...(subcategory && { imageSubcategoryId: subcategory.imageSubcategoryId }),
})
const whoseOf = ({ there: { agencyId }, isShared }: Found) => ({ agencyId, isShared })

/** What lies in a place that was found. Asked with the platform role. */
export const contentsOf = (db: Db, found: Found): Promise<LibraryContents> =>
  readContents(db, placeOf(found), { ...whoseOf(found), trade: found.trade })

/** Up to so many posts move in the transaction that ends the move; what is more moves before it. */
const atTheEnd = 500

/**
 * Moves most posts of a place where they are many, in slices that are short transactions of their own, so that nobody who saves a post waits for
 * all of them. What of them is left, and what comes meanwhile, moves with the rest of the place.
 */
export async function movePostsAhead({ world, now }: By, found: Found, goal: Goal): Promise<void> {
  const { platform } = world.database
  const ids = await listIn(platform, placeOf(found), goal, whoseOf(found))
  if (ids.length <= atTheEnd) return
  for (const some of inSlices(ids))
    await platform
      .transaction()
      .execute((tx) => movePosts(tx, some, placeOf(found), goal, { now, wait: false }))
}

/** Moves all posts that are left in a place, in the transaction in which nobody saves one. */
export const movePostsLeft = async (tx: Tx, now: Date, found: Found, goal: Goal): Promise<void> =>
  movePosts(tx, await listIn(tx, placeOf(found), goal, whoseOf(found)), placeOf(found), goal, {
    now,
    wait: true,
  })
