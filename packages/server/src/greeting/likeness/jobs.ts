import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Every five minutes: images that were not compared with the others yet, new ones and those from before there was a comparing. */
export const compareImages = defineJob({
  name: 'greeting.compare',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 300,
  cron: '*/5 * * * *',
})

/** Every night: looks and pairs of images that cannot come back any more. It looks at all of them, so not beside the comparing. */
export const forgetLooks = defineJob({
  name: 'greeting.forget-looks',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 540,
  cron: '35 3 * * *',
  missed: 'once',
})
