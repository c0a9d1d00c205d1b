import { createRequire } from 'node:module'
import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { roleNames } from './db.ts'
import type { Log } from './log.ts'
import { givenUp, type Job, schema } from './queue.ts'
import { bringBackJobs } from './restored-jobs.ts'

/** A job whose worker was killed is given to another one after this silence, however long the job may take. */
const deadAfterSec = 20
const timeZone = 'Asia/Kolkata'

/** The version of the tables that the library of this installation works with. */
const tablesOfLibrary = (
  createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }
).pgboss.schema

type Kind = Pick<Job, 'name' | 'attempts' | 'timeoutSec' | 'cron' | 'missed'>
/** What pg-boss keeps of a queue, as far as we say it. */
const settingsOf = ({ name, attempts, timeoutSec }: Kind) => ({
  retryLimit: attempts - 1,
  retryBackoff: true,
  expireInSeconds: timeoutSec,
  heartbeatSeconds: deadAfterSec,
  ...(name === givenUp.name ? {} : { notify: true, deadLetter: givenUp.name }),
})

type Kept = ReturnType<typeof settingsOf> & {
  cron: string | null
  timeZone: string | null
  missed: string | null
}
const readQueues = `select name, retry_limit as "retryLimit", retry_backoff as "retryBackoff", expire_seconds as "expireInSeconds",
    heartbeat_seconds as "heartbeatSeconds", notify, dead_letter as "deadLetter", cron, timezone as "timeZone", options->>'missed' as missed
  from ${schema}.queue left join ${schema}.schedule using (name)`

const isAsKept = (kind: Kind, kept: Kept): boolean =>
  Object.entries(settingsOf(kind)).every(([name, value]) => kept[name as keyof Kept] === value)
const comesAsKept = ({ cron, missed }: Kind, kept: Kept | undefined): boolean =>
  cron === undefined
    ? !kept?.cron
    : kept?.cron === cron && kept.timeZone === timeZone && kept.missed === (missed ?? null)

/**
 * Brings pg-boss's tables and our queues, as owner, to what the library and the kinds of jobs say: after an upgrade too. Does
 * next to nothing where they are so already. A kind that is gone keeps its queue, as an older process may still run.
 */
export async function prepareQueues(url: string, jobs: readonly Job[], log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const there = await client.query(`select to_regclass('${schema}.queue') as found`)
    const isThere = Boolean(there.rows[0].found)
    if (isThere) await hideJobs(client)
    const version = isThere
      ? Number((await client.query(`select version from ${schema}.version`)).rows[0]?.version)
      : null
    // Tables of an older library may lack what is asked here: they are brought up first.
    const isOld = version === null || version < tablesOfLibrary
    if (!isOld && (await isGranted(client)) && (await listChanged(client, jobs)).length === 0)
      return await bringBackJobs(client)
    await client.query('select pg_advisory_lock(7301127)')
    const boss = new PgBoss({ connectionString: url, schema, supervise: false, schedule: false })
    boss.on('error', (error) => log.warn({ err: error }, 'queue set-up'))
    await boss.start()
    // Whoever waited for the lock finds less to do.
    for (const { kind, kept } of await listChanged(client, jobs)) {
      if (!kept) await boss.createQueue(kind.name, settingsOf(kind))
      else if (!isAsKept(kind, kept)) await boss.updateQueue(kind.name, settingsOf(kind))
      if (kind.name === givenUp.name) await leadToEnd(client)
      if (comesAsKept(kind, kept)) continue
      if (kind.cron)
        await boss.schedule(
          kind.name,
          kind.cron,
          {},
          { tz: timeZone, ...(kind.missed && { missed: kind.missed }) },
        )
      else await boss.unschedule(kind.name)
    }
    await boss.stop({ graceful: false, close: true })
    await grantRoles(client)
    await bringBackJobs(client)
  } finally {
    await client.end()
  }
}

/** Kinds whose queue is missing or is not as they say; the end of what is given up first, as the others lead there. */
async function listChanged(
  client: pg.Client,
  jobs: readonly Kind[],
): Promise<{ kind: Kind; kept: Kept | undefined }[]> {
  const { rows } = await client.query<Kept & { name: string }>(readQueues)
  const queues = new Map(rows.map((row) => [row.name, row]))
  return [givenUp, ...jobs]
    .map((kind) => ({ kind, kept: queues.get(kind.name) }))
    .filter(({ kind, kept }) => !kept || !isAsKept(kind, kept) || !comesAsKept(kind, kept))
}

/** Queues from before there was an end for what is given up, and the jobs that wait in them. */
async function leadToEnd(client: pg.Client): Promise<void> {
  await client.query(
    `update ${schema}.queue set dead_letter = $1
     where dead_letter is null and name <> $1 and name not like '\\_\\_%'`,
    [givenUp.name],
  )
  await client.query(
    `update ${schema}.job set dead_letter = $1
     where dead_letter is null and name <> $1 and name not like '\\_\\_%' and state in ('created', 'retry', 'active')`,
    [givenUp.name],
  )
}

/** Whether the roles have their rights on all tables: a start that was broken off may have made tables and no more. */
async function isGranted(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select bool_and(has_table_privilege($1, oid, 'delete')) and has_schema_privilege($1, '${schema}', 'usage')
       and has_schema_privilege($2, '${schema}', 'usage') and has_table_privilege($2, '${schema}.job', 'insert') as all
     from pg_class where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p')`,
    [roleNames.platform, roleNames.app],
  )
  return rows[0]?.all ?? false
}

async function grantRoles(client: pg.Client): Promise<void> {
  await client.query('begin')
  for (const role of [roleNames.app, roleNames.platform]) {
    await client.query(`grant usage on schema ${schema} to ${role}`)
    await client.query(`grant usage on all sequences in schema ${schema} to ${role}`)
    await client.query(`grant execute on all functions in schema ${schema} to ${role}`)
  }
  await client.query(
    `grant select, insert, update, delete on all tables in schema ${schema} to ${roleNames.platform}`,
  )
  await letAdd(client)
  await client.query('commit')
}

/** The role of one agency adds jobs in its transactions, and reads none. */
async function letAdd(client: pg.Client): Promise<void> {
  await client.query(`grant select on ${schema}.queue to ${roleNames.app}`)
  const tables = await client.query(
    `select oid::regclass as name from pg_class where oid = '${schema}.job'::regclass
       or oid in (select inhrelid from pg_inherits where inhparent = '${schema}.job'::regclass)`,
  )
  for (const { name } of tables.rows)
    await client.query(`grant insert, select (id, start_after) on ${name} to ${roleNames.app}`)
}

/**
 * Queues from before: the role of one agency could read the jobs of all, and their data held numbers and addresses of
 * people. It may only add jobs now; what is over forgets them, and what went wrong is in the log.
 */
async function hideJobs(client: pg.Client): Promise<void> {
  const mayRead = await client.query(`select has_table_privilege($1, '${schema}.job', 'select') as all`, [
    roleNames.app,
  ])
  if (!mayRead.rows[0].all) return
  await client.query('select pg_advisory_lock(7301127)')
  await client.query('begin')
  await client.query(`revoke all on all tables in schema ${schema} from ${roleNames.app}`)
  await letAdd(client)
  await client.query(
    `update ${schema}.job set data = data - 'phoneNumber' - 'email', output = null where state in ('completed', 'failed', 'cancelled')`,
  )
  await client.query('commit')
  await client.query('select pg_advisory_unlock(7301127)')
}
