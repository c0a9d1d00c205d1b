import { z } from 'zod'
import { AgencyId, Flag, FranchiseeId, IstDate } from '../ids.ts'
import { BusinessOrigin } from './fields.ts'
import { subscriptionFilters } from './rules.ts'

/** What says which businesses are meant, in All Businesses, in reports and in insights alike. */
export const BusinessNarrowing = z.object({
  category: z.string().max(60).optional(),
  origin: BusinessOrigin.optional(),
  /** The member of staff who made it, or to whom it was moved. */
  madeBy: FranchiseeId.optional(),
  /** The plan that runs today; CUSTOM_PLAN for any custom one. */
  planId: z
    .string()
    .regex(/^(?:[1-9]\d{0,8}|CUSTOM_PLAN)$/)
    .optional(),
  state: z.string().max(60).optional(),
})
/** What says which businesses are meant. */
export type BusinessNarrowing = z.output<typeof BusinessNarrowing>

/** Filters of All Businesses; they live in the URL of the panel too. */
export const BusinessFilters = z.object({
  search: z.string().max(100).optional(),
  subscription: z.enum(subscriptionFilters).optional(),
  ...BusinessNarrowing.shape,
  /** Only what lies outside where whoever looks after it works. */
  territory: z.enum(['outside']).optional(),
  hasCard: Flag.optional(),
  /** Only what staff have stopped. */
  suspended: z.enum(['only']).optional(),
  /** Greetings, Enabled or Disabled (specification 4, filter value pairs; screens 8.19). */
  imagePost: z.enum(['enabled', 'disabled']).optional(),
  /** First and last day in India on which it was made. */
  from: IstDate.optional(),
  to: IstDate.optional(),
  /** `match`: whose phone ends with the digits that are searched for comes first, then the newest; where more than 10,000 are found, the newest. */
  sort: z.enum(['newest', 'oldest', 'name', 'expiry', 'match']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  /** Pages count from the end: page 1 is the last one, whatever the total. */
  fromEnd: Flag.optional(),
  agencyId: AgencyId.optional(),
})
