import { longestInsight } from '@parichay/contract/analytics/insights.ts'
import type { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { cutDays } from '@parichay/contract/plan/entitlement.ts'
import type { Handlers } from '../../platform/http.ts'
import { scopeAt } from '../../platform/scope.ts'
import { countBusinesses } from '../store.ts'
import { monthsOf, pointsOf } from './rules.ts'
import { countConverted, countMade, countRenewals, listTopAgencies, sumRevenue } from './store.ts'

const standings = ['subscribed', 'trial', 'expiring', 'grace', 'expired']

/** Handlers of the platform's insights. The gate lets nobody else in; what is asked is asked of all agencies. */
export const insightHandlers: Pick<Handlers<typeof analyticsRoutes>, 'getAdminInsights'> = {
  async getAdminInsights({ query, scope, world, now }) {
    const today = istDay(now)
    const to = query.to ?? today
    const span = { from: query.from ?? addDays(to, -29), to }
    if (span.from > span.to) fail('VALIDATION', 'The last day lies before the first one.', { field: 'to' })
    if (daysBetween(span.from, span.to) >= longestInsight)
      fail('VALIDATION', 'Choose at most three years.', { field: 'from' })
    const { agencyId } = query
    const db = world.database.platform
    const points = pointsOf(span)
    const there = agencyId === undefined ? scope : scopeAt(scope, agencyId)
    const counts = await countBusinesses(db, there, cutDays(today))
    return {
      asOf: now.toISOString(),
      span,
      newBusinesses: await countMade(db, points, agencyId),
      revenue: await sumRevenue(db, points, agencyId),
      standings: standings.map((standing) => ({ standing, value: counts[standing] ?? 0 })),
      conversion: await countConverted(db, { span, agencyId }),
      renewals: await countRenewals(db, monthsOf(span), agencyId),
      topAgencies: await listTopAgencies(db, { span, agencyId }),
    }
  },
}
