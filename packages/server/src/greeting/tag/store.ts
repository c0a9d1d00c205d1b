import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { retag } from '../search/store.own.ts'
import type { TagRow } from '../store.ts'

/** A tag by its number, with the agency it belonged to. */
export type TagNo = { agencyId: number; imageTagId: number }

/** Posts of one slice: nobody who saves one of them waits longer than these take. */
const slice = 250

const ofOwn = (scope: Scope) =>
  scope.reach === 'madeBy' ? sql`and made_by_franchisee_id = ${scope.franchiseeId}` : sql``

/**
 * Moves a tag out of everybody's sight, from where it can come back, or, with `into`, into another one for good; false when it is not
 * there. Posts lose it after this (`takeFromPosts`). Asked with the platform role.
 */
export async function binTag(
  tx: Tx,
  scope: Scope,
  imageTagId: number,
  now: Date,
  into: number | null = null,
): Promise<boolean> {
  const { agencyId } = scope
  const images =
    into === null
      ? sql`(select coalesce(jsonb_agg(image_id), '[]') from (
          select image_id from image_post where image_tag_ids && (array[${imageTagId}]::int[]
            || array(select id from greeting_bin where kind = 'tag' and into_id = ${imageTagId}))
          union select jsonb_array_elements(stored -> 'images')::int from back) bearing)`
      : sql`'[]'::jsonb`
  // What still bears a tag that is being merged into it is its own already. One that came back a moment ago still waits for some of its posts; so does the one it goes into, for them.
  const handed =
    into === null
      ? sql``
      : sql`, handed as (insert into greeting_bin (agency_id, kind, id, made_by_franchisee_id, stored, deleted_at)
          select target.agency_id, 'tagBack', target.image_tag_id, target.made_by_franchisee_id, back.stored, ${now}
          from back join image_tag target on target.image_tag_id = ${into}
          on conflict (agency_id, kind, id) do update
            set stored = jsonb_build_object('images', greeting_bin.stored -> 'images' || (excluded.stored -> 'images')))`
  const { numAffectedRows } = await sql`
    with gone as (delete from image_tag where agency_id = ${agencyId} and image_tag_id = ${imageTagId} ${ofOwn(scope)} returning *),
    back as (delete from greeting_bin where agency_id = ${agencyId} and kind = 'tagBack' and id = ${imageTagId} and exists (select from gone)
      returning stored) ${handed}
    insert into greeting_bin (agency_id, kind, id, made_by_franchisee_id, stored, deleted_at, into_id)
    select agency_id, 'tag', image_tag_id, made_by_franchisee_id, jsonb_build_object('row', to_jsonb(gone), 'images', ${images}), ${now}, ${into}
    from gone`.execute(tx)
  if (numAffectedRows !== 1n) return false
  if (into !== null)
    await sql`update greeting_bin set into_id = ${into} where kind = 'tag' and into_id = ${imageTagId}`.execute(
      tx,
    )
  return true
}

/**
 * Brings a deleted tag back; false where there is none any more. The posts it was taken from that are still there bear it after this
 * (`giveBack`). Asked with the platform role.
 */
export async function unbinTag(tx: Tx, scope: Scope, imageTagId: number, now: Date): Promise<boolean> {
  const { agencyId } = scope
  const { rows } = await sql<{ id: number }>`
    with back as (delete from greeting_bin where agency_id = ${agencyId} and kind = 'tag' and id = ${imageTagId} and into_id is null
      ${ofOwn(scope)} returning *),
    added as (insert into image_tag overriding system value
      select (jsonb_populate_record(null::image_tag, stored -> 'row')).* from back),
    waits as (insert into greeting_bin (agency_id, kind, id, made_by_franchisee_id, stored, deleted_at)
      select agency_id, 'tagBack', id, made_by_franchisee_id, jsonb_build_object('images', stored -> 'images'), ${now} from back)
    select id from back`.execute(tx)
  return rows.length > 0
}

/** The posts that bear a tag, deleted ones too. Asked with the platform role. */
export async function listBearing(db: Db, imageTagId: number): Promise<number[]> {
  const { rows } = await sql<{
    imageId: number
  }>`select image_id as "imageId" from image_post where image_tag_ids @> array[${imageTagId}]::int[]`.execute(
    db,
  )
  return rows.map(({ imageId }) => imageId).toSorted((one, other) => one - other)
}

/** The posts a tag that came back is still to be given to; undefined where it waits for none. Asked with the platform role. */
export async function listAwaited(db: Db, { agencyId, imageTagId }: TagNo): Promise<number[] | undefined> {
  const { rows } = await sql<{ images: number[] }>`select stored -> 'images' as images from greeting_bin
    where agency_id = ${agencyId} and kind = 'tagBack' and id = ${imageTagId}`.execute(db)
  return rows[0]?.images.toSorted((one, other) => one - other)
}

/** Numbers of posts in slices, one short transaction for each. */
export const inSlices = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / slice) }, (_, at) => ids.slice(at * slice, (at + 1) * slice))

/** What lies in the bin of a tag, which stays so until this transaction ends. */
const holdBin = async (tx: Tx, { agencyId, imageTagId }: TagNo, kind: 'tag' | 'tagBack') =>
  tx
    .selectFrom('greetingBin')
    .select('intoId')
    .where('agencyId', '=', agencyId)
    .where('kind', '=', kind)
    .where('id', '=', imageTagId)
    .forShare()
    .executeTakeFirst()

/**
 * What a deleted tag went into, where that is there, and both stay so until this transaction ends; undefined where the tag is back. The other one is
 * held before the bin, as by who merges it on.
 */
async function holdMerged(tx: Tx, tag: TagNo): Promise<{ intoId: number | null } | undefined> {
  const seen = await tx
    .selectFrom('greetingBin')
    .select('intoId')
    .where('agencyId', '=', tag.agencyId)
    .where('kind', '=', 'tag')
    .where('id', '=', tag.imageTagId)
    .executeTakeFirst()
  const into =
    seen &&
    (await tx
      .selectFrom('imageTag')
      .select('imageTagId')
      .where('imageTagId', '=', seen.intoId ?? 0)
      .forShare()
      .executeTakeFirst())
  const bin = await holdBin(tx, tag, 'tag')
  if (!bin) return undefined
  return bin.intoId === seen?.intoId ? { intoId: into?.imageTagId ?? null } : holdMerged(tx, tag)
}

/** Those of these posts that may be changed now: what somebody else holds is left for another round. */
const lockPosts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('imagePost')
    .select(['imageId', 'title', 'imageTagIds'])
    .where('imageId', 'in', [...ids])
    .orderBy('imageId')
    .forUpdate()
    .skipLocked()
    .execute()

/**
 * Takes a deleted tag from these posts, or puts the one in its place that it was merged into, unless that was deleted meanwhile; false where the tag is back by now. Nobody can
 * put a deleted tag on a post, so what has lost it once keeps so.
 */
export async function takeFromPosts(tx: Tx, tag: TagNo, ids: readonly number[]): Promise<boolean> {
  const bin = await holdMerged(tx, tag)
  if (!bin) return false
  const { intoId } = bin
  const posts = (await lockPosts(tx, ids)).filter(({ imageTagIds }) => imageTagIds.includes(tag.imageTagId))
  const next = (ofPost: readonly number[]) => [
    ...new Set(ofPost.flatMap((id) => (id === tag.imageTagId ? (intoId ?? []) : id))),
  ]
  await retag(
    tx,
    posts.map((post) => ({ ...post, imageTagIds: next(post.imageTagIds) })),
  )
  return true
}

/**
 * Gives a tag that came back to these posts where they lack it and have room for it. Gives those somebody else holds; undefined where
 * the tag is deleted anew.
 */
export async function giveBack(tx: Tx, tag: TagNo, ids: readonly number[]): Promise<number[] | undefined> {
  if (!(await holdBin(tx, tag, 'tagBack'))) return undefined
  const posts = await lockPosts(tx, ids)
  await retag(
    tx,
    posts
      .filter(
        ({ imageTagIds }) => !imageTagIds.includes(tag.imageTagId) && imageTagIds.length < libraryBounds.tags,
      )
      .map((post) => ({ ...post, imageTagIds: [...post.imageTagIds, tag.imageTagId] })),
  )
  const reached = new Set(posts.map(({ imageId }) => imageId))
  return (await stillThere(tx, ids)).filter((id) => !reached.has(id))
}

const stillThere = async (tx: Tx, ids: readonly number[]) =>
  (
    await tx
      .selectFrom('imagePost')
      .select('imageId')
      .where('imageId', 'in', [...ids])
      .execute()
  ).map(({ imageId }) => imageId)

/** A tag that came back has all its posts, `given`; false where more were handed to it meanwhile. */
export async function endAwaiting(
  db: Db,
  { agencyId, imageTagId }: TagNo,
  given: readonly number[],
): Promise<boolean> {
  await sql`delete from greeting_bin where agency_id = ${agencyId} and kind = 'tagBack' and id = ${imageTagId}
    and jsonb_array_length(stored -> 'images') = ${given.length}`.execute(db)
  return (await listAwaited(db, { agencyId, imageTagId })) === undefined
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

/** Tags that the scope may merge into others: franchisees those they made. Asked with the platform role. */
export const findOwnTags = (db: Db, scope: Scope, ids: readonly number[]): Promise<TagRow[]> =>
  db
    .selectFrom('imageTag')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('imageTagId', 'in', [...ids])
    .$if(scope.reach === 'madeBy', (query) => query.where('madeByFranchiseeId', '=', scope.franchiseeId))
    .orderBy('name')
    .execute()

/** A tag of one of these agencies. Asked with the platform role. */
export const findTag = (
  db: Db,
  agencyIds: readonly number[],
  imageTagId: number,
): Promise<TagRow | undefined> =>
  db
    .selectFrom('imageTag')
    .selectAll()
    .where('agencyId', 'in', [...agencyIds])
    .where('imageTagId', '=', imageTagId)
    .executeTakeFirst()

/** How many living posts, of any agency, bear one of these tags, or wait for one that came back, and not this one. Asked with the platform role. */
export async function countGaining(db: Db, ids: readonly number[], into: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from image_post
    where (image_tag_ids && ${ids}::int[] or image_id = any(array(select jsonb_array_elements(stored -> 'images')::int
      from greeting_bin where kind = 'tagBack' and id = any(${ids}::int[])))) and not image_tag_ids @> array[${into}]::int[] and deleted_at is null`.execute(
    db,
  )
  return rows[0]!.n
}

/**
 * What tags that posts are given stand for by now: one that was merged for the other one, one that was deleted for none; what is in no bin
 * stays. Asked with the platform role.
 */
export async function followTags(db: Db, ids: readonly number[]): Promise<number[]> {
  const gone = await db
    .selectFrom('greetingBin')
    .select(['id', 'intoId'])
    .where('kind', '=', 'tag')
    .where('id', 'in', [...ids, 0])
    .execute()
  if (gone.length === 0) return [...ids]
  const next = new Map(gone.map(({ id, intoId }) => [id, intoId === null ? [] : [intoId]]))
  return followTags(db, [...new Set(ids.flatMap((id) => next.get(id) ?? [id]))])
}
