import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

/** Counts one more time that a post's full size went out to the agency of the scope. */
export const countDownload = (tx: Tx, scope: Scope, imageId: number, now: Date) =>
  sql`insert into image_post_download (agency_id, image_id, downloads, last_at) values (${scope.agencyId}, ${imageId}, 1, ${now})
    on conflict (agency_id, image_id) do update set downloads = image_post_download.downloads + 1, last_at = ${now}`.execute(
    tx,
  )

/** How often posts went out, ever and lately, to one agency or to all. Asked with the platform role. */
export async function countDownloads(
  db: Db,
  imageIds: readonly number[],
  agencyId: number | undefined,
): Promise<Map<number, { downloads: number; uses: number }>> {
  if (imageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('imagePostDownload')
    .select((e) => [
      'imageId',
      e.cast<number>(e.fn.sum('downloads'), 'integer').as('downloads'),
      e.cast<number>(e.fn.sum('uses'), 'integer').as('uses'),
    ])
    .where('imageId', 'in', [...imageIds])
    .$if(agencyId !== undefined, (query) => query.where('agencyId', '=', agencyId!))
    .groupBy('imageId')
    .execute()
  return new Map(rows.map(({ imageId, ...counts }) => [imageId, counts]))
}
