import { z } from 'zod'
import { access, defineRoute, forEveryone } from '../route.ts'
import { CardReport, CardReportReview, NewCardReport } from './fields.ts'
import { CardReportFilters, CardReportId } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const

/** Reports of cards by visitors, and what staff make of them (screens.md, public card; decision 0130). Who may pause a card sees them. */
export const cardReportRoutes = {
  listCardReports: defineRoute({
    method: 'GET',
    path: '/api/v1/card-reports',
    summary:
      'Reported cards, newest first; `before` is the last cardReportId seen, and the next page follows it (ours)',
    access: access('-', '-', 'card.status', 'A', 'X', 'agencyId'),
    query: CardReportFilters.extend({
      before: CardReportId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).optional(),
    }),
    /** Totals are exact to 10,000. */
    reply: z.object({ list: z.array(CardReport), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: [...dead],
  }),
  reviewCardReport: defineRoute({
    method: 'PUT',
    path: '/api/v1/card-reports',
    summary: 'Say that a report is open, looked at or closed (ours)',
    access: access('-', '-', 'card.status', 'A', 'X', 'cardReportId'),
    body: CardReportReview,
    reply: CardReport,
    errors: [...dead, 'NOT_FOUND'],
  }),
  addCardReport: defineRoute({
    method: 'POST',
    path: '/api/v1/public/card-report',
    summary:
      'A visitor reports a card to its agency; a plain form is answered with a redirect to a page of thanks (ours)',
    access: forEveryone('cardId'),
    body: NewCardReport,
    reply: z.object({ thanks: z.boolean() }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
}
