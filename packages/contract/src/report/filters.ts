import { z } from 'zod'
import { subscriptionFilters } from '../business/rules.ts'
import { CardStatus } from '../card/fields.ts'
import { AgencyId, IstDate } from '../ids.ts'
import { ReportFormat, ReportName } from './fields.ts'

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
