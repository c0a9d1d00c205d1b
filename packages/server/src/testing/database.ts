import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { jobs } from '../jobs.ts'
import { linkCategories } from '../link-store/fixtures.ts'
import { fillReference } from '../reference.ts'
import { openDatabase } from '../platform/db.ts'
import { makeLog } from '../platform/log.ts'
import { migrate, readMigrations } from '../platform/migrate.ts'
import { prepareQueues } from '../platform/queue-tables.ts'

/** The secret of every test: roles belong to the whole cluster, so their passwords must agree. */
export const testSecret = 'test-secret-0123456789-0123456789-abc'

const lockKey = 7_301_999

/** What a template holds beside tables and queues: `bare` nothing, `filled` what every installation refers to. */
type Kind = 'bare' | 'filled'

/** A database of its own, cloned from a migrated template that the first test file makes. */
export async function cloneDatabase(
  adminUrl: string,
  kind: Kind = 'filled',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `parichay_test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [lockKey])
    const template = await ensureTemplate(admin, adminUrl, kind)
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    url: named(adminUrl, name),
    drop: () =>
      asAdmin(
        adminUrl,
        async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)),
      ),
  }
}

async function ensureTemplate(admin: pg.Client, adminUrl: string, kind: Kind): Promise<string> {
  const print = createHash('sha256').update(
    JSON.stringify([readMigrations(), jobs.map((job) => job.name), linkCategories]),
  )
  const name = `parichay_${kind}_${print.digest('hex').slice(0, 12)}`
  const found = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount) return name
  const draft = `${name}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  const url = named(adminUrl, draft)
  const log = makeLog('silent')
  if (kind === 'bare') {
    await admin.query(`create database ${draft}`)
    await migrate(url, testSecret)
    await prepareQueues(url, jobs, log)
  } else {
    await admin.query(`create database ${draft} template ${await ensureTemplate(admin, adminUrl, 'bare')}`)
    const database = openDatabase({ url, secret: testSecret, pool: 2, log })
    await fillReference(database)
    await database.close()
  }
  await admin.query(`alter database ${draft} rename to ${name}`)
  return name
}

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function named(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
