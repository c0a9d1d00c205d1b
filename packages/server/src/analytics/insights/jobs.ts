import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every ten minutes: counts anew what insights of a large installation are asked for. */
export const keepInsights = defineJob({
  name: 'analytics.insights',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 590,
  cron: '*/10 * * * *',
})
