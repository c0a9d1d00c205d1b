import pg from 'pg'
import { getRollbackPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { jobs } from '../jobs.ts'
import { dieAtWork } from '../testing/dead-worker.ts'
import { makeAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { endLimitMs } from './process.ts'
import { defineJob, openQueue } from './queue.ts'
import { prepareQueues } from './queue-tables.ts'
import { agencyScope } from './scope.ts'

let w: TestWorld
let owner: pg.Client
beforeAll(async () => {
  w = await openTestWorld()
  owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await w.close()
})

const rows = async (text: string) => (await owner.query<Record<string, unknown>>(text)).rows
const endless = `select name from pgboss.queue where dead_letter is null and name not like '\\_\\_%'`

test('an installation from before: its queues lead to the end of what is given up, with what waits in them', async () => {
  const { agencyId } = await makeAgency(w)
  const job = defineJob({
    name: 'test.dies',
    payload: z.object({ agencyId: z.number(), name: z.string() }),
    attempts: 3,
    timeoutSec: 30,
    sealed: ['name'],
  })
  await prepareQueues(w.databaseUrl, [job], w.world.log)
  expect(await rows(endless)).toEqual([{ name: 'given-up' }])
  await owner.query(`update pgboss.queue set dead_letter = null`)
  await w.world.database.inScope(agencyScope(agencyId), (tx) =>
    w.world.queue.add(tx, job, { agencyId, name: 'Asha' }),
  )
  await owner.query(`delete from pgboss.queue where name = 'given-up'`)
  await prepareQueues(w.databaseUrl, [...jobs, job], w.world.log)
  expect(await rows(endless)).toEqual([{ name: 'given-up' }])

  const ended: object[] = []
  await dieAtWork(w, job)
  expect(JSON.stringify(await rows(`select data from pgboss.job where name = 'given-up'`))).not.toContain(
    'Asha',
  )
  await w.world.queue.work(
    job,
    () => Promise.resolve(),
    (payload) => Promise.resolve(void ended.push(payload)),
  )
  await w.world.queue.workGivenUp()
  await expect.poll(() => ended, { timeout: 30_000 }).toEqual([{ agencyId, name: 'Asha' }])
  const told = await rows(`select facts from admin_notification where agency_id = ${agencyId}`)
  expect(told).toEqual([{ facts: { job: 'test.dies' } }])
}, 60_000)

test('after an upgrade queues and their times are as the kinds of jobs say, and tables as the library needs them', async () => {
  const job = defineJob({
    name: 'test.changes',
    payload: z.object({}),
    attempts: 2,
    timeoutSec: 30,
    cron: '0 3 * * *',
  })
  const kept = () =>
    rows(
      `select retry_limit, expire_seconds, cron, timezone, options->>'missed' as missed from pgboss.queue left join pgboss.schedule using (name) where name = 'test.changes'`,
    )
  const prepare = (kind: typeof job) => prepareQueues(w.databaseUrl, [...jobs, kind], w.world.log)
  await prepare(job)
  expect(await kept()).toEqual([
    { retry_limit: 1, expire_seconds: 30, cron: '0 3 * * *', timezone: 'Asia/Kolkata', missed: null },
  ])
  await prepare({ ...job, missed: 'once' })
  expect(await kept()).toMatchObject([{ missed: 'once' }])
  await prepare({ ...job, attempts: 5, timeoutSec: 90, cron: '30 4 * * *' })
  expect(await kept()).toEqual([
    { retry_limit: 4, expire_seconds: 90, cron: '30 4 * * *', timezone: 'Asia/Kolkata', missed: null },
  ])
  const { cron: _gone, ...byHand } = job
  await prepare(byHand)
  expect(await kept()).toEqual([
    { retry_limit: 1, expire_seconds: 30, cron: null, timezone: null, missed: null },
  ])

  const [{ version }] = (await rows('select version from pgboss.version')) as [{ version: number }]
  const back = getRollbackPlans('pgboss', version)
  await owner.query(back)
  expect(await rows('select version from pgboss.version')).toEqual([{ version: version - 1 }])
  await prepare(byHand)
  expect(await rows('select version from pgboss.version')).toEqual([{ version }])
}, 60_000)

test.each(['throws when it is cut off', 'goes on until it is no longer waited for'])(
  'a job that a closing process cuts off at its only try is done anew, and nobody is told: one that %s',
  async (how) => {
    const { agencyId } = await makeAgency(w)
    const throws = how.startsWith('throws')
    const job = defineJob({
      name: throws ? 'test.cut' : 'test.goes-on',
      payload: z.object({ agencyId: z.number() }),
      attempts: 1,
      timeoutSec: 60,
    })
    await prepareQueues(w.databaseUrl, [...jobs, job], w.world.log)
    const { secret } = w.world.config
    const closing = await openQueue({
      url: w.databaseUrl,
      secret,
      secretsBefore: [],
      worker: true,
      log: w.world.log,
    })
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    await closing.work(job, () => {
      begun.resolve()
      return end.promise
    })
    await w.world.database.inScope(agencyScope(agencyId), (tx) => w.world.queue.add(tx, job, { agencyId }))
    await begun.promise
    const since = performance.now()
    const closed = closing.close()
    if (throws) end.reject(new Error('no pictures are made any more'))
    await closed
    // Its process is over then, whatever goes on.
    expect(performance.now() - since).toBeLessThan(endLimitMs - 1000)
    end.resolve()
    const done: object[] = []
    await w.world.queue.work(job, (payload) => Promise.resolve(void done.push(payload)))
    await expect.poll(() => done, { timeout: 30_000 }).toEqual([{ agencyId }])
    expect(await rows(`select facts from admin_notification where agency_id = ${agencyId}`)).toEqual([])
  },
  60_000,
)

test('a start that was broken off after it made the tables of jobs: the next one gives the roles their rights', async () => {
  const rights = () =>
    rows(
      `select has_schema_privilege('parichay_app', 'pgboss', 'usage') as app, has_table_privilege('parichay_super', 'pgboss.job', 'delete') as platform`,
    )
  await owner.query(`revoke all on schema pgboss from parichay_app, parichay_super`)
  await owner.query(`revoke all on all tables in schema pgboss from parichay_app, parichay_super`)
  expect(await rights()).toEqual([{ app: false, platform: false }])
  await prepareQueues(w.databaseUrl, [], w.world.log)
  expect(await rights()).toEqual([{ app: true, platform: true }])
})

test('what comes at night comes at the next start where nothing ran at night, once; what must not come late waits for its next time', async () => {
  const plain = { payload: z.object({}), attempts: 1, timeoutSec: 60, cron: '0 3 * * *' }
  const caught = defineJob({ ...plain, name: 'test.nightly', missed: 'once' })
  const skipped = defineJob({ ...plain, name: 'test.letters' })
  await prepareQueues(w.databaseUrl, [...jobs, caught, skipped], w.world.log)
  const { secret } = w.world.config
  const start = () =>
    openQueue({ url: w.databaseUrl, secret, secretsBefore: [], worker: true, log: w.world.log })
  const done: string[] = []
  const nights = async () => {
    const queue = await start()
    for (const job of [caught, skipped])
      await queue.work(job, () => Promise.resolve(void done.push(job.name)))
    return queue
  }
  // Three nights ago somebody was there last.
  await owner.query(`update pgboss.version set cron_on = now() - interval '3 days'`)
  await owner.query(`update pgboss.schedule set created_on = now() - interval '9 days'`)
  const first = await nights()
  await expect.poll(() => done, { timeout: 40_000 }).toEqual(['test.nightly'])
  await first.close()
  const second = await nights()
  await new Promise((later) => setTimeout(later, 3000))
  await second.close()
  expect(done).toEqual(['test.nightly'])
}, 90_000)
