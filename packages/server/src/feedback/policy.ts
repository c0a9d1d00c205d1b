import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** What somebody may do with feedback they reach. */
export const verdictsOnFeedback = (actor: Actor): Feedback['can'] => ({
  review: gateVerdict(feedbackRoutes.reviewFeedback, actor),
  delete: gateVerdict(feedbackRoutes.deleteFeedback, actor),
})
