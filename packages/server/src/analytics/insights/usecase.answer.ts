import {
  type AdminInsights,
  type InsightFigures,
  longestInsight,
} from '@parichay/contract/analytics/insights.ts'
import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { daysWithin } from '../../agency/usecase.days.ts'
import { plannedAsLists } from '../../platform/choose-page.ts'
import type { Database, Db, Tx } from '../../platform/db.ts'
import { agencyScope, platformScope } from '../../platform/scope.ts'
import { countBusinesses } from '../store.ts'
import { monthsOf, pointsOf, sessionsAt, sumsAt } from './rules.ts'
import type { InsightQuery } from './rules.kept.ts'
import { listFailureDays, listGreetings, listSessionDays, listTemplates } from './store.counts.ts'
import { listPaid } from './store.paid.ts'
import { countConverted, countMade, countRenewals, type Span, type Wish } from './store.ts'
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

/** What is asked for, as days in India up to today; VALIDATION where they stand in the wrong order or are too many. */
async function wishOf(database: Database, query: InsightQuery, now: Date): Promise<Wish> {
  const { from, to: last, agencyId, ...businesses } = query
  const today = istDay(now)
  const to = last ?? today
  const span = { from: from ?? addDays(to, -29), to }
  if (span.from > span.to) fail('VALIDATION', 'The last day lies before the first one.', { field: 'to' })
  if (daysBetween(span.from, span.to) >= longestInsight)
    fail('VALIDATION', 'Choose at most three years.', { field: 'from' })
  return { span, agencyId, businesses, days: await daysWithin(database, scopeOf(agencyId), agencyId, today) }
}

const scopeOf = (agencyId: number | undefined) =>
  agencyId === undefined ? platformScope() : agencyScope(agencyId)

/** What happened on some days, counted now. Asked with the platform role. */
async function countInsights(database: Database, query: InsightQuery, now: Date): Promise<AdminInsights> {
  const wish = await wishOf(database, query, now)
  const { span, agencyId, businesses, days } = wish
  const db = database.platform
  const points = pointsOf(span)
  const money = async (tx: Tx) => ({
    ...(await listPaid(tx, points, wish)),
    renewals: await countRenewals(tx, monthsOf(span), wish),
  })
  const numbers = async (tx: Tx) => {
    const counts = await countBusinesses(tx, scopeOf(agencyId), days, businesses)
    return {
      newBusinesses: await countMade(tx, points, wish),
      standings: standings.map((standing) => ({ standing, value: counts[standing] ?? 0 })),
      conversion: await countConverted(tx, wish),
      templates: await listTemplates(tx, wish),
      greetings: await listGreetings(tx, wish),
      ...(await panelUse(tx, points, wish)),
    }
  }
  // Two connections at once: one alone would leave half of a small database idle.
  const [paid, counted] = await Promise.all([plannedAsLists(db, money), plannedAsLists(db, numbers)])
  return { asOf: now.toISOString(), span, ...paid, ...counted }
}

/** What some days come to and what as many before them came to, counted now. Asked with the platform role. */
async function countFigures(database: Database, query: InsightQuery, now: Date): Promise<InsightFigures> {
  const wish = await wishOf(database, query, now)
  return { asOf: now.toISOString(), span: wish.span, figures: await spanFigures(database.platform, wish) }
}

/** The two questions of the screen, each with how it is counted. */
export const counters = { insights: countInsights, figures: countFigures }
