import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { kindOfFrame, type Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { findAgency } from '../../agency/store.ts'
import { takeRender } from '../../agency/usecase.limits.ts'
import { findBusiness } from '../../business/store.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { findDocuments } from '../../document/store.ts'
import { requireEntitlement, requireGreetingsPaid } from '../../plan/usage/usecase.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../../platform/scope.ts'
import { settingsOf } from '../frame/rules.ts'
import { readFrames, requireGreetings, requireKind } from '../frame/usecase.ts'
import { noteUse } from '../popular/store.ts'
import { countDownload } from '../post/store.downloads.ts'
import { type PostRow, readPosts } from '../post/store.ts'
import { noPost } from '../post/usecase.ts'
import { filesLibrary } from '../usecase.ts'
import { presentBase } from './present.ts'
import { dropPosterEdits, findPosterEdit, keepPosterEdit } from './store.ts'
import { baseOf, drawGround, drawOwnPoster } from './work.ts'

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')

const scopeOf = async ({ scope, world }: Pick<Call, 'scope' | 'world'>, businessId: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

const shapeOf = ({ type }: Pick<PostRow, 'type'>): Shape => (type.startsWith('STORY') ? 'STORY' : 'SQUARE')

/** A post of the library a business sees, apart. */
async function readPoster(
  call: Pick<Call, 'world' | 'actor' | 'agency'>,
  { agencyId }: Scope,
  imageId: number,
) {
  const { platform } = call.world.database
  const [post] = await readPosts(platform, await filesLibrary(call, agencyId), [imageId])
  if (!post?.isShown) return noPost()
  const base = await baseOf(post)
  if (post.design === null || !base)
    return fail('CONFLICT', 'This post is a picture only: its words cannot be changed.', { field: 'imageId' })
  return { post, design: post.design, base, shape: shapeOf(post) }
}

/** The handlers of posters in own words. */
export const ownPosterHandlers: Handlers<typeof ownPosterRoutes> = {
  async getPosterWords(call) {
    const { params, query, world } = call
    const there = await scopeOf(call, query.businessId)
    const kept = await world.database.inScope(there, async (tx) => {
      if (!(await findBusiness(tx, there, query.businessId))) noBusiness()
      return findPosterEdit(tx, there, query.businessId, params.imageId)
    })
    return presentBase(await readPoster(call, there, params.imageId), kept)
  },

  async keepPosterWords(call) {
    const { params, body, world, actor, now } = call
    const { businessId, edit } = body
    const there = await scopeOf(call, businessId)
    await world.database.inScope(there, async (tx) => {
      if (!(await findBusiness(tx, there, businessId))) noBusiness()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
    })
    await readPoster(call, there, params.imageId)
    await world.database.inScope(there, (tx) =>
      edit === null
        ? dropPosterEdits(tx, there, businessId, [params.imageId])
        : keepPosterEdit(tx, there, { businessId, imageId: params.imageId, edit }, now),
    )
    return { edit }
  },

  async getPosterGround(call) {
    const { params, query, world, now, actor } = call
    const there = await scopeOf(call, query.businessId)
    await world.database.inScope(there, async (tx) => {
      if (!(await findBusiness(tx, there, query.businessId))) noBusiness()
    })
    const bytes = await drawGround(world, await readPoster(call, there, params.imageId), () =>
      spend(world.database.platform, now, [
        {
          bucket: `framed:${there.agencyId}:${nameOf(actor)}`,
          max: Math.round(4000 * world.config.limitFactor),
          windowSec: 3600,
        },
      ]),
    )
    return { bytes, name: `post-${params.imageId}-ground.webp`, shown: { maxAgeSec: 3600 } }
  },

  async getOwnPosterFile(call) {
    const { query, world, now, actor } = call
    const { platform } = world.database
    const { businessId, format = 'jpeg' } = query
    const there = await scopeOf(call, businessId)
    const agency = (await findAgency(platform, there.agencyId)) ?? noBusiness()
    const at = { products: agency.configuration, today: istDay(now) }
    const { imageId, design } = query.poster
    const retold = imageId === null ? undefined : await readPoster(call, there, imageId)
    const poster = retold ? { ...query.poster, shape: retold.shape } : query.poster
    const { frames, ...drawn } = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, businessId)) ?? noBusiness()
      const frames = await readFrames(tx, there, business)
      requireGreetings(frames)
      await requireGreetingsPaid(tx, there, business, at.today)
      // As a free post: it needs no plan, but an agency that has greetings.
      if (retold?.post.isPremium || !at.products.imagePost.enableImagePost)
        await requireEntitlement(tx, there, business, 'greetingImage', at)
      const settings = query.settings ?? settingsOf(frames, { type: poster.shape })
      await requireKind(tx, there, business, frames, kindOfFrame(settings.frame), at)
      const id = poster.photoDocumentId
      const [photo] = id === null ? [] : await findDocuments(tx, there, [id])
      if (id !== null && photo?.businessId !== businessId)
        fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', { field: 'photoDocumentId' })
      return { frames, poster, base: retold?.base, settings, photoKey: photo?.storageKey ?? null }
    })
    await spend(platform, now, [
      {
        bucket: `framed-file:${there.agencyId}:${nameOf(actor)}`,
        max: Math.round(400 * world.config.limitFactor),
        windowSec: 3600,
      },
    ])
    await takeRender(world, there.agencyId, now)
    const bytes = await drawOwnPoster(world, frames, drawn, format)
    if (imageId !== null)
      await world.database.inScope(there, async (tx) => {
        await noteUse(tx, there, { businessId, imageId, day: at.today })
        await countDownload(tx, there, imageId, now)
      })
    return {
      bytes,
      name: `${imageId === null ? `poster-${design}` : `post-${imageId}`}.${format === 'png' ? 'png' : 'jpg'}`,
      type: `image/${format}`,
    }
  },
}
