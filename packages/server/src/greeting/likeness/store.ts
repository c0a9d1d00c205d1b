import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { PostRow } from '../post/store.ts'
import { seenOf, type Seen } from '../withheld/store.ts'
import { bitText, type Hashes, hashesOf, keysOf, type Look, mostApart, probesOf } from './rules.ts'

/** What a picture looks like, ready to be compared. */
export type Known = { look: Look; hashes: Hashes }

/** Pictures that share a key are measured by the database; of the nearest so many are looked up, and so many compared pixel by pixel. */
const most = { near: 160, compared: 40 } as const
/** A shared picture may be one that every agency has: of each agency the nearest few, so that none is left out for the others. */
const mostOfAll = { near: 2000, ofEach: 5, compared: 1000 } as const

/** Keeps what a stored picture looks like. */
export const keepLook = (
  db: Db,
  { agencyId, fullKey, shape }: { agencyId: number; fullKey: string; shape: Shape },
  { look, hashes }: Known,
  now: Date,
) => {
  const [whole, less, least] = hashes
  return db
    .insertInto('imageLook')
    .values({
      agencyId,
      fullKey,
      shape,
      look: Buffer.from(look),
      whole: bitText(whole),
      less: bitText(less),
      least: bitText(least),
      keys: keysOf(hashes),
      createdAt: now,
    })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** What stored pictures look like, those that were looked at. Asked with the platform role. */
export async function findLooks(
  db: Db,
  agencyId: number,
  fullKeys: readonly string[],
): Promise<Map<string, Known>> {
  if (fullKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('imageLook')
    .select(['fullKey', 'look'])
    .where('agencyId', '=', agencyId)
    .where('fullKey', 'in', [...fullKeys])
    .execute()
  return new Map(rows.map(({ fullKey, look }) => [fullKey, { look, hashes: hashesOf(look) }]))
}

/**
 * Among which posts one is looked for: those of `agencyIds`, or of all, narrowed by `where` on `post`. The agencies come before the nearest are
 * taken: what many others have of one picture leaves no room for one's own.
 */
export type Among = { where?: RawBuilder<unknown> } & (
  | { agencyIds: readonly number[] }
  | { ofAll: { shared: number } }
)

/** What may be a pair with a post: of one type and language; an agency's own with its own and the shared ones, a shared one with all. */
export const besides = (
  { agencyId, imageId, type, language }: Pick<PostRow, 'agencyId' | 'imageId' | 'type' | 'language'>,
  shared: number,
): Among => ({
  ...(agencyId === shared ? { ofAll: { shared } } : { agencyIds: [agencyId, shared] }),
  where: sql`post.image_id <> ${imageId} and post.type = ${type} and post.language = ${language}`,
})

/** A post that may be nearly the same as a picture. */
export type Candidate = { imageId: number; agencyId: number; look: Look }

/**
 * Living posts that share a key with a picture, or miss one by a bit, the nearest first: some dozens of a hundred thousand. Asked with the
 * platform role.
 */
export async function findCandidates(
  db: Db,
  { hashes }: Pick<Known, 'hashes'>,
  shape: Shape,
  { where = sql`true`, ...among }: Among,
): Promise<Candidate[]> {
  const bits = hashes.map((hash) => sql`${bitText(hash)}::bit(64)`)
  const apart = ['whole', 'less', 'least'].flatMap((kept) =>
    bits.map((asked) => sql`bit_count(${sql.ref(`known.${kept}`)} # ${asked})`),
  )
  const { rows } = await sql<Candidate>`
    with measured as materialized (
      select agency_id, full_key, least(${sql.join(apart)}) as apart from image_look known
      where keys && ${probesOf(hashes)}::int[] and shape = ${shape}
        ${'agencyIds' in among ? sql`and agency_id = any(${among.agencyIds}::int[])` : sql``}),
    near as materialized (${
      'agencyIds' in among
        ? sql`select * from measured where apart <= ${mostApart} order by apart, agency_id, full_key limit ${most.near}`
        : sql`select agency_id, full_key, apart from (
            select *, row_number() over (partition by agency_id order by apart, full_key) as nth from measured where apart <= ${mostApart}) each_one
          where nth <= case when agency_id = ${among.ofAll.shared} then ${most.near}::int else ${mostOfAll.ofEach}::int end
          order by apart, agency_id, full_key limit ${mostOfAll.near}`
    })
    select post.image_id as "imageId", post.agency_id as "agencyId", known.look
    from near join image_post post on post.agency_id = near.agency_id and post.full_key = near.full_key and post.deleted_at is null
    join image_look known on known.agency_id = near.agency_id and known.full_key = near.full_key
    where ${where} order by near.apart, post.image_id desc limit ${'agencyIds' in among ? most.compared : mostOfAll.compared}`.execute(
    db,
  )
  return rows
}

/** Posts behind one by number that were not compared yet, the oldest first. Asked with the platform role. */
export const listUnlooked = (db: Db, limit: number, after: number): Promise<PostRow[]> =>
  db
    .selectFrom('imagePost')
    .selectAll()
    .where('imageId', '>', after)
    .where('lookedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('imageId')
    .limit(limit)
    .execute()

/** Writes down that a post was compared, and the pairs that came of it in the place of older ones; nothing where it has another picture by now. */
export async function keepPairs(
  tx: Tx,
  { agencyId, imageId, fullKey }: Pick<PostRow, 'agencyId' | 'imageId' | 'fullKey'>,
  pairs: readonly { agencyId: number; otherId: number }[],
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('imagePost')
    .set({ lookedAt: now })
    .where('agencyId', '=', agencyId)
    .where('imageId', '=', imageId)
    .where('fullKey', '=', fullKey)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx
    .deleteFrom('imagePair')
    .where((e) => e.or([e('imageId', '=', imageId), e('otherId', '=', imageId)]))
    .execute()
  if (pairs.length === 0) return
  await tx
    .insertInto('imagePair')
    .values(
      pairs.map((pair) => ({
        agencyId: pair.agencyId,
        imageId: Math.max(imageId, pair.otherId),
        otherId: Math.min(imageId, pair.otherId),
        createdAt: now,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Forgets pairs and looks that nothing stands on any more: posts deleted before `since`, uploads that became no post by then. Asked with the platform role. */
export async function forgetOld(db: Db, since: Date): Promise<void> {
  await sql`delete from image_pair pair using image_post post
    where post.image_id in (pair.image_id, pair.other_id) and post.deleted_at < ${since}`.execute(db)
  await sql`delete from image_look known where known.created_at < ${since} and not exists (
    select from image_post post where post.agency_id = known.agency_id and post.full_key = known.full_key
      and (post.deleted_at is null or post.deleted_at >= ${since}))`.execute(db)
}

/**
 * A page of pairs of a library that are open: both there and shown, of one type and language, and not kept; the newest first. Each agency is asked
 * for a page of its own, so that each walks its pairs in order and looks at no more of them than it shows. Asked with the platform role.
 */
export async function listPairs(
  db: Db,
  seen: Seen,
  { before, pageSize }: { before: number | undefined; pageSize: number },
): Promise<{ rows: { pairId: number; imageId: number; otherId: number }[]; next: number | null }> {
  if (seen.agencyIds.length === 0) return { rows: [], next: null }
  const shown = (post: 'post' | 'other') =>
    sql`${sql.ref(`${post}.deleted_at`)} is null and ${sql.ref(`${post}.is_shown`)}`
  const ofEach = seen.agencyIds.map(
    (agencyId) => sql`(select pair.pair_id as "pairId", pair.image_id as "imageId", pair.other_id as "otherId"
      from image_pair pair join image_post post on post.image_id = pair.image_id
      join image_post other on other.image_id = pair.other_id
      where pair.agency_id = ${agencyId} ${before === undefined ? sql`` : sql`and pair.pair_id < ${before}`}
        and ${shown('post')} and ${shown('other')} and post.type = other.type and post.language = other.language
        and ${seenOf(seen)} and not exists (select from image_withheld w where w.agency_id = ${seen.by}::int and w.image_id = other.image_id)
        and not exists (select from image_pair_kept k where k.agency_id = ${seen.by}::int
          and k.image_id = pair.image_id and k.other_id = pair.other_id)
      order by pair.pair_id desc limit ${pageSize + 1})`,
  )
  const { rows } = await sql<{ pairId: number; imageId: number; otherId: number }>`
    select * from (${sql.join(ofEach, sql` union all `)}) found order by "pairId" desc limit ${pageSize + 1}`.execute(
    db,
  )
  const page = rows.slice(0, pageSize)
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.pairId : null }
}

/** Says that an agency keeps both of a pair, or takes that back. */
export async function setPairKept(
  tx: Tx,
  { agencyId }: { agencyId: number },
  { imageId, otherId, isKept }: { imageId: number; otherId: number; isKept: boolean },
  now: Date,
): Promise<void> {
  const pair = { imageId: Math.max(imageId, otherId), otherId: Math.min(imageId, otherId) }
  if (isKept)
    await tx
      .insertInto('imagePairKept')
      .values({ agencyId, ...pair, createdAt: now })
      .onConflict((on) => on.doNothing())
      .execute()
  else
    await tx
      .deleteFrom('imagePairKept')
      .where('agencyId', '=', agencyId)
      .where('imageId', '=', pair.imageId)
      .where('otherId', '=', pair.otherId)
      .execute()
}

/** Uploads of a person that became no post yet, by number. */
export const findUploads = (tx: Tx, agencyId: number, documentIds: readonly number[], madeBy: string) =>
  tx
    .selectFrom('document')
    .select(['documentId', 'storageKey', 'width', 'height'])
    .where('agencyId', '=', agencyId)
    .where('documentId', 'in', [...documentIds])
    .where('kind', '=', 'imagePost')
    .where('madeBy', '=', madeBy)
    .execute()
