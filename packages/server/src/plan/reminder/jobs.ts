import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every morning, and once more in the afternoon for what was missed: who is to be reminded that the time ends. */
export const findEnding = defineJob({
  name: 'plan.find-ending',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 900,
  cron: '15 10,16 * * *',
})

/** Reminds the owner of one business. */
export const remindOfEnd = defineJob({
  name: 'plan.remind',
  payload: z.object({ agencyId: z.number().int(), businessId: z.number().int() }),
  attempts: 5,
  timeoutSec: 60,
})
