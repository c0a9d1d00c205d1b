import { restoreDays } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import { requireNotSuspended } from '../business/usecase.ts'
import { audit, type By } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { lockOpen } from './film/store.ts'
import { stopFilm } from './film/usecase.ts'
import { countVideos, lockVideo, setVideoDeleted } from './store.ts'
import { gone } from './usecase.ts'

/** Stops where a business keeps as many videos as it can. */
export async function requireRoom(tx: Tx, there: Scope, businessId: number): Promise<void> {
  if ((await countVideos(tx, there, businessId)) >= videoBounds.ofBusiness)
    fail('LIMIT_REACHED', `A business keeps at most ${videoBounds.ofBusiness} videos. Delete some first.`)
}

/**
 * Takes a video away, with a film that waits, or brings it back: one that went at that moment where `was` names it, else
 * CONFLICT or NOT_FOUND. Writes the entry. Fails with NOT_FOUND, or with LIMIT_REACHED where there is no room for it any more.
 */
export async function removeVideo(
  tx: Tx,
  there: Scope,
  videoNo: number,
  { actor, now, ip, job, restore, was }: By & { restore: boolean; was?: Date },
): Promise<void> {
  const row = (await lockVideo(tx, there, videoNo)) ?? gone()
  if (actor.kind === 'customer') await requireNotSuspended(tx, there, row.businessId)
  const month = new Date(now.getTime() - restoreDays * 86_400_000)
  if (restore ? row.deletedAt !== null && row.deletedAt < month : row.deletedAt !== null) gone()
  if (was && row.deletedAt === null) fail('CONFLICT', 'It was brought back already.')
  if (was && row.deletedAt?.getTime() !== was.getTime()) gone()
  if (restore && row.deletedAt) await requireRoom(tx, there, row.businessId)
  if (!restore)
    for (const film of await lockOpen(tx, there, videoNo)) await stopFilm(tx, there, film, 'cancelled', now)
  await setVideoDeleted(tx, there, videoNo, restore ? null : now)
  await audit(tx, there, {
    at: now,
    actor,
    ip,
    action: restore ? 'userVideo.restore' : 'userVideo.delete',
    object: `userVideo ${videoNo}`,
    businessId: row.businessId,
    ...(job && { detail: { job } }),
  })
}
