import type { Selectable } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { AgencyTable } from '../platform/tables.ts'

/** A row of agency. */
export type AgencyRow = Selectable<AgencyTable>

/** One agency. Asked with the platform role, or inside its own scope. */
export const findAgency = (db: Db, agencyId: number): Promise<AgencyRow | undefined> =>
  db.selectFrom('agency').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()
