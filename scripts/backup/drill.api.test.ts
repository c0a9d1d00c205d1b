import { noticeOfChange } from '@parichay/server/auth/jobs.ts'
import { readConfig } from '@parichay/server/platform/config.ts'
import { openWorld, type OpenWorld } from '@parichay/server/platform/open.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { Storage } from '@parichay/server/platform/storage.ts'
import { fillReference } from '@parichay/server/reference.ts'
import { cloneDatabase } from '@parichay/server/testing/database.ts'
import { createHash, randomBytes } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedDemo } from '../demo/seed.ts'
import { dropDatabase, ensureDatabase } from '../installation.ts'
import { readArchive, readSmall } from './archive.ts'
import { restore } from './restore.ts'
import { inOrder } from './tables.ts'
import { backUp } from './write.ts'

// Roles belong to the whole cluster, so every test has the same secret.
const secret = 'test-secret-0123456789-0123456789-abc'
const folder = mkdtempSync(join(tmpdir(), 'parichay-drill-'))
const drops: (() => Promise<void>)[] = []
const worlds: OpenWorld[] = []
let source: OpenWorld
/** Another installation with the demo in it. */
let lived: string
/** What stands in an installation that the first archive was restored to. */
let restored: Record<string, unknown>
/** What the archive of a busy installation was restored to, and how much of `client_log` it held. */
let busy: { databaseUrl: string; loggedBytes: number }

type Place = { databaseUrl: string; secret: string; storage: Storage }
const placeOf = (world: OpenWorld): Place => ({
  databaseUrl: world.config.databaseUrl,
  secret,
  storage: world.storage,
})

/** A database of its own: migrated and empty, or as `template` is now, which nobody may be connected to. */
async function newDatabase(template?: string): Promise<string> {
  if (!template) {
    const { url, drop } = await cloneDatabase(inject('adminUrl'), 'bare')
    drops.push(drop)
    return url
  }
  const name = `drill_${randomBytes(4).toString('hex')}`
  drops.push(() => dropDatabase(inject('adminUrl'), name))
  await ask(inject('adminUrl'), `create database ${name} template ${new URL(template).pathname.slice(1)}`)
  return ensureDatabase(inject('adminUrl'), name)
}

async function open(databaseUrl: string, name: string): Promise<OpenWorld> {
  const world = await openWorld(
    readConfig({
      PARICHAY_MODE: 'test',
      PARICHAY_SECRET: secret,
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: join(folder, name),
      LOG_LEVEL: 'error',
      RUN_WORKER: 'false',
    }),
  )
  worlds.push(world)
  return world
}

/** Opens an installation that nobody is connected to: a restore refuses a database in use. */
async function emptyPlace(name: string): Promise<Place> {
  const world = await open(await newDatabase(), name)
  await close(world)
  return placeOf(world)
}

async function close(world: OpenWorld) {
  worlds.splice(worlds.indexOf(world), 1)
  await world.close()
}

type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Questions to a database, all by one connection: each costs PostgreSQL a process. */
async function asking<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (sql, values = []) => (await client.query(sql, values)).rows)
  } finally {
    await client.end()
  }
}
const ask = (url: string, sql: string) => asking(url, (one) => one(sql))

/** Every row of a table as text. */
const rowsOf = async (one: Ask, table: string) =>
  (await one(`select t::text as row from ${table} t order by 1`)).map(({ row }) => row)

/** Every row of every table as text, and every file by its hash. */
async function everything({ databaseUrl, storage }: Place) {
  const found = await asking(databaseUrl, async (one) => {
    const rows: Record<string, unknown> = {}
    const tables = await one(
      `select c.oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'rate_limit' order by 1`,
    )
    for (const { name } of tables) rows[String(name)] = await rowsOf(one, String(name))
    rows['sequences'] = await one(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    )
    rows['jobs'] = await one(
      `select id, name, data, priority, retry_limit, start_after, created_on, heartbeat_seconds, dead_letter, source_name from pgboss.job where state = 'created' order by id`,
    )
    rows['migrations'] = await one('select name, checksum from meta.migration order by 1')
    rows['security'] = await one(
      `select relname, relrowsecurity, relforcerowsecurity, relowner::regrole::text, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    )
    return rows
  })
  const files: [string, string][] = []
  for await (const { key } of storage.list())
    files.push([
      key,
      createHash('sha256')
        .update(await buffer((await storage.get(key))!.body))
        .digest('hex'),
    ])
  found['files'] = files.toSorted(([a], [b]) => a.localeCompare(b))
  return found
}

beforeAll(async () => {
  const databaseUrl = await newDatabase()
  const seeding = await open(databaseUrl, 'source')
  await fillReference(seeding.database)
  await seedDemo(seeding)
  await fillReference(seeding.database)
  await close(seeding)
  lived = await newDatabase(databaseUrl)
  cpSync(join(folder, 'source'), join(folder, 'full'), { recursive: true })
  source = await open(databaseUrl, 'source')
  await source.database.inScope(agencyScope(1), async (tx) => {
    await source.queue.add(tx, noticeOfChange, {
      agencyId: 1,
      what: 'phone',
      phoneNumber: '+919876500000',
      email: null,
    })
    await tx
      .insertInto('clientLog')
      .values({
        agencyId: 1,
        at: new Date(),
        entry: JSON.stringify({ text: 'tab\t newline\n \\N "quote" ગુજરાતી 🙏 \\.' }),
      })
      .execute()
  })
}, 120_000)

afterAll(async () => {
  while (worlds[0]) await close(worlds[0])
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true, force: true })
})

test('what was backed up is there again after a restore: every row, every file, every unfinished job', async () => {
  const path = join(folder, 'whole.tar.gz')
  const manifest = await backUp(placeOf(source), path)
  expect(manifest.files.count).toBeGreaterThan(50)
  expect(manifest.jobs.rows).toBe(1)
  const target = await emptyPlace('whole')
  await restore(target, path)
  restored = await everything(target)
  expect(restored).toEqual(await everything(placeOf(source)))

  const [last] = await ask(target.databaseUrl, 'select max(client_log_id)::int as id from client_log')
  const world = await open(target.databaseUrl, 'whole')
  const { clientLogId } = await world.database.inScope(agencyScope(1), (tx) =>
    tx
      .insertInto('clientLog')
      .values({ agencyId: 1, at: new Date(), entry: '{}' })
      .returning('clientLogId')
      .executeTakeFirstOrThrow(),
  )
  expect(clientLogId).toBe(Number(last?.['id']) + 1)
  await close(world)
}, 120_000)

test('a backup while writers write is one moment: no half transaction, no row without its file', async () => {
  // A table of many megabytes stands among what is written to meanwhile.
  await ask(
    source.config.databaseUrl,
    `insert into client_log (agency_id, entry) select 1, jsonb_build_object('n', n, 'text', repeat(md5(n::text), 40)) from generate_series(1, 20000) n`,
  )
  let writing = true
  let written = 0
  const writers = [0, 1, 2, 3].map(async () => {
    while (writing) {
      const name = `a1/${randomBytes(12).toString('hex')}`
      const keys = {
        storageKey: `${name}.webp`,
        thumbnailKey: `${name}-320.webp`,
        jpegKey: `${name}-200.jpg`,
      }
      const bytes = randomBytes(20_000)
      for (const key of Object.values(keys)) await source.storage.put(key, bytes)
      await source.database.inScope(agencyScope(1), async (tx) => {
        const hash = createHash('sha256').update(bytes).digest('hex')
        await tx
          .insertInto('document')
          .values({
            agencyId: 1,
            ...keys,
            businessId: null,
            ownerUserId: 1,
            kind: hash,
            width: 1,
            height: 1,
            bytes: bytes.length,
            madeBy: 'drill',
            createdAt: new Date(),
          })
          .execute()
        await tx
          .insertInto('clientLog')
          .values({ agencyId: 1, at: new Date(), entry: JSON.stringify({ drill: hash }) })
          .execute()
      })
      written++
    }
  })
  while (written < 20) await new Promise((later) => setTimeout(later, 10))
  const path = join(folder, 'busy.tar.gz')
  const manifest = await backUp(placeOf(source), path)
  const after = written
  while (written < after + 8) await new Promise((later) => setTimeout(later, 10))
  writing = false
  await Promise.all(writers)

  const target = await emptyPlace('busy')
  await restore(target, path)
  const loggedBytes = manifest.tables.find(({ name }) => name === 'client_log')!.bytes
  busy = { databaseUrl: target.databaseUrl, loggedBytes }
  const documents = await ask(
    target.databaseUrl,
    `select storage_key, thumbnail_key, jpeg_key, kind from document where made_by = 'drill'`,
  )
  const logged = await ask(
    target.databaseUrl,
    `select entry->>'drill' as hash from client_log where entry ? 'drill'`,
  )
  expect(documents.length).toBeGreaterThanOrEqual(16)
  expect(documents.length).toBeLessThan(written)
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(logged.map(({ hash }) => hash)))
  expect(documents.length).toBe(logged.length)
  for (const { storage_key, thumbnail_key, jpeg_key, kind } of documents) {
    for (const key of [storage_key, thumbnail_key, jpeg_key]) {
      const bytes = await buffer((await target.storage.get(String(key)))!.body)
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(kind)
    }
  }
}, 120_000)

test('a table of many megabytes passes in parts', async () => {
  expect(busy.loggedBytes).toBeGreaterThan(20e6)
  const [logged, there] = await Promise.all(
    [busy.databaseUrl, source.config.databaseUrl].map((url) =>
      asking(url, (one) =>
        one(`select t::text as row, entry->>'drill' as hash from client_log t order by 1`),
      ),
    ),
  )
  const drilled = new Set(logged!.map(({ hash }) => hash).filter(Boolean))
  // What writers wrote after the moment of the backup is not in it; every other row is, byte for byte.
  expect(logged).toEqual(there!.filter(({ hash }) => !hash || drilled.has(hash)))
  expect(logged!.length).toBeGreaterThan(20_000)
}, 120_000)

test('a broken archive is refused and changes nothing: cut anywhere, a changed byte, a stranger, a newer one', async () => {
  const path = join(folder, 'whole.tar.gz')
  const whole = readFileSync(path)
  const target = await emptyPlace('broken')
  const before = await everything(target)
  const broken = join(folder, 'broken.tar.gz')
  const refuse = (words: string | RegExp) => expect(restore(target, broken)).rejects.toThrow(words)
  for (const share of [0.01, 0.3, 0.7, 0.999]) {
    copyFileSync(path, broken)
    truncateSync(broken, Math.floor(whole.length * share))
    await refuse(/is broken or was cut off/)
  }
  const tar = gunzipSync(whole)
  const manifestAt = tar.lastIndexOf('manifest.json')
  writeFileSync(broken, gzipSync(Buffer.concat([tar.subarray(0, manifestAt), Buffer.alloc(1024)])))
  await refuse('is not whole: its end is missing')
  const changed = Buffer.from(tar)
  changed[tar.indexOf('Rangtapi')] = 'r'.charCodeAt(0)
  writeFileSync(broken, gzipSync(changed))
  await refuse('does not hold what its manifest says of tables/agency/')
  writeFileSync(
    broken,
    gzipSync(Buffer.from(tar.toString('latin1').replace('"0001-house.sql"', '"9999-hence.sql"'), 'latin1')),
  )
  await refuse('was made by a newer version of this program (it has had the migration 9999-hence.sql)')
  writeFileSync(
    broken,
    gzipSync(Buffer.from(tar.toString('latin1').replace('"format": 1', '"format": 7'), 'latin1')),
  )
  await refuse('was made by a newer version')
  writeFileSync(broken, 'not an archive at all')
  await refuse('is broken')
  rmSync(broken)
  await refuse('is not there')
  expect(await everything(target)).toEqual(before)
}, 120_000)

test('a full installation is refused unless told; then nothing of the old one is left', async () => {
  const path = join(folder, 'whole.tar.gz')
  const world = await open(lived, 'full')
  const target = placeOf(world)
  await world.storage.put('a1/old.webp', Buffer.from('old'))
  await expect(restore(target, path)).rejects.toThrow('Parichay is running on this database')
  await close(world)
  await expect(restore(target, path)).rejects.toThrow('not empty')
  expect(await target.storage.get('a1/old.webp')).not.toBeNull()
  await restore(target, path, { replace: true })
  expect(await everything(target)).toEqual(restored)
}, 120_000)

test('an archive appears whole or not at all, for its owner only, and none is overwritten', async () => {
  const path = join(folder, 'failing.tar.gz')
  const storage: Storage = {
    ...source.storage,
    async *list() {
      yield { key: 'a1/gone.webp', bytes: 1 }
      throw new Error('the disk is gone')
    },
  }
  await expect(backUp({ ...placeOf(source), storage }, path)).rejects.toThrow('the disk is gone')
  expect(readdirSync(folder).filter((name) => name.startsWith('failing.tar'))).toEqual([])
  await expect(backUp(placeOf(source), join(folder, 'whole.tar.gz'))).rejects.toThrow('is there already')
  for await (const entry of readArchive(join(folder, 'whole.tar.gz'))) {
    const bytes = await readSmall(entry)
    expect(bytes.includes(secret)).toBe(false)
  }
}, 60_000)

test('tables are filled after those they refer to; a ring is named', () => {
  const tables = ['card', 'business', 'agency'].map((name) => ({ name, columns: [] }))
  const order = inOrder(tables, [
    { from: 'card', to: 'business' },
    { from: 'business', to: 'agency' },
  ])
  expect(order.map(({ name }) => name)).toEqual(['agency', 'business', 'card'])
  expect(() =>
    inOrder(tables, [
      { from: 'card', to: 'business' },
      { from: 'business', to: 'card' },
    ]),
  ).toThrow('in a ring')
})
