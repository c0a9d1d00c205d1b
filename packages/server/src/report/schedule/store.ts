import type { NewReportSchedule, ScheduleStep } from '@parichay/contract/report/fields.schedule.ts'
import { reportNames } from '@parichay/contract/report/fields.ts'
import { opensReport } from '@parichay/contract/report/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ReportScheduleTable } from '../../platform/tables.report.ts'

/** A row of report_schedule. */
export type ScheduleRow = Selectable<ReportScheduleTable>
/** One letter that is to go out. */
export type Delivery = { agencyId: number; reportScheduleId: number; franchiseeId: number; dueOn: string }
/** A member of staff who can be sent reports: admin, let in, with an address. */
export type Recipient = { franchiseeId: number; name: string; email: string; hidesBilling: boolean }

/** Living schedules of an agency, newest first, each with when it last went out. */
export const listSchedules = (db: Db, { agencyId }: Scope) =>
  db
    .selectFrom('reportSchedule as s')
    .selectAll('s')
    .select((e) =>
      e
        .selectFrom('reportDelivery as d')
        .select((inner) => inner.fn.max('d.sentAt').as('last'))
        .whereRef('d.agencyId', '=', 's.agencyId')
        .whereRef('d.reportScheduleId', '=', 's.reportScheduleId')
        .as('lastSentAt'),
    )
    .where('s.agencyId', '=', agencyId)
    .where('s.deletedAt', 'is', null)
    .orderBy('s.reportScheduleId', 'desc')
    .execute()

/** Who of these people can be sent reports today. */
export async function listRecipients(
  db: Db,
  { agencyId }: Scope,
  ids: readonly number[],
): Promise<Recipient[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('franchisee')
    .select(['franchiseeId', 'name', 'email', 'configuration'])
    .where('agencyId', '=', agencyId)
    .where('franchiseeId', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .where('email', 'is not', null)
    .where(sql<boolean>`'admin' = any(roles)`)
    .orderBy('name')
    .execute()
  return rows.map(({ franchiseeId, name, email, configuration }) => ({
    franchiseeId,
    name,
    email: email ?? '',
    hidesBilling: configuration.hideBilling,
  }))
}

/** Nobody else adds a schedule of the agency until this transaction ends: they are counted in peace. */
export async function lockSchedules(tx: Tx, { agencyId }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('report-schedule'), ${agencyId})`.execute(tx)
}

/** A new schedule. */
export const addSchedule = (
  tx: Tx,
  { agencyId }: Scope,
  wish: NewReportSchedule & { ofPlatform: boolean; madeBy: string; createdAt: Date },
): Promise<ScheduleRow> =>
  tx
    .insertInto('reportSchedule')
    .values({ ...wish, agencyId, filters: JSON.stringify(wish.filters) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Ends a schedule, or takes that back with null; undefined when there is none in that state. */
export const setScheduleDeleted = (
  tx: Tx,
  { agencyId }: Scope,
  reportScheduleId: number,
  deletedAt: Date | null,
): Promise<ScheduleRow | undefined> =>
  tx
    .updateTable('reportSchedule')
    .set({ deletedAt })
    .where('agencyId', '=', agencyId)
    .where('reportScheduleId', '=', reportScheduleId)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst()

/** A living schedule. */
export const findSchedule = (
  db: Db,
  { agencyId }: Scope,
  reportScheduleId: number,
): Promise<ScheduleRow | undefined> =>
  db
    .selectFrom('reportSchedule')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('reportScheduleId', '=', reportScheduleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Reports that nobody is sent who is not shown what customers paid. */
const ofMoney = reportNames.filter((report) => !opensReport(report, { paid: false }))

/**
 * Letters of all active agencies that should have gone out by now and did not, up to `limit`, to those who can be sent one.
 * A schedule begins with the first morning after the day it was made on. Asked with the platform role.
 */
export async function listDue(
  db: Db,
  mornings: Record<ScheduleStep, string>,
  limit: number,
): Promise<Delivery[]> {
  const due = sql`(case s.every when 'day' then ${mornings.day} when 'week' then ${mornings.week}
    else ${mornings.month} end)::date`
  const { rows } = await sql<Delivery>`
    select s.agency_id, s.report_schedule_id, f.franchisee_id, to_char(${due}, 'YYYY-MM-DD') as "dueOn"
    from report_schedule s join agency a on a.agency_id = s.agency_id
    join franchisee f on f.agency_id = s.agency_id and f.franchisee_id = any(s.recipients)
    where s.deleted_at is null and a.status = 'ACTIVE' and f.deleted_at is null and f.is_active
      and f.email is not null and 'admin' = any(f.roles)
      and not (coalesce((f.configuration ->> 'hideBilling')::boolean, false) and s.report = any(${ofMoney}::text[]))
      and (s.created_at at time zone 'Asia/Kolkata')::date < ${due}
      and not exists (select from report_delivery d where d.agency_id = s.agency_id
        and d.report_schedule_id = s.report_schedule_id and d.franchisee_id = f.franchisee_id and d.due_on = ${due})
    order by s.agency_id, s.report_schedule_id, f.franchisee_id limit ${limit}`.execute(db)
  return rows
}

/** Writes down that this letter is being sent; false when it was, or is at this moment by somebody else. */
export async function claimDelivery(tx: Tx, one: Delivery, rows: number, sentAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reportDelivery')
    .values({ ...one, rows, sentAt })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Forgets ended schedules, and letters that are long gone. Asked with the platform role. */
export async function sweepSchedules(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reportSchedule').where('deletedAt', '<', before).execute()
  await db
    .deleteFrom('reportDelivery')
    .where('sentAt', '<', new Date(before.getTime() - 370 * 86_400_000))
    .execute()
}
