import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every night at 00:05 IST: keeps the figures of the day that ended. */
export const keepFigures = defineJob({
  name: 'analytics.figures',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '5 0 * * *',
  missed: 'once',
})
