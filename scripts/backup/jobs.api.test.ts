import { jobs } from '@parichay/server/jobs.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { restoredJobs } from '@parichay/server/platform/restored-jobs.ts'
import { localStorage } from '@parichay/server/platform/storage.ts'
import { cloneDatabase, testSecret } from '@parichay/server/testing/database.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { restore } from './restore.ts'
import { backUp } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-jobs-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true })
})

/** An empty installation. */
async function place(name: string) {
  const { url: databaseUrl, drop } = await cloneDatabase(inject('adminUrl'), 'bare')
  drops.push(drop)
  const storage = localStorage(join(folder, name))
  await storage.check()
  return { databaseUrl, secret: testSecret, storage }
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('a job that the stop before a backup cut off is known as one after the restore, so that it is done anew', async () => {
  const [from, to] = [await place('from'), await place('to')]
  await ask(
    from.databaseUrl,
    `insert into pgboss.job (name, data, retry_limit, source_name, source_id, source_output)
     values ('given-up', '{"agencyId": 1}', 9, 'bulk.run', gen_random_uuid(), '{"message": "cut off by a shutdown"}')`,
  )
  const path = join(folder, 'jobs.tar.gz')
  await backUp(from, path)
  await restore(to, path)
  const waiting = `select data, source_name, source_id, source_output from pgboss.job where name = 'given-up'`
  expect(await ask(to.databaseUrl, waiting)).toEqual(await ask(from.databaseUrl, waiting))
})

test('a restore that was killed after its commit is finished by the next start: its jobs are back, once', async () => {
  const [from, to] = [await place('whole'), await place('killed')]
  await ask(
    from.databaseUrl,
    `insert into pgboss.job (name, data, retry_limit) values ('given-up', '{"agencyId": 2}', 9)`,
  )
  const path = join(folder, 'killed.tar.gz')
  await backUp(from, path)
  await restore(to, path)
  // As the commit leaves it: the jobs beside their queues, which are empty.
  const job = `jsonb_build_object('id', id, 'name', name, 'priority', priority, 'data', data, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
    'retryBackoff', retry_backoff, 'startAfter', start_after, 'createdOn', created_on, 'expireSeconds', expire_seconds)`
  await ask(to.databaseUrl, `create table ${restoredJobs} as select ${job} as job from pgboss.job`)
  await ask(to.databaseUrl, 'delete from pgboss.job')
  const start = () => prepareQueues(to.databaseUrl, jobs, makeLog('silent'))
  await Promise.all([start(), start()])
  expect(await ask(to.databaseUrl, `select data from pgboss.job`)).toEqual([{ data: { agencyId: 2 } }])
  expect(await ask(to.databaseUrl, `select to_regclass('${restoredJobs}') as kept`)).toEqual([{ kept: null }])
})

test('a backup with another secret than the database was started with says so', async () => {
  const from = await place('from')
  await expect(
    backUp({ ...from, secret: 'another'.repeat(8) }, join(folder, 'other.tar.gz')),
  ).rejects.toThrow(/PARICHAY_SECRET/)
})
