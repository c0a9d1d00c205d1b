import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { FailureBody } from '@parichay/contract/errors.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCustomer, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { isDatabaseAway } from './database-away.ts'

let w: TestWorld
let owner: TestCustomer
let admin: pg.Client
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  admin = new pg.Client({ connectionString: w.databaseUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await w.close()
})

const list = () => owner.client.get(businessRoutes.getBusinessesByUser.path)
const waiting = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'parichay-app' and wait_event_type = 'Lock'`

test('a call whose database goes away is told to come again, and then works', async () => {
  expect((await list()).status).toBe(200)
  await admin.query('begin')
  await admin.query('lock table business in access exclusive mode')
  const held = list()
  await expect.poll(async () => (await admin.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
  await admin.query(`select pg_terminate_backend(pid) from (${waiting}) as held`)
  const { status, data, headers } = await held
  const failure = data as FailureBody
  await admin.query('rollback')
  expect([status, failure.code, headers['retry-after']]).toEqual([503, 'SERVICE_BUSY', '2'])
  expect(failure.message).not.toMatch(/terminat|57P01|administrator/i)
  expect((await list()).status).toBe(200)
})

test('no database at the address, a full pool and a deadlock count; a mistake and other lines do not', async () => {
  const nobody = new pg.Pool({ connectionString: 'postgres://x:y@127.0.0.1:1/z' })
  expect(isDatabaseAway(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
  await nobody.end()
  const full = new pg.Pool({ connectionString: w.databaseUrl, max: 1, connectionTimeoutMillis: 100 })
  const taken = await full.connect()
  expect(isDatabaseAway(await full.query('select 1').catch((error: unknown) => error))).toBe(true)
  const slow = await taken
    .query('set statement_timeout = 50; select pg_sleep(5)')
    .catch((error: unknown) => error)
  expect(isDatabaseAway(slow)).toBe(true)
  const wrong = await taken.query('select nonsense').catch((error: unknown) => error)
  expect(isDatabaseAway(wrong)).toBe(false)
  taken.release()
  await full.end()
  expect(isDatabaseAway(Object.assign(new Error('mail'), { code: 'ECONNREFUSED', stack: 'at smtp' }))).toBe(
    false,
  )
})
