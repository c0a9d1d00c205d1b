import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { vi } from 'vitest'
import type { Job } from '../platform/queue.ts'
import type { TestWorld } from './world.ts'

/**
 * Plays a worker that took the waiting jobs of a kind and was killed: nothing was heard of it for a day. Then the supervisor
 * looks, as it does in every worker. `tries` is how many the job had with it; without it this was the last one.
 */
export async function dieAtWork({ databaseUrl }: TestWorld, job: Job, tries = job.attempts): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const { rowCount } = await owner.query(
      `update pgboss.job set state = 'active', retry_count = $2, started_on = now() - interval '1 day',
         heartbeat_on = now() - interval '1 day' where name = $1 and state in ('created', 'retry')`,
      [job.name, tries - 1],
    )
    if (!rowCount) throw new Error(`nothing waits in ${job.name}`)
    await owner.query(`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = $1`, [
      job.name,
    ])
  } finally {
    await owner.end()
  }
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.supervise(job.name)
  await boss.stop({ graceful: false, close: true })
}

/** Plays a worker that falls asleep while it draws: what comes after so many drawings waits for `wake`. `leave`: others draw as ever. */
export function sleepAtDrawing({ world: { renderer } }: TestWorld, most: number) {
  const render = renderer.render.bind(renderer)
  const awake = Promise.withResolvers<void>()
  let drawn = 0
  const spy = vi
    .spyOn(renderer, 'render')
    .mockImplementation((asked, how) =>
      ++drawn > most ? awake.promise.then(() => render(asked, how)) : render(asked, how),
    )
  return { leave: () => spy.mockRestore(), wake: () => awake.resolve() }
}
