import { z } from 'zod'
import { BusinessId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ActivityPage } from './fields.ts'
import { listExportRoutes } from './list-export.ts'
import { ActivityCursor, ActivityFilters } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const part = {
  /** Of the part before this one. */
  before: ActivityCursor.optional(),
  pageSize: z.coerce.number().int().min(1).max(500).optional(),
}

/** The activity log (screens.md 7.3): who, on behalf of whom, what, before and after, from where. */
export const activityRoutes = {
  listActivity: defineRoute({
    method: 'GET',
    path: '/api/v1/activity-log',
    summary: 'Who did what in the agency, newest first, part by part',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: ActivityFilters.extend(part),
    reply: ActivityPage,
    errors: [...dead],
  }),
  listActivityOfBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/business/:id/activity',
    summary: 'Who did what with one business, its card, its customer and its payments, newest first',
    access: access('-', '-', 'business.view', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    query: z.object(part),
    reply: ActivityPage,
    errors: [...dead, 'NOT_FOUND'],
  }),
  ...listExportRoutes,
}
