import { z } from 'zod'
import { AgencyId, CardNo } from '../ids.ts'
import { reportStates } from './fields.ts'

/** The number of a report, as text of an address or as it is. */
export const CardReportId = z.coerce.number().int().positive().max(2_147_483_647)

/** What reports are narrowed by; it lives in the URL of the panel too. */
export const CardReportFilters = z.object({
  state: z.enum(reportStates).optional(),
  cardNo: CardNo.optional(),
  /** That one alone, as a notification names it. */
  cardReportId: CardReportId.optional(),
  agencyId: AgencyId.optional(),
})
