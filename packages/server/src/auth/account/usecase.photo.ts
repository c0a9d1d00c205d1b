import { fail } from '@parichay/contract/errors.ts'
import { forgetFile } from '../../document/jobs.ts'
import { filesOf } from '../../document/rules.ts'
import { type DocumentRow, findDocuments, holdDocuments, takeProfilePhotos } from '../../document/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { updateProfile, type UserRow } from '../store.ts'

/** The photo of a customer, where there is one. */
export const photoOf = async (
  tx: Tx,
  scope: Scope,
  { photoDocumentId }: Pick<UserRow, 'photoDocumentId'>,
): Promise<DocumentRow | undefined> =>
  photoDocumentId === null ? undefined : (await findDocuments(tx, scope, [photoDocumentId]))[0]

/**
 * Gives a customer, who is held, the photo they uploaded, or none. Whatever else they uploaded for it goes, files too: nobody finds a photo
 * that was taken off. Any other picture is NOT_FOUND.
 */
export async function changePhoto(
  tx: Tx,
  { queue }: Pick<World, 'queue'>,
  scope: Scope,
  userId: number,
  photoDocumentId: number | null,
): Promise<UserRow> {
  if (photoDocumentId !== null) {
    await holdDocuments(tx, scope, [photoDocumentId])
    const [photo] = await findDocuments(tx, scope, [photoDocumentId])
    if (photo?.kind !== 'profile' || photo.ownerUserId !== userId)
      fail('NOT_FOUND', 'This picture is not here any more. Upload it again.', { field: 'photoDocumentId' })
  }
  const row = await updateProfile(tx, scope, userId, { photoDocumentId })
  const gone = await takeProfilePhotos(tx, scope, { userId, but: photoDocumentId })
  if (gone.length > 0)
    await queue.addMany(
      tx,
      forgetFile,
      gone.map((one) => ({ agencyId: scope.agencyId, storageKey: one.storageKey, files: filesOf(one) })),
    )
  return row
}
