import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { foldTagged } from './search/store.own.ts'

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

/**
 * Moves a tag out of everybody's sight and from its posts, those of other agencies among them, which are found by its word no more, from where it
 * can come back; false when it is not there. Asked with the platform role.
 */
export async function binTag(tx: Tx, scope: Scope, imageTagId: number, now: Date): Promise<boolean> {
  const { agencyId } = scope
  const { numAffectedRows } = await sql`
    with gone as (delete from image_tag where agency_id = ${agencyId} and image_tag_id = ${imageTagId} ${ofOwn(scope)} returning *)
    insert into greeting_bin (agency_id, kind, id, made_by_franchisee_id, stored, deleted_at)
    select agency_id, 'tag', image_tag_id, made_by_franchisee_id, jsonb_build_object('row', to_jsonb(gone), 'images',
      (select coalesce(jsonb_agg(p.image_id), '[]') from image_post p
        where p.image_tag_ids @> array[${imageTagId}]::int[])), ${now}
    from gone`.execute(tx)
  if (numAffectedRows !== 1n) return false
  const { rows } = await sql<{
    imageId: number
  }>`update image_post set image_tag_ids = array_remove(image_tag_ids, ${imageTagId}::int)
    where image_tag_ids @> array[${imageTagId}]::int[] returning image_id as "imageId"`.execute(tx)
  await foldTagged(
    tx,
    rows.map(({ imageId }) => imageId),
  )
  return true
}

/**
 * Brings a deleted tag back, onto the posts it was taken from that are still there; false where there is none any more. Asked with the
 * platform role.
 */
export async function unbinTag(tx: Tx, scope: Scope, imageTagId: number): Promise<boolean> {
  const { agencyId } = scope
  const { rows } = await sql<{ images: number[] }>`
    with back as (delete from greeting_bin where agency_id = ${agencyId} and kind = 'tag' and id = ${imageTagId} ${ofOwn(scope)}
      returning stored),
    added as (insert into image_tag overriding system value
      select (jsonb_populate_record(null::image_tag, stored -> 'row')).* from back)
    select stored -> 'images' as images from back`.execute(tx)
  const [found] = rows
  if (!found) return false
  if (found.images.length > 0)
    await sql`update image_post set image_tag_ids = image_tag_ids || ${imageTagId}::int
      where image_id = any(${found.images}::int[])
        and not image_tag_ids @> array[${imageTagId}]::int[]
        and cardinality(image_tag_ids) < ${libraryBounds.tags}`.execute(tx)
  await foldTagged(tx, found.images)
  return true
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

/** The agency a deleted tag belongs to, for platform staff. Asked with the platform role. */
export const agencyOfBinnedTag = async (db: Db, imageTagId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('greetingBin')
      .select('agencyId')
      .where('kind', '=', 'tag')
      .where('id', '=', imageTagId)
      .executeTakeFirst()
  )?.agencyId

const ofOwn = (scope: Scope) =>
  scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``
