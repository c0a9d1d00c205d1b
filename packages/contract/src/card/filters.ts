import { z } from 'zod'
import { AgencyId } from '../ids.ts'
import { CardStatus } from './fields.ts'

/** What All Projects can be searched by (specification 3, card filter options). */
export const cardFilterOptions = [
  'cardId',
  'companyName',
  'registeredPhoneNumber',
  'businessName',
  'templateCode',
] as const

/** Filters of All Projects; they live in the URL of the panel too. */
export const CardFilters = z.object({
  search: z.string().max(100).optional(),
  /** Which of the five is searched; without it all of them are. */
  searchBy: z.enum(cardFilterOptions).optional(),
  status: CardStatus.optional(),
  /** Finished: published. */
  done: z.enum(['done', 'not-done']).optional(),
  sort: z.enum(['newest', 'oldest', 'name', 'expiry']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  fromEnd: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  agencyId: AgencyId.optional(),
})
