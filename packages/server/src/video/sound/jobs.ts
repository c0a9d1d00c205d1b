import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

/** Reads one sound that was sent. */
export const readVideoSound = defineJob({
  name: 'video.sound',
  payload: z.object({ agencyId: z.number().int(), soundId: z.number().int() }),
  attempts: 8,
  timeoutSec: 300,
})
