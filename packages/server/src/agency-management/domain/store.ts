import { sql } from 'kysely'
import { type Db, isUniqueViolation, type Tx } from '../../platform/db.ts'

/** A host name of an agency that works, and since when it leads nowhere; null where it was found. */
export type HostRow = { agencyId: number; host: string; failingSince: Date | null }

/** The host names of all active agencies. Asked with the platform role, as everything here. */
export const listHosts = (db: Db): Promise<HostRow[]> =>
  db
    .selectFrom('agencyHost')
    .innerJoin('agency', 'agency.agencyId', 'agencyHost.agencyId')
    .select(['agencyHost.agencyId', 'agencyHost.host', 'agencyHost.failingSince'])
    .where('agency.status', '=', 'ACTIVE')
    .orderBy('agencyHost.host')
    .execute()

/** Notes since when a host name leads nowhere, or that it leads somewhere again. */
export async function setFailing(
  db: Db,
  { agencyId, host }: HostRow,
  failingSince: Date | null,
): Promise<void> {
  await db
    .updateTable('agencyHost')
    .set({ failingSince })
    .where('agencyId', '=', agencyId)
    .where('host', '=', host)
    .execute()
}

/** Nobody looked at the names of an agency that was suspended: what was lost before says nothing of them. Done with the platform role. */
export async function forgetFailing(db: Db, agencyId: number): Promise<void> {
  await db.updateTable('agencyHost').set({ failingSince: null }).where('agencyId', '=', agencyId).execute()
}

/**
 * Puts the host names of an agency in place of those it has; the first one is its first. False where another agency has one of them.
 * Done with the platform role.
 */
export async function setHosts(tx: Tx, agencyId: number, hosts: readonly string[]): Promise<boolean> {
  await tx.deleteFrom('agencyHost').where('agencyId', '=', agencyId).where('host', 'not in', hosts).execute()
  const rows = hosts.map((host, place) => ({ agencyId, host, isPrimary: place === 0 }))
  try {
    await tx
      .insertInto('agencyHost')
      .values(rows)
      .onConflict((on) =>
        on.columns(['agencyId', 'host']).doUpdateSet((e) => ({ isPrimary: e.ref('excluded.isPrimary') })),
      )
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'agency_host_once')) return false
    throw error
  }
}

/** Tells the agency's and the platform's staff something of a host name, once for each `subject`. */
export async function tellOfDomain(
  db: Db,
  agencyId: number,
  { subject, facts, now }: { subject: string; facts: object; now: Date },
): Promise<void> {
  await sql`select notify_staff(${agencyId}::int, 'domain', ${subject}, null, ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz)`.execute(
    db,
  )
}

/** Tells them once for each time that a name is lost. */
export const tellOfHost = (db: Db, { agencyId, host }: HostRow, since: Date, now: Date): Promise<void> =>
  tellOfDomain(db, agencyId, {
    subject: `domain ${host} since ${since.toISOString()}`,
    facts: { host, since },
    now,
  })
