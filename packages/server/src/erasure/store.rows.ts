import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/db.ts'

/** What an erasure is about: rows of one agency. */
export type Of = { agencyId: number }

/** The condition that a column has a value, within the agency. */
export const where = ({ agencyId }: Of, column: string, value: number): RawBuilder<boolean> =>
  sql<boolean>`agency_id = ${agencyId} and ${sql.ref(column)} = ${value}`

/** Takes whole rows away. */
export async function drop(tx: Tx, table: string, condition: RawBuilder<boolean>): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx)
}

/** The same where deleted rows and others have an index each, by the column that numbers the rows. */
export async function dropAll(
  tx: Tx,
  table: string,
  number: string,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const part = (is: RawBuilder<unknown>) =>
    sql`select agency_id, ${sql.ref(number)} from ${sql.table(table)} where ${condition} and deleted_at ${is}`
  await sql`delete from ${sql.table(table)} where (agency_id, ${sql.ref(number)}) in
    (${part(sql`is null`)} union all ${part(sql`is not null`)})`.execute(tx)
}

/** Takes whole rows away, and gives the names of the files that they named. */
export async function dropWithFiles(
  tx: Tx,
  table: string,
  keys: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`delete from ${sql.table(table)} where ${condition}
    returning array_remove(array[${sql.join(keys.map((key) => sql.ref(key)))}]::text[], null) as keys`.execute(
    tx,
  )
  return rows.flatMap((row) => row.keys)
}
