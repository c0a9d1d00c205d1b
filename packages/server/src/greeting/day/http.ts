import { fail } from '@parichay/contract/errors.ts'
import type { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { restDays } from '@parichay/contract/greeting/rules.day.ts'
import { findBusiness } from '../../business/store.ts'
import { findUser } from '../../auth/store.ts'
import type { Handlers } from '../../platform/http.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { scopeAt } from '../../platform/scope.ts'
import { presentPost } from '../post/present.ts'
import { readPosts } from '../post/store.ts'
import { openLibrary } from '../usecase.ts'
import { listSent } from '../use/store.ts'
import { chooseImages } from './usecase.ts'

/** The handler of the pictures of a day. */
export const dayImageHandlers: Pick<Handlers<typeof ownImageRoutes>, 'getDayImages'> = {
  async getDayImages(call) {
    const { query, scope, world } = call
    const { platform } = world.database
    const { businessId, day, shape = 'SQUARE', language } = query
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, businessId)) : scope
    const { business, preference, sent } = await world.database.inScope(there, async (tx) => {
      const found =
        (await findBusiness(tx, there, businessId)) ??
        fail('NOT_FOUND', 'This business does not exist any more.')
      const owner = await findUser(tx, there, found.userId)
      const since = { from: addDays(day, -restDays), until: addDays(day, -1) }
      return {
        business: found,
        preference: owner?.preference,
        sent: await listSent(tx, there, businessId, since),
      }
    })
    const { shared, seen } = await openLibrary(call, there.agencyId)
    const ids = await chooseImages(platform, seen, business, {
      day,
      shape,
      language,
      preference,
      sentLately: new Set(sent),
    })
    const rows = await readPosts(platform, seen, [...ids.occasion, ...ids.anyDay, ...ids.rest])
    return {
      list: rows.map((row) => presentPost(row, shared)),
      occasion: ids.occasion.length,
      hasMore: ids.hasMore,
    }
  },
}
