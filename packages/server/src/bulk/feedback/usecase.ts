import type { FeedbackFilter } from '@parichay/contract/bulk/fields.feedback.ts'
import { fail } from '@parichay/contract/errors.ts'
import { type FeedbackTag, feedbackTags } from '@parichay/contract/feedback/fields.ts'
import { lockFeedback, nameFeedback } from '../../feedback/store.ts'
import { removeFeedback, reviewIn } from '../../feedback/usecase.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne } from '../usecase.row.ts'
import { type Asking, foundBy, type Running } from '../usecase.ts'

const gone = () => fail('NOT_FOUND', 'This feedback does not exist any more.')

/** The feedback that a filter finds now, called by business and stars; CONFLICT when it is not as much as was shown. */
export async function feedbackChosen(
  call: Asking,
  { filter, expected }: { filter: FeedbackFilter; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const wanted = { expected, right: 'feedback.view', subject: 'feedback' } as const
  const { there, found } = await foundBy(call, filter, wanted, (tx, within, words, most) =>
    nameFeedback(tx, within, { ...filter, words, agencyId: within.agencyId }, most),
  )
  const rows = found.map(({ feedbackId, businessId, businessName, stars }) => ({
    subjectId: feedbackId,
    businessId,
    label: `${businessName} · ${'★'.repeat(stars)}`,
  }))
  return { there, rows }
}

async function review(tx: Tx, run: Running, feedbackId: number, tags: FeedbackTag[]): Promise<void> {
  const detail = await reviewIn(tx, run.there, { feedbackId, tags }, run)
  const { job, ...by } = byJob(run)
  const object = `feedback ${feedbackId}` as const
  await audit(tx, run.there, {
    ...by,
    at: run.now,
    action: 'feedback.review',
    object,
    detail: { ...detail, job },
  })
}

const tag: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    const feedbackId = subjectId ?? 0
    const { add, takeOff } = run.job.wish.feedback ?? { add: [], takeOff: [] }
    const { tags: was } = (await lockFeedback(tx, run.there, feedbackId)) ?? gone()
    const now = feedbackTags.filter(
      (one) => (was.includes(one) || add.includes(one)) && !takeOff.includes(one),
    )
    if (isSame(was, now)) return { change: { state: 'done' } }
    await review(tx, run, feedbackId, now)
    return { change: { state: 'done', before: JSON.stringify({ tags: { was, now } }) } }
  })

const tagBack: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const feedbackId = subjectId ?? 0
    const { tags } = before ?? {}
    if (!tags) return { change: { state: 'undone' } }
    const there = (await lockFeedback(tx, run.there, feedbackId)) ?? gone()
    if (!isSame(there.tags, tags.now)) fail('CONFLICT', 'Somebody else changed its tags meanwhile.')
    await review(tx, run, feedbackId, tags.was)
    return { change: { state: 'undone' } }
  })

const isSame = (some: readonly FeedbackTag[], others: readonly FeedbackTag[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

const remove: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId }) => {
    await removeFeedback(tx, run.there, subjectId ?? 0, { ...byJob(run), restore: false })
    return { change: { state: 'done', before: JSON.stringify({ deletedAt: run.now.toISOString() }) } }
  })

const restore: Deed = (run, row) =>
  inOne(run, row, async (tx, { subjectId, before }) => {
    const feedbackId = subjectId ?? 0
    if (await lockFeedback(tx, run.there, feedbackId)) fail('CONFLICT', 'It was brought back already.')
    const was = new Date(before?.deletedAt ?? '')
    await removeFeedback(tx, run.there, feedbackId, { ...byJob(run), restore: true, was })
    return { change: { state: 'undone' } }
  })

/** What each kind of job does with feedback. */
export const feedbackDeeds = { feedbackTags: tag, feedbackDelete: remove }
/** How each kind is taken back. */
export const feedbackUndoings = { feedbackTags: tagBack, feedbackDelete: restore }
