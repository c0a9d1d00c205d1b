import { fail } from '@parichay/contract/errors.ts'
import type { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import { picturesOf, shelved } from '@parichay/contract/category-page/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { isOpenPage, pageValidUntil } from '../card/page/rules.ts'
import { findPages as findCardPages } from '../card/page/store.ts'
import { pagePicture } from '../document/rules.ts'
import { findLandingPictures } from '../document/store.ts'
import { libraryOf, listBusinessCategories } from '../greeting/store.ts'
import { listTypes } from '../link-store/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { WrittenPage } from './content/rules.ts'
import { type Category, contentInForce, contentOf } from './rules.ts'
import { findPages, findShelf, listPages } from './store.ts'

/** Loaded when it is first wanted: most processes never need the texts. */
const deliveredPages = async (): Promise<ReadonlyMap<string, WrittenPage>> =>
  (await import('./content/fixtures.ts')).deliveredPages

/** Delivered pages with the link store's numbers in place of names. */
export async function readDelivered(
  world: World,
): Promise<(category: string) => CategoryContent | undefined> {
  const [pages, types] = await Promise.all([deliveredPages(), listTypes(world.database.app)])
  const ids = new Map(types.filter((type) => !type.isHidden).map((type) => [type.name, type.linkTypeId]))
  return (category) => {
    const page = pages.get(category)
    return page && contentOf(page, (name) => ids.get(name))
  }
}

/** Whose records count for an agency: its own, and those of the super-admin agency. */
export async function whoseRecords(world: World, agencyId: number): Promise<{ own: number; shared: number }> {
  const { shared } = await libraryOf(world.database.platform, agencyId)
  return { own: agencyId, shared }
}

/** What visitors and owners read of a category on this agency's host. */
export async function readContent(world: World, agencyId: number, category: string) {
  const whose = await whoseRecords(world, agencyId)
  const [records, delivered] = await Promise.all([
    findPages(world.database.platform, [...new Set([whose.own, whose.shared])], category),
    readDelivered(world),
  ])
  return contentInForce(records, whose, delivered(category))
}

/** Categories that businesses choose from, in order; the super-admin agency keeps them. */
export async function readCategories(world: World, shared: number): Promise<Category[]> {
  const rows = await listBusinessCategories(world.database.platform, shared)
  return rows.map(({ imageSubcategoryId, name, names }) => ({ imageSubcategoryId, category: name, names }))
}

/** One of them, or NOT_FOUND. */
export async function readCategory(world: World, shared: number, category: string): Promise<Category> {
  const found = (await readCategories(world, shared)).find((one) => one.category === category)
  return found ?? fail('NOT_FOUND', 'There is no such business category.', { field: 'category' })
}

/** The pictures that a page names, where they are the agency's or the super-admin agency's. */
export async function readPictures(
  world: World,
  whose: { own: number; shared: number },
  content: Pick<CategoryContent, 'hero' | 'gallery'>,
): Promise<Map<number, PagePicture>> {
  const agencyIds = [...new Set([whose.own, whose.shared])]
  const rows = await findLandingPictures(world.database.platform, agencyIds, picturesOf(content))
  return new Map(rows.map((row) => [row.documentId, pagePicture(row)]))
}

/** Cards of an agency that visitors can open now, of these; with the instant (ms since 1970) at which one may close by itself. */
export async function readOpenCards(
  world: World,
  agencyId: number,
  cardIds: readonly string[],
): Promise<{ cardIds: string[]; until: number | null }> {
  const scope = agencyScope(agencyId)
  const today = istDay(world.clock())
  const rows = await world.database.inScope(scope, (tx) => findCardPages(tx, scope, cardIds))
  const turns = rows.flatMap((row) => pageValidUntil(row.expiryDateForCustomer, today) ?? [])
  return {
    cardIds: rows.filter((row) => isOpenPage(row, today)).map((row) => row.cardId!),
    until: turns.length > 0 ? Math.min(...turns) : null,
  }
}

/** All that an agency shows, by category and in its order: for the list of landing pages and for the map of the site. */
export async function readAllContent(world: World, agencyId: number) {
  const whose = await whoseRecords(world, agencyId)
  const [categories, records, delivered, shelf] = await Promise.all([
    readCategories(world, whose.shared),
    listPages(world.database.platform, [...new Set([whose.own, whose.shared])]),
    readDelivered(world),
    findShelf(world.database.platform, agencyId),
  ])
  const shown = shelf ? shelved(categories, shelf) : categories
  return shown.flatMap((one) => {
    const mine = records.filter((row) => row.category === one.category)
    const found = contentInForce(mine, whose, delivered(one.category))
    return found ? [{ ...one, ...found }] : []
  })
}
