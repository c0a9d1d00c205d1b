import { z } from 'zod'

/** Why somebody looks at the panel as a customer; it stands in the activity log of both. */
export const ViewReason = z.object({
  reason: z.string().trim().min(3, 'This field is required.').max(200),
})
