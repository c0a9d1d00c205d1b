import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { jobs } from './jobs.ts'
import { startWeb } from './main-web.ts'
import { endLimitMs } from './platform/process.ts'
import { defineJob } from './platform/queue.ts'
import { prepareQueues } from './platform/queue-tables.ts'
import { openTestWorld, type TestWorld } from './testing/world.ts'

let w: TestWorld
beforeAll(async () => void (w = await openTestWorld()))
afterAll(() => w.close())

test('jobs of a process that ends are given back in time, however slowly a visitor sends or reads', async () => {
  const job = defineJob({ name: 'test.endless', payload: z.object({}), attempts: 1, timeoutSec: 60 })
  await prepareQueues(w.databaseUrl, [...jobs, job], w.world.log)
  const running = await startWeb({ ...w.world.config, port: 0, host: '127.0.0.1' }, w.world.log)
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  await running.world.queue.work(job, () => {
    begun.resolve()
    return end.promise
  })
  await w.world.database.platform.transaction().execute((tx) => w.world.queue.add(tx, job, {}))
  const slow = connect(running.port, '127.0.0.1').on('error', () => undefined)
  await once(slow, 'connect')
  slow.write('POST /api/v1/login HTTP/1.1\r\nhost: a.example\r\ncontent-length: 100\r\n\r\n{')
  await begun.promise

  const closed = running.close()
  const stateOf = async () =>
    (
      await sql<{ state: string }>`select state from pgboss.job where name = ${job.name}`.execute(
        w.world.database.platform,
      )
    ).rows.map(({ state }) => state)
  await expect.poll(stateOf, { timeout: endLimitMs - 1000 }).not.toContain('active')
  slow.destroy()
  end.resolve()
  await closed
}, 60_000)
