import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { BilledAgency } from './store.ts'

type Of = Pick<Scope, 'agencyId'>

/** Writes down what an agency pays for what, over this version; the new one, or null where it has moved on. Asked with the platform role. */
export async function setTerms(
  db: Db,
  { agencyId }: Of,
  terms: object,
  version: number,
): Promise<number | null> {
  const row = await db
    .updateTable('agency')
    .set((e) => ({ terms: JSON.stringify(terms), termsVersion: e('termsVersion', '+', 1) }))
    .where('agencyId', '=', agencyId)
    .where('termsVersion', '=', version)
    .returning('termsVersion')
    .executeTakeFirst()
  return row?.termsVersion ?? null
}

/** The days of credit that were agreed with agencies; one without agreed none. Asked with the platform role. */
export async function findCreditDays(db: Db, agencyIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('agency')
    .select(['agencyId', 'terms'])
    .where('agencyId', 'in', agencyIds)
    .execute()
  return new Map(
    rows.flatMap(({ agencyId, terms }) =>
      terms.creditDays === undefined ? [] : [[agencyId, terms.creditDays] as const],
    ),
  )
}

const termsLock = (agencyId: number) => sql`hashtextextended(${`terms of ${agencyId}`}, 0)`

/**
 * What an agency pays for what, as it is agreed now; nobody agrees on anything else until the transaction ends. Whoever holds a bill
 * too holds this one first.
 */
export async function holdTerms(tx: Tx, { agencyId }: Of): Promise<BilledAgency['terms']> {
  await sql`select pg_advisory_xact_lock_shared(${termsLock(agencyId)})`.execute(tx)
  const { terms } = await tx
    .selectFrom('agency')
    .select('terms')
    .where('agencyId', '=', agencyId)
    .executeTakeFirstOrThrow()
  return terms
}

/** Waits for whoever writes down something at the prices that hold, and keeps others from it until the transaction ends. */
export const lockTerms = (tx: Tx, { agencyId }: Of) =>
  sql`select pg_advisory_xact_lock(${termsLock(agencyId)})`.execute(tx)
