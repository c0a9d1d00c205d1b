import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Makes the AVIF sizes of an uploaded picture, and any WebP size it lacks. */
export const makeSizes = defineJob({
  name: 'document.sizes',
  payload: z.object({ agencyId: z.number().int(), documentId: z.number().int() }),
  attempts: 3,
  timeoutSec: 300,
})

/** Every ten minutes: pictures whose sizes were never made, such as those from before there were any. */
export const sweepSizes = defineJob({
  name: 'document.sizes-sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 540,
  cron: '*/10 * * * *',
})

/** Every night: deleted files whose days are over go out of the store. */
export const sweepBin = defineJob({
  name: 'document.bin-sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 540,
  cron: '20 3 * * *',
  missed: 'once',
})

/** Takes the files of a record that was deleted out of the store. The record is gone, so its keys go along; they name nobody. */
export const forgetFile = defineJob({
  name: 'document.forget',
  payload: z.object({ agencyId: z.number().int(), storageKey: z.string(), files: z.array(z.string()) }),
  attempts: 6,
  timeoutSec: 120,
})
