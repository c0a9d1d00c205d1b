import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Numbers of a business's favourite posts, the latest first. */
export const listFavourites = async (tx: Tx, scope: Scope, businessId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('imageFavourite')
      .select('imageId')
      .where('agencyId', '=', scope.agencyId)
      .where('businessId', '=', businessId)
      .orderBy('createdAt', 'desc')
      .orderBy('imageId', 'desc')
      .execute()
  ).map((row) => row.imageId)

/** The favourites of all living businesses of a customer, the latest first. */
export const listAllFavourites = (
  tx: Tx,
  { agencyId }: Scope,
  userId: number,
): Promise<{ businessId: number; imageId: number; createdAt: Date }[]> =>
  tx
    .selectFrom('imageFavourite as f')
    .innerJoin('business as b', (on) =>
      on.onRef('b.agencyId', '=', 'f.agencyId').onRef('b.businessId', '=', 'f.businessId'),
    )
    .select(['f.businessId', 'f.imageId', 'f.createdAt'])
    .where('b.agencyId', '=', agencyId)
    .where('b.userId', '=', userId)
    .where('b.deletedAt', 'is', null)
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.imageId', 'desc')
    .execute()

/** Keeps a favourite; a second time changes nothing. */
export const addFavourite = (tx: Tx, scope: Scope, businessId: number, imageId: number, createdAt: Date) =>
  tx
    .insertInto('imageFavourite')
    .values({ agencyId: scope.agencyId, businessId, imageId, createdAt })
    .onConflict((on) => on.doNothing())
    .execute()

/** Takes favourites away. */
export const dropFavourites = (tx: Tx, scope: Scope, businessId: number, imageIds: readonly number[]) =>
  tx
    .deleteFrom('imageFavourite')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('imageId', 'in', [...imageIds])
    .execute()
