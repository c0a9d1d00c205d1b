import { z } from 'zod'
import { defineJob } from '../../platform/queue.ts'

const whole = z.number().int()

/** Makes the master, the picture and the light film of an upload. */
export const makeFilm = defineJob({
  name: 'greeting.film',
  payload: z.object({ agencyId: whole, filmId: whole }),
  attempts: 3,
  timeoutSec: 1800,
})

/** Lays a business's frame over a master. A worker that was killed over it is followed by another one, three in all. */
export const makeCopy = defineJob({
  name: 'greeting.copy',
  payload: z.object({ agencyId: whole, copyId: whole }),
  attempts: 3,
  timeoutSec: 1800,
})

/** Every hour: uploads nobody made a post of, copies that are old, and what no run will end any more. */
export const sweepFilms = defineJob({
  name: 'greeting.film-sweep',
  payload: z.object({}),
  attempts: 2,
  timeoutSec: 600,
  cron: '35 * * * *',
  missed: 'once',
})
