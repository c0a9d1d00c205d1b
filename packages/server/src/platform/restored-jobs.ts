import type pg from 'pg'
import { schema } from './queue.ts'

/** Where a restore keeps the jobs of the archive, one a row, from its commit until they are back in their queues. */
export const restoredJobs = 'meta.restored_job'

/**
 * Puts the jobs that a restore brought back into the queues that still exist, and forgets where it kept them; does nothing where none
 * are kept. A restore that was killed after its commit is so finished by the next start. Asked with queues that stand.
 */
export async function bringBackJobs(client: pg.Client): Promise<void> {
  if (!(await areKept(client))) return
  await client.query('begin')
  // The web server and the worker may both be starting.
  await client.query('select pg_advisory_xact_lock(7301128)')
  if (await areKept(client)) {
    await client.query(
      `insert into ${schema}.job (id, name, priority, data, retry_limit, retry_count, retry_delay, retry_backoff, start_after, created_on, expire_seconds, heartbeat_seconds, singleton_key, deletion_seconds, keep_until,
         dead_letter, source_name, source_id, source_output)
       select (job->>'id')::uuid, q.name, (job->>'priority')::int, job->'data', (job->>'retryLimit')::int, 0, (job->>'retryDelay')::int, (job->>'retryBackoff')::boolean,
         (job->>'startAfter')::timestamptz, (job->>'createdOn')::timestamptz, (job->>'expireSeconds')::int, q.heartbeat_seconds, job->>'singletonKey', q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
         q.dead_letter, job->>'sourceName', (job->>'sourceId')::uuid, nullif(job->'sourceOutput', 'null')
       from ${restoredJobs} join ${schema}.queue q on q.name = job->>'name' on conflict do nothing`,
    )
    await client.query(`drop table ${restoredJobs}`)
  }
  await client.query('commit')
}

/** Asked of the catalogue itself: what a connection remembers of names may be older than the lock it waited for. */
const areKept = async (client: pg.Client): Promise<boolean> =>
  (
    await client.query(
      `select 1 from pg_class where relname = $1 and relnamespace = (select oid from pg_namespace where nspname = $2)`,
      restoredJobs.split('.').toReversed(),
    )
  ).rowCount === 1
