import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/tables.ts'

/**
 * A fingerprint of all rows of each agency, over every table with agency_id: for each table that has rows, how many and the sum of
 * their hashes, which needs no order. When a session was last seen does not count.
 */
export async function printAgencies(db: Kysely<Tables>): Promise<Map<number, string>> {
  const { rows: tables } = await sql<{ name: string; isSeen: boolean }>`
    select c.relname as name,
      exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'last_seen_at') as "isSeen"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' where c.relkind = 'r' order by 1`.execute(
    db,
  )
  const parts = tables.map(
    ({ name, isSeen }) =>
      sql`select agency_id, ${name}::text as name, count(*) as many,
        sum(hashtextextended(${isSeen ? sql`(to_jsonb(t) - 'last_seen_at')::text` : sql`t::text`}, 0)) as hash
        from ${sql.table(name)} t group by agency_id`,
  )
  const { rows } = await sql<{ agencyId: number; print: string }>`
    select agency_id as "agencyId", string_agg(name || ' ' || many || ' ' || hash, E'\n' order by name) as print
    from (${sql.join(parts, sql` union all `)}) tables group by agency_id`.execute(db)
  return new Map(rows.map(({ agencyId, print }) => [agencyId, print]))
}
