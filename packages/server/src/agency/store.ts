import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { AgencyTable } from '../platform/tables.ts'

/** A row of agency. */
export type AgencyRow = Selectable<AgencyTable>

/** One agency. Asked with the platform role, or inside its own scope. */
export const findAgency = (db: Db, agencyId: number): Promise<AgencyRow | undefined> =>
  db.selectFrom('agency').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

/** The configuration, held against other changes until the end. Asked with the platform role. */
export const lockConfiguration = async (tx: Tx, agencyId: number): Promise<AgencyConfiguration | undefined> =>
  (
    await tx
      .selectFrom('agency')
      .select('configuration')
      .where('agencyId', '=', agencyId)
      .forUpdate()
      .executeTakeFirst()
  )?.configuration

/** Writes the whole configuration. Done with the platform role. */
export async function saveConfiguration(
  tx: Tx,
  agencyId: number,
  configuration: AgencyConfiguration,
): Promise<void> {
  await tx
    .updateTable('agency')
    .set({ configuration: JSON.stringify(configuration) })
    .where('agencyId', '=', agencyId)
    .execute()
}
