import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { ClientLog, Dashboard, LogEvent } from './fields.ts'
import { AdminInsights, InsightFigures, InsightFilters } from './insights.ts'
import { AdminNotification, NotificationFilters, Unread } from './notification.ts'

const anybody = access('P', 'S', 'S', 'S', 'S', '-')

/** Home figures and logging (specification 7, Dashboard and Logging). */
export const analyticsRoutes = {
  getDashboard: defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard',
    summary: 'Figures of the home screen, own or of the staff scope',
    access: access('-', 'O', 'S', 'A', 'X', 'session'),
    reply: Dashboard,
    errors: ['NOT_SIGNED_IN'],
  }),
  getAdminInsights: defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard/admin-insights',
    summary: 'What happened on some days in all agencies or one; the last 30 days without any',
    access: access('-', '-', '-', 's', 'X', 'agencyId'),
    query: InsightFilters,
    reply: AdminInsights,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'VALIDATION'],
  }),
  getInsightFigures: defineRoute({
    method: 'GET',
    path: '/api/v1/dashboard/admin-insights/figures',
    summary: 'What some days come to, and what as many days before them came to (ours)',
    access: access('-', '-', '-', 's', 'X', 'agencyId'),
    query: InsightFilters,
    reply: InsightFigures,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'VALIDATION'],
  }),
  listAdminNotifications: defineRoute({
    method: 'GET',
    path: '/api/v1/analytics/admin-notification',
    summary:
      'What staff should know of, newest first, as far as they may look after it; `unread` counts all kinds',
    access: access('-', '-', 'S', 'A', 'X', 'session'),
    query: NotificationFilters,
    reply: z.object({ list: z.array(AdminNotification), unread: Unread }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  readAdminNotification: defineRoute({
    method: 'PUT',
    path: '/api/v1/analytics/admin-notification/:id/read',
    summary: 'Marks one notification as read by this person; with `andOlder` all older ones too',
    access: access('-', '-', 'S', 'A', 'X', 'id->recipient'),
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
    body: z.strictObject({ andOlder: z.boolean().optional() }),
    reply: Unread,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
  logFailure: defineRoute({
    method: 'POST',
    path: '/log',
    summary: 'Failed calls and unhandled errors of the panel; 8 KB, 30 a minute from one address',
    access: anybody,
    body: ClientLog,
    reply: z.object({ logged: z.boolean() }),
    errors: ['RATE_LIMITED'],
  }),
  logEvents: defineRoute({
    method: 'POST',
    path: '/api/v1/analytics/log',
    summary: 'Usage events, at most 50 at once, known names only',
    access: anybody,
    body: z.strictObject({ logEvents: z.array(LogEvent).min(1).max(50) }),
    reply: z.object({ logged: z.number().int() }),
    errors: ['RATE_LIMITED'],
  }),
}
