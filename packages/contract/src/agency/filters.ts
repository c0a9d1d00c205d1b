import { z } from 'zod'
import { Flag } from '../ids.ts'
import { productSwitches } from './switches.ts'

/** An agency works, or its hosts show a notice. */
export const agencyStatuses = ['ACTIVE', 'SUSPENDED'] as const

/** Filters of Agency Management; they live in the URL of the panel too. */
export const AgencyFilters = z.object({
  /** Part of a name or of a host name. */
  search: z.string().max(100).optional(),
  /** Active/InActive of the specification's filter pairs. */
  status: z.enum(['active', 'inactive']).optional(),
  /** With a bill that is late. */
  overdue: Flag.optional(),
  /** With a host name that leads nowhere, or a certificate that the last look did not find. */
  tls: z.enum(['problem']).optional(),
  product: z.enum(productSwitches).optional(),
  sort: z.enum(['name', 'newest', 'oldest']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  /** Pages count from the end: page 1 is the last one. */
  fromEnd: Flag.optional(),
})
