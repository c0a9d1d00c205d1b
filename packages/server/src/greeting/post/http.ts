import { changedParts } from '@parichay/contract/activity/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { kindOfFrame } from '@parichay/contract/greeting/rules.frames.ts'
import type { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { randomBytes } from 'node:crypto'
import { findAgency } from '../../agency/store.ts'
import { takeRender } from '../../agency/usecase.limits.ts'
import { findBusiness } from '../../business/store.ts'
import { requireEntitlement, requireGreetingsPaid } from '../../plan/usage/usecase.ts'
import { type Change, changeAndRecord } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../../platform/scope.ts'
import { readFrames, requireGreetings, requireKind } from '../frame/usecase.ts'
import { settingsOf } from '../frame/rules.ts'
import { drawFile } from '../frame/work.ts'
import { filesLibrary, mayManage, requireExclusivePosts, scopeForNew } from '../usecase.ts'
import { languagesNear } from '../day/usecase.ts'
import { listPopular, noteUse } from '../popular/store.ts'
import { imageRequestHandlers } from '../request/http.ts'
import { searchKeys } from '../search/rules.ts'
import { findByWords } from '../search/store.ts'
import { libraryOf } from '../store.ts'
import { hiddenFrom } from '../taste/usecase.ts'
import { withWithheld } from '../withheld/store.ts'
import { lookAtStored } from '../likeness/usecase.ts'
import { countDownload } from './store.downloads.ts'
import { verdictsOnPost } from './policy.ts'
import { toldOf } from './rules.ts'
import { library, noPost, removePosts, savePost } from './usecase.ts'
import { presentPost } from './present.ts'
import { presentForKeepers } from './usecase.present.ts'
import {
  agenciesOfPosts,
  countPosts,
  findPost,
  findPostOfUpload,
  keepPreviews,
  listPosts,
  narrowed,
  type PostRow,
  readPosts,
  takeUpload,
} from './store.ts'

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
const numbers = (text: string) => [...new Set(text.split(',').map(Number))]

/** Platform staff work on posts of one agency at a time. */
async function scopeOfPosts({ scope, world }: Pick<Call, 'scope' | 'world'>, ids: number[]): Promise<Scope> {
  if (scope.reach !== 'platform') return scope
  const agencies = await agenciesOfPosts(world.database.platform, ids)
  if (agencies.length > 1) noPost()
  return scopeAt(scope, agencies[0])
}

async function readFullSize({ storage }: Call['world'], key: string): Promise<Buffer> {
  const stored = await storage.get(key)
  if (!stored) fail('IMAGE_MISSING', 'The picture of this post is missing. Choose another post.')
  return Buffer.concat(await stored.body.toArray())
}

/** Handlers of `imagePostRoutes`. */
export const imagePostHandlers: Handlers<typeof imagePostRoutes> = {
  async listImagePosts(call) {
    const { query, actor, world } = call
    const {
      before,
      pageSize = libraryBounds.page,
      agencyId,
      businessId,
      includeHidden,
      popular,
      ...filters
    } = query
    const { shared, agencyIds, seen: shown } = await library(call, agencyId)
    const manages = mayManage(actor)
    const keeps = includeHidden === true && manages
    const seen = keeps ? withWithheld(shown) : shown
    const hidden = await hiddenFrom(call, agencyIds)
    const where = narrowed({ ...filters, hidden, includeHidden: keeps }, shared, seen)
    const { platform } = world.database
    const near = businessId === undefined ? [] : await languagesNear(call, businessId)
    const counts = keeps && !popular
    const found = counts ? await countPosts(platform, agencyIds, where, libraryBounds.counted + 1) : undefined
    const { rows, next } = popular
      ? {
          rows: await listPopular(platform, seen, where, {
            mixed: filters.imageCategoryId === undefined,
            near,
            limit: pageSize,
          }),
          next: null,
        }
      : await listPosts(platform, seen, where, { before, pageSize })
    return {
      list: await presentForKeepers(call, rows, shared, agencyId),
      next,
      ...(found !== undefined && {
        total: Math.min(found, libraryBounds.counted),
        totalIsMore: found > libraryBounds.counted,
      }),
    }
  },

  async searchImagePosts(call) {
    const { query, actor, scope, world, now } = call
    const { platform } = world.database
    await spend(platform, now, [
      { bucket: `search:${scope.agencyId}:${nameOf(actor)}`, max: 240, windowSec: 60 },
    ])
    const { q, pageSize = libraryBounds.page, includeHidden, ...filters } = query
    const words = searchKeys(q)
    if (words.keys.length === 0) return []
    const { shared, agencyIds, seen: shown } = await library(call)
    const keeps = includeHidden === true && mayManage(actor)
    const seen = keeps ? withWithheld(shown) : shown
    const hidden = await hiddenFrom(call, agencyIds)
    const where = narrowed({ ...filters, hidden, includeHidden: keeps }, shared, seen)
    const ids = await platform
      .transaction()
      .execute((tx) => findByWords(tx, agencyIds, words, where, pageSize))
    return presentForKeepers(call, await readPosts(platform, seen, ids), shared)
  },

  async listImagePostsByIds(call) {
    const { shared, seen } = await library(call)
    const keeps = mayManage(call.actor)
    const rows = await readPosts(
      call.world.database.platform,
      keeps ? withWithheld(seen) : seen,
      numbers(call.query.imageIds),
    )
    const shown = rows.filter((row) => row.isShown || keeps)
    return presentForKeepers(call, shown, shared)
  },

  async listImagePostsBySubcategories(call) {
    const { imageSubcategoryIds, pageSize = 10, ...filters } = call.query
    const { shared, agencyIds, seen } = await library(call)
    const { platform } = call.world.database
    const hidden = await hiddenFrom(call, agencyIds)
    const parts = []
    for (const imageSubcategoryId of numbers(imageSubcategoryIds)) {
      const where = narrowed({ ...filters, hidden, imageSubcategoryId }, shared, seen)
      const { rows, next } = await listPosts(platform, seen, where, { pageSize })
      parts.push({ imageSubcategoryId, list: rows.map((row) => presentPost(row, shared)), next })
    }
    return parts
  },

  async saveImagePost(call) {
    const { body, query, scope, world } = call
    const there =
      body.imageId === undefined
        ? await scopeForNew(world, scope, query.agencyId)
        : await scopeOfPosts(call, [body.imageId])
    const { imageId } = body
    // Whose post it is comes first, as in its verdicts: of another one's nothing else is told.
    if (imageId !== undefined && !(await world.database.inScope(there, (tx) => findPost(tx, there, imageId))))
      noPost()
    await requireExclusivePosts(world, scope, there)
    const [row] = await saveAll(call, there, [body], ([saved], before) => ({
      action: before ? 'imagePost.change' : 'imagePost.add',
      object: `imagePost ${saved!.imageId}`,
      detail: { title: body.title, ...(before && changedParts(toldOf(before), toldOf(saved!))) },
    }))
    return row!
  },

  async addImagePosts(call) {
    const { body, query, scope, world } = call
    const there = await scopeForNew(world, scope, query.agencyId)
    await requireExclusivePosts(world, scope, there)
    return saveAll(call, there, body.posts, (saved) => ({
      action: 'imagePost.add',
      object: `imagePost ${saved[0]!.imageId} and ${saved.length - 1} more`,
    }))
  },

  async remakeImagePost(call) {
    const { body, world, actor, scope, now } = call
    await spend(world.database.platform, now, [
      { bucket: `remake:${scope.agencyId}:${nameOf(actor)}`, max: 300, windowSec: 3600 },
    ])
    const there = await scopeOfPosts(call, [body.imageId])
    const before =
      (await world.database.inScope(there, (tx) => findPost(tx, there, body.imageId))) ?? noPost()
    const { preview, thumbnail } = await world.pictures.previews(
      await readFullSize(world, before.fullKey),
      `${scope.agencyId}:${nameOf(actor)}`,
    )
    // Addresses never change their bytes: browsers keep them for a year.
    const name = `a${there.agencyId}/${randomBytes(12).toString('hex')}`
    const keys = { thumbnailKey: `${name}-240.webp`, previewKey: `${name}-540.webp` }
    await world.storage.put(keys.thumbnailKey, thumbnail)
    await world.storage.put(keys.previewKey, preview)
    const { row, isKept } = await world.database.inScope(there, async (tx) => {
      const kept = await keepPreviews(tx, there, body.imageId, { ...keys, fullKey: before.fullKey })
      return {
        row: kept ?? (await findPost(tx, there, body.imageId)) ?? noPost(),
        isKept: kept !== undefined,
      }
    })
    // Another picture took its place meanwhile: it came with small ones of its own.
    if (!isKept) for (const key of Object.values(keys)) await world.storage.remove(key)
    const { shared } = await libraryOf(world.database.platform, there.agencyId)
    return { ...presentPost(row, shared), can: verdictsOnPost(row, call) }
  },

  async deleteImagePosts(call) {
    const { body, world, actor, now, ip } = call
    const ids = [...new Set(body.imageIds)]
    const there = await scopeOfPosts(call, ids)
    await world.database.inScope(there, (tx) =>
      removePosts(world, tx, there, ids, { actor, now, ip, restore: body.restore === true }),
    )
    return { deleted: body.restore !== true }
  },

  async getImagePostFile(call) {
    const { params, query, scope, world, now, actor } = call
    const { platform } = world.database
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, query.businessId)) : scope
    const agency = (await findAgency(platform, there.agencyId)) ?? noBusiness()
    const [post] = await readPosts(platform, await filesLibrary(call, there.agencyId), [params.imageId])
    const isFramed = query.frame === true || query.settings !== undefined
    const at = { products: agency.configuration, today: istDay(now) }
    const frames = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, query.businessId)) ?? noBusiness()
      if (!post?.isShown) return noPost()
      const found = await readFrames(tx, there, business)
      requireGreetings(found)
      await requireGreetingsPaid(tx, there, business, at.today)
      const feature = post.type.endsWith('VIDEO') ? 'greetingVideo' : 'greetingImage'
      // A free post needs no plan, but an agency that has greetings.
      if (post.isPremium || !at.products.imagePost.enableImagePost)
        await requireEntitlement(tx, there, business, feature, at)
      if (!isFramed) return null
      const { frame } = query.settings ?? settingsOf(found, post)
      await requireKind(tx, there, business, found, kindOfFrame(frame), at)
      return found
    })
    const { fullKey, imageId } = post ?? noPost()
    const format = query.format ?? 'jpeg'
    const as = { name: `post-${imageId}.${format === 'png' ? 'png' : 'jpg'}`, type: `image/${format}` }
    const isPlain = !frames && format === 'jpeg'
    if (!isPlain)
      await spend(platform, now, [
        {
          bucket: `framed-file:${there.agencyId}:${nameOf(actor)}`,
          max: Math.round(400 * world.config.limitFactor),
          windowSec: 3600,
        },
      ])
    if (!isPlain) await takeRender(world, there.agencyId, now)
    const bytes = isPlain
      ? await readFullSize(world, fullKey)
      : await drawFile(world, frames, post ?? noPost(), query.settings, format)
    await world.database.inScope(there, async (tx) => {
      await noteUse(tx, there, { businessId: query.businessId, imageId, day: at.today })
      await countDownload(tx, there, imageId, now)
    })
    return { bytes, ...as }
  },

  ...imageRequestHandlers,
}

/** Saves posts with their uploads, all or none. Uploads lie in the agency of who uploaded them. */
async function saveAll(
  call: Pick<Call, 'scope' | 'world' | 'actor' | 'agency' | 'now' | 'ip'>,
  there: Scope,
  changes: readonly (Parameters<typeof savePost>[3] & { documentId?: number | undefined })[],
  /** `before`: the first one as it was, where it was there. */
  entryOf: (saved: PostRow[], before: PostRow | undefined) => Omit<Change<never>, 'result'>,
) {
  const { scope, world, actor, now } = call
  const { shared } = await libraryOf(world.database.platform, there.agencyId)
  const as = there.agencyId === scope.agencyId ? 'agency' : 'platform'
  const rows = await changeAndRecord(call, there, as, async (tx) => {
    const saved: PostRow[] = []
    const known = changes[0]?.imageId
    const before = known === undefined ? undefined : await findPost(tx, there, known)
    for (const change of changes) {
      const { documentId } = change
      const files =
        documentId === undefined ? undefined : await takeUpload(tx, scope, documentId, nameOf(actor))
      // Sent again after a lost answer: the upload is a post already, which is what is sent now.
      const again =
        documentId === undefined || files
          ? undefined
          : await findPostOfUpload(tx, there, documentId, there.franchiseeId)
      const isSame = again !== undefined && (change.imageId ?? again.imageId) === again.imageId
      if (documentId !== undefined && !files && !isSame)
        fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', { field: 'documentId' })
      const wanted = isSame ? { ...change, imageId: again.imageId } : change
      saved.push(await savePost(world, tx, there, wanted, files, now))
    }
    return { result: saved, ...entryOf(saved, before) }
  })
  // Whoever sends the same once more is told at once; what cannot be read now is looked at by the job.
  for (const row of rows)
    await lookAtStored(world, row).catch((error: unknown) =>
      world.log.warn({ err: error, imageId: row.imageId }, 'an image was not looked at'),
    )
  return rows.map((row) => ({ ...presentPost(row, shared), can: verdictsOnPost(row, call) }))
}
