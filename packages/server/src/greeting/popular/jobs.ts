import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every hour: how often posts were sent lately, and which of them are popular. */
export const countUses = defineJob({
  name: 'greeting.count-uses',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 300,
  cron: '7 * * * *',
  missed: 'once',
})
