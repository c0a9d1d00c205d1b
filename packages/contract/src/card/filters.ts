import { z } from 'zod'
import { AgencyId, RowNumber } from '../ids.ts'
import { CardStatus } from './fields.ts'
import { projectFilters } from './filters.project.ts'

/** Filters of All Projects; they live in the URL of the panel too. */
export const CardFilters = z.object({
  ...projectFilters,
  status: CardStatus.optional(),
  /** Greetings of the business, Enabled or Disabled (specification 4, filter value pairs). */
  imagePost: z.enum(['enabled', 'disabled']).optional(),
  /** A kind of link that the card carries: the list behind a number of the Link Store. */
  linkType: z.coerce.number().pipe(RowNumber).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'expiry']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: AgencyId.optional(),
})
