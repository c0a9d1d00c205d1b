import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Makes one file of many cards. A worker that was killed over it is followed by another one, three in all. */
export const makePdfFile = defineJob({
  name: 'pdf-card.file',
  payload: z.object({ agencyId: z.number().int(), jobId: z.number().int() }),
  attempts: 3,
  timeoutSec: 1800,
})

/** Every hour: files that no run will end any more, and those whose days are over. */
export const sweepPdfJobs = defineJob({
  name: 'pdf-card.file-sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 600,
  cron: '50 * * * *',
  missed: 'once',
})
