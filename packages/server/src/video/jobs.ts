import { z } from 'zod'
import { defineJob } from '../platform/queue.ts'

/** Makes one film. A worker that was killed over it is followed by another one. */
export const makeVideoFilm = defineJob({
  name: 'video.film',
  payload: z.object({ agencyId: z.number().int(), renderId: z.number().int() }),
  attempts: 12,
  timeoutSec: 3600,
})

/** Makes one test film of a template. */
export const makeTest = defineJob({
  name: 'video.test',
  payload: z.object({ templateId: z.number().int(), version: z.number().int(), language: z.string() }),
  attempts: 12,
  timeoutSec: 3600,
})

/** Every minute: films that nobody works on any more are put into the queue again. */
export const wakeFilms = defineJob({
  name: 'video.wake',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 60,
  cron: '* * * * *',
})

/** Every night at 04:40 IST: films are kept 90 days. */
export const sweepVideoFilms = defineJob({
  name: 'video.sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 600,
  cron: '40 4 * * *',
  missed: 'once',
})
