import type { ImagePostChange } from '@parichay/contract/greeting/fields.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ImagePostTable } from '../../platform/tables.greeting.ts'
import { holdLibrary } from '../store.bin.ts'
import { notHidden } from '../taste/store.ts'
import { amongWithheld, isWithheldBy, type Seen, seenOf } from '../withheld/store.ts'

/** A row of image_post. */
export type PostRow = Selectable<ImagePostTable>

/** What posts are narrowed by, in every list. */
export type PostFilters = {
  type?: string | undefined
  mediaType?: string | undefined
  shape?: string | undefined
  language?: string | undefined
  isPremium?: boolean | undefined
  isExclusive?: boolean | undefined
  isShown?: boolean | undefined
  includeHidden?: boolean | undefined
  imageCategoryId?: number | undefined
  imageSubcategoryId?: number | undefined
  imageTagId?: number | undefined
  day?: string | undefined
  /** Of these only. */
  imageIds?: readonly number[] | undefined
  /** Of what the agency withholds, or of all others. */
  isWithheld?: boolean | undefined
  /** Subcategories the reader hid. */
  hidden?: readonly number[] | undefined
}

/** The filters as a condition on `post`. `shared` is the super-admin agency, whose posts are nobody's own. */
export function narrowed(filters: PostFilters, shared: number, seen: Seen): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [filters.includeHidden ? sql`true` : sql`post.is_shown`, seenOf(seen)]
  const { type, mediaType, shape, language, isPremium, isExclusive, isWithheld, day } = filters
  if (isWithheld !== undefined)
    parts.push(isWithheld ? amongWithheld(seen.by) : sql`not ${isWithheldBy(seen.by)}`)
  if (type) parts.push(sql`post.type = ${type}`)
  if (mediaType) parts.push(sql`post.type in (${`SQUARE_${mediaType}`}, ${`STORY_${mediaType}`})`)
  if (shape) parts.push(sql`post.type in (${`${shape}_IMAGE`}, ${`${shape}_VIDEO`})`)
  if (language) parts.push(sql`post.language = ${language}`)
  if (isPremium !== undefined) parts.push(sql`post.is_premium = ${isPremium}`)
  if (filters.isShown !== undefined) parts.push(filters.isShown ? sql`post.is_shown` : sql`not post.is_shown`)
  if (isExclusive !== undefined)
    parts.push(isExclusive ? sql`post.agency_id <> ${shared}` : sql`post.agency_id = ${shared}`)
  if (filters.imageCategoryId !== undefined)
    parts.push(sql`post.image_category_id = ${filters.imageCategoryId}`)
  if (filters.imageSubcategoryId !== undefined)
    parts.push(sql`post.image_subcategory_id = ${filters.imageSubcategoryId}`)
  if (filters.imageTagId !== undefined)
    parts.push(sql`post.image_tag_ids @> array[${filters.imageTagId}]::int[]`)
  if (filters.imageIds) parts.push(sql`post.image_id = any(${filters.imageIds}::int[])`)
  if (filters.hidden) parts.push(notHidden(filters.hidden))
  if (day)
    parts.push(sql`(post.day = ${day}::date or post.image_subcategory_id in (
      select image_subcategory_id from image_subcategory_day where agency_id = any(${seen.agencyIds}::int[]) and day = ${day}::date))`)
  return sql.join(parts, sql` and `)
}

/**
 * A page of a library's living posts, newest first, after `before`. Asked with the platform role. Each agency is asked
 * for a page of its own, so that each walks its index in order.
 */
export async function listPosts(
  db: Db,
  seen: Seen,
  where: RawBuilder<unknown>,
  page: { before?: number | undefined; pageSize: number },
): Promise<{ rows: PostRow[]; next: number | null }> {
  if (seen.agencyIds.length === 0) return { rows: [], next: null }
  const before = page.before === undefined ? sql`` : sql`and post.image_id < ${page.before}`
  const ofEach = seen.agencyIds.map(
    (agencyId) => sql`(select post.image_id from image_post post where post.agency_id = ${agencyId}
      and post.deleted_at is null and ${where} ${before} order by post.image_id desc limit ${page.pageSize + 1})`,
  )
  const { rows: found } = await sql<{
    imageId: number
  }>`select image_id as "imageId" from (${sql.join(ofEach, sql` union all `)}) found
    order by image_id desc limit ${page.pageSize + 1}`.execute(db)
  const ids = found.slice(0, page.pageSize).map(({ imageId }) => imageId)
  return {
    rows: await readPosts(db, seen, ids),
    next: found.length > page.pageSize ? ids.at(-1)! : null,
  }
}

const living = (agencyIds: readonly number[], where: RawBuilder<unknown>, limit: number) =>
  sql`from image_post post where post.agency_id = any(${agencyIds}::int[]) and post.deleted_at is null and ${where} limit ${limit}`

/** How many living posts of a library there are, counted no further than `limit`. Asked with the platform role. */
export async function countPosts(
  db: Db,
  agencyIds: readonly number[],
  where: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from (select 1 ${living(agencyIds, where, limit)}) found`.execute(db)
  return rows[0]!.n
}

/** The living posts of a library, no more than `limit`, with their titles. Asked with the platform role. */
export async function namePosts(
  db: Db,
  agencyIds: readonly number[],
  where: RawBuilder<unknown>,
  limit: number,
): Promise<{ imageId: number; title: string }[]> {
  const { rows } = await sql<{ imageId: number; title: string }>`select post.image_id as "imageId", post.title
    ${living(agencyIds, where, limit)}`.execute(db)
  return rows.toSorted((one, other) => other.imageId - one.imageId)
}

/** Living posts of a library by id, in this order. Asked with the platform role. */
export async function readPosts(db: Db, seen: Seen, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0 || seen.agencyIds.length === 0) return []
  const rows = await db
    .selectFrom('imagePost as post')
    .selectAll('post')
    .where('post.agencyId', 'in', [...seen.agencyIds])
    .where('post.imageId', 'in', [...ids])
    .where('post.deletedAt', 'is', null)
    .where(seenOf(seen))
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.imageId === id) ?? [])
}

/** A living post the scope may change: franchisees change what they made. */
export const findPost = (db: Db, scope: Scope, imageId: number): Promise<PostRow | undefined> =>
  db
    .selectFrom('imagePost')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', '=', imageId)
    .where('deletedAt', 'is', null)
    .$if(scope.reach === 'madeBy', (query) => query.where('madeByFranchiseeId', '=', scope.franchiseeId))
    .executeTakeFirst()

/** `findPost`, which nobody else changes until the transaction ends. */
export const lockPost = async (tx: Tx, scope: Scope, imageId: number): Promise<PostRow | undefined> => {
  await holdLibrary(tx)
  await tx
    .selectFrom('imagePost')
    .select('imageId')
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', '=', imageId)
    .forUpdate()
    .execute()
  return findPost(tx, scope, imageId)
}

/** The agencies of posts, for platform staff. Asked with the platform role. */
export const agenciesOfPosts = async (db: Db, ids: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('imagePost')
      .select('agencyId')
      .distinct()
      .where('imageId', 'in', [...ids])
      .execute()
  ).map((row) => row.agencyId)

/** Where a post's three sizes lie, and its film if it is one. */
export type PostFiles = Pick<
  PostRow,
  'thumbnailKey' | 'previewKey' | 'fullKey' | 'width' | 'height' | 'bytes'
> &
  Partial<
    Pick<PostRow, 'filmKey' | 'filmPreviewKey' | 'filmOriginalKey' | 'filmSeconds' | 'design' | 'ofDocument'>
  >

/** An uploaded picture for a post that nothing uses yet, of the person who uploaded it. */
export async function takeUpload(
  tx: Tx,
  scope: Scope,
  documentId: number,
  madeBy: string,
): Promise<PostFiles | undefined> {
  const row = await tx
    .deleteFrom('document')
    .where('agencyId', '=', scope.agencyId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'imagePost')
    .where('madeBy', '=', madeBy)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const film = await tx
    .deleteFrom('greetingFilm')
    .where('agencyId', '=', scope.agencyId)
    .where('documentId', '=', documentId)
    .returning(['filmKey', 'filmPreviewKey', 'filmOriginalKey', 'filmSeconds'])
    .executeTakeFirst()
  return {
    ...(film ?? noFilm),
    // Another picture is no design of the library any more.
    design: null,
    ofDocument: documentId,
    thumbnailKey: row.thumbnailKey,
    previewKey: row.jpegKey,
    fullKey: row.storageKey,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
  }
}

/** The post that an upload of this person went into, if it is still there. */
export const findPostOfUpload = (
  tx: Tx,
  scope: Scope,
  documentId: number,
  madeByFranchiseeId: number | null,
): Promise<PostRow | undefined> =>
  tx
    .selectFrom('imagePost')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('ofDocument', '=', documentId)
    .where('madeByFranchiseeId', 'is not distinct from', madeByFranchiseeId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

type Written = Omit<ImagePostChange, 'imageId' | 'documentId' | 'version'> &
  Partial<PostFiles> & { ownWords: string[]; words: string[] }
const written = ({ captions, ...plain }: Written) => ({ ...plain, captions: JSON.stringify(captions) })

/** Adds a post. */
export const addPost = (tx: Tx, scope: Scope, post: Written & PostFiles, now: Date): Promise<PostRow> =>
  tx
    .insertInto('imagePost')
    .values({
      ...written(post),
      ...filesOf(post),
      agencyId: scope.agencyId,
      madeByFranchiseeId: scope.franchiseeId,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const noFilm = { filmKey: null, filmPreviewKey: null, filmOriginalKey: null, filmSeconds: null }
const filesOf = ({ thumbnailKey, previewKey, fullKey, width, height, bytes, ...film }: PostFiles) => ({
  thumbnailKey,
  previewKey,
  fullKey,
  width,
  height,
  bytes,
  ...noFilm,
  ...film,
})

/** Changes a post; undefined when `version` is given and is not the present one. */
export const changePost = (
  tx: Tx,
  scope: Scope,
  imageId: number,
  post: Written,
  version: number | undefined,
  now: Date,
): Promise<PostRow | undefined> =>
  tx
    .updateTable('imagePost')
    .set((e) => ({
      ...written(post),
      // Pairs are of one language: with another one it is compared anew, as with another picture.
      lookedAt:
        post.fullKey === undefined
          ? sql<Date | null>`case when language = ${post.language} then looked_at end`
          : null,
      updatedAt: now,
      version: e('version', '+', 1),
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', '=', imageId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .returningAll()
    .executeTakeFirst()

/** Gives a post other small files, made of `fullKey`; undefined where it has another picture by now. */
export const keepPreviews = (
  tx: Tx,
  scope: Scope,
  imageId: number,
  { fullKey, ...keys }: Pick<PostFiles, 'thumbnailKey' | 'previewKey' | 'fullKey'>,
): Promise<PostRow | undefined> =>
  tx
    .updateTable('imagePost')
    .set(keys)
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', '=', imageId)
    .where('fullKey', '=', fullKey)
    .returningAll()
    .executeTakeFirst()

/**
 * Deletes posts the scope may change, or takes that back, of one moment where `was` names it; how many were in the other state. What comes back is
 * compared with what was added meanwhile.
 */
export async function setPostsDeleted(
  tx: Tx,
  scope: Scope,
  ids: readonly number[],
  deletedAt: Date | null,
  was?: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('imagePost')
    .set({ deletedAt, ...(deletedAt === null && { lookedAt: null }) })
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', 'in', [...ids])
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .$if(was !== undefined, (query) => query.where('deletedAt', '=', was!))
    .$if(scope.reach === 'madeBy', (query) => query.where('madeByFranchiseeId', '=', scope.franchiseeId))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether one of these posts lies in a category that is not there any more. Asked with the platform role. */
export async function isCategoryGone(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select from image_post post where post.image_id = any(${ids}::int[])
    and not exists (select from image_category category where category.image_category_id = post.image_category_id) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Those of these posts whose subcategory is not there any more, each with the words it has without. Asked with the platform role. */
export async function findStranded(
  db: Db,
  ids: readonly number[],
): Promise<{ imageId: number; words: string[] }[]> {
  const { rows } = await sql<{ imageId: number; words: string[] }>`
    select post.image_id as "imageId", array(select distinct word from unnest(post.own_words || category.words) word) as words
    from image_post post join image_category category on category.image_category_id = post.image_category_id
    where post.image_id = any(${ids}::int[]) and post.image_subcategory_id is not null
      and not exists (select from image_subcategory sub where sub.image_subcategory_id = post.image_subcategory_id)`.execute(
    db,
  )
  return rows
}

/** Leaves a post in its category alone, with the words it has there. */
export const leaveSubcategory = (
  tx: Tx,
  scope: Scope,
  { imageId, words }: { imageId: number; words: string[] },
) =>
  tx
    .updateTable('imagePost')
    .set({ imageSubcategoryId: null, words })
    .where('agencyId', '=', scope.agencyId)
    .where('imageId', '=', imageId)
    .execute()

/** What a post names, as far as it is in the library: names and words of its category and subcategory, names of its tags. */
export async function findNamed(
  db: Db,
  agencyIds: readonly number[],
  {
    imageCategoryId,
    imageSubcategoryId,
    imageTagIds,
  }: Pick<ImagePostChange, 'imageCategoryId' | 'imageSubcategoryId' | 'imageTagIds'>,
) {
  const within = [...agencyIds]
  const category = await db
    .selectFrom('imageCategory')
    .select(['name', 'words'])
    .where('agencyId', 'in', within)
    .where('imageCategoryId', '=', imageCategoryId)
    .executeTakeFirst()
  const subcategory =
    imageSubcategoryId === null
      ? { name: '', words: [] }
      : await db
          .selectFrom('imageSubcategory')
          .select(['name', 'words'])
          .where('agencyId', 'in', within)
          .where('imageCategoryId', '=', imageCategoryId)
          .where('imageSubcategoryId', '=', imageSubcategoryId)
          .executeTakeFirst()
  const tags =
    imageTagIds.length === 0
      ? []
      : await db
          .selectFrom('imageTag')
          .select(['imageTagId', 'name'])
          .where('agencyId', 'in', within)
          .where('imageTagId', 'in', imageTagIds)
          .execute()
  return { category, subcategory, tags }
}
