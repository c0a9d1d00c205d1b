import { readConfig } from '@parichay/server/platform/config.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld, type OpenWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { makeApp } from '@parichay/server/app.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { jobs } from '@parichay/server/jobs.ts'
import { fillReference } from '@parichay/server/reference.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase } from '../installation.ts'
import { FirstAgency, makeFirstAgency } from './first-agency.ts'

// Roles belong to the whole cluster, so every test has the same secret.
const secret = 'test-secret-0123456789-0123456789-abc'
const folder = mkdtempSync(join(tmpdir(), 'parichay-seed-'))
let world: OpenWorld

beforeAll(async () => {
  const databaseUrl = await ensureDatabase(inject('adminUrl'), `seed_${process.pid}`)
  await migrate(databaseUrl, secret)
  await prepareQueues(databaseUrl, jobs, makeLog('error'))
  world = await openWorld(
    readConfig({
      PARICHAY_MODE: 'test',
      PARICHAY_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      RUN_WORKER: 'false',
    }),
  )
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the first agency answers on its host, and its admin signs in with the printed password and must replace it', async () => {
  const wanted = FirstAgency.parse({
    agency: ' Surat Cards ',
    host: 'Cards.Example.in',
    'admin-phone': '+919812345678',
    primary: '#C2410C',
  })
  const { password } = await makeFirstAgency(world, wanted)
  await fillReference(world.database)
  const app = await makeApp(world)
  const headers = { host: 'cards.example.in', origin: 'https://cards.example.in' }
  const details = await app.inject({ url: '/api/v1/agency-details', headers })
  expect(details.json()).toMatchObject({
    data: { agencyName: 'Surat Cards', roles: ['superadmin'], theme: { primary: '#c2410c' } },
  })
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/franchisee/login',
    headers,
    payload: { phoneNumber: '+919812345678', password },
  })
  expect(login.json()).toEqual({ data: { userLoggedIn: true } })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const me = await app.inject({ url: '/api/v1/franchisee', headers: { ...headers, cookie } })
  expect(me.json()).toMatchObject({ data: { mustChangePassword: true } })
  const list = await app.inject({ url: '/api/v1/business', headers: { ...headers, cookie } })
  expect(list.json()).toMatchObject({ data: { code: 'STEP_OUT_OF_ORDER' } })
  await expect(makeFirstAgency(world, wanted)).rejects.toThrow(
    'This installation has an agency already: Surat Cards',
  )
  await app.close()
})

test.each([
  [{ agency: '', host: 'a.in', 'admin-phone': '+919812345678' }, 'agency'],
  [{ agency: 'A', host: 'https://a.in', 'admin-phone': '+919812345678' }, 'host'],
  [{ agency: 'A', host: 'a.in:3000', 'admin-phone': '+919812345678' }, 'host'],
  [{ agency: 'A', host: 'a.in', 'admin-phone': '9812345678' }, 'admin-phone'],
  [{ agency: 'A', host: 'a.in', 'admin-phone': '+919812345678', primary: 'orange' }, 'primary'],
])('a wrong word is named: %j', (words, field) => {
  expect(FirstAgency.safeParse(words).error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
})
