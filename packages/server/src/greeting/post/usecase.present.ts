import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { Call } from '../../platform/http.ts'
import type { Scope } from '../../platform/scope.ts'
import { mayManage } from '../usecase.ts'
import { listWithheld } from '../withheld/store.ts'
import { verdictsOnPost } from './policy.ts'
import { presentPost } from './present.ts'
import { countDownloads } from './store.downloads.ts'
import type { PostRow } from './store.ts'

/** Whose downloads a call counts: one agency's, or for platform staff those of all. */
const downloadsSeen = (scope: Scope, agencyId: number | undefined) =>
  scope.reach === 'platform' ? agencyId : scope.agencyId

/** The small pictures of a withheld post: their public addresses are no more where its keepers work. */
const heldPictures = ({ imageId }: Pick<PostRow, 'imageId'>) => {
  const at = (width: number) => `/api/v1/image-post/${imageId}/withheld?width=${width}`
  return { thumbnailUrl: at(240), previewUrl: at(540) }
}

/** Posts as the contract names them; for who manages posts with what was sent of them, whether they are withheld, and what may be done. */
export async function presentForKeepers(
  call: Pick<Call, 'actor' | 'agency' | 'scope' | 'world' | 'now'>,
  rows: readonly PostRow[],
  shared: number,
  agencyId?: number,
): Promise<ImagePost[]> {
  const { actor, scope, world } = call
  if (!mayManage(actor)) return rows.map((row) => presentPost(row, shared))
  const { platform } = world.database
  const ids = rows.map(({ imageId }) => imageId)
  const [counts, withheld] = await Promise.all([
    countDownloads(platform, ids, downloadsSeen(scope, agencyId)),
    listWithheld(platform, scope.agencyId, ids),
  ])
  return rows.map((row) => ({
    ...presentPost(row, shared),
    ...(withheld.has(row.imageId) && heldPictures(row)),
    downloads: 0,
    uses: 0,
    ...counts.get(row.imageId),
    isWithheld: withheld.has(row.imageId),
    can: verdictsOnPost(row, call),
  }))
}
