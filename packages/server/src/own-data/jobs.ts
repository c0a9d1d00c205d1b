import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

const id = { agencyId: z.number().int(), ownDataFileId: z.number().int() }

/** Makes the copy of a customer's own data. */
export const makeOwnData = defineJob({
  name: 'own-data.make',
  payload: z.object(id),
  attempts: 3,
  timeoutSec: 3600,
})

/** Tells its owner that it is ready, by a letter or on the browsers that wish to be notified. */
export const tellOwnData = defineJob({
  name: 'own-data.tell',
  payload: z.object({ ...id, by: z.enum(['mail', 'push']) }),
  attempts: 3,
  timeoutSec: 120,
})

/** Every hour: copies whose seven days are over lose their file. */
export const forgetOldData = defineJob({
  name: 'own-data.sweep',
  payload: z.object({}),
  attempts: 3,
  timeoutSec: 600,
  cron: '50 * * * *',
  missed: 'once',
})
