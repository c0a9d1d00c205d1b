import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workAuth } from '../auth/work.ts'
import { jobs } from '../jobs.ts'
import { openClient } from '../testing/client.ts'
import { messagesTo } from '../testing/codes.ts'
import { makeAgency, makeCustomer, newPhone, type TestAgency, testPassword } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { roleNames } from './db.ts'
import { makeLog } from './log.ts'
import { prepareQueues } from './queue-tables.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
})
afterAll(() => w.close())

/** All that stands in the tables without an agency, as text. */
async function unscoped(): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select row_to_json(r)::text as row from rate_limit r union all
    select row_to_json(j)::text from pgboss.job j`.execute(w.world.database.platform)
  return rows.map(({ row }) => row).join('\n')
}

test('limits and jobs hold no number, mail address or network address of anybody', async () => {
  const ip = '203.0.113.77'
  const phoneNumber = newPhone()
  const email = 'asha.patel@example.com'
  const browser = openClient(w.app, agency.host)
  browser.ip = ip
  await browser.ok(authRoutes.verifyUser, { body: { phoneNumber } })
  await browser.call(authRoutes.verifyOtp, { body: { otp: '000000' } })
  await browser.call(authRoutes.login, { body: { phoneNumber, password: 'not-the-password-1' } })
  const foreign = openClient(w.app, agency.host)
  foreign.ip = '2001:db8:1:2::9'
  await foreign.call(authRoutes.verifyUser, { body: { email } })
  const known = await makeCustomer(w, { agency })
  await known.client.ok(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: 'another-river-58' },
  })
  await known.client.ok(authRoutes.verifyUser, {
    body: { phoneNumber: known.phoneNumber, fromForgotPassword: true },
  })
  const all = await unscoped()
  expect(all).toContain('auth.notice')
  expect(all).toMatch(/"bucket":"password:[\w-]{27}"/)
  for (const mark of [
    phoneNumber.slice(3),
    known.phoneNumber.slice(3),
    'asha',
    'example.com',
    ip,
    '2001:db8',
  ])
    expect([mark, all.includes(mark)]).toEqual([mark, false])
})

test('the role of one agency reads neither limits nor jobs, and still adds jobs', async () => {
  const scope = { agencyId: agency.agencyId }
  const seen = (what: string) =>
    w.world.database
      .inScope(scope, (tx) => sql.raw(what).execute(tx))
      .then(
        () => 'seen',
        (error: Error) => error.message,
      )
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind in ('r', 'p', 'v') and relnamespace = 'pgboss'::regnamespace
      and relname like '%job%' or relname = 'rate_limit' and relkind = 'r'`.execute(w.world.database.platform)
  expect(tables.rows.length).toBeGreaterThan(2)
  for (const { name } of tables.rows) {
    expect([name, await seen(`select * from ${name}`)]).toEqual([
      name,
      expect.stringContaining('permission denied'),
    ])
    expect([name, await seen(`delete from ${name}`)]).toEqual([
      name,
      expect.stringContaining('permission denied'),
    ])
  }
  expect(await seen('select data from pgboss.job')).toContain('permission denied')
})

test('an installation from before: jobs are hidden, what is over forgets people, what waits is still sent', async () => {
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  const phoneNumber = newPhone()
  const old = { agencyId: agency.agencyId, what: 'password', phoneNumber, email: null }
  try {
    await owner.query(
      `grant select, insert, update, delete on all tables in schema pgboss to ${roleNames.app}`,
    )
    for (const state of ['completed', 'failed', 'created'])
      await owner.query(
        `insert into pgboss.job (name, data, state, output) values ('auth.notice', $1, $2, $3)`,
        [old, state, { message: `${phoneNumber} is off` }],
      )
    const holding = async () =>
      (
        await owner.query(
          `select state::text from pgboss.job where row_to_json(job)::text like '%' || $1 || '%' order by 1`,
          [phoneNumber.slice(3)],
        )
      ).rows.map(({ state }) => state as string)
    expect(await holding()).toEqual(['completed', 'created', 'failed'])
    await prepareQueues(w.databaseUrl, jobs, makeLog('silent'))
    expect(await holding()).toEqual(['created'])
    const role = await owner.query(`select has_table_privilege($1, 'pgboss.job', 'select') as may`, [
      roleNames.app,
    ])
    expect(role.rows[0].may).toBe(false)
    await workAuth(w.world)
    await expect.poll(() => messagesTo(w, phoneNumber).length, { timeout: 20_000 }).toBeGreaterThan(0)
  } finally {
    await owner.end()
  }
}, 60_000)

test('a notice that was queued sealed reaches the address the account had', async () => {
  const person = await makeCustomer(w, { agency })
  await person.client.ok(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: 'another-river-59' },
  })
  await expect.poll(() => messagesTo(w, person.phoneNumber).length, { timeout: 20_000 }).toBeGreaterThan(0)
})
