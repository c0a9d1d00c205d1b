import { fail } from '@parichay/contract/errors.ts'
import type { Feedback, FeedbackReview } from '@parichay/contract/feedback/fields.ts'
import { audit, type By, changeAndRecord } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { type Actor, nameTo, scopeAt, type Scope } from '../platform/scope.ts'
import { presentFeedback } from './present.ts'
import {
  agencyOfFeedback,
  lockFeedback,
  readFeedback,
  type ReviewColumns,
  setDeleted,
  setReview,
} from './store.ts'

/** The review of a feedback in a transaction that writes its entry: what was said of it before and after. Fails with NOT_FOUND. */
export async function reviewIn(
  tx: Tx,
  there: Scope,
  { feedbackId, isAnswered, tags }: FeedbackReview,
  { actor, now }: { actor: Actor; now: Date },
) {
  const was = (await lockFeedback(tx, there, feedbackId)) ?? gone()
  const wasAnswered = was.answeredAt !== null
  const columns: ReviewColumns = {
    ...(isAnswered !== undefined &&
      isAnswered !== wasAnswered && {
        answeredAt: isAnswered ? now : null,
        answeredBy: isAnswered ? nameTo(there.agencyId, actor) : '',
      }),
    ...(tags && { tags }),
  }
  if (Object.keys(columns).length > 0) await setReview(tx, there, feedbackId, columns)
  return {
    before: { isAnswered: wasAnswered, tags: was.tags },
    after: { isAnswered: isAnswered ?? wasAnswered, tags: tags ?? was.tags },
  }
}

/**
 * Says of a feedback that it was answered or waits again, or what it is about. Who answered first stays who answered: a
 * second reply changes nothing of it. Fails with NOT_FOUND.
 */
export async function reviewFeedback(
  call: Pick<Call, 'actor' | 'scope' | 'world' | 'now' | 'ip'>,
  review: FeedbackReview,
): Promise<Feedback> {
  const { actor, scope, world } = call
  const { feedbackId } = review
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfFeedback(world.database.platform, feedbackId))
      : scope
  return changeAndRecord(call, there, 'agency', async (tx) => {
    const detail = await reviewIn(tx, there, review, call)
    const [row] = await readFeedback(tx, [{ feedbackId }])
    return {
      result: presentFeedback(row ?? gone(), actor),
      action: 'feedback.review',
      object: `feedback ${feedbackId}`,
      detail,
    }
  })
}

/** Deletes a feedback, or brings it back: one of that moment where `was` names it. Writes the entry. Fails with NOT_FOUND. */
export async function removeFeedback(
  tx: Tx,
  there: Scope,
  feedbackId: number,
  { actor, now, ip, job, restore, was }: By & { restore: boolean; was?: Date },
): Promise<void> {
  if (!(await setDeleted(tx, there, feedbackId, restore ? null : now, was))) gone()
  await audit(tx, there, {
    at: now,
    actor,
    action: restore ? 'feedback.restore' : 'feedback.delete',
    object: `feedback ${feedbackId}`,
    ip,
    ...(job && { detail: { job } }),
  })
}

const gone = () => fail('NOT_FOUND', 'This feedback does not exist any more.')
