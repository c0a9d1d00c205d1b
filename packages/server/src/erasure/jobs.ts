import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Every night at 03:40 IST: erases what was deleted thirty days ago. */
export const eraseDeleted = defineJob({
  name: 'erasure.sweep',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 900,
  cron: '40 3 * * *',
  missed: 'once',
})

/** Takes the files of what was erased out of the store; tried for days, for nothing else knows them any more. They name nobody. */
export const forgetErased = defineJob({
  name: 'erasure.files',
  payload: z.object({
    agencyId: z.number().int(),
    files: z.array(z.object({ storageKey: z.string(), files: z.array(z.string()) })),
  }),
  attempts: 18,
  timeoutSec: 600,
})
