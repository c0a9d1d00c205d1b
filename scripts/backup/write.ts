import { readMigrations } from '@parichay/server/platform/migrate.ts'
import { roleUrl } from '@parichay/server/platform/db.ts'
import type { Storage } from '@parichay/server/platform/storage.ts'
import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  archiveFormat,
  names,
  requireFreeName,
  writeArchive,
  type ArchiveWriter,
  type Header,
  type Manifest,
} from './archive.ts'
import { copyTarget, listTables } from './tables.ts'
import { describeBytes, type Say } from './units.ts'

type Source = { databaseUrl: string; secret: string; storage: Storage }

const chunkBytes = 1 << 20

/** Jobs that were not done yet; those running at the moment of the backup are run again. */
const unfinishedJobs = `select jsonb_build_object('id', id, 'name', name, 'priority', priority, 'data', data, 'retryLimit', retry_limit,
  'retryCount', retry_count, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'startAfter', start_after, 'createdOn', created_on,
  'expireSeconds', expire_seconds, 'singletonKey', singleton_key, 'sourceName', source_name, 'sourceId', source_id,
  'sourceOutput', source_output) from pgboss.job where state in ('created', 'retry', 'active') order by created_on`

/**
 * Writes database and files of an installation into one archive while it goes on working. The database is one snapshot;
 * files are listed after it began, and every file is stored before the row that names it, so each row finds its file.
 */
export async function backUp(source: Source, path: string, say: Say = () => undefined): Promise<Manifest> {
  requireFreeName(path)
  const ran = await migrationsOf(source.databaseUrl)
  const client = new pg.Client({
    connectionString: roleUrl(source.databaseUrl, source.secret, 'platform'),
    application_name: 'backup',
  })
  await client.connect().catch(sayWhichSecret)
  const archive = writeArchive(path)
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await listTables(client)
    const { rows } = await client.query<{ postgres: string }>(
      `select current_setting('server_version') as postgres`,
    )
    const header: Header = {
      format: archiveFormat,
      product: 'parichay',
      createdAt: new Date().toISOString(),
      postgres: rows[0]!.postgres,
      migrations: ran,
      tables,
    }
    await archive.add(names.header, Buffer.from(JSON.stringify(header, null, 2)))
    const manifest: Manifest = {
      tables: [],
      jobs: { rows: 0, bytes: 0, sha256: '' },
      files: { count: 0, bytes: 0, sha256: '' },
      sequences: [],
    }
    for (const table of tables) {
      const copied = await copyOut(
        client,
        archive,
        `copy ${copyTarget(table)} to stdout`,
        names.table(table.name),
      )
      say(`${table.name.padEnd(20)} ${copied.rows.toLocaleString('en')} rows, ${describeBytes(copied.bytes)}`)
      manifest.tables.push({ name: table.name, ...copied })
    }
    manifest.jobs = await copyOut(client, archive, `copy (${unfinishedJobs}) to stdout`, names.jobs)
    say(`${'unfinished jobs'.padEnd(20)} ${manifest.jobs.rows.toLocaleString('en')}`)
    // Sequences stand outside snapshots: read last, they are never behind the rows.
    const sequences = await client.query<{ name: string; lastValue: string }>(
      `select sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    )
    manifest.sequences = sequences.rows
    await client.query('commit')
    manifest.files = await copyFiles(source.storage, archive, say)
    await archive.add(names.manifest, Buffer.from(JSON.stringify(manifest, null, 2)))
    await archive.finish()
    return manifest
  } catch (error) {
    await archive.abandon()
    throw error
  } finally {
    await client.end()
  }
}

/** The role's password follows from the secret, and stands as the last start set it. */
function sayWhichSecret(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '28P01')
    throw new Error('PARICHAY_SECRET is not the one that this installation was last started with.', {
      cause: error,
    })
  throw error
}

async function migrationsOf(databaseUrl: string): Promise<Header['migrations']> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const there = await client.query(`select to_regclass('meta.migration') as found`)
    if (!there.rows[0].found)
      throw new Error('There is nothing to back up: this database holds no installation.')
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from meta.migration order by name',
    )
    const known = new Set(readMigrations().map(({ name }) => name))
    const strange = rows.find(({ name }) => !known.has(name))
    if (strange)
      throw new Error(
        `The database is newer than this program: it has had the migration ${strange.name}. Use the newer program for the backup.`,
      )
    return rows
  } finally {
    await client.end()
  }
}

/** Streams a COPY into entries of about a megabyte: a tar entry must know its size before it begins. */
async function copyOut(client: pg.Client, archive: ArchiveWriter, sql: string, prefix: string) {
  const stream = client.query(copyTo(sql))
  const hash = createHash('sha256')
  let [bytes, part, held] = [0, 0, 0]
  let parts: Buffer[] = []
  const flush = async () => {
    if (held === 0) return
    await archive.add(`${prefix}${String(++part).padStart(6, '0')}`, Buffer.concat(parts))
    parts = []
    held = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    parts.push(chunk)
    bytes += chunk.length
    held += chunk.length
    if (held >= chunkBytes) await flush()
  }
  await flush()
  return { rows: stream.rowCount, bytes, sha256: hash.digest('hex') }
}

async function copyFiles(storage: Storage, archive: ArchiveWriter, say: Say) {
  const all = createHash('sha256')
  let [count, bytes] = [0, 0]
  for await (const { key } of storage.list()) {
    const stored = await storage.get(key)
    if (!stored) continue
    const hash = createHash('sha256')
    await archive.addStream(names.files + key, stored.bytes, stored.body, hash)
    all.update(`${key} ${stored.bytes} ${hash.digest('hex')}\n`)
    count++
    bytes += stored.bytes
    if (count % 1000 === 0)
      say(`${'files'.padEnd(20)} ${count.toLocaleString('en')} so far, ${describeBytes(bytes)}`)
  }
  say(`${'files'.padEnd(20)} ${count.toLocaleString('en')}, ${describeBytes(bytes)}`)
  return { count, bytes, sha256: all.digest('hex') }
}
