import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Once a day, when whoever is told of it is at work: whether a package of this product is past its time. */
export const lookAtPackages = defineJob({
  name: 'advisory.look',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 120,
  cron: '25 10 * * *',
  missed: 'once',
})
