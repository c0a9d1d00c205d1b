import { readConfig } from '@parichay/server/platform/config.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld, type OpenWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { makeApp } from '@parichay/server/app.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { jobs } from '@parichay/server/jobs.ts'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase } from '../installation.ts'
import { readScale, seedScale } from './scale.ts'

// Roles belong to the whole cluster, so every test has the same secret.
const secret = 'test-secret-0123456789-0123456789-abc'
const folder = mkdtempSync(join(tmpdir(), 'parichay-scale-'))
const small = { agencies: 4, partOf: 50 }
let world: OpenWorld
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await ensureDatabase(inject('adminUrl'), `scale_${process.pid}`)
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

const countOf = async (table: 'business' | 'analyticsEvent' | 'audit') =>
  (
    await world.database.platform
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('broken off, it goes on where it was; the admin signs in and sees the businesses', async () => {
  const broken = seedScale(
    world,
    databaseUrl,
    220,
    'big.example.in',
    (line) => {
      if (line.startsWith('100 of')) throw new Error('pulled the plug')
    },
    small,
  )
  await expect(broken).rejects.toThrow('pulled the plug')
  expect(await countOf('business')).toBe(100)

  const said: string[] = []
  const again = await seedScale(world, databaseUrl, 220, 'big.example.in', (line) => said.push(line), small)
  expect(again).toBeNull()
  expect(said[0]).toBe('100 businesses are there; going on.')
  expect(await countOf('business')).toBe(220)
  expect(await countOf('analyticsEvent')).toBe(1100)
  expect(await countOf('audit')).toBe(220)

  const { rows } = await sql<{
    next: number
  }>`select nextval(pg_get_serial_sequence('business', 'business_id'))::int as next`.execute(
    world.database.platform,
  )
  expect(rows[0]?.next).toBe(221)
  const app = await makeApp(world)
  const known = await app.inject({ url: '/api/v1/agency-details', headers: { host: 'a3.big.example.in' } })
  expect(known.json()).toMatchObject({ data: { agencyName: 'Agency 3' } })
  await app.close()
})

test('a size that is none, and an installation with something else in it, are refused', async () => {
  expect(() => readScale('2m')).toThrow('10k, 100k, 1m')
  await world.database.platform
    .updateTable('agency')
    .set({ agencyName: 'Surat Cards' })
    .where('agencyName', '=', 'Agency 2')
    .execute()
  await expect(seedScale(world, databaseUrl, 220, 'big.example.in', () => undefined, small)).rejects.toThrow(
    'not one that --scale began',
  )
})
