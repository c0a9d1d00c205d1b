import type { LinkCategoryChange, LinkTypeChange } from '@parichay/contract/link-store/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { findType, type LinkCategoryRow, type LinkTypeRow } from './store.ts'
import { binDays } from '../document/library/store.bin.ts'

/** Nobody else changes the link store until this transaction ends: places and limits are counted in peace. */
export async function lockLinkStore(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('link-store'))`.execute(tx)
}

type CategoryColumns = Omit<LinkCategoryChange, 'linkCategoryId' | 'version' | 'order'>
type TypeColumns = Omit<LinkTypeChange, 'linkTypeId' | 'version' | 'order'>

/** A new group behind the others. */
export const addCategory = (tx: Tx, columns: CategoryColumns): Promise<LinkCategoryRow> =>
  tx
    .insertInto('linkCategory')
    .values({
      ...columns,
      names: JSON.stringify(columns.names),
      sortOrder: sql<number>`(select coalesce(max(sort_order) + 1, 0) from link_category)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A changed group; undefined where another version stands. Without a version it is changed whatever stands. */
export const changeCategory = (
  tx: Tx,
  id: number,
  columns: CategoryColumns,
  version: number | undefined,
): Promise<LinkCategoryRow | undefined> =>
  tx
    .updateTable('linkCategory')
    .set({ ...columns, names: JSON.stringify(columns.names), version: sql`version + 1` })
    .where('linkCategoryId', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst()

/** A new type behind the others of its group. */
export const addType = (tx: Tx, columns: TypeColumns): Promise<LinkTypeRow> =>
  tx
    .insertInto('linkType')
    .values({
      ...columns,
      names: JSON.stringify(columns.names),
      sortOrder: sql<number>`(select coalesce(max(sort_order) + 1, 0) from link_type where link_category_id = ${columns.linkCategoryId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** A changed type; undefined where another version stands. */
export const changeType = (
  tx: Tx,
  id: number,
  columns: TypeColumns,
  version: number | undefined,
): Promise<LinkTypeRow | undefined> =>
  tx
    .updateTable('linkType')
    .set({ ...columns, names: JSON.stringify(columns.names), version: sql`version + 1` })
    .where('linkTypeId', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst()

/** Gives the groups their places in this order; versions stay, since a place is no word of anybody. */
export async function placeCategories(tx: Tx, ids: number[]): Promise<void> {
  await sql`update link_category set sort_order = place.at - 1
    from unnest(${ids}::int[]) with ordinality as place (id, at) where link_category_id = place.id`.execute(
    tx,
  )
}

/** Gives types their places in this order. */
export async function placeTypes(tx: Tx, ids: number[]): Promise<void> {
  await sql`update link_type set sort_order = place.at - 1
    from unnest(${ids}::int[]) with ordinality as place (id, at) where link_type_id = place.id`.execute(tx)
}

/** Deletes a group; false where none was. */
export const deleteCategory = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.deleteFrom('linkCategory').where('linkCategoryId', '=', id).executeTakeFirst()).numDeletedRows >
  0n

/** Moves a type out of everybody's sight, from where it can come back; those whose days are over go for good. */
export async function binType(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .deleteFrom('linkTypeBin')
    .where('deletedAt', '<', new Date(now.getTime() - binDays * 86_400_000))
    .execute()
  await sql`with gone as (delete from link_type where link_type_id = ${id} returning *)
    insert into link_type_bin (link_type_id, stored, deleted_at) select link_type_id, to_jsonb(gone), ${now} from gone`.execute(
    tx,
  )
}

/** Brings a deleted type back under its number, into its group; undefined where it or the group is not there any more. */
export async function unbinType(tx: Tx, id: number, now: Date): Promise<LinkTypeRow | undefined> {
  const since = new Date(now.getTime() - binDays * 86_400_000)
  const { rows } = await sql`with back as (delete from link_type_bin
      where link_type_id = ${id} and deleted_at > ${since}
        and exists (select from link_category where link_category_id = (stored ->> 'link_category_id')::int)
      returning stored)
    insert into link_type overriding system value
    select (jsonb_populate_record(null::link_type, stored)).* from back returning link_type_id`.execute(tx)
  return rows.length > 0 ? findType(tx, id) : undefined
}

/** Whether a card names a type that was deleted and not erased yet. */
export async function isOnBinnedCard(db: Db, linkTypeId: number): Promise<boolean> {
  const carries = JSON.stringify([{ linkTypeId }])
  const { rows } =
    await sql`select 1 from card where deleted_at is not null and links @> ${carries}::jsonb limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** How many pages of categories suggest a type to whoever writes or reads them, or did and can come back. */
export async function countPages(db: Db, linkTypeId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - binDays * 86_400_000)
  const { rows } = await sql<{ pages: number }>`select count(*)::int as pages from category_page
    where (deleted_at is null or deleted_at > ${since})
      and link_type_ids @> array[${linkTypeId}]::int[]`.execute(db)
  return rows[0]!.pages
}

/** How many cards of all agencies carry a type, counted to `most`. */
export async function countCards(db: Db, linkTypeId: number, most: number): Promise<number> {
  const { rows } = await sql<{ cards: number }>`select count(*)::int as cards from
    (select 1 from card_link where link_type_id = ${linkTypeId} limit ${most}) found`.execute(db)
  return rows[0]!.cards
}

/** How many cards of all agencies carry each type of a group, each counted to `most`. */
export async function countUse(
  db: Db,
  linkCategoryId: number,
  most: number,
): Promise<{ linkTypeId: number; cards: number }[]> {
  const { rows } = await sql<{ linkTypeId: number; cards: number }>`
    select t.link_type_id, found.cards from link_type t cross join lateral (
      select count(*)::int as cards from (
        select 1 from card_link where card_link.link_type_id = t.link_type_id limit ${most}) capped) found
    where t.link_category_id = ${linkCategoryId} order by t.sort_order`.execute(db)
  return rows
}
