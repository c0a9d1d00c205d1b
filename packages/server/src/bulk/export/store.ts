import { sql } from 'kysely'
import { type BusinessRow, readPage } from '../../business/store.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessWithin } from '../../platform/reach.ts'
import type { Scope } from '../../platform/scope.ts'
import type { BulkCells } from '../../platform/tables.bulk.ts'
import type { JobId } from '../store.ts'

/** Those of many businesses that live and that the scope reaches. */
export async function readReached(
  db: Db,
  scope: Scope,
  businessIds: readonly number[],
): Promise<BusinessRow[]> {
  if (businessIds.length === 0) return []
  const reached = await db
    .selectFrom('business')
    .select(['business.agencyId', 'business.businessId as id'])
    .where(businessWithin(scope))
    .where('business.businessId', 'in', [...businessIds])
    .execute()
  return readPage(db, reached)
}

/** Whether somebody reaches every business that stands in the file of a job, deleted ones too. */
export async function reachesAll(db: Db, scope: Scope, { agencyId, bulkJobId }: JobId): Promise<boolean> {
  const other = await db
    .selectFrom('bulkRow')
    .select('bulkRow.rowNo')
    .where('bulkRow.agencyId', '=', agencyId)
    .where('bulkRow.bulkJobId', '=', bulkJobId)
    .where('bulkRow.state', '=', 'done')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('business')
            .select('business.businessId')
            .where((inner) => businessWithin(scope)(inner as never))
            .whereRef('business.businessId', '=', 'bulkRow.businessId'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** Writes down the cells of rows that still wait; they are done with it. */
export async function keepCells(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  rows: readonly { rowNo: number; cells: BulkCells }[],
): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map(({ rowNo, cells }) => ({ row_no: rowNo, cells })))
  await sql`update bulk_row set state = 'done', reason = null, message = '', cells = given.cells
    from jsonb_to_recordset(${given}::jsonb) as given (row_no int, cells jsonb)
    where bulk_row.agency_id = ${agencyId} and bulk_row.bulk_job_id = ${bulkJobId}
      and bulk_row.row_no = given.row_no and bulk_row.state = 'waiting'`.execute(tx)
}

/** Cells of a job in the order of its rows, after a row. */
export const readCells = (
  db: Db,
  { agencyId, bulkJobId }: JobId,
  after: number,
  limit: number,
): Promise<{ rowNo: number; cells: BulkCells | null }[]> =>
  db
    .selectFrom('bulkRow')
    .select(['rowNo', 'cells'])
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('state', '=', 'done')
    .where('rowNo', '>', after)
    .orderBy('rowNo')
    .limit(limit)
    .execute()

/** Forgets the cells of a job: they stand in its file, or it has none. */
export async function dropCells(tx: Tx, { agencyId, bulkJobId }: JobId): Promise<void> {
  await tx
    .updateTable('bulkRow')
    .set({ cells: null })
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .where('cells', 'is not', null)
    .execute()
}

/** Says where the file of a job lies; its size once it lies there. */
export async function setFile(
  tx: Tx,
  { agencyId, bulkJobId }: JobId,
  file: { storageKey: string | null; bytes: number | null },
): Promise<void> {
  await tx
    .updateTable('bulkJob')
    .set(file)
    .where('agencyId', '=', agencyId)
    .where('bulkJobId', '=', bulkJobId)
    .execute()
}

/** Files of any agency from before. Asked with the platform role. */
export const listOldFiles = (db: Db, before: Date) =>
  db
    .selectFrom('bulkJob')
    .select(['agencyId', 'bulkJobId', 'storageKey'])
    .where('storageKey', 'is not', null)
    .where('createdAt', '<', before)
    .limit(500)
    .execute()

/** Forgets cells of jobs that were stopped, and of those that ended. Asked with the platform role. */
export async function dropCellsOfEnded(db: Db): Promise<void> {
  await sql`update bulk_row set cells = null from bulk_job job
    where job.kind = 'export' and job.state not in ('waiting', 'working') and bulk_row.agency_id = job.agency_id
      and bulk_row.bulk_job_id = job.bulk_job_id and bulk_row.cells is not null`.execute(db)
}
