import { fail } from '@parichay/contract/errors.ts'
import type { Feedback, FeedbackReview } from '@parichay/contract/feedback/fields.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Call } from '../platform/http.ts'
import { scopeAt } from '../platform/scope.ts'
import { presentFeedback } from './present.ts'
import { agencyOfFeedback, lockFeedback, readFeedback, type ReviewColumns, setReview } from './store.ts'

/**
 * Says of a feedback that it was answered or waits again, or what it is about. Who answered first stays who answered: a
 * second reply changes nothing of it. Fails with NOT_FOUND.
 */
export async function reviewFeedback(
  call: Pick<Call, 'actor' | 'scope' | 'world' | 'now' | 'ip'>,
  { feedbackId, isAnswered, tags }: FeedbackReview,
): Promise<Feedback> {
  const { actor, scope, world, now } = call
  const there =
    scope.reach === 'platform'
      ? scopeAt(scope, await agencyOfFeedback(world.database.platform, feedbackId))
      : scope
  const name = actor.kind === 'staff' ? actor.name : ''
  return changeAndRecord(call, there, 'agency', async (tx) => {
    const was = (await lockFeedback(tx, there, feedbackId)) ?? gone()
    const wasAnswered = was.answeredAt !== null
    const columns: ReviewColumns = {
      ...(isAnswered !== undefined &&
        isAnswered !== wasAnswered && {
          answeredAt: isAnswered ? now : null,
          answeredBy: isAnswered ? name : '',
        }),
      ...(tags && { tags }),
    }
    if (Object.keys(columns).length > 0) await setReview(tx, there, feedbackId, columns)
    const [row] = await readFeedback(tx, [{ feedbackId }])
    return {
      result: presentFeedback(row ?? gone(), actor),
      action: 'feedback.review',
      object: `feedback ${feedbackId}`,
      detail: {
        before: { isAnswered: wasAnswered, tags: was.tags },
        after: { isAnswered: isAnswered ?? wasAnswered, tags: tags ?? was.tags },
      },
    }
  })
}

const gone = () => fail('NOT_FOUND', 'This feedback does not exist any more.')
