import { z } from 'zod'
import { AgencyId, CardNo } from '../ids.ts'
import { feedbackTags, maxStars } from './fields.ts'

/** The number of a feedback, as text of an address or as it is. */
export const FeedbackId = z.coerce.number().int().positive().max(2_147_483_647)

/** What feedback is narrowed by; it lives in the URL of the panel too. */
export const FeedbackFilters = z.object({
  search: z.string().max(100).optional(),
  stars: z.coerce.number().int().min(1).max(maxStars).optional(),
  tag: z.enum(feedbackTags).optional(),
  /** `false`: what still waits for an answer. */
  isAnswered: z.enum(['true', 'false']).optional(),
  cardNo: CardNo.optional(),
  /** That one alone, as a notification names it. */
  feedbackId: FeedbackId.optional(),
  agencyId: AgencyId.optional(),
})
