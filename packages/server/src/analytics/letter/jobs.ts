import { IstDate } from '@parichay/contract/ids.ts'
import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every morning, and once more for what was missed: which staff are to get their daily letter. */
export const findReaders = defineJob({
  name: 'staff.find-letters',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '20 8,10 * * *',
})

/** Writes the letter of one person for one morning. */
export const writeLetter = defineJob({
  name: 'staff.letter',
  payload: z.object({ agencyId: z.number().int(), franchiseeId: z.number().int(), day: IstDate }),
  attempts: 4,
  timeoutSec: 60,
})
