import { changedParts } from '@parichay/contract/activity/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { FrameSetup, FrameSetupChange } from '@parichay/contract/greeting/fields.frames.ts'
import type { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { kindOfFrame } from '@parichay/contract/greeting/rules.frames.ts'
import { findAgency } from '../../agency/store.ts'
import { findBusiness, lockBusiness } from '../../business/store.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { usePictures } from '../../document/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { columnOf, nameOf, scopeAt, type Scope } from '../../platform/scope.ts'
import { noPost } from '../post/usecase.ts'
import { readPosts } from '../post/store.ts'
import { openLibrary } from '../usecase.ts'
import { kindsOf, readFrames, requireKind } from './usecase.ts'
import { presentFrames } from './present.ts'
import { changed } from './rules.ts'
import { saveFrames } from './store.ts'
import { drawSmall, logoColoursOf } from './work.ts'

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')

const scopeOf = async ({ scope, world }: Pick<Call, 'scope' | 'world'>, businessId: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

/** What an agency sells, and the day: with it a plan is judged. */
async function at({ world, now }: Pick<Call, 'world' | 'now'>, there: Scope) {
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? noBusiness()
  return { products: agency.configuration, today: istDay(now) }
}

/** Shapes whose frame is another one than before: only these are judged, so an old choice never blocks a new tagline. */
const chosen = (before: FrameSetup, { square, story }: FrameSetupChange) => [
  ...(square && square.frame !== before.square.frame ? [square.frame] : []),
  ...(story && story.frame !== before.story.frame ? [story.frame] : []),
]

/** Handlers of `frameRoutes`. */
export const frameHandlers: Handlers<typeof frameRoutes> = {
  async updateImagePostStatus(call) {
    const { body, world, actor, now, ip } = call
    const there = await scopeOf(call, body.businessId)
    return world.database.inScope(there, async (tx) => {
      if (!(await lockBusiness(tx, there, body.businessId))) noBusiness()
      const { isEnabled } = await saveFrames(tx, there, body.businessId, { isEnabled: body.isEnabled }, now)
      await audit(tx, there, {
        at: now,
        actor,
        action: isEnabled ? 'greetings.enable' : 'greetings.disable',
        object: `business ${body.businessId}`,
        ip,
      })
      return { businessId: body.businessId, isEnabled }
    })
  },

  async updateImagePostSettings(call) {
    const { body, world, actor, now, ip } = call
    if (body.givenKinds && !['admin', 'superadmin'].includes(columnOf(actor)))
      fail('NOT_ALLOWED', 'Only an admin may give frames beyond the plan.', { field: 'givenKinds' })
    const there = await scopeOf(call, body.businessId)
    const products = await at(call, there)
    const { frames, kinds } = await world.database.inScope(there, async (tx) => {
      const business = (await lockBusiness(tx, there, body.businessId)) ?? noBusiness()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, body.businessId)
      await spend(world.database.platform, now, [
        {
          bucket: `frames:${there.agencyId}:${body.businessId}`,
          max: Math.round(600 * world.config.limitFactor),
          windowSec: 3600,
        },
      ])
      const before = await readFrames(tx, there, business)
      if (body.version !== undefined && body.version !== before.version)
        fail('CONFLICT', 'The frames were changed on another device. Look at the newer ones and save again.')
      const givenKinds = body.givenKinds ?? before.givenKinds
      for (const frame of chosen(before.setup, body))
        await requireKind(tx, there, business, { givenKinds }, kindOfFrame(frame), products)
      if (body.pictures) {
        const { symbolDocumentId, leaderDocumentIds, ownPhotoDocumentId, productDocumentId } = body.pictures
        const ids = [symbolDocumentId, ...leaderDocumentIds, ownPhotoDocumentId, productDocumentId]
        await usePictures(tx, there, ids, business, nameOf(actor))
      }
      const setup = changed(before.setup, body)
      await saveFrames(tx, there, body.businessId, { setup, givenKinds }, now)
      // Owners change their frame as they like; what others change for them is written down.
      const detail = actor.kind === 'staff' ? changedParts(before.setup, setup) : undefined
      if (detail)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'frames.change',
          object: `business ${body.businessId}`,
          detail,
          ip,
        })
      if (body.givenKinds)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'frames.give',
          object: `business ${body.businessId}`,
          detail: { kinds: body.givenKinds.join(', ') },
          ip,
        })
      const after = await readFrames(tx, there, business)
      return { frames: after, kinds: await kindsOf(tx, there, after, products) }
    })
    return presentFrames(frames, kinds, await logoColoursOf(world, frames), world.config.filmLayout)
  },

  async getImagePostSettings(call) {
    const { query, world } = call
    const there = await scopeOf(call, query.businessId)
    const products = await at(call, there)
    const { frames, kinds } = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, query.businessId)) ?? noBusiness()
      const found = await readFrames(tx, there, business)
      return { frames: found, kinds: await kindsOf(tx, there, found, products) }
    })
    return presentFrames(frames, kinds, await logoColoursOf(world, frames), world.config.filmLayout)
  },

  async getFramedPicture(call) {
    const { params, query, world, actor, now } = call
    const { platform } = world.database
    const there = await scopeOf(call, query.businessId)
    const { seen } = await openLibrary(call, there.agencyId)
    const frames = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, query.businessId)) ?? noBusiness()
      return readFrames(tx, there, business)
    })
    const [post] = await readPosts(platform, seen, [params.imageId])
    if (!post?.isShown) return noPost()
    const { bytes, hash } = await drawSmall(world, frames, post, query.width, () =>
      spend(platform, now, [
        {
          bucket: `framed:${there.agencyId}:${nameOf(actor)}`,
          max: Math.round(4000 * world.config.limitFactor),
          windowSec: 3600,
        },
      ]),
    )
    return {
      bytes,
      name: `post-${post.imageId}-${query.width}.webp`,
      shown: { maxAgeSec: query.hash === hash ? 86_400 : 0 },
    }
  },
}
