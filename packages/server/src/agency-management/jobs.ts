import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Tells somebody by SMS that they are an admin of an agency now, and where to sign in. */
export const inviteAdmin = defineJob({
  name: 'agency.invite',
  payload: z.object({ agencyId: z.number().int(), franchiseeId: z.number().int() }),
  attempts: 3,
  timeoutSec: 60,
})
