import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Config } from '@parichay/server/platform/config.ts'
import { openWorld } from '@parichay/server/platform/open.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { seedFilms } from './films.ts'
import { seedPdfCards } from './pdf-cards.ts'
import { seedPdfPeople } from './pdf-people.ts'
import { seedPosters } from './posters.ts'
import { seedUses } from './uses.ts'
import { seedVideos } from './videos.ts'

/** What the process is told: where it works, and how many posters it draws at most. */
type Order = { config: Config; most: number }

/** What whoever opens the greetings first wants to see: pictures of these days, then a few videos; the rest follows. */
const [firstPosters, firstFilms] = [60, 6]

/**
 * Draws the library, and what was sent of it, while people look around already. It is a process of its own: what the
 * drawings took of memory goes back when it ends. What is returned stops it between two pictures.
 */
export function drawBehind(
  { config, log }: Pick<World, 'config' | 'log'>,
  most: number,
): () => Promise<void> {
  const child = fork(import.meta.filename, { serialization: 'advanced' })
  let isAsked = false
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      log.error({ err: error }, 'the demo library could not be drawn')
      done()
    })
    child.once('exit', (code, signal) => {
      if (code !== 0 && !isAsked) log.error({ code, signal }, 'the demo library was not all drawn')
      done()
    })
  })
  child.send({ config: { ...config, runWorker: false }, most } satisfies Order)
  return async () => {
    isAsked = true
    if (child.connected) child.disconnect()
    await ended
  }
}

/** Works until all is there, or until the process that asked goes away. */
async function draw({ config, most }: Order) {
  const enough = new AbortController()
  const { signal } = enough
  // Threads that begin from here on take this over: who looks around comes first.
  setPriority(constants.priority.PRIORITY_LOW)
  process.once('disconnect', () => enough.abort())
  // Ctrl-C reaches every process of the terminal; the one that started this one says when to end.
  process.on('SIGINT', () => undefined)
  const world = await openWorld(config)
  // What fails takes nothing else with it: who looks around misses one thing, not all that would have come after it.
  const faults: unknown[] = []
  const attempt = async (work: () => Promise<unknown>) => {
    if (signal.aborted) return
    await work().catch((error: unknown) => {
      if (!signal.aborted) faults.push(error)
    })
  }
  try {
    await attempt(() => seedVideos(world, signal))
    await attempt(() => seedPdfCards(world, signal))
    await attempt(() => seedPdfPeople(world, signal))
    await attempt(() => seedPosters(world, { most: Math.min(most, firstPosters), signal }))
    if (most > firstPosters) await attempt(() => seedFilms(world, { most: firstFilms, signal }))
    await attempt(() => seedPosters(world, { most, signal }))
    await attempt(() => seedUses(world))
    if (most > firstPosters) await attempt(() => seedFilms(world, { signal }))
    if (faults.length > 0) throw new AggregateError(faults, 'Not all of the library was drawn')
  } finally {
    await world.close()
  }
}

if (import.meta.main) {
  process.once('message', (order: Order) => {
    void draw(order).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
