import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

const whole = z.number().int()

/** Ends what the call that deleted, merged or brought back a tag began: every post of it. Where that ended it, nothing is left to do. */
export const endRetag = defineJob({
  name: 'greeting.retag',
  payload: z.object({ agencyId: whole, imageTagId: whole }),
  attempts: 5,
  timeoutSec: 900,
})
