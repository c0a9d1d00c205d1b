import { z } from 'zod'
import { projectFilters } from '../card/filters.project.ts'
import { AgencyId } from '../ids.ts'

/** Filters of the PDF cards in All Projects; they live in the URL of the panel too. */
export const PdfCardFilters = z.object({
  ...projectFilters,
  status: z.enum(['ACTIVE', 'INACTIVE']).optional(),
  sort: z.enum(['newest', 'oldest', 'name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: AgencyId.optional(),
})
