import { z } from 'zod'
import { BusinessNarrowing } from '../business/filters.ts'
import { subscriptionFilters } from '../business/rules.ts'
import { CardStatus } from '../card/fields.ts'
import { AgencyId, IstDate } from '../ids.ts'
import { ReportFormat, ReportName } from './fields.ts'

/** What customers buy, as payments know it. */
export const paidProducts = ['card', 'pdf', 'video'] as const
/** One of `paidProducts`. */
export type PaidProduct = (typeof paidProducts)[number]

/** How a paid time that ended went on: bought again before or on its last day, in grace, within 30 days, later, not yet. */
export const renewalKinds = ['early', 'inGrace', 'in30Days', 'later', 'notYet'] as const
/** One of `renewalKinds`. */
export type RenewalKind = (typeof renewalKinds)[number]

const filters = {
  /** First and last day, both included: of making, paying, ending, using or issuing, as the report has it. */
  from: IstDate.optional(),
  to: IstDate.optional(),
  /** Businesses: where they stand. */
  subscription: z.enum(subscriptionFilters).optional(),
  /** Cards: their status. */
  status: CardStatus.optional(),
  /** Cards: finished, that is published. */
  done: z.enum(['done', 'not-done']).optional(),
  /** Payments: whether money went back. */
  refunds: z.enum(['only', 'none']).optional(),
  /** Payments: cash, upi, card ... as its column says. */
  mode: z
    .string()
    .regex(/^[a-z_]{2,20}$/)
    .optional(),
  /** Payments: what was bought. */
  product: z.enum(paidProducts).optional(),
  /** Cards: the code of their design. */
  template: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  /** Paid times that ended: how they went on. */
  renewal: z.enum(renewalKinds).optional(),
  /** Greetings that were sent: the category of the picture. */
  imageCategoryId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  ...BusinessNarrowing.shape,
  /** Names of columns with commas; all of them without it. */
  columns: z
    .string()
    .regex(/^[A-Za-z]{2,20}(,[A-Za-z]{2,20}){0,29}$/)
    .optional(),
  agencyId: AgencyId.optional(),
}

/** What narrows a report and chooses its columns. */
export const ReportFilters = z.object(filters)
/** What narrows a report. */
export type ReportFilters = z.output<typeof ReportFilters>

/** The query of a download: CSV unless `format` says otherwise. */
export const ReportQuery = z.object({ ...filters, format: ReportFormat.optional() })

/** What stands in the address of the screen. */
export const ReportAddress = z.object({ report: ReportName.optional(), ...filters })
