import { z } from 'zod'
import { AgencyId, Instant, IstDate } from '../ids.ts'

/** The days that are looked at, and one agency or all. */
export const InsightFilters = z.object({
  from: IstDate.optional(),
  to: IstDate.optional(),
  agencyId: AgencyId.optional(),
})

/** Days that can be looked at once: three years. */
export const longestInsight = 1096
/** Up to so many days each is a point of its own; beyond, months are. */
export const longestByDay = 62

const count = z.number().int()
const Span = z.object({ from: IstDate, to: IstDate })

/** How a paid time that ended went on: the day of the next payment against its last day. */
export const RenewalRow = Span.extend({
  due: count,
  /** Paid again on the last day or before. */
  early: count,
  /** In the 7 days of grace. */
  inGrace: count,
  /** Within 30 days. */
  in30Days: count,
  later: count,
})

/** What the platform's admins look at (screens, insights). Sums are paise; every span is Indian days, both included. */
export const AdminInsights = z.object({
  asOf: Instant,
  span: Span,
  /** Businesses made, without deleted ones: as many as the report of businesses has for the same days. */
  newBusinesses: z.array(Span.extend({ value: count })),
  /** What customers paid for plans, PDF cards and videos: the sum of the report of payments for the same days. */
  revenue: z.array(Span.extend({ card: count, pdf: count, video: count })),
  /** How the living businesses stand now, whatever the days: as the list of businesses counts them. */
  standings: z.array(z.object({ standing: z.string(), value: count })),
  /** Of the businesses made in these days, how many have a paid plan now. */
  conversion: z.object({ made: count, paid: count }),
  /** Months in which paid time ended, and how it went on. */
  renewals: z.array(RenewalRow),
  /** The ten agencies whose customers paid most in these days. */
  topAgencies: z.array(
    z.object({ agencyId: z.number(), agencyName: z.string(), payments: count, revenue: count }),
  ),
})
/** What the platform's admins look at. */
export type AdminInsights = z.infer<typeof AdminInsights>
