import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { AgencyMessagingTable } from '../../platform/tables.messaging.ts'

/** A row of agency_messaging. */
export type MessagingRow = Selectable<AgencyMessagingTable>

/** By what an agency sends; undefined while nothing was ever set. Asked with the platform role. */
export const findMessaging = (db: Db, agencyId: number): Promise<MessagingRow | undefined> =>
  db.selectFrom('agencyMessaging').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

/** Writes by what an agency sends; the version counts on. Done with the platform role. */
export async function saveMessaging(tx: Tx, row: MessagingRow): Promise<void> {
  const { smsTemplates, ...plain } = row
  const values = { ...plain, smsTemplates: JSON.stringify(smsTemplates) }
  await tx
    .insertInto('agencyMessaging')
    .values(values)
    .onConflict((on) => on.column('agencyId').doUpdateSet(values))
    .execute()
}
