import type { VideoChoice } from '@parichay/contract/bulk/fields.projects.ts'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { madeBetween } from '../../business/rules.ts'
import { holds } from '../../platform/gate.ts'
import type { Scope } from '../../platform/scope.ts'
import { searchWords } from '../../platform/search-words.ts'
import { nameVideos } from '../../video/store.list.ts'
import { removeVideo } from '../../video/usecase.remove.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne } from '../usecase.row.ts'
import { type Asking, askerIn, requireAsShown, scopeFor } from '../usecase.ts'

/** The promotional videos that a filter finds now, called by business and number; CONFLICT when they are not as many as were shown. */
export async function videosChosen(
  call: Asking,
  { filter, expected }: { filter: VideoChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const there = scopeFor(call.scope, filter.agencyId)
  const words = holds(askerIn(call), 'video.list') ? searchWords(filter.search) : null
  const found =
    words === null
      ? []
      : await call.world.database.platform
          .transaction()
          .execute((tx) =>
            nameVideos(tx, there, { ...filter, ...madeBetween(filter), words }, bulkBounds.rows + 1),
          )
  requireAsShown(found, expected, 'video')
  const rows = found.map(({ no, businessId, businessName }) => ({
    subjectId: no,
    businessId,
    label: `${businessName} · ${no}`,
  }))
  return { there, rows }
}

const remove: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    await removeVideo(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: false })
    return { change: { state: 'done', before: JSON.stringify({ deletedAt: run.now.toISOString() }) } }
  })

const restore: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const was = new Date(before?.deletedAt ?? '')
    await removeVideo(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: true, was })
    return { change: { state: 'undone' } }
  })

/** What each kind of job does with promotional videos. */
export const videoDeeds = { videoDelete: remove }
/** How each kind is taken back. */
export const videoUndoings = { videoDelete: restore }
