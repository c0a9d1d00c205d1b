import type { ReportReason, ReportState } from '@parichay/contract/card-report/fields.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** What a visitor reported. */
export type NewReportRow = {
  cardNo: number
  reason: ReportReason
  note: string
  contact: string
  language: string
  createdAt: Date
}

/** Keeps a report. */
export async function addReport(tx: Tx, { agencyId }: Scope, report: NewReportRow): Promise<void> {
  await tx
    .insertInto('cardReport')
    .values({ ...report, agencyId })
    .execute()
}

/** Filters of the list. */
export type ReportFilters = {
  state?: ReportState | undefined
  cardNo?: number | undefined
  cardReportId?: number | undefined
  agencyId?: number | undefined
}

/** Largest total that is counted exactly. */
export const exactReportTotal = 10_000

/** A page of reports, newest first, after `before`, and how many there are in all, to 10,001. Asked with the platform role and the scope's agency in the condition. */
export async function listReports(
  db: Db,
  scope: Scope,
  filters: ReportFilters & { before?: number | undefined; pageSize: number },
) {
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  let all = db.selectFrom('cardReport')
  if (agencyId !== undefined) all = all.where('agencyId', '=', agencyId)
  if (scope.reach === 'madeBy') all = all.where('madeByFranchiseeId', '=', scope.franchiseeId)
  for (const name of ['state', 'cardNo', 'cardReportId'] as const)
    if (filters[name] !== undefined) all = all.where(name, '=', filters[name] as never)
  const { total } = await db
    .selectFrom(
      all
        .select('cardReportId')
        .limit(exactReportTotal + 1)
        .as('capped'),
    )
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let page = all.select(['agencyId', 'cardReportId'])
  if (filters.before !== undefined) page = page.where('cardReportId', '<', filters.before)
  const ids = total === 0 ? [] : await page.orderBy('cardReportId', 'desc').limit(filters.pageSize).execute()
  return { ids, total }
}

/** The rows of a page, in its order, each with its card. */
export async function readReports(db: Db, ids: { cardReportId: number }[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('cardReport')
    .innerJoin('agency', 'agency.agencyId', 'cardReport.agencyId')
    .innerJoin('card', (on) =>
      on.onRef('card.agencyId', '=', 'cardReport.agencyId').onRef('card.cardNo', '=', 'cardReport.cardNo'),
    )
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'card.agencyId')
        .onRef('business.businessId', '=', 'card.businessId'),
    )
    .select((e) => [
      'cardReport.cardReportId',
      'cardReport.agencyId',
      'agency.agencyName',
      'cardReport.cardNo',
      'card.cardId',
      'card.status as cardStatus',
      'card.deletedAt as cardDeletedAt',
      'business.businessId',
      'business.businessName',
      'business.suspendedAt',
      'business.deletedAt as businessDeletedAt',
      'business.expiryDateForCustomer',
      'business.paymentStatus',
      'cardReport.reason',
      'cardReport.note',
      'cardReport.contact',
      'cardReport.language',
      'cardReport.state',
      'cardReport.stateAt',
      'cardReport.stateBy',
      'cardReport.createdAt',
      e
        .selectFrom('cardReport as same')
        .select((s) => s.fn.countAll<number>().as('count'))
        .whereRef('same.agencyId', '=', 'cardReport.agencyId')
        .whereRef('same.cardNo', '=', 'cardReport.cardNo')
        .as('reportsOfCard'),
    ])
    .where(
      'cardReport.cardReportId',
      'in',
      ids.map((row) => row.cardReportId),
    )
    .orderBy('cardReport.cardReportId', 'desc')
    .execute()
}

/** The agency a report belongs to, for platform staff. Asked with the platform role. */
export async function agencyOfReport(db: Db, cardReportId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('cardReport')
    .select('agencyId')
    .where('cardReportId', '=', cardReportId)
    .executeTakeFirst()
  return row?.agencyId
}

/** Locks a report that the scope reaches, and gives its state; nothing where there is none. */
export async function lockReport(tx: Tx, scope: Scope, cardReportId: number) {
  let query = tx
    .selectFrom('cardReport')
    .select('state')
    .where('agencyId', '=', scope.agencyId)
    .where('cardReportId', '=', cardReportId)
    .forUpdate()
  if (scope.reach === 'madeBy') query = query.where('madeByFranchiseeId', '=', scope.franchiseeId)
  return query.executeTakeFirst()
}

/** Writes the state of a report that is locked. */
export async function setReportState(
  tx: Tx,
  { agencyId }: Scope,
  cardReportId: number,
  { state, stateAt, stateBy }: { state: ReportState; stateAt: Date | null; stateBy: string },
): Promise<void> {
  await tx
    .updateTable('cardReport')
    .set({ state, stateAt, stateBy })
    .where('agencyId', '=', agencyId)
    .where('cardReportId', '=', cardReportId)
    .execute()
}
