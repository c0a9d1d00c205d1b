import { changedParts } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { ImagePost, ImagePostChange } from '@parichay/contract/greeting/fields.ts'
import { audit, type By } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { foldWords } from '../search/rules.ts'
import { keepWords } from '../search/store.ts'
import { holdLibrary } from '../store.bin.ts'
import { libraryOf } from '../store.ts'
import { followTags } from '../tag/store.ts'
import { openLibrary, type Reader } from '../usecase.ts'
import type { Seen } from '../withheld/store.ts'
import { presentPost } from './present.ts'
import { changeOf, toldOf } from './rules.ts'
import {
  addPost,
  changePost,
  findNamed,
  findPost,
  findStranded,
  isCategoryGone,
  leaveSubcategory,
  type PostFiles,
  type PostRow,
  readPosts,
  setPostsDeleted,
} from './store.ts'

/** Living posts of a library by number, in this order, as customers see them. Asked with the platform role. */
export const readShownPosts = async (
  db: Db,
  library: { shared: number; seen: Seen },
  ids: readonly number[],
): Promise<ImagePost[]> =>
  (await readPosts(db, library.seen, ids)).map((row) => presentPost(row, library.shared))

/** The library a call sees; `agencyId` narrows it for platform staff. */
export async function library(
  call: Reader,
  agencyId?: number,
): Promise<{ shared: number; agencyIds: readonly number[]; seen: Seen }> {
  const { shared, all, seen } = await openLibrary(call)
  if (call.scope.reach !== 'platform' || agencyId === undefined) return { shared, agencyIds: all, seen }
  return { shared, agencyIds: [agencyId], seen: { ...seen, agencyIds: [agencyId], by: agencyId } }
}

/** A post that is not there, or not the caller's. */
export const noPost = () => fail('NOT_FOUND', 'This post does not exist any more.')

const ratios = { SQUARE: 1, STORY: 9 / 16 } as const

/** A picture must have the shape it is filed under, within three parts in a hundred. */
export function requireShape(
  type: ImagePostChange['type'],
  { width, height, filmKey }: Pick<PostFiles, 'width' | 'height' | 'filmKey'>,
) {
  if (type.endsWith('VIDEO') !== Boolean(filmKey))
    fail('VALIDATION', !filmKey ? 'A video post needs a video.' : 'A video is no picture post.', {
      field: 'type',
    })
  const shape = type.startsWith('SQUARE') ? 'SQUARE' : 'STORY'
  if (Math.abs(width / height / ratios[shape] - 1) > 0.03)
    fail(
      'VALIDATION',
      shape === 'SQUARE' ? 'A square post needs a square picture.' : 'A story needs a picture of 9 to 16.',
      { field: 'type' },
    )
}

/** `findNamed`; tags that were deleted or merged meanwhile, as a form may still name them, are what became of them. */
async function findLiving(
  db: Db,
  agencyIds: readonly number[],
  change: Pick<ImagePostChange, 'imageCategoryId' | 'imageSubcategoryId' | 'imageTagIds'>,
) {
  const { imageTagIds } = change
  const named = await findNamed(db, agencyIds, change)
  if (named.tags.length === new Set(imageTagIds).size) return { ...named, imageTagIds }
  const living = await followTags(db, imageTagIds)
  return { ...(await findNamed(db, agencyIds, { ...change, imageTagIds: living })), imageTagIds: living }
}

/** What a post says of itself, with the words it is found by. What it names must be in the library. */
async function described(
  world: World,
  scope: Scope,
  change: Omit<ImagePostChange, 'imageId' | 'documentId' | 'version'>,
) {
  const { platform } = world.database
  const { all } = await libraryOf(platform, scope.agencyId)
  const { category, subcategory, tags, imageTagIds } = await findLiving(platform, all, change)
  if (!category) fail('NOT_FOUND', 'This category does not exist any more.', { field: 'imageCategoryId' })
  if (!subcategory)
    fail('NOT_FOUND', 'This subcategory does not exist any more.', { field: 'imageSubcategoryId' })
  if (tags.length < new Set(imageTagIds).size)
    fail('NOT_FOUND', 'One of the tags does not exist any more.', { field: 'imageTagIds' })
  const ownWords = foldWords(change.title, ...tags.map(({ name }) => name))
  return {
    ...change,
    imageTagIds,
    ownWords,
    words: [...new Set([...ownWords, ...subcategory.words, ...category.words])],
  }
}

/** Adds a post with its files, or changes one and its files where new ones are given. */
export async function savePost(
  world: World,
  tx: Tx,
  scope: Scope,
  {
    imageId,
    documentId: _document,
    version,
    ...change
  }: Omit<ImagePostChange, 'documentId'> & { documentId?: unknown },
  files: PostFiles | undefined,
  now: Date,
): Promise<PostRow> {
  await holdLibrary(tx)
  const post = await described(world, scope, change)
  await keepWords(tx, scope.agencyId, post.ownWords)
  if (imageId === undefined) {
    if (!files) fail('VALIDATION', 'Choose a picture.', { field: 'documentId' })
    requireShape(change.type, files)
    return addPost(tx, scope, { ...post, ...files }, now)
  }
  const before = (await findPost(tx, scope, imageId)) ?? noPost()
  requireShape(change.type, files ?? before)
  return (
    (await changePost(tx, scope, imageId, { ...post, ...files }, version, now)) ??
    fail('CONFLICT', 'This post was changed on another device. Look at the newer version and save again.')
  )
}

/** Changes parts of a post as it stands now and writes the entry; `version` is the one it must have. */
export async function changeParts(
  world: World,
  tx: Tx,
  scope: Scope,
  { post, parts, version }: { post: PostRow; parts: Partial<ImagePostChange>; version: number },
  { actor, now, ip, job }: By,
): Promise<PostRow> {
  const change = { ...changeOf(post), ...parts, imageId: post.imageId, version }
  const saved = await savePost(world, tx, scope, change, undefined, now)
  await audit(tx, scope, {
    at: now,
    actor,
    ip,
    action: 'imagePost.change',
    object: `imagePost ${post.imageId}`,
    detail: { title: saved.title, ...changedParts(toldOf(post), toldOf(saved)), ...(job && { job }) },
  })
  return saved
}

/**
 * Deletes posts, all of them or none, or brings them back: those of one moment where `was` names it. One whose subcategory was deleted
 * meanwhile comes back into its category. Writes the entry.
 */
export async function removePosts(
  { database }: Pick<World, 'database'>,
  tx: Tx,
  scope: Scope,
  ids: readonly number[],
  { actor, now, ip, job, restore, was }: By & { restore: boolean; was?: Date },
): Promise<void> {
  if (restore) {
    await holdLibrary(tx)
    if (await isCategoryGone(database.platform, ids))
      fail('CONFLICT', 'The category it was in is deleted. Bring that back first.')
  }
  if ((await setPostsDeleted(tx, scope, ids, restore ? null : now, was)) < ids.length) noPost()
  if (restore)
    for (const post of await findStranded(database.platform, ids)) await leaveSubcategory(tx, scope, post)
  await audit(tx, scope, {
    at: now,
    actor,
    action: restore ? 'imagePost.restore' : 'imagePost.delete',
    object: `imagePost ${ids.join(', ')}`,
    ip,
    ...(job && { detail: { job } }),
  })
}
