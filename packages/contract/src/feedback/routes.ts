import { z } from 'zod'
import { access, defineRoute, forEveryone } from '../route.ts'
import { Feedback, FeedbackReview, NewFeedback } from './fields.ts'
import { FeedbackFilters, FeedbackId } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** Feedback of visitors and its review by staff (specification 7, Agencies, feedback, documents). */
export const feedbackRoutes = {
  listFeedback: defineRoute({
    method: 'GET',
    path: '/api/v1/feedback',
    summary: 'Feedback, newest first; `before` is the last feedbackId seen, and the next page follows it',
    access: access('-', '-', 'feedback.view', 'A', 'X', 'agencyId'),
    query: FeedbackFilters.extend({
      before: FeedbackId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).optional(),
    }),
    /** Totals are exact to 10,000. */
    reply: z.object({ list: z.array(Feedback), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: [...dead],
  }),
  reviewFeedback: defineRoute({
    method: 'PUT',
    path: '/api/v1/feedback',
    summary: 'Mark a feedback as answered or not, or say what it is about',
    access: access('-', '-', 'feedback.view', 'A', 'X', 'feedbackId'),
    body: FeedbackReview,
    reply: Feedback,
    errors: [...dead, 'NOT_FOUND'],
  }),
  deleteFeedback: defineRoute({
    method: 'DELETE',
    path: '/api/v1/feedback',
    summary: 'Delete a feedback; `restore` takes it back',
    access: access('-', '-', 'feedback.delete', 'A', 'X', 'feedbackId'),
    query: z.object({ feedbackId: FeedbackId }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  addFeedback: defineRoute({
    method: 'POST',
    path: '/api/v1/public/feedback',
    summary: 'Stars and words of a visitor; a plain form is answered with a redirect to the card',
    access: forEveryone('cardId'),
    body: NewFeedback,
    reply: z.object({ thanks: z.boolean() }),
    errors: ['NOT_FOUND', 'CARD_LOCKED', 'RATE_LIMITED'],
  }),
}
