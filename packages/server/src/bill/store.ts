import type { MoveReason } from '@parichay/contract/bill/fields.ts'
import { addMonths, type Month } from '@parichay/contract/bill/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { MonthBillTable } from '../platform/tables.bills.ts'
import type { AgencyTable } from '../platform/tables.ts'
import type { Months } from './rules.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of month_bill, without what only its lines need. */
export type MonthBillRow = Omit<Selectable<MonthBillTable>, 'issuedAt' | 'ratePaise'>
const billColumns = [
  'agencyId',
  'month',
  'closedAt',
  'dueOn',
  'cards',
  'totalPaise',
  'sellerAgencyId',
  'invoiceId',
] as const
/** An agency as bills need it. */
export type BilledAgency = Selectable<AgencyTable>

/** The agency that sells to all others. Asked with the platform role. */
export const findPlatform = (db: Db): Promise<BilledAgency | undefined> =>
  db
    .selectFrom('agency')
    .selectAll()
    .where((e) => e(e.val('superadmin'), '=', e.fn.any('roles')))
    .orderBy('agencyId')
    .executeTakeFirst()

/** All agencies but those of the platform itself, by name. Asked with the platform role. */
export const listPayers = (db: Db): Promise<Pick<BilledAgency, 'agencyId' | 'agencyName' | 'terms'>[]> =>
  db
    .selectFrom('agency')
    .select(['agencyId', 'agencyName', 'terms'])
    .where((e) => e.not(e(e.val('superadmin'), '=', e.fn.any('roles'))))
    .where('deletedAt', 'is', null)
    .orderBy('agencyName')
    .execute()

/** Writes what follows from an agency's bills and payments; false when it stood there already. Asked with the platform role. */
export async function setStanding(
  db: Db,
  agencyId: number,
  {
    overdueSince,
    greetingsUntil,
    bought,
  }: Pick<BilledAgency, 'overdueSince' | 'greetingsUntil'> & { bought: number },
): Promise<boolean> {
  const agencies = await sql`
    update agency set overdue_since = ${overdueSince}::date, greetings_until = ${greetingsUntil}::date
    where agency_id = ${agencyId} and (overdue_since, greetings_until) is distinct from (${overdueSince}::date, ${greetingsUntil}::date)`.execute(
    db,
  )
  const credits = await sql`
    insert into pdf_credit as credit (agency_id, bought) values (${agencyId}, ${bought})
    on conflict (agency_id) do update set bought = ${bought} where credit.bought <> ${bought}`.execute(db)
  return (agencies.numAffectedRows ?? 0n) + (credits.numAffectedRows ?? 0n) > 0n
}

/** Agencies that pay for each card, or have bills that are not closed yet. Asked with the platform role. */
export const listBilledAgencies = (db: Db): Promise<BilledAgency[]> =>
  db
    .selectFrom('agency')
    .selectAll()
    .where((e) => e.not(e(e.val('superadmin'), '=', e.fn.any('roles'))))
    .where(sql<boolean>`(terms ->> 'cardRatePaise' is not null and terms ->> 'billedFrom' is not null
      or exists (select 1 from month_bill_line l where l.agency_id = agency.agency_id and not exists (select 1 from month_bill b
        where b.agency_id = l.agency_id and b.month = l.month and b.closed_at is not null))
      or exists (select 1 from month_bill b where b.agency_id = agency.agency_id and b.closed_at is null))`)
    .where('deletedAt', 'is', null)
    .orderBy('agencyId')
    .execute()

/** The bills of agencies that exist, oldest first. */
export const listBills = (db: Db, agencyIds: readonly number[]): Promise<MonthBillRow[]> =>
  db.selectFrom('monthBill').select(billColumns).where('agencyId', 'in', agencyIds).orderBy('month').execute()

/** A month's bill as far as it says what was owed. */
export type BillSums = Pick<MonthBillRow, 'month' | 'dueOn' | 'cards' | 'totalPaise'> & { isClosed: boolean }

/** The bills of many agencies, a row for each of them: there are thousands of months. Asked with the platform role. */
export async function listBillSums(
  db: Db,
  agencyIds: readonly number[],
): Promise<Map<number, readonly BillSums[]>> {
  const { rows } = await sql<{
    agencyId: number
    months: Month[]
    isClosed: boolean[]
    dueOn: (string | null)[]
    cards: number[]
    totals: number[]
  }>`select agency_id, json_agg(month) as months, json_agg(closed_at is not null) as is_closed, json_agg(due_on) as due_on,
      json_agg(cards) as cards, json_agg(total_paise) as totals
    from month_bill where agency_id = any(${[...agencyIds]}::int[]) group by agency_id`.execute(db)
  return new Map(
    rows.map(({ agencyId, months, isClosed, dueOn, cards, totals }) => [
      agencyId,
      months.map((month, at) => ({
        month,
        isClosed: isClosed[at]!,
        dueOn: dueOn[at]!,
        cards: cards[at]!,
        totalPaise: totals[at]!,
      })),
    ]),
  )
}

/** Makes the row of a month's bill if need be, with the price of its month, and holds it until the transaction ends. */
export async function lockBill(
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  { now, ratePaise = null }: { now: Date; ratePaise: number | null | undefined },
): Promise<Selectable<MonthBillTable>> {
  await tx
    .insertInto('monthBill')
    .values({ agencyId, month, issuedAt: now, ratePaise })
    .onConflict((at) => at.columns(['agencyId', 'month']).doNothing())
    .execute()
  return tx
    .selectFrom('monthBill')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Puts every business that the agency's staff activated or renewed in a month on its bill, once. What customers bought
 * online is settled with the gateway and is not billed; what was taken back before it was written down neither, and it renews nothing.
 */
export async function collectLines(
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  ratePaise: number,
): Promise<number> {
  const [from, to] = [`${month}-01`, `${addMonths(month, 1)}-01`]
  const { numAffectedRows } = await sql`
    insert into month_bill_line (agency_id, month, business_id, card_no, event, happened_on, rate_paise)
    select distinct on (a.business_id) a.agency_id, ${month}, a.business_id, c.card_no,
      case when exists (select 1 from activation e where e.agency_id = a.agency_id and e.business_id = a.business_id
        and e.kind = 'card' and e.activated_at < a.activated_at and (e.ended_by is null or e.ended_by = 'upgrade')) then 'RENEWAL' else 'NEW' end,
      (a.activated_at at time zone 'Asia/Kolkata')::date, ${ratePaise}
    from activation a
    join payment_intent i on i.agency_id = a.agency_id and i.intent_id = a.intent_id and i.manual is not null
    left join card c on c.agency_id = a.agency_id and c.business_id = a.business_id and c.deleted_at is null
    where a.agency_id = ${agencyId} and a.kind = 'card' and a.ended_by is distinct from 'reversal'
      and a.activated_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'
      and a.activated_at < (${to}::date)::timestamp at time zone 'Asia/Kolkata'
    order by a.business_id, a.activated_at
    on conflict (agency_id, month, business_id) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** A line with the names that people know it by. */
export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** Which lines of a month: `movedOut` only those that are, or are not; from the one after `after` on; all unless told. */
export type LinesWanted = {
  month: Month
  movedOut?: boolean | undefined
  after?: number | undefined
  most?: number
}

/** The lines of a month's bill, in the order they came. */
export const listLines = (db: Db, { agencyId }: Of, { month, movedOut, after, most }: LinesWanted) =>
  db
    .selectFrom('monthBillLine as l')
    .innerJoin('business as b', (on) =>
      on.onRef('b.agencyId', '=', 'l.agencyId').onRef('b.businessId', '=', 'l.businessId'),
    )
    .leftJoin('card as c', (on) =>
      on.onRef('c.agencyId', '=', 'l.agencyId').onRef('c.cardNo', '=', 'l.cardNo'),
    )
    .selectAll('l')
    .select(['b.businessName', 'b.ownerPhone', 'c.cardId'])
    .where('l.agencyId', '=', agencyId)
    .where('l.month', '=', month)
    .$if(movedOut !== undefined, (query) => query.where('l.movedOutOn', movedOut ? 'is not' : 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(l.happened_on, l.line_id) > (select last.happened_on, last.line_id from month_bill_line last
          where last.agency_id = ${agencyId} and last.month = ${month} and last.line_id = ${after})`,
      ),
    )
    .orderBy('l.happenedOn')
    .orderBy('l.lineId')
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute()

/** How many cards were taken off a month's bill. */
export async function countMovedOut(db: Db, { agencyId }: Of, month: Month): Promise<number> {
  const { count } = await db
    .selectFrom('monthBillLine')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .where('movedOutOn', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** What the lines of a month come to. */
export type MonthSum = { agencyId: number; month: Month; cards: number; totalPaise: number }

/** What the lines of each of these months come to, without those moved out. */
export async function sumLines(db: Db, spans: readonly Months[]): Promise<MonthSum[]> {
  if (spans.length === 0) return []
  const { rows } = await sql<MonthSum>`
    select span.agency_id, sums.* from unnest(
      ${spans.map(({ agencyId }) => agencyId)}::int[],
      ${spans.map(({ after }) => after ?? '')}::text[],
      ${spans.map(({ before }) => before ?? '9')}::text[]) as span(agency_id, after, before)
    cross join lateral (select line.month, count(*)::int as cards, sum(line.rate_paise)::bigint as total_paise
      from month_bill_line line where line.agency_id = span.agency_id and line.month > span.after and line.month < span.before
        and line.moved_out_on is null group by line.month) sums`.execute(db)
  return rows
}

/** How many businesses have greetings in their plan today. */
export async function countGreeters(db: Db, { agencyId }: Of, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('activation')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('agencyId', '=', agencyId)
    .where('kind', '=', 'card')
    .where(
      sql<boolean>`period @> ${today}::date and (plan -> 'limits' -> 'greetingImagesIncluded' = 'true' or plan -> 'limits' -> 'greetingVideosIncluded' = 'true')`,
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Months of an agency that have lines, oldest first. */
export async function monthsWithLines(db: Db, { agencyId }: Of): Promise<Month[]> {
  const rows = await db
    .selectFrom('monthBillLine')
    .select('month')
    .distinct()
    .where('agencyId', '=', agencyId)
    .orderBy('month')
    .execute()
  return rows.map(({ month }) => month)
}

/** Closes a bill: its sum, and its invoice, for ever. */
export const closeBill = (
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  final: Pick<MonthBillRow, 'closedAt' | 'dueOn' | 'cards' | 'totalPaise' | 'sellerAgencyId' | 'invoiceId'>,
) =>
  tx.updateTable('monthBill').set(final).where('agencyId', '=', agencyId).where('month', '=', month).execute()

type Move = { reason: MoveReason; note: string; by: string; on: string }

/** A line of a month by its card, or by its own number where the business has no card yet. */
export type WhichLine = { cardNo?: number | undefined; lineId?: number | undefined }

/** Takes a card off the lines of a month; false when it is not on them. */
export async function moveOut(
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  { cardNo, lineId }: WhichLine,
  { reason, note, by, on }: Move,
): Promise<boolean> {
  const done = await tx
    .updateTable('monthBillLine')
    .set({ movedOutOn: on, movedOutBy: by, movedOutReason: reason, movedOutNote: note })
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .where((e) => (lineId === undefined ? e('cardNo', '=', cardNo ?? 0) : e('lineId', '=', lineId)))
    .where('movedOutOn', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Puts a card on the lines of a month, or back on them. 'there': it is on them already. A new line needs a price. */
export async function addIn(
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  { cardNo, lineId }: WhichLine,
  { ratePaise, on }: { ratePaise: number | null; on: string },
): Promise<'added' | 'back' | 'there' | 'no_card' | 'no_price'> {
  const found =
    cardNo === undefined
      ? undefined
      : await tx
          .selectFrom('card')
          .select('businessId')
          .where('agencyId', '=', agencyId)
          .where('cardNo', '=', cardNo)
          .where('deletedAt', 'is', null)
          .executeTakeFirst()
  if (!found && lineId === undefined) return 'no_card'
  const line = await tx
    .selectFrom('monthBillLine')
    .select(['lineId', 'movedOutOn'])
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .where((e) => (found ? e('businessId', '=', found.businessId) : e('lineId', '=', lineId ?? 0)))
    .executeTakeFirst()
  if (line && line.movedOutOn === null) return 'there'
  if (line) {
    await tx
      .updateTable('monthBillLine')
      .set({ movedOutOn: null, movedOutBy: null, movedOutReason: null, movedOutNote: '' })
      .where('agencyId', '=', agencyId)
      .where('month', '=', month)
      .where('lineId', '=', line.lineId)
      .execute()
    return 'back'
  }
  if (!found || cardNo === undefined) return 'no_card'
  if (ratePaise === null) return 'no_price'
  const { businessId } = found
  await tx
    .insertInto('monthBillLine')
    .values({ agencyId, month, businessId, cardNo, event: 'ADDED', happenedOn: on, ratePaise })
    .execute()
  return 'added'
}

/** What a bill says of its invoice. */
export type BillInvoice = { invoiceNo: string; taxPaise: number }

/** Documents of the platform by their numbers in the database. */
export async function findInvoices(
  db: Db,
  sellerId: number,
  ids: number[],
): Promise<Map<number, BillInvoice>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoice')
    .select(['invoiceId', 'invoiceNo', 'totalPaise', 'taxablePaise'])
    .where('agencyId', '=', sellerId)
    .where('invoiceId', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ invoiceId, invoiceNo, totalPaise, taxablePaise }) => [
      invoiceId,
      { invoiceNo, taxPaise: totalPaise - taxablePaise },
    ]),
  )
}
