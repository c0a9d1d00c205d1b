import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/tables.ts'

/** A fingerprint of all rows of each agency, over every table with agency_id. When a session was last seen does not count. */
export async function printAgencies(db: Kysely<Tables>): Promise<Map<number, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' where c.relkind = 'r' order by 1`.execute(
    db,
  )
  const parts = tables.map(
    ({ name }) =>
      sql`select agency_id, ${name} || (to_jsonb(t) - 'last_seen_at')::text as row from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ agencyId: number; print: string }>`
    select agency_id as "agencyId", md5(string_agg(md5(row), '' order by row)) as print from (${sql.join(parts, sql` union all `)}) all_rows group by agency_id`.execute(
    db,
  )
  return new Map(rows.map(({ agencyId, print }) => [agencyId, print]))
}
