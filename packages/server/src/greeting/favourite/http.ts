import { fail } from '@parichay/contract/errors.ts'
import { mostFavourites, type ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import type { Tx } from '../../platform/db.ts'
import { agencyOfBusiness, findReached } from '../../platform/reach.ts'
import { scopeAt, type Scope } from '../../platform/scope.ts'
import { noPost } from '../post/usecase.ts'
import { presentPost } from '../post/present.ts'
import { readPosts } from '../post/store.ts'
import { hiddenFrom } from '../taste/usecase.ts'
import { openLibrary } from '../usecase.ts'
import { useHandlers } from '../use/http.ts'
import { dayImageHandlers } from '../day/http.ts'
import { isKept, readSaved } from './usecase.ts'
import { addFavourite, dropFavourites, listFavourites } from './store.ts'

/** Works on what a business of the caller keeps. */
async function ofBusiness<T>(
  { scope, world }: Pick<Call, 'scope' | 'world'>,
  businessId: number,
  work: (tx: Tx, there: Scope) => Promise<T>,
): Promise<T> {
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
      : scope
  return world.database.inScope(there, async (tx) => {
    if (!(await findReached(tx, there, businessId)))
      fail('NOT_FOUND', 'This business does not exist any more.')
    return work(tx, there)
  })
}

/** Handlers of `ownImageRoutes`. */
export const ownImageHandlers: Handlers<typeof ownImageRoutes> = {
  ...dayImageHandlers,
  ...useHandlers,

  listFavouriteImages: (call) =>
    ofBusiness(call, call.query.businessId, async (tx, there) => {
      const { platform } = call.world.database
      const { shared, all, seen } = await openLibrary(call, there.agencyId)
      const [rows, hidden] = await Promise.all([
        listFavourites(tx, there, call.query.businessId).then((ids) => readPosts(platform, seen, ids)),
        hiddenFrom(call, all),
      ])
      return rows.filter((row) => isKept(row, hidden)).map((row) => presentPost(row, shared))
    }),

  listSavedImages: async (call) => ({ list: await readSaved(call) }),

  setFavouriteImage: ({ params: { imageId }, body: { businessId, isFavourite }, ...call }) =>
    ofBusiness(call, businessId, async (tx, there) => {
      const { platform } = call.world.database
      const [post] = await readPosts(platform, (await openLibrary(call, there.agencyId)).seen, [imageId])
      if (!post?.isShown) noPost()
      if (!isFavourite) await dropFavourites(tx, there, businessId, [imageId])
      else {
        await addFavourite(tx, there, businessId, imageId, call.now)
        const tooMany = (await listFavourites(tx, there, businessId)).slice(mostFavourites)
        if (tooMany.length > 0) await dropFavourites(tx, there, businessId, tooMany)
      }
      return { isFavourite }
    }),
}
