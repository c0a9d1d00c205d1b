import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/**
 * Every ten minutes: puts activated cards on their month's bill, issues bills on the 1st (at 02:00 IST or soon after)
 * and closes them after the 5th. What was missed while nothing ran is done now.
 */
export const turnBills = defineJob({
  name: 'bill-turn',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 600,
  cron: '*/10 * * * *',
})
