import type { VideoChoice } from '@parichay/contract/bulk/fields.projects.ts'
import { madeBetween } from '../../business/rules.ts'
import type { Scope } from '../../platform/scope.ts'
import { nameVideos } from '../../video/store.list.ts'
import { removeVideo } from '../../video/usecase.remove.ts'
import type { NewJob } from '../store.ts'
import { removal } from '../usecase.row.ts'
import { type Asking, foundBy } from '../usecase.ts'

/** The promotional videos that a filter finds now, called by business and number; CONFLICT when they are not as many as were shown. */
export async function videosChosen(
  call: Asking,
  { filter, expected }: { filter: VideoChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const wanted = { expected, right: 'video.list', subject: 'video' } as const
  const { there, found } = await foundBy(call, filter, wanted, (tx, within, words, most) =>
    nameVideos(tx, within, { ...filter, ...madeBetween(filter), words }, most),
  )
  const rows = found.map(({ no, businessId, businessName }) => ({
    subjectId: no,
    businessId,
    label: `${businessName} · ${no}`,
  }))
  return { there, rows }
}

const { deed, undoing } = removal(removeVideo)

/** What each kind of job does with promotional videos. */
export const videoDeeds = { videoDelete: deed }
/** How each kind is taken back. */
export const videoUndoings = { videoDelete: undoing }
