import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Every night at 03:10 IST: erase what its time is over for. */
export const sweep = defineJob({
  name: 'platform.sweep',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 900,
  cron: '10 3 * * *',
  missed: 'once',
})
