import { z } from 'zod'
import { leadStatuses } from './rules.ts'

/** What leads are narrowed by; it lives in the URL of the panel too. */
export const LeadFilters = z.object({
  search: z.string().max(100).optional(),
  status: z.enum(leadStatuses).optional(),
})
