import { type Kysely, sql, type Transaction } from 'kysely'

/**
 * How many wait for a lock that this transaction holds, asked as often as wanted on another connection.
 * Not every lock that is waited for: tests beside this one wait on the same server, and `pg_locks` shows theirs too.
 * @see https://www.postgresql.org/docs/18/functions-info.html (`pg_blocking_pids`)
 */
export async function lockWaits<D>(db: Kysely<D>, tx: Transaction<D>): Promise<() => Promise<number>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  const { pid } = rows[0]!
  return async () =>
    (
      await sql<{ n: number }>`
        select count(*)::int as n from pg_locks where not granted and ${pid} = any(pg_blocking_pids(pid))`.execute(
        db,
      )
    ).rows[0]!.n
}
