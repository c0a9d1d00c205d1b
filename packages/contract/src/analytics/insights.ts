import { z } from 'zod'
import { BusinessNarrowing } from '../business/filters.ts'
import { AgencyId, Instant, IstDate } from '../ids.ts'
import { Figure } from './fields.ts'

/** The days that are looked at, one agency or all, and which businesses are meant. */
export const InsightFilters = z.object({
  from: IstDate.optional(),
  to: IstDate.optional(),
  agencyId: AgencyId.optional(),
  ...BusinessNarrowing.shape,
})

/** For how many days what some figures count is kept: of days before, nothing can be said. */
export const keptDays = { greetingsSent: 31, visits: 395, failures: 90 } as const

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
  /** Of the businesses made in these days, how many have a paid plan that runs or is in grace. */
  conversion: z.object({ made: count, paid: count }),
  /** Months in which paid time ended, and how it went on. */
  renewals: z.array(RenewalRow),
  /** The ten agencies whose customers paid most in these days. */
  topAgencies: z.array(
    z.object({ agencyId: z.number(), agencyName: z.string(), payments: count, revenue: count }),
  ),
  /** The ten members of staff for whose businesses most was paid in these days. */
  topStaff: z.array(
    z.object({
      franchiseeId: z.number(),
      name: z.string(),
      agencyId: z.number(),
      agencyName: z.string(),
      payments: count,
      revenue: count,
    }),
  ),
  /** The same payments by how they were paid: `cash`, `upi`, `card` and what else the report of payments says. */
  modes: z.array(z.object({ mode: z.string(), payments: count, revenue: count })),
  /** Designs of the cards made in these days, the twelve with most. */
  templates: z.array(z.object({ template: z.string(), value: count })),
  /** Greetings sent in these days by the category of their picture, the twelve with most. */
  greetings: z.array(z.object({ imageCategoryId: z.number(), name: z.string(), value: count })),
  /**
   * Times that customers who agreed to be counted used the panel (30 minutes of rest end one): begun in the point, and begun in the
   * seven days up to its end. Null where businesses are narrowed: whose they were is not known.
   */
  sessions: z.array(Span.extend({ value: count, week: count })).nullable(),
  /** Failures that panels told of. Null as above. */
  failures: z.array(Span.extend({ value: count })).nullable(),
})
/** What the platform's admins look at. */
export type AdminInsights = z.infer<typeof AdminInsights>

/** What the days of the insights come to, each with the key of its definition and what as many days before them came to. */
export const InsightFigures = z.object({ asOf: Instant, span: Span, figures: z.array(Figure) })
/** What the days of the insights come to. */
export type InsightFigures = z.infer<typeof InsightFigures>
