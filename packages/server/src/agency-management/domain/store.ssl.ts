import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { AgencyHostTable } from '../../platform/tables.ts'
import type { Ssl, SslNews } from './rules.ts'
import { tellOfDomain } from './store.ts'

/** A host name with what is known of its certificate. */
export type SslRow = Selectable<AgencyHostTable>

/** Looked at in one run of the job, at most. */
const atOnce = 50

/** The host names of an agency, the first one first. Asked with the platform role. */
export const listHostsOf = (db: Db, agencyId: number): Promise<SslRow[]> =>
  db
    .selectFrom('agencyHost')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .orderBy('isPrimary', 'desc')
    .orderBy('host')
    .execute()

/** Begins anew with the certificates of an agency's host names; gives back the names. Done with the platform role. */
export async function beginSsl(tx: Tx, agencyId: number, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('agencyHost')
    .set({ sslState: 'WAITING', sslFault: null, sslTries: 0, sslNextAt: now })
    .where('agencyId', '=', agencyId)
    .returning('host')
    .execute()
  return rows.map(({ host }) => host).toSorted()
}

/** Host names of active agencies whose look is due, the longest due first. Asked with the platform role. */
export const listDue = (db: Db, now: Date): Promise<SslRow[]> =>
  db
    .selectFrom('agencyHost')
    .innerJoin('agency', 'agency.agencyId', 'agencyHost.agencyId')
    .selectAll('agencyHost')
    .where('agency.status', '=', 'ACTIVE')
    .where('agencyHost.sslNextAt', '<=', now)
    .orderBy('agencyHost.sslNextAt')
    .limit(atOnce)
    .execute()

/** Keeps what a look found, unless somebody asked anew meanwhile: whether it did. Done with the platform role. */
export async function keepSsl(db: Db, row: SslRow, ssl: Ssl): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agencyHost')
    .set(ssl)
    .where('agencyId', '=', row.agencyId)
    .where('host', '=', row.host)
    .where('sslNextAt', '=', row.sslNextAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tells the agency's and the platform's staff, once for each time that a certificate is lost, and once for each that ends. */
export async function tellOfCertificate(
  db: Db,
  { agencyId, host }: SslRow,
  news: SslNews,
  now: Date,
): Promise<void> {
  const facts = 'fault' in news ? { host, since: now, fault: news.fault } : { host, endsAt: news.endsAt }
  const subject =
    'fault' in news
      ? `certificate ${host} since ${now.toISOString()}`
      : `certificate ${host} ends ${news.endsAt.toISOString()}`
  await tellOfDomain(db, agencyId, { subject, facts, now })
}
