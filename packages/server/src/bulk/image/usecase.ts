import type { ImageFilter, ImagesChange } from '@parichay/contract/bulk/fields.images.ts'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { findNamed, findPost, lockPost, namePosts, narrowed, readPosts } from '../../greeting/post/store.ts'
import { changeParts, library, noPost, removePosts } from '../../greeting/post/usecase.ts'
import { libraryOf } from '../../greeting/store.ts'
import { mayWithhold } from '../../greeting/withheld/policy.ts'
import { forgetWithheld, withhold } from '../../greeting/withheld/usecase.ts'
import { withWithheld } from '../../greeting/withheld/store.ts'
import { type Reader, requireExclusivePosts, scopeForNew } from '../../greeting/usecase.ts'
import type { Tx } from '../../platform/db.ts'
import { proveScope, type Scope } from '../../platform/scope.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne, type Outcome } from '../usecase.row.ts'
import { requireAsShown, type Running } from '../usecase.ts'
import { partsToChange } from './rules.ts'

/** The images that a filter finds now, shared and hidden ones too; CONFLICT when they are not as many as were shown. */
export async function imagesChosen(
  call: Reader,
  { filter, expected }: { filter: ImageFilter; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const { agencyId, ...filters } = filter
  const there = await scopeForNew(call.world, call.scope, agencyId)
  const { shared, agencyIds, seen } = await library(call, agencyId)
  const where = narrowed({ ...filters, includeHidden: true }, shared, withWithheld(seen))
  const found = await namePosts(call.world.database.platform, agencyIds, where, bulkBounds.rows + 1)
  requireAsShown(found, expected, 'image')
  return { there, rows: found.map(({ imageId, title }) => ({ subjectId: imageId, label: title })) }
}

/** What a change is about, in names of the library; NOT_FOUND for what is not in it any more. */
export async function aboutOf(
  { world }: Reader,
  there: Scope,
  { place, tags, day }: ImagesChange,
): Promise<string> {
  if (day !== undefined) return day ?? '–'
  const { platform } = world.database
  const { all } = await libraryOf(platform, there.agencyId)
  const imageTagIds = [...(tags?.add ?? []), ...(tags?.takeOff ?? [])]
  const { imageCategoryId = 0, imageSubcategoryId = null } = place ?? {}
  const named = await findNamed(platform, all, { imageCategoryId, imageSubcategoryId, imageTagIds })
  if (place) {
    if (!named.category)
      fail('NOT_FOUND', 'This category does not exist any more.', { field: 'imageCategoryId' })
    if (!named.subcategory)
      fail('NOT_FOUND', 'This subcategory does not exist any more.', { field: 'imageSubcategoryId' })
    return [named.category.name, named.subcategory.name].filter(Boolean).join(' › ')
  }
  if (!tags) return ''
  if (named.tags.length < new Set(imageTagIds).size)
    fail('NOT_FOUND', 'One of the tags does not exist any more.', { field: 'add' })
  const nameOf = (id: number) => named.tags.find((tag) => tag.imageTagId === id)?.name ?? ''
  return [...tags.add.map((id) => `+${nameOf(id)}`), ...tags.takeOff.map((id) => `−${nameOf(id)}`)].join(', ')
}

/** An image of the library that somebody else keeps is left as it is; one that is gone says so. */
async function leftAlone({ world, there }: Running, imageId: number): Promise<Outcome> {
  const { platform } = world.database
  const { all } = await libraryOf(platform, there.agencyId)
  const seen = { agencyIds: all, by: there.agencyId, withheldToo: true }
  if ((await readPosts(platform, seen, [imageId])).length === 0) noPost()
  const message = 'Only who keeps this image may change it.'
  return { change: { state: 'refused', reason: 'NOT_YOURS', message } }
}

const change: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    const { world, there, job, actor } = run
    const post = await lockPost(tx, there, subjectId ?? 0)
    if (!post) return leftAlone(run, subjectId ?? 0)
    await requireExclusivePosts(world, proveScope(actor), there)
    const wanted = partsToChange(post, job.wish.images ?? {})
    if (!wanted) return { change: { state: 'done' } }
    const { parts, was } = wanted
    if ((parts.imageTagIds?.length ?? 0) > libraryBounds.tags)
      fail('LIMIT_REACHED', `An image can have ${libraryBounds.tags} tags.`)
    const { version } = await changeParts(
      world,
      tx,
      there,
      { post, parts, version: post.version },
      byJob(run),
    )
    return { change: { state: 'done', before: JSON.stringify({ image: { was, version } }) } }
  })

const changeBack: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const { world, there } = run
    const { image } = before ?? {}
    if (!image) return { change: { state: 'undone' } }
    const post = (await lockPost(tx, there, subjectId ?? 0)) ?? noPost()
    const { was: parts, version } = image
    await changeParts(world, tx, there, { post, parts, version }, byJob(run))
    return { change: { state: 'undone' } }
  })

const remove: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    const { there, now } = run
    const imageId = subjectId ?? 0
    if (!(await findPost(tx, there, imageId))) return leftAlone(run, imageId)
    await removePosts(run.world, tx, there, [imageId], { ...byJob(run), restore: false })
    return { change: { state: 'done', before: JSON.stringify({ deletedAt: now.toISOString() }) } }
  })

/** What was brought back meanwhile, or deleted anew, is left as it is. */
async function bringBack(tx: Tx, run: Running, imageId: number, deletedAt = ''): Promise<void> {
  if (await findPost(tx, run.there, imageId)) fail('CONFLICT', 'It was brought back already.')
  await removePosts(run.world, tx, run.there, [imageId], {
    ...byJob(run),
    restore: true,
    was: new Date(deletedAt),
  })
}

const restore: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    await bringBack(tx, run, subjectId ?? 0, before?.deletedAt)
    return { change: { state: 'undone' } }
  })

/** A shared image is withheld from the agency's customers, or given to them again; one that is so already is left. */
const setWithheld =
  (isWithheld: boolean): Deed =>
  async (run, row) => {
    await inOne(run, row, async (tx, { subjectId }) => {
      const { world, there, actor } = run
      const imageId = subjectId ?? 0
      const { platform } = world.database
      const { all } = await libraryOf(platform, there.agencyId)
      const [post] = await readPosts(platform, { agencyIds: all, by: there.agencyId, withheldToo: true }, [
        imageId,
      ])
      if (!post) return noPost()
      const may = mayWithhold(post, actor)
      if (may === 'NOT_FOUND') {
        const message = 'An image of your own is hidden by its own switch.'
        return { change: { state: 'refused', reason: 'NOT_SHARED', message } }
      }
      if (may !== true) fail(may, 'Your account may not do this.')
      const isChanged = await withhold(tx, there, { imageId, title: post.title, isWithheld }, byJob(run))
      return { change: { state: 'done', ...(isChanged && { before: JSON.stringify({ isWithheld }) }) } }
    })
    forgetWithheld(run.world, run.there.agencyId)
  }

/** What the job did not change stays; what somebody else turned round since does too. */
const withheldBack =
  (isWithheld: boolean): Deed =>
  async (run, row) => {
    await inOne(run, row, async (tx, { subjectId, before, label }) => {
      if (before?.isWithheld === undefined) return { change: { state: 'undone' } }
      const wish = { imageId: subjectId ?? 0, title: label, isWithheld: !isWithheld }
      if (!(await withhold(tx, run.there, wish, byJob(run))))
        fail('CONFLICT', 'Somebody changed it in between.')
      return { change: { state: 'undone' } }
    })
    forgetWithheld(run.world, run.there.agencyId)
  }

/** What each kind of job does with an image. */
export const imageDeeds = {
  imageShow: change,
  imageHide: change,
  imagePlace: change,
  imageTags: change,
  imageDay: change,
  imageDelete: remove,
  imageWithhold: setWithheld(true),
  imageRelease: setWithheld(false),
}
/** How each kind is taken back. */
export const imageUndoings = {
  imageShow: changeBack,
  imageHide: changeBack,
  imagePlace: changeBack,
  imageTags: changeBack,
  imageDay: changeBack,
  imageDelete: restore,
  imageWithhold: withheldBack(true),
  imageRelease: withheldBack(false),
}
