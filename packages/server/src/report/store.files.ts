import type { ReportFormat, ReportName } from '@parichay/contract/report/fields.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { ReportFileTable } from '../platform/tables.report.ts'

/** A row of report_file. */
export type ReportFileRow = Selectable<ReportFileTable>
type Asker = { agencyId: number; franchiseeId: number }
type Id = { agencyId: number; reportFileId: number }

/** Writes down that a file is wanted. */
export const addReportFile = (
  tx: Tx,
  asker: Asker,
  wish: {
    report: ReportName
    format: ReportFormat
    filters: ReportFilters
    ofPlatform: boolean
    rowsTotal: number
    createdAt: Date
  },
): Promise<ReportFileRow> =>
  tx
    .insertInto('reportFile')
    .values({ ...asker, ...wish, filters: JSON.stringify(wish.filters) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The files of a person that are made or kept, newest first. */
export const listReportFiles = (
  db: Db,
  { agencyId, franchiseeId }: Asker,
  since: Date,
): Promise<ReportFileRow[]> =>
  db
    .selectFrom('reportFile')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('createdAt', '>', since)
    .orderBy('reportFileId', 'desc')
    .limit(10)
    .execute()

/** How many files of a person are still to be made; nobody else asks for one of theirs until the transaction ends. */
export async function countUnmade(tx: Tx, { agencyId, franchiseeId }: Asker): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`report files of ${agencyId}`}), ${franchiseeId})`.execute(
    tx,
  )
  const { n } = await tx
    .selectFrom('reportFile')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('agencyId', '=', agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** One file, whoever asked for it. */
export const findReportFile = (db: Db, { agencyId, reportFileId }: Id): Promise<ReportFileRow | undefined> =>
  db
    .selectFrom('reportFile')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('reportFileId', '=', reportFileId)
    .executeTakeFirst()

/** Says how far a file is, or that it is ready; what is ready stays so. */
export async function setReportFile(
  tx: Tx,
  { agencyId, reportFileId }: Id,
  change: Partial<
    Pick<ReportFileRow, 'state' | 'rowsDone' | 'rowsTotal' | 'storageKey' | 'bytes' | 'endedAt'>
  >,
): Promise<void> {
  await tx
    .updateTable('reportFile')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('reportFileId', '=', reportFileId)
    .where('state', '!=', 'ready')
    .execute()
}

/** Who asked for a file has taken it along: what the bell says of it is read. */
export async function readReportTold(
  tx: Tx,
  asker: Asker,
  reportFileId: number,
  readAt: Date,
): Promise<void> {
  const { agencyId, franchiseeId } = asker
  await sql`insert into admin_notification_read (agency_id, franchisee_id, notification_id, read_at)
    select ${agencyId}::int, ${franchiseeId}::int, notification_id, ${readAt}::timestamptz from admin_notification
    where agency_id = ${agencyId} and subject = ${`report file ${reportFileId} ready`} on conflict do nothing`.execute(
    tx,
  )
}

/** Files of any agency whose time is over. Asked with the platform role. */
export const listOldFiles = (db: Db, before: Date) =>
  db
    .selectFrom('reportFile')
    .select(['agencyId', 'reportFileId', 'storageKey'])
    .where('createdAt', '<', before)
    .limit(500)
    .execute()

/** Forgets a file. */
export async function dropReportFile(db: Db, { agencyId, reportFileId }: Id): Promise<void> {
  await db
    .deleteFrom('reportFile')
    .where('agencyId', '=', agencyId)
    .where('reportFileId', '=', reportFileId)
    .execute()
}
