import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Goes on with a job over many businesses; it may run twice, since each row is done once. */
export const runBulk = defineJob({
  name: 'bulk.run',
  payload: z.object({ agencyId: z.number().int(), bulkJobId: z.number().int() }),
  attempts: 6,
  timeoutSec: 1800,
})

/** Every night: jobs whose results nobody needs any more. */
export const sweepBulk = defineJob({
  name: 'bulk.sweep',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '40 3 * * *',
  missed: 'once',
})
