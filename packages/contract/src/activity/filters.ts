import { z } from 'zod'
import { AgencyId, BusinessId, FranchiseeId, IstDate, UserId } from '../ids.ts'
import { activityAreas } from './actions.ts'

/** Where a part of the activity log begins: milliseconds and number of the entry before it. */
export const ActivityCursor = z.string().regex(/^\d{1,15}-\d{1,15}$/)

/** Filters of the activity log; they live in the URL of the panel too. */
export const ActivityFilters = z.object({
  area: z.enum(activityAreas).optional(),
  by: z.enum(['staff', 'customer']).optional(),
  franchiseeId: FranchiseeId.optional(),
  /** What a customer did, and what was done with their records. */
  userId: UserId.optional(),
  businessId: BusinessId.optional(),
  /** First and last day in India. */
  from: IstDate.optional(),
  to: IstDate.optional(),
  agencyId: AgencyId.optional(),
})
