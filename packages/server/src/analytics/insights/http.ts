import type { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { answer } from './usecase.kept.ts'

/** Handlers of the platform's insights. The gate lets nobody else in; what is asked is asked of all agencies. */
export const insightHandlers: Pick<
  Handlers<typeof analyticsRoutes>,
  'getAdminInsights' | 'getInsightFigures'
> = {
  getInsightFigures: ({ query, world, now }) => answer(world, { what: 'figures', query }, now),
  getAdminInsights: ({ query, world, now }) => answer(world, { what: 'insights', query }, now),
}
