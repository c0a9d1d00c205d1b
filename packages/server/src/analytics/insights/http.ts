import { type InsightFilters, longestInsight } from '@parichay/contract/analytics/insights.ts'
import type { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { daysWithin } from '../../agency/usecase.days.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { scopeAt } from '../../platform/scope.ts'
import { countBusinesses } from '../store.ts'
import { monthsOf, pointsOf, sessionsAt, sumsAt } from './rules.ts'
import { listFailureDays, listGreetings, listSessionDays, listTemplates } from './store.counts.ts'
import { amongHolders, countConverted, countMade, countRenewals, type Span, type Wish } from './store.ts'
import { listPaid } from './store.paid.ts'
import { spanFigures } from './usecase.ts'

const standings = ['subscribed', 'trial', 'expiring', 'grace', 'expired']

/** How panels were used, and what failed in them; nobody knows for which business, so a narrowed question has no answer. */
async function panelUse(db: Db, points: Span[], wish: Wish) {
  if (Object.values(wish.businesses).some((value) => value !== undefined))
    return { sessions: null, failures: null }
  const { span } = wish
  const lately = { ...wish, span: { ...span, from: addDays(span.from, -6) } }
  return {
    sessions: sessionsAt(points, await listSessionDays(db, lately)),
    failures: sumsAt(points, await listFailureDays(db, wish)),
  }
}

type Query = z.output<typeof InsightFilters>

/** What is asked for, as days in India up to today; VALIDATION where they stand in the wrong order or are too many. */
async function wishOf({
  query,
  scope,
  world,
  now,
}: { query: Query } & Pick<Call, 'scope' | 'world' | 'now'>): Promise<Wish> {
  const { from, to: last, agencyId, ...businesses } = query
  const today = istDay(now)
  const to = last ?? today
  const span = { from: from ?? addDays(to, -29), to }
  if (span.from > span.to) fail('VALIDATION', 'The last day lies before the first one.', { field: 'to' })
  if (daysBetween(span.from, span.to) >= longestInsight)
    fail('VALIDATION', 'Choose at most three years.', { field: 'from' })
  return { span, agencyId, businesses, days: await daysWithin(world.database, scope, agencyId, today) }
}

/** Handlers of the platform's insights. The gate lets nobody else in; what is asked is asked of all agencies. */
export const insightHandlers: Pick<
  Handlers<typeof analyticsRoutes>,
  'getAdminInsights' | 'getInsightFigures'
> = {
  async getInsightFigures(call) {
    const { world, now } = call
    const wish = await wishOf(call)
    return {
      asOf: now.toISOString(),
      span: wish.span,
      figures: await spanFigures(world.database.platform, wish),
    }
  },

  async getAdminInsights(call) {
    const { scope, world, now } = call
    const wish = await wishOf(call)
    const { span, agencyId, businesses, days } = wish
    const db = world.database.platform
    const points = pointsOf(span)
    const there = agencyId === undefined ? scope : scopeAt(scope, agencyId)
    const money = async () => ({
      ...(await listPaid(db, points, wish)),
      renewals: await countRenewals(db, monthsOf(span), wish),
    })
    const numbers = async () => {
      const counts = await amongHolders(db, wish, (one) => countBusinesses(one, there, days, businesses))
      return {
        newBusinesses: await countMade(db, points, wish),
        standings: standings.map((standing) => ({ standing, value: counts[standing] ?? 0 })),
        conversion: await countConverted(db, wish),
        templates: await listTemplates(db, wish),
        greetings: await listGreetings(db, wish),
        ...(await panelUse(db, points, wish)),
      }
    }
    // Two connections at once: one alone would leave half of a small database idle.
    const [paid, counted] = await Promise.all([money(), numbers()])
    return { asOf: now.toISOString(), span, ...paid, ...counted }
  },
}
