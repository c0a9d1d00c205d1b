import type { PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** How many posters a business has its own words on; the oldest give way. */
const mostEdits = 300

/** What a business says on a poster of the library, if anything. */
export const findPosterEdit = async (
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  imageId: number,
): Promise<PosterEdit | undefined> =>
  (
    await tx
      .selectFrom('posterEdit')
      .select('edit')
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .where('imageId', '=', imageId)
      .executeTakeFirst()
  )?.edit

/** Forgets what a business says on posters. */
export const dropPosterEdits = async (
  tx: Tx,
  { agencyId }: Scope,
  businessId: number,
  imageIds: number[],
): Promise<void> => {
  await tx
    .deleteFrom('posterEdit')
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('imageId', 'in', imageIds)
    .execute()
}

/** Keeps what a business says on a poster. */
export async function keepPosterEdit(
  tx: Tx,
  scope: Scope,
  { businessId, imageId, edit }: { businessId: number; imageId: number; edit: PosterEdit },
  updatedAt: Date,
): Promise<void> {
  const { agencyId } = scope
  const columns = { edit: JSON.stringify(edit), updatedAt }
  await tx
    .insertInto('posterEdit')
    .values({ agencyId, businessId, imageId, ...columns })
    .onConflict((on) => on.columns(['agencyId', 'businessId', 'imageId']).doUpdateSet(columns))
    .execute()
  const tooMany = await tx
    .selectFrom('posterEdit')
    .select('imageId')
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .orderBy('updatedAt', 'desc')
    .orderBy('imageId', 'desc')
    .offset(mostEdits)
    .execute()
  if (tooMany.length > 0)
    await dropPosterEdits(
      tx,
      scope,
      businessId,
      tooMany.map((row) => row.imageId),
    )
}
