import type { InsightSearch } from '../../api/insights.ts'
import { paths } from '../../paths.ts'

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
