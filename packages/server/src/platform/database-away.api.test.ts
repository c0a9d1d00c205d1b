import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { FailureBody } from '@parichay/contract/errors.ts'
import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCustomer, type TestCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { isDatabaseAway } from './database-away.ts'
import { cookieNames } from './session.ts'

let w: TestWorld
let owner: TestCustomer
/** One holds a lock; the other looks who waits for it: a transaction would see that list as it first was. */
let holder: pg.Client
let admin: pg.Client
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  holder = new pg.Client({ connectionString: w.databaseUrl })
  admin = new pg.Client({ connectionString: w.databaseUrl })
  await Promise.all([holder.connect(), admin.connect()])
})
afterAll(async () => {
  await Promise.all([holder.end(), admin.end()])
  await w.close()
})

const list = () => owner.client.get(businessRoutes.getBusinessesByUser.path)
const waiting = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'parichay-app' and wait_event_type = 'Lock'`

test('a call whose database goes away is told to come again, and then works', async () => {
  expect((await list()).status).toBe(200)
  await holder.query('begin')
  await holder.query('lock table business in access exclusive mode')
  const held = list()
  await expect.poll(async () => (await admin.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
  await admin.query(`select pg_terminate_backend(pid) from (${waiting}) as held`)
  const { status, data, headers } = await held
  const failure = data as FailureBody
  await holder.query('rollback')
  expect([status, failure.code, headers['retry-after']]).toEqual([503, 'SERVICE_BUSY', '2'])
  expect(failure.message).not.toMatch(/terminat|57P01|administrator/i)
  expect((await list()).status).toBe(200)
})

test('a person who asks for a page meanwhile sees one, in their language, and a program an answer', async () => {
  const anyWaits = waiting.replace("= 'parichay-app'", "like 'parichay-%'")
  const ask = async (headers: Record<string, string>) => {
    await holder.query('begin')
    await holder.query('lock table card in access exclusive mode')
    try {
      // Not the panel: a fresh clone has not built it yet.
      const held = owner.client.get(`/shop-${randomUUID().slice(0, 8)}`, headers)
      await expect
        .poll(async () => (await admin.query(anyWaits)).rowCount, { timeout: 10_000 })
        .toBeGreaterThan(0)
      await admin.query(`select pg_terminate_backend(pid) from (${anyWaits}) as held`)
      return await held
    } finally {
      await holder.query('rollback')
    }
  }
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const page = await ask({ accept, 'accept-language': 'gu-IN,gu;q=0.9' })
  expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ])
  expect(page.text).toContain('<html lang="gu"')
  expect(page.text).toContain('આ પેજ હમણાં ઉપલબ્ધ નથી')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['cache-control']).toBe('no-store')
  const program = await ask({ accept: 'application/json' })
  expect([program.status, program.failure.code]).toEqual([503, 'SERVICE_BUSY'])
})

test('no database at the address, a full pool and a deadlock count; a mistake and other lines do not', async () => {
  const nobody = new pg.Pool({ connectionString: 'postgres://x:y@127.0.0.1:1/z' })
  expect(isDatabaseAway(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
  await nobody.end()
  const full = new pg.Pool({ connectionString: w.databaseUrl, max: 1, connectionTimeoutMillis: 2000 })
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

test('a name that is not found just now and a socket that is away count', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://x:y@localhost/z?host=/nowhere/at/all' })
  expect(isDatabaseAway(await pool.query('select 1').catch((error: unknown) => error))).toBe(true)
  await pool.end()
  const lost = { code: 'EAI_AGAIN', syscall: 'getaddrinfo', stack: 'at node_modules/pg-pool/index.js:45' }
  expect(isDatabaseAway(Object.assign(new Error('getaddrinfo EAI_AGAIN db'), lost))).toBe(true)
})

test('a database without room and one that only reads count', async () => {
  const said = (code: string) =>
    admin
      .query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`)
      .catch((error: unknown) => error)
  for (const code of ['53100', '53200'])
    expect([code, isDatabaseAway(await said(code))]).toEqual([code, true])
  await admin.query('set default_transaction_read_only = on')
  const refused = await admin.query('create table nothing (a int)').catch((error: unknown) => error)
  await admin.query('set default_transaction_read_only = off')
  expect(isDatabaseAway(refused)).toBe(true)
})

test('a server that is asked to end while it answers ends with the answer, not with the patience of the line', async () => {
  const twin = await w.openTwin()
  const agent = new Agent({ keepAlive: true })
  await twin.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = twin.app.server.address() as AddressInfo
  await holder.query('begin')
  await holder.query('lock table business in access exclusive mode')
  const status = new Promise<number | undefined>((done, failed) => {
    const headers = { host: owner.agency.host, cookie: `${cookieNames.session}=${owner.token}` }
    get(
      { host: '127.0.0.1', port, agent, headers, path: businessRoutes.getBusinessesByUser.path },
      (answer) => {
        answer.resume().once('end', () => done(answer.statusCode))
      },
    ).once('error', failed)
  })
  await expect.poll(async () => (await admin.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
  let isClosed = false
  const closed = twin.close().then(() => (isClosed = true))
  await new Promise((later) => setTimeout(later, 200))
  expect(isClosed).toBe(false)
  await holder.query('rollback')
  expect(await status).toBe(200)
  await expect.poll(() => isClosed, { timeout: 4000 }).toBe(true)
  await closed
  agent.destroy()
})
