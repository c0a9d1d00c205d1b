import { z } from 'zod'
import { AgencyId, BusinessId } from '../ids.ts'
import { documentKinds } from './kinds.ts'

/** Filters of the library of documents; they live in the URL of the panel too. */
export const DocumentFilters = z.object({
  /** Words of the business's name, its phone or e-mail. */
  search: z.string().max(100).optional(),
  kind: z.enum(documentKinds).optional(),
  businessId: BusinessId.optional(),
  sort: z.enum(['newest', 'largest']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  /** Pages count from the end: page 1 is the last one. */
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: AgencyId.optional(),
})
