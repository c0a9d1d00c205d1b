import { z } from 'zod'
import { StaffRole } from '../franchisee/fields.ts'
import { AgencyId, BusinessId, FranchiseeId, Instant, UserId } from '../ids.ts'

/** Days an entry of the activity log is kept at least (screens.md, activity log). */
export const activityDays = 366

/**
 * Who did something. A member of the platform's staff has no name where an agency reads its own log; what the server does by
 * itself, such as a job, is `system`.
 */
export const ActivityActor = z.object({
  kind: z.enum(['staff', 'platform', 'customer', 'visitor', 'system']),
  franchiseeId: FranchiseeId.nullable(),
  userId: UserId.nullable(),
  /** A name, or the number or address of a customer without one; empty where it is gone. */
  name: z.string(),
  roles: z.array(StaffRole),
})

/** One thing that changed; `field` is a path such as `support.email`, empty where the whole is one value. */
export const ActivityChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** One entry of the activity log. */
export const ActivityEntry = z.object({
  activityId: z.number().int(),
  agencyId: AgencyId,
  agencyName: z.string(),
  at: Instant,
  /** One of `activityActions`; entries of older versions may have others. */
  action: z.string(),
  who: ActivityActor,
  /** The customer whose record was worked on by somebody else. */
  onBehalfOf: z.object({ userId: UserId, name: z.string() }).nullable(),
  business: z.object({ businessId: BusinessId, businessName: z.string() }).nullable(),
  /** What was worked on, such as `card 12`; empty where the action says all. */
  object: z.string(),
  changes: z.array(ActivityChange),
  /** What else was written down: a reason, a reference. */
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
  /** Where it came from; empty for readers who are no admins. */
  ip: z.string(),
})
/** One entry of the activity log. */
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** A part of the activity log, newest first; `before` asks for the part that follows, null at the end. */
export const ActivityPage = z.object({ list: z.array(ActivityEntry), before: z.string().nullable() })
