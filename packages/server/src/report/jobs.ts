import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Makes one file that a person asked for. */
export const makeReport = defineJob({
  name: 'report.make',
  payload: z.object({ agencyId: z.number().int(), reportFileId: z.number().int() }),
  attempts: 3,
  timeoutSec: 1800,
})

/** Every night: files whose seven days are over. */
export const sweepReports = defineJob({
  name: 'report.sweep',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '25 3 * * *',
  missed: 'once',
})
