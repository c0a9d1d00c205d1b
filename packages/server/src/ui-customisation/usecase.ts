import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import type { Placement, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { appliesTo, isRow, itemsOfPage, type Viewer } from '@parichay/contract/ui-customisation/rules.ts'
import { findBusiness } from '../business/store.ts'
import { readShownPosts } from '../greeting/post/usecase.ts'
import { hiddenFrom } from '../greeting/taste/usecase.ts'
import { openLibrary } from '../greeting/usecase.ts'
import type { Seen } from '../greeting/withheld/store.ts'
import { libraryOf } from '../greeting/store.ts'
import { findPeriod } from '../plan/store.ts'
import type { Db } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { presentItem, presentKept } from './present.ts'
import { audienceOf, hasSource, isSoldAt, type Known, troubleOf } from './rules.ts'
import { type Drawn, findSources, listRailPosts, listTiles } from './store.content.ts'
import { type ItemRow, listItems, liveAgencies, plansAmong } from './store.ts'

type Reader = Pick<Call, 'actor' | 'agency' | 'scope' | 'world' | 'now'>
type Found = { row: ItemRow; item: UiCustomisation; known: Pick<Known, 'source' | 'things' | 'videos'> }

/**
 * Items with all they show, however many there are in at most four questions: sources, pictures of rails by number and
 * then whole, tiles. `libraryFor` says whose library each is drawn from, `hidden` what the reader hid there. Asked with the platform role.
 */
async function draw(
  db: Db,
  rows: readonly ItemRow[],
  shared: number,
  libraryFor: (row: ItemRow) => Seen,
  hidden: readonly number[] = [],
): Promise<Found[]> {
  const drawn: (Drawn & { row: ItemRow })[] = rows.map((row) => ({
    ...row,
    row,
    library: libraryFor(row),
    hidden,
  }))
  const sources = await findSources(db, drawn)
  const there = drawn.filter((one) => hasSource(one, one.library.agencyIds, sources))
  const [numbers, tiles] = await Promise.all([
    listRailPosts(db, there.filter(isRow)),
    listTiles(
      db,
      there.filter(({ type }) => type === 'categoryGrid'),
    ),
  ])
  const ids = [...new Set(numbers.map(({ imageId }) => imageId))]
  const posts = await readShownPosts(db, { shared, seen: allOf(drawn) }, ids)
  const byId = new Map(posts.map((post) => [post.imageId, post]))
  const videos = sources.some(({ source }) => source === 'templateSet promotional')
  return drawn.map(({ row }) => {
    const mine = numbers.filter(({ item }) => item === row.uiCustomisationId).slice(0, row.shownCount)
    const item = presentItem(row, {
      posts: mine.flatMap(({ imageId }) => byId.get(imageId) ?? []),
      tiles: tiles.filter((tile) => tile.item === row.uiCustomisationId),
    })
    const source = there.some(({ uiCustomisationId }) => uiCustomisationId === row.uiCustomisationId)
    return { row, item, known: { source, videos, things: item.posts.length + item.tiles.length } }
  })
}

/** The posts of all items: each item's numbers were found in its own library, without what is withheld there. */
const allOf = (drawn: readonly Drawn[]): Seen => ({
  agencyIds: [...new Set(drawn.flatMap(({ library }) => library.agencyIds))],
  by: 0,
  withheldToo: true,
})

/** Items for who keeps them: all, or those of one owner, each with what is wrong with it. */
export async function readKept(
  { world, scope }: Pick<Call, 'world' | 'scope'>,
  rows: readonly ItemRow[],
): Promise<UiCustomisation[]> {
  const { platform } = world.database
  const { shared } = await libraryOf(platform, scope.agencyId)
  const named = rows.flatMap(({ agencyId, agencyIds }) => [agencyId, ...agencyIds])
  const [found, plans, agencies] = await Promise.all([
    draw(platform, rows, shared, ({ agencyId }) => ({
      agencyIds: [...new Set([agencyId, shared])],
      by: agencyId,
      withheldToo: false,
    })),
    listedPlans(platform, rows),
    liveAgencies(platform, named),
  ])
  return found.map(({ row, item, known }) => ({
    ...item,
    kept: presentKept(row, shared, troubleOf(row, shared, { ...known, plans, agencies })),
  }))
}

/** Items of a page as they are shown to the customers of an agency: what applies, has its source and is not empty. */
export async function readShown(
  call: Reader,
  page: Placement | undefined,
  businessId: number | undefined,
): Promise<UiCustomisation[]> {
  const { world, scope, agency, now } = call
  const { platform } = world.database
  const { shared, all, seen } = await openLibrary(call)
  const hidden = await hiddenFrom(call, all)
  const stored = await listItems(platform, [...new Set([scope.agencyId, shared])])
  const viewer: Viewer = {
    agencyId: scope.agencyId,
    today: istDay(now),
    plan: await planOf(call, businessId, istDay(now)),
  }
  const applying = stored.filter(
    (row) =>
      appliesTo(audienceOf(row, shared), viewer) &&
      isSoldAt(row, agency.configuration) &&
      !(row.metaType === 'subcategory' && hidden.includes(Number(row.metaId))),
  )
  const rows = page ? itemsOfPage(applying, page) : applying
  const [found, plans] = await Promise.all([
    draw(platform, rows, shared, () => seen, hidden),
    listedPlans(platform, rows),
  ])
  // Whoever reads it is of an agency that is not suspended.
  const agencies = [scope.agencyId]
  return found.flatMap(({ row, item, known }) =>
    troubleOf(row, shared, { ...known, plans, agencies }) === null ? [item] : [],
  )
}

const listedPlans = async (db: Db, rows: readonly ItemRow[]): Promise<number[]> =>
  (
    await plansAmong(
      db,
      rows.flatMap(({ planIds }) => planIds),
    )
  ).map(({ subscriptionPlanId }) => subscriptionPlanId)

/** What a business has today; a customer without one has no plan, staff see what some customer sees. */
async function planOf(
  { world, scope, actor }: Reader,
  businessId: number | undefined,
  today: string,
): Promise<Viewer['plan']> {
  if (businessId === undefined) return actor.kind === 'customer' ? { isPaid: false, planId: null } : null
  return world.database.inScope(scope, async (tx) => {
    const business =
      (await findBusiness(tx, scope, businessId)) ??
      fail('NOT_FOUND', 'This business does not exist any more.')
    const isPaid = standingOf(business, today).isSubscribed
    const plan = isPaid ? await findPeriod(tx, scope, businessId, today) : undefined
    const planId = plan?.plan.subscriptionPlanId
    return { isPaid, planId: typeof planId === 'number' ? planId : null }
  })
}
