import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import type { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { findAgency } from '../../agency/store.ts'
import { findBusiness } from '../../business/store.ts'
import { requireGoingOn } from '../../business/usecase.ts'
import { requireEntitlement } from '../../plan/usage/usecase.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import type { Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { agencyOfBusiness, findReached } from '../../platform/reach.ts'
import { nameOf, scopeAt } from '../../platform/scope.ts'
import { readPosts } from '../post/store.ts'
import { customersLibrary } from '../usecase.ts'
import { verdictsOnRequest } from './policy.ts'
import {
  addRequest,
  agencyOfRequest,
  answerRequest,
  findRequest,
  listRequests,
  type StoredRequest,
} from './store.ts'

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noRequest = () => fail('NOT_FOUND', 'This request does not exist any more.')

/** Whether a request says already what is answered, as after a lost answer. */
const isAnsweredSo = (
  { status, imageId, answer }: StoredRequest,
  said: Pick<StoredRequest, 'status' | 'imageId' | 'answer'>,
) => status === said.status && imageId === said.imageId && (status === 'OPEN' || answer === said.answer)

/** Handlers of what customers ask for. */
export const imageRequestHandlers: Pick<
  Handlers<typeof imagePostRoutes>,
  'requestImages' | 'listImageRequests' | 'answerImageRequest'
> = {
  async requestImages({ body, scope, world, actor, now }) {
    const { platform } = world.database
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, body.businessId)) : scope
    const agency = (await findAgency(platform, there.agencyId)) ?? noBusiness()
    await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, body.businessId)) ?? noBusiness()
      const at = { products: agency.configuration, today: istDay(now) }
      requireGoingOn(business)
      // Asking needs no plan, but an agency that has greetings, or a plan that still has them.
      if (!at.products.imagePost.enableImagePost)
        await requireEntitlement(tx, there, business, 'greetingImage', at)
    })
    await spend(platform, now, [
      {
        bucket: `request-images:${there.agencyId}:${body.businessId}`,
        max: Math.round(10 * world.config.limitFactor),
        windowSec: 86_400,
      },
    ])
    const asked = await world.database.inScope(there, (tx) => addRequest(tx, there, body, nameOf(actor), now))
    return { ...(asked ?? noBusiness()), can: verdictsOnRequest(actor) }
  },

  async listImageRequests({ query, scope, actor, world }) {
    const { businessId, pageSize = libraryBounds.page } = query
    if (scope.reach !== 'platform' && query.agencyId !== undefined && query.agencyId !== scope.agencyId)
      fail('NOT_FOUND', 'This agency does not exist any more.')
    const filters = { ...query, pageSize }
    const within = <T>(work: (db: Db) => Promise<T>) =>
      scope.reach === 'platform' ? work(world.database.platform) : world.database.inScope(scope, work)
    return within(async (tx) => {
      if (businessId !== undefined && !(await findReached(tx, scope, businessId))) noBusiness()
      const { list, ...rest } = await listRequests(tx, scope, filters)
      return { ...rest, list: list.map((row) => ({ ...row, can: verdictsOnRequest(actor) })) }
    })
  },

  async answerImageRequest({ params, body, scope, world, actor, now, ip }) {
    const { platform } = world.database
    const id = params.imageRequestId
    const there = scope.reach === 'platform' ? scopeAt(scope, await agencyOfRequest(platform, id)) : scope
    if (body.imageId !== null) {
      const seen = await customersLibrary(world, there.agencyId)
      if (!(await readPosts(platform, seen, [body.imageId]))[0]?.isShown)
        fail('NOT_FOUND', 'This post does not exist any more.', { field: 'imageId' })
    }
    return world.database.inScope(there, async (tx) => {
      const before = (await findRequest(tx, there, id)) ?? noRequest()
      if (!(await answerRequest(tx, there, id, body, nameOf(actor), now))) {
        const stands = (await findRequest(tx, there, id)) ?? noRequest()
        if (!isAnsweredSo(stands, body))
          fail('CONFLICT', 'Somebody has answered this request meanwhile. Look at it again.')
        return { ...stands, can: verdictsOnRequest(actor) }
      }
      await audit(tx, there, {
        at: now,
        actor,
        action: 'imageRequest.answer',
        object: `imageRequest ${id}`,
        detail: { before: before.status, after: body.status },
        ip,
      })
      const answered = (await findRequest(tx, there, id)) ?? noRequest()
      return { ...answered, can: verdictsOnRequest(actor) }
    })
  },
}
