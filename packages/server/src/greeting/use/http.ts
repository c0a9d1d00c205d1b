import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { findBusiness } from '../../business/store.ts'
import type { Handlers } from '../../platform/http.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { scopeAt } from '../../platform/scope.ts'
import { listFavourites } from '../favourite/store.ts'
import { presentPost } from '../post/present.ts'
import { readPosts } from '../post/store.ts'
import { openLibrary } from '../usecase.ts'
import { countUse, listTaken } from './store.ts'

const shown = 12

/** Handlers of what a business took of the library. */
export const useHandlers = {
  async getGreetingUse(call) {
    const { params, scope, world, now } = call
    const { platform } = world.database
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, params.id)) : scope
    const { business, counts, taken, kept } = await world.database.inScope(there, async (tx) => ({
      business:
        (await findBusiness(tx, there, params.id)) ??
        fail('NOT_FOUND', 'This business does not exist any more.'),
      counts: await countUse(tx, there, params.id, addDays(istDay(now), -29)),
      taken: await listTaken(tx, there, params.id, shown),
      kept: await listFavourites(tx, there, params.id),
    }))
    const { shared, seen } = await openLibrary(call, there.agencyId)
    const posts = new Map(
      (
        await readPosts(
          platform,
          seen,
          taken.map(({ imageId }) => imageId),
        )
      ).map((row) => [row.imageId, row]),
    )
    // As their owner sees them: without those that are gone or hidden.
    const favourites = (await readPosts(platform, seen, kept)).filter(({ isShown }) => isShown).length
    return {
      isEnabled: business.isImagePostEnabled,
      ...counts,
      favourites,
      latest: taken.flatMap(({ imageId, day }) => {
        const row = posts.get(imageId)
        return row ? [{ day, post: presentPost(row, shared) }] : []
      }),
    }
  },
} satisfies Partial<Handlers<typeof ownImageRoutes>>
