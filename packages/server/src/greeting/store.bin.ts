import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** Nobody deletes an occasion or a tag until this transaction ends: what a post names stays there. Before any post is locked. */
export const holdLibrary = (tx: Tx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext('greeting-library'))`.execute(tx)

/** Nobody saves a post until this transaction ends: what is deleted is looked for in all of them. */
export const lockLibrary = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('greeting-library'))`.execute(tx)

let before: Promise<unknown> = Promise.resolve()
/**
 * What takes the library for itself, one after the other in a process: waiting for it, many of them held every connection of the
 * pool, and what they waited for needed one.
 */
export function inLibraryTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = before.then(work, work)
  before = mine.catch(() => undefined)
  return mine
}

/** Moves a subcategory with its days out of everybody's sight, from where it can come back; false when it is not there. */
export async function binSubcategory(
  tx: Tx,
  { agencyId }: Scope,
  of: { imageCategoryId: number; imageSubcategoryId: number },
  now: Date,
): Promise<boolean> {
  const { imageCategoryId, imageSubcategoryId } = of
  // Its days go with the row: they are read before.
  const { numAffectedRows } = await sql`
    insert into greeting_bin (agency_id, kind, id, stored, deleted_at)
    select s.agency_id, 'subcategory', s.image_subcategory_id, jsonb_build_object('row', to_jsonb(s), 'days',
      (select coalesce(jsonb_agg(d), '[]') from image_subcategory_day d
        where d.agency_id = s.agency_id and d.image_subcategory_id = s.image_subcategory_id)), ${now}
    from image_subcategory s where s.agency_id = ${agencyId} and s.image_category_id = ${imageCategoryId}
      and s.image_subcategory_id = ${imageSubcategoryId}`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await tx
    .deleteFrom('imageSubcategory')
    .where('agencyId', '=', agencyId)
    .where('imageSubcategoryId', '=', imageSubcategoryId)
    .execute()
  return true
}

/** Where a category is by now that was moved into another one, however often; one that was not is itself. Asked with the platform role. */
export async function followCategory(db: Db, imageCategoryId: number): Promise<number> {
  const moved = await db
    .selectFrom('greetingBin')
    .select('intoId')
    .where('kind', '=', 'category')
    .where('id', '=', imageCategoryId)
    .executeTakeFirst()
  return moved?.intoId ? followCategory(db, moved.intoId) : imageCategoryId
}

/** Brings a deleted subcategory back with its days, into the category it was in; false where there is none any more. */
export async function unbinSubcategory(
  tx: Tx,
  { agencyId }: Scope,
  of: { imageCategoryId: number; imageSubcategoryId: number },
): Promise<boolean> {
  const { imageCategoryId, imageSubcategoryId } = of
  // What its days refer to is looked at when the statement ends: both are there by then. Rows that were deleted before 0246 have no version.
  const { rows } = await sql<{ id: number }>`
    with back as (delete from greeting_bin where agency_id = ${agencyId} and kind = 'subcategory' and id = ${imageSubcategoryId}
        and (stored -> 'row' ->> 'image_category_id')::int = ${imageCategoryId} returning id, stored),
    added as (insert into image_subcategory overriding system value
      select (jsonb_populate_record(null::image_subcategory, '{"version": 1}'::jsonb || (stored -> 'row'))).* from back),
    dated as (insert into image_subcategory_day
      select d.* from back, jsonb_populate_recordset(null::image_subcategory_day, back.stored -> 'days') d)
    select id from back`.execute(tx)
  return rows.length > 0
}
