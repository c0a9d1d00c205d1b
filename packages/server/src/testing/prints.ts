import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../platform/tables.ts'

/** A fingerprint of all rows of each agency; of tables that know no agency under `ofNobody`. */
export type Prints = Map<number, string>
/** Under which number the tables without an agency stand. */
export const ofNobody = 0

type Table = { name: string; hasAgency: boolean; isSeen: boolean }
type Line = { agencyId: number; name: string; line: string }

// What is counted against guessing is written down for refused calls too.
const tablesThere = `
  select c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_id') as "hasAgency",
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'last_seen_at') as "isSeen"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'rate_limit' order by 1`

/** For each agency that has rows in these tables: how many, and the sum of their hashes, which needs no order. */
const linesOf = (tables: Table[]) =>
  tables
    .map(({ name, hasAgency, isSeen }) => {
      const row = isSeen ? `(to_jsonb(t) - 'last_seen_at')::text` : 't::text'
      return `select ${hasAgency ? 'agency_id' : ofNobody} as "agencyId", '${name}' as name,
        count(*) || ' ' || sum(hashtextextended(${row}, 0)) as line from ${name} t group by 1`
    })
    .join(' union all ')

function printsOf(lines: Line[]): Prints {
  const prints: Prints = new Map()
  for (const { agencyId, name, line } of lines.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    prints.set(agencyId, `${prints.get(agencyId) ?? ''}${name} ${line}\n`)
  return prints
}

/** Takes the fingerprints of all tables. When a session was last seen does not count. */
export async function printAgencies(db: Kysely<Tables>): Promise<Prints> {
  const { rows: tables } = await sql.raw<Table>(tablesThere).execute(db)
  const { rows } = await sql.raw<Line>(linesOf(tables)).execute(db)
  return printsOf(rows)
}

/** Fingerprints that are taken often. */
export type Watch = {
  /** The same as `printAgencies` would take. */
  print(): Promise<Prints>
  close(): Promise<void>
}

/**
 * Takes fingerprints again and again, each time of those tables only that somebody wrote to meanwhile, whoever it was. A trigger of each
 * table says so in the transaction that writes: the note is there exactly when the change is, and both are read as of one moment. `databaseUrl`
 * is a superuser's; nothing but a superuser can write past triggers.
 */
export async function watchAgencies(databaseUrl: string): Promise<Watch> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tables: Table[] = (await client.query(tablesThere)).rows
  await client.query(`
    create schema watched;
    create table watched.note (name text not null);
    create function watched.write() returns trigger language plpgsql security definer as $$
      begin insert into watched.note values (tg_table_name); return null; end $$;
    ${tables
      .map(
        ({ name }) =>
          `create trigger watched after insert or update or delete or truncate on ${name} for each statement execute function watched.write();
          insert into watched.note values ('${name}');`,
      )
      .join('\n')}`)
  const lines = new Map<string, Line[]>()
  return {
    async print() {
      await client.query('begin isolation level repeatable read')
      const notes = await client.query('delete from watched.note returning name')
      const written = new Set(notes.rows.map(({ name }: { name: string }) => name))
      const changed = tables.filter(({ name }) => written.has(name))
      if (changed.length > 0) {
        const { rows } = await client.query<Line>(linesOf(changed))
        for (const { name } of changed)
          lines.set(
            name,
            rows.filter((row) => row.name === name),
          )
      }
      await client.query('commit')
      return printsOf([...lines.values()].flat())
    },
    close: () => client.end(),
  }
}
