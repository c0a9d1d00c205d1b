import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { kindOfFrame } from '@parichay/contract/greeting/rules.frames.ts'
import type { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { findAgency } from '../../agency/store.ts'
import { takeRender } from '../../agency/usecase.limits.ts'
import { findBusiness } from '../../business/store.ts'
import { findDocuments } from '../../document/store.ts'
import { requireEntitlement, requireGreetingsPaid } from '../../plan/usage/usecase.ts'
import type { Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { nameOf, scopeAt } from '../../platform/scope.ts'
import { settingsOf } from '../frame/rules.ts'
import { readFrames, requireGreetings, requireKind } from '../frame/usecase.ts'
import { drawOwnPoster } from './work.ts'

const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')

/** The handler of posters in own words. */
export const ownPosterHandlers: Handlers<typeof ownPosterRoutes> = {
  async getOwnPosterFile({ query, scope, world, now, actor }) {
    const { platform } = world.database
    const { businessId, poster, format = 'jpeg' } = query
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, businessId)) : scope
    const agency = (await findAgency(platform, there.agencyId)) ?? noBusiness()
    const at = { products: agency.configuration, today: istDay(now) }
    const order = await world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, businessId)) ?? noBusiness()
      const frames = await readFrames(tx, there, business)
      requireGreetings(frames)
      await requireGreetingsPaid(tx, there, at.today)
      // As a free post: it needs no plan, but an agency that has greetings.
      if (!at.products.imagePost.enableImagePost)
        await requireEntitlement(tx, there, business, 'greetingImage', at)
      const settings = query.settings ?? settingsOf(frames, { type: poster.shape })
      await requireKind(tx, there, business, frames, kindOfFrame(settings.frame), at)
      const id = poster.photoDocumentId
      const [photo] = id === null ? [] : await findDocuments(tx, there, [id])
      if (id !== null && photo?.businessId !== businessId)
        fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', { field: 'photoDocumentId' })
      return { frames, settings, photoKey: photo?.storageKey ?? null }
    })
    await spend(platform, now, [
      {
        bucket: `framed-file:${there.agencyId}:${nameOf(actor)}`,
        max: Math.round(400 * world.config.limitFactor),
        windowSec: 3600,
      },
    ])
    await takeRender(world, there.agencyId, now)
    const { frames, settings, photoKey } = order
    return {
      bytes: await drawOwnPoster(world, frames, { poster, photoKey, settings }, format),
      name: `poster-${poster.design}.${format === 'png' ? 'png' : 'jpg'}`,
      type: `image/${format}`,
    }
  },
}
