import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { AgencyId, Flag } from '../ids.ts'
import { categoryPageStatuses } from './fields.ts'

/** What pages of categories are narrowed by; it lives in the URL of the panel too. */
export const CategoryPageFilters = z.object({
  /** Part of a name in any language. */
  search: z.string().max(100).optional(),
  status: z.enum(categoryPageStatuses).optional(),
  /** Pages that are not whole in this language. */
  missing: Language.optional(),
  sort: z.enum(['name', 'newest']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  /** Pages count from the end: page 1 is the last one. */
  fromEnd: Flag.optional(),
  /** Whose pages; without it those that count for all agencies. */
  agencyId: AgencyId.optional(),
})
