import type { AdminInsights } from '@parichay/contract/analytics/insights.ts'
import type { InsightSearch } from './insights.ts'
import { paths } from '../paths.ts'

type Span = { from: string; to: string }
type ReportQuery = NonNullable<Parameters<typeof paths.reports>[0]>

/** The ways from a number of the insights to the list it counts: the same agency and the same businesses. */
export function insightLinks({ from: _from, to: _to, ...meant }: InsightSearch) {
  const narrow = { ...meant, agencyId: meant.agencyId === undefined ? undefined : Number(meant.agencyId) }
  const { agencyId, ...businesses } = narrow
  return {
    report: (report: string, { from, to }: Span, more: ReportQuery = {}) =>
      paths.reports({ report, from, to, ...narrow, ...more }),
    /** Reports that know of no businesses. */
    panelReport: (report: string, { from, to }: Span) => paths.reports({ report, from, to, agencyId }),
    businesses: (subscription: string) =>
      paths.adminBusinesses({ subscription, ...businesses, ...(agencyId ? { agencyId } : {}) }),
  }
}
/** The ways from numbers of the insights to their lists. */
export type InsightLinks = ReturnType<typeof insightLinks>
/** What every card of the insights gets: the numbers, and the ways to the lists behind them. */
export type CardsProps = { insights: AdminInsights; links: InsightLinks }
