import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { rolePassword, roleNames, roleUrl } from './db.ts'

const folder = new URL('../migrations/', import.meta.url)
const lockKey = 7_301_126

type Migration = { name: string; text: string; checksum: string }

/** The numbered files, with the checksum that guards them once they have run. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Brings roles and tables to the present state, once, whoever comes first. `url` must be allowed to create roles.
 * Throws when a migration that already ran was edited, and when a newer version used the database: this one would write into
 * what it does not know.
 */
export async function migrate(url: string, secret: string): Promise<string[]> {
  const client = await connectPatiently(url)
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    // Each file and its record go together: what a crash takes back runs again. Hundreds of files need not wait for the disk.
    await client.query('set synchronous_commit = off')
    const migrations = readMigrations()
    const [newer] = await unknownTo(client, migrations)
    if (newer !== undefined)
      throw new Error(
        `This database was used by a newer version (${newer} is not known here). Start that version again, or restore the backup from before the upgrade.`,
      )
    await prepareRoles(client, { url, secret })
    return await runPending(client, migrations)
  } finally {
    await client.end()
  }
}

/**
 * Migrations that ran in a database and that this version does not know, so that a newer one used it. Empty for a database
 * that is older, as old, or still empty.
 */
export async function newerMigrations(url: string): Promise<string[]> {
  const client = await connectPatiently(url)
  try {
    return await unknownTo(client, readMigrations())
  } finally {
    await client.end()
  }
}

async function unknownTo(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const there = await client.query(`select to_regclass('meta.migration') as found`)
  if (!there.rows[0].found) return []
  const { rows } = await client.query<{ name: string }>('select name from meta.migration order by name')
  const known = new Set(migrations.map(({ name }) => name))
  return rows.map(({ name }) => name).filter((name) => !known.has(name))
}

/** ENOENT: the database is reached by a socket of the file system, which is not there yet. */
const notUpYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03'])

/** Waits for a database that is only starting: after a power cut everything starts at once. */
async function connectPatiently(url: string, limitMs = 30_000): Promise<pg.Client> {
  for (const end = Date.now() + limitMs; ; await sleep(200)) {
    const client = new pg.Client({ connectionString: url })
    // A connection that breaks between two statements says so here; the next statement fails with it.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!notUpYet.has(code) || Date.now() > end)
        throw new Error(
          `The database at ${new URL(url).host} cannot be reached: ${error instanceof Error && error.message ? error.message : code}`,
          { cause: error },
        )
    }
  }
}

/** Which database, as an address of its owner, and the installation's secret. */
type At = { url: string; secret: string }

async function prepareRoles(client: pg.Client, { url, secret }: At) {
  for (const role of ['app', 'platform'] as const) {
    const name = roleNames[role]
    const found = await client.query('select 1 from pg_roles where rolname = $1', [name])
    const password = pg.escapeLiteral(rolePassword(secret, role))
    if (found.rowCount === 0)
      await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole password ${password}`)
    else if (!(await canSignIn(roleUrl(url, secret, role))))
      await client.query(`alter role ${name} with password ${password}`)
  }
  const owner = await client.query('select 1 from pg_roles where rolname = $1', [roleNames.owner])
  if (owner.rowCount === 0) await client.query(`create role ${roleNames.owner} nologin nosuperuser`)
  await client.query(`grant ${roleNames.owner} to current_user`)
  const database = await client.query('select current_database() as name')
  await client.query(
    `grant create, connect on database ${pg.escapeIdentifier(database.rows[0].name)} to ${roleNames.owner}`,
  )
  await client.query(`grant create, usage on schema public to ${roleNames.owner}`)
}

/**
 * Whether a role signs in at this address, in the way the server will: with TLS where that says so. Rewriting its password at every start
 * would make parallel starts wait for one another.
 */
async function canSignIn(url: string): Promise<boolean> {
  const probe = new pg.Client({ connectionString: url })
  try {
    await probe.connect()
    return true
  } catch {
    return false
  } finally {
    await probe.end().catch(() => undefined)
  }
}

async function makeRecord(client: pg.Client) {
  await client.query('create schema if not exists meta')
  await client.query(
    'create table if not exists meta.migration (name text primary key, checksum text not null, at timestamptz not null default now())',
  )
}

async function runPending(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await makeRecord(client)
  const done = new Map<string, string>()
  for (const row of (await client.query('select name, checksum from meta.migration')).rows)
    done.set(row.name, row.checksum)
  const ran: string[] = []
  for (const migration of migrations) {
    const { name, checksum } = migration
    const before = done.get(name)
    if (before === checksum) continue
    if (before !== undefined)
      throw new Error(`The migration ${name} has changed after it ran. Add a new one instead.`)
    await client.query('begin')
    try {
      await run(client, migration)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`The migration ${name} failed: ${String(error)}`, { cause: error })
    }
    ran.push(name)
  }
  return ran
}

async function run(client: pg.Client, { name, text, checksum }: Migration) {
  await client.query(`set local role ${roleNames.owner}`)
  await client.query(text)
  await client.query('reset role')
  await client.query('insert into meta.migration (name, checksum) values ($1, $2)', [name, checksum])
}

/**
 * Throws away everything the database holds of us and makes it anew as these migrations leave it, in the caller's
 * transaction: the first half of a restore.
 */
export async function rebuild(client: pg.Client, at: At, names: readonly string[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await prepareRoles(client, at)
  await client.query(`drop owned by ${roleNames.owner} cascade`)
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists meta cascade')
  await prepareRoles(client, at)
  await makeRecord(client)
  for (const migration of readMigrations().filter(({ name }) => names.includes(name)))
    await run(client, migration)
}
