import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Every night at 04:20 IST: files of PDF cards are kept 30 days. */
export const sweepPdfFiles = defineJob({
  name: 'pdf-card.sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 600,
  cron: '20 4 * * *',
  missed: 'once',
})
