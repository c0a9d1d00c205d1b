import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every five minutes: images that were not compared with the others yet, new ones and those from before there was a comparing. */
export const compareImages = defineJob({
  name: 'greeting.compare',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 300,
  cron: '*/5 * * * *',
})
