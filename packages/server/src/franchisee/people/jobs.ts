import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Tells a member of staff that they are invited, or that their password is another one, or their second step gone. */
export const noticeToStaff = defineJob({
  name: 'staff.notice',
  payload: z.object({
    agencyId: z.number().int(),
    franchiseeId: z.number().int(),
    what: z.enum(['invite', 'password', 'secondStep']),
  }),
  attempts: 3,
  timeoutSec: 60,
})
