import type { LibraryContents } from '@parichay/contract/greeting/fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { countItems } from './store.items.ts'

/** A category, or one of its subcategories. */
export type Place = { imageCategoryId: number; imageSubcategoryId?: number | undefined }
/** Where posts go; without a subcategory named they keep their own. */
export type Goal = { imageCategoryId: number; imageSubcategoryId?: number | null | undefined }

/** Agencies whose posts may lie in it: all in what is shared, else the own one. Each walks its own index. */
const agenciesOf = (agencyId: number, isShared: boolean) =>
  isShared ? sql`select agency_id from agency` : sql`select ${agencyId}::int as agency_id`

const inPlace = ({ imageCategoryId, imageSubcategoryId }: Place): RawBuilder<unknown> =>
  imageSubcategoryId === undefined
    ? sql`post.image_category_id = ${imageCategoryId}`
    : sql`post.image_subcategory_id = ${imageSubcategoryId}`

/** A subcategory that goes with its posts is where they are before and after: only its category is another one. */
const notAt = ({ imageCategoryId, imageSubcategoryId }: Goal): RawBuilder<unknown> =>
  imageSubcategoryId === undefined
    ? sql`post.image_category_id <> ${imageCategoryId}`
    : sql`(post.image_category_id <> ${imageCategoryId} or post.image_subcategory_id is distinct from ${imageSubcategoryId})`

type Whose = { agencyId: number; isShared: boolean }

/** What lies in a place and refers to it; `trade` is its name where businesses choose it. Asked with the platform role. */
export async function readContents(
  db: Db,
  place: Place,
  { agencyId, isShared, trade }: Whose & { trade: string | undefined },
): Promise<LibraryContents> {
  const { imageCategoryId, imageSubcategoryId } = place
  const { rows } = await sql<Omit<LibraryContents, 'items'>>`select
    (select coalesce(sum(n), 0)::int from (${agenciesOf(agencyId, isShared)}) a cross join lateral
      (select count(*) as n from image_post post where post.agency_id = a.agency_id and post.deleted_at is null and ${inPlace(place)}) found) as images,
    (select count(*)::int from image_subcategory where agency_id = ${agencyId} and image_category_id = ${imageCategoryId}
      and ${imageSubcategoryId === undefined}::boolean) as subcategories,
    (select count(*)::int from business where category = ${trade ?? ''} and ${trade !== undefined}::boolean and deleted_at is null) +
    (select count(*)::int from business where category = ${trade ?? ''} and ${trade !== undefined}::boolean
      and deleted_at is not null and erased_at is null) as businesses`.execute(db)
  const items =
    imageSubcategoryId === undefined
      ? await countItems(db, 'category', imageCategoryId)
      : await countItems(db, 'subcategory', imageSubcategoryId)
  return { ...rows[0]!, items }
}

/** The posts of a place that are not at their goal yet, deleted ones too, of any agency that may have some there. Asked with the platform role. */
export async function listIn(
  db: Db,
  place: Place,
  goal: Goal,
  { agencyId, isShared }: Whose,
): Promise<number[]> {
  const there = sql`${inPlace(place)} and ${notAt(goal)}`
  const { rows } = await sql<{ imageId: number }>`
    select found.image_id as "imageId" from (${agenciesOf(agencyId, isShared)}) a cross join lateral
      (select post.image_id from image_post post where post.agency_id = a.agency_id and post.deleted_at is null and ${there}) found
    union all select post.image_id from image_post post where post.deleted_at is not null
      and post.image_category_id = ${place.imageCategoryId} and ${there}`.execute(db)
  return rows.map(({ imageId }) => imageId).toSorted((one, other) => one - other)
}

/**
 * Moves those of these posts that still lie in a place and not at their goal, with the words of where they go; who has one open is told that it was changed.
 * With `wait`, those somebody else holds are waited for, else they are left. Asked with the platform role.
 */
export async function movePosts(
  tx: Tx,
  ids: readonly number[],
  from: Place,
  goal: Goal,
  { now, wait }: { now: Date; wait: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const { imageCategoryId, imageSubcategoryId } = goal
  const subcategory =
    imageSubcategoryId === undefined ? sql`post.image_subcategory_id` : sql`${imageSubcategoryId}::int`
  await sql`with held as (select post.agency_id, post.image_id from image_post post
      where post.image_id = any(${ids}::int[]) and ${inPlace(from)} and ${notAt(goal)} order by post.image_id for update ${wait ? sql`` : sql`skip locked`})
    update image_post post set image_category_id = ${imageCategoryId}, image_subcategory_id = ${subcategory},
      words = array(select distinct word from unnest(post.own_words || category.words ||
        coalesce((select sub.words from image_subcategory sub where sub.image_subcategory_id = ${subcategory}), '{}')) word),
      version = post.version + 1, updated_at = ${now}
    from held, image_category category
    where post.agency_id = held.agency_id and post.image_id = held.image_id and category.image_category_id = ${imageCategoryId}`.execute(
    tx,
  )
}

/** Names that stand in both categories. */
export async function namesakes(
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  from: number,
  to: number,
  only?: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select one.name from image_subcategory one
    join image_subcategory other on other.agency_id = one.agency_id and other.image_category_id = ${to} and other.name = one.name
    where one.agency_id = ${agencyId} and one.image_category_id = ${from}
      and ${only === undefined ? sql`true` : sql`one.image_subcategory_id = ${only}`} order by one.name limit 3`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/**
 * Puts subcategories of a category, or the one named, behind those of another one of the same agency, deleted ones too, which come back there. Gives how
 * many living ones.
 */
export async function moveSubcategories(
  tx: Tx,
  { agencyId }: Pick<Scope, 'agencyId'>,
  from: number,
  to: number,
  only?: number,
): Promise<number> {
  const one = only === undefined ? sql`true` : sql`image_subcategory_id = ${only}`
  const { numAffectedRows } = await sql`
    with last as (select coalesce(max(sort_order), 0) as place from image_subcategory
      where agency_id = ${agencyId} and image_category_id = ${to}),
    moved as (select image_subcategory_id as id, row_number() over (order by sort_order, image_subcategory_id) as nth
      from image_subcategory where agency_id = ${agencyId} and image_category_id = ${from} and ${one})
    update image_subcategory sub set image_category_id = ${to}, sort_order = last.place + 8 * moved.nth, version = sub.version + 1
    from last, moved where sub.agency_id = ${agencyId} and sub.image_subcategory_id = moved.id`.execute(tx)
  if (only === undefined)
    await sql`update greeting_bin set stored = jsonb_set(stored, '{row,image_category_id}', to_jsonb(${to}::int))
      where agency_id = ${agencyId} and kind = 'subcategory' and (stored #>> '{row,image_category_id}')::int = ${from}`.execute(
      tx,
    )
  return Number(numAffectedRows)
}

/** Moves a category with nothing in it out of everybody's sight, from where it can come back; one that was moved `into` another does not. */
export async function binCategory(
  tx: Tx,
  { agencyId }: Pick<Scope, 'agencyId'>,
  imageCategoryId: number,
  now: Date,
  into: number | null = null,
): Promise<void> {
  await sql`with gone as (delete from image_category where agency_id = ${agencyId} and image_category_id = ${imageCategoryId} returning *)
    insert into greeting_bin (agency_id, kind, id, made_by_franchisee_id, stored, deleted_at, into_id)
    select agency_id, 'category', image_category_id, made_by_franchisee_id, jsonb_build_object('row', to_jsonb(gone)), ${now}, ${into}
    from gone`.execute(tx)
}

/** Brings a deleted category back; false where there is none any more. */
export async function unbinCategory(tx: Tx, scope: Scope, imageCategoryId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with back as (delete from greeting_bin where agency_id = ${scope.agencyId} and kind = 'category' and id = ${imageCategoryId}
      and into_id is null ${scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``} returning id, stored),
    added as (insert into image_category overriding system value
      select (jsonb_populate_record(null::image_category, stored -> 'row')).* from back)
    select id from back`.execute(tx)
  return rows.length > 0
}

/** The agency a deleted category belongs to, for platform staff. Asked with the platform role. */
export const agencyOfBinnedCategory = async (db: Db, imageCategoryId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('greetingBin')
      .select('agencyId')
      .where('kind', '=', 'category')
      .where('id', '=', imageCategoryId)
      .executeTakeFirst()
  )?.agencyId

/** Reports that are sent by a plan of time and narrowed by a category tell of the other one from now on. Asked with the platform role. */
export const moveReports = (tx: Tx, from: number, to: number) =>
  sql`update report_schedule set filters = jsonb_set(filters, '{imageCategoryId}', to_jsonb(${to}::int))
    where filters ->> 'imageCategoryId' = ${String(from)}`.execute(tx)
