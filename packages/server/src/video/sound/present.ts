import type { VideoSound } from '@parichay/contract/video/sound.ts'
import type { Actor } from '../../platform/scope.ts'
import { verdictsOnSound } from './policy.ts'
import type { ListedSound } from './store.ts'

/** A sound as its business sees it. */
export const presentSound = (row: ListedSound, actor: Actor): VideoSound => ({
  soundId: row.soundId,
  businessId: row.businessId,
  kind: row.kind,
  title: row.title,
  state: row.state,
  fault: row.fault,
  seconds: row.seconds,
  rightsAt: row.rightsAt?.toISOString() ?? null,
  uses: row.uses,
  createdAt: row.createdAt.toISOString(),
  can: verdictsOnSound(row, actor),
})
