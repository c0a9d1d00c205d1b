import { jobs } from '@parichay/server/jobs.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate, rebuild } from '@parichay/server/platform/migrate.ts'
import { roleNames } from '@parichay/server/platform/db.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { restoredJobs } from '@parichay/server/platform/restored-jobs.ts'
import type { Storage } from '@parichay/server/platform/storage.ts'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ArchiveFault, names, readArchive, readSmall, type Entry, type Manifest } from './archive.ts'
import { copyTarget, listTables } from './tables.ts'
import { describeBytes, type Say } from './units.ts'
import { verify } from './verify.ts'

type Target = { databaseUrl: string; secret: string; storage: Storage }

/**
 * Fills an installation from an archive: the archive is read whole and compared first, the database changes in one
 * transaction, files are stored before it commits. Killed after that, the next start brings the jobs back. With `replace` everything that was there is gone afterwards.
 */
export async function restore(
  target: Target,
  path: string,
  { replace = false, say = () => undefined as void }: { replace?: boolean; say?: Say } = {},
): Promise<Manifest> {
  say('reading the archive to its end before anything is changed')
  const { header, manifest } = await verify(path)
  const client = new pg.Client({ connectionString: target.databaseUrl, application_name: 'restore' })
  await client.connect()
  const kept = new Set<string>()
  try {
    await refuseUnready(client, replace)
    await client.query(`begin; set local lock_timeout = '10s'`)
    await rebuild(
      client,
      { url: target.databaseUrl, secret: target.secret },
      header.migrations.map(({ name }) => name),
    )
    await client.query(`create table ${restoredJobs} (job jsonb not null)`)
    await fill(client, target.storage, path, manifest, kept, say)
    for (const { name, lastValue } of manifest.sequences)
      await client.query(`select setval($1::regclass, $2::bigint)`, [
        `public.${pg.escapeIdentifier(name)}`,
        lastValue,
      ])
    await client.query('commit')
    await migrate(target.databaseUrl, target.secret)
    await prepareQueues(target.databaseUrl, jobs, makeLog('error'))
    if (replace) await removeOthers(target.storage, kept)
    await client.query('analyze')
    return manifest
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

async function refuseUnready(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'parichay-%'`,
  )
  if (rows[0]!.n > 0) throw new Error('Parichay is running on this database. Stop it, then restore.')
  const there = await client.query(`select to_regclass('public.agency') as found`)
  if (!there.rows[0].found || replace) return
  const agencies = await client.query('select 1 from agency limit 1')
  if (agencies.rowCount)
    throw new Error(
      'This installation is not empty. Everything in it would be lost; if that is what you want, add --replace.',
    )
}

async function fill(
  client: pg.Client,
  storage: Storage,
  path: string,
  manifest: Manifest,
  kept: Set<string>,
  say: Say,
): Promise<void> {
  const entries = readArchive(path)
  const next = async () => (await entries.next()).value as Entry | undefined
  let entry = await next()
  const header = JSON.parse((await readSmall(entry!)).toString()) as {
    tables: { name: string; columns: string[] }[]
  }
  entry = await next()
  const load = async (target: string, prefix: string, rows: number) => {
    const stream = client.query(copyFrom(`copy ${target} from stdin`))
    await pipeline(async function* () {
      while (entry?.name.startsWith(prefix)) {
        yield* entry.body
        entry = await next()
      }
    }, stream)
    if (stream.rowCount !== rows)
      throw new ArchiveFault(`gave ${stream.rowCount} rows where its manifest says ${rows}: ${target}`)
  }
  // Row-level security binds the owner too, and COPY does not go through policies: it is lifted for this transaction only.
  await client.query(`set local role ${roleNames.owner}`)
  const forced = new Set(
    (
      await client.query<{ name: string }>(
        `select relname as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
      )
    ).rows.map(({ name }) => name),
  )
  const known = new Map((await listTables(client)).map((table) => [table.name, table]))
  for (const table of header.tables) {
    const said = manifest.tables.find(({ name }) => name === table.name)
    if (!known.has(table.name) || !said)
      throw new ArchiveFault(`names a table that its own version does not have: ${table.name}`)
    const name = `public.${pg.escapeIdentifier(table.name)}`
    if (forced.has(table.name)) await client.query(`alter table ${name} no force row level security`)
    // The archive holds what triggers keep as well; run again here, they would read tables that are hidden already.
    await client.query(`truncate ${name} cascade`)
    await client.query(`alter table ${name} disable trigger user`)
    await load(copyTarget(table), names.table(table.name), said.rows)
    await client.query(`alter table ${name} enable trigger user`)
    if (forced.has(table.name)) await client.query(`alter table ${name} force row level security`)
    say(`${table.name.padEnd(20)} ${said.rows.toLocaleString('en')} rows, ${describeBytes(said.bytes)}`)
  }
  await client.query('reset role')
  await load(`${restoredJobs} (job)`, names.jobs, manifest.jobs.rows)
  let [count, bytes] = [0, 0]
  for (; entry && entry.name !== names.manifest; entry = await next()) {
    const key = entry.name.slice(names.files.length)
    await storage.put(key, await readSmall(entry, 2 ** 31))
    kept.add(key)
    bytes += entry.size
    if (++count % 1000 === 0)
      say(
        `${'files'.padEnd(20)} ${count.toLocaleString('en')} of ${manifest.files.count.toLocaleString('en')}, ${describeBytes(bytes)}`,
      )
  }
  say(`${'files'.padEnd(20)} ${count.toLocaleString('en')}, ${describeBytes(bytes)}`)
  await entries.return(undefined)
}

async function removeOthers(storage: Storage, kept: Set<string>): Promise<void> {
  const strangers: string[] = []
  for await (const { key } of storage.list()) if (!kept.has(key)) strangers.push(key)
  for (const key of strangers) await storage.remove(key)
}
