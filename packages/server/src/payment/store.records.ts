import type { BillingDetails, PaymentState, ReceiptSums } from '@parichay/contract/payment/fields.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { IntentSnapshot, IntentState, ManualNotes, PurchaseKind } from '../platform/tables.payment.ts'
import { refundCounts } from './store.refunds.ts'

/**
 * A purchase with what was paid, given back and brought. Days are IST; `endsOn` is the last usable one. What was taken back
 * shows the days it had; what another plan cut on its first day has none.
 */
export type RecordRow = {
  recordNo: number
  intentId: string
  kind: PurchaseKind
  businessId: number
  objectNo: number | null
  amount: number
  currency: string
  snapshot: IntentSnapshot
  billing: BillingDetails | null
  state: IntentState
  manual: ManualNotes | null
  createdAt: Date
  settledAt: Date | null
  paymentId: string | null
  method: string | null
  refunded: number
  isPending: boolean
  /** Money of it is on its way back, also when it had arrived and the bank sent it back. */
  isReturning: boolean
  startsOn: string | null
  endsOn: string | null
}

const returning = sql<boolean>`exists (select 1 from refund r where r.agency_id = i.agency_id and r.intent_id = i.intent_id
  and r.state <> 'processed' and ${refundCounts})`

/** What was paid for a business, or is on its way, newest first; with `running`, only the one whose time runs, or ran last. */
export async function listRecords(
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  wanted: { businessId: number; kind: PurchaseKind; running?: Date },
): Promise<RecordRow[]> {
  const { businessId, kind, running } = wanted
  const order = running
    ? sql`and not isempty(a.period) order by (a.period @> (${running}::timestamptz at time zone 'Asia/Kolkata')::date) desc, upper(a.period) desc limit 1`
    : sql`order by i.record_no desc limit 500`
  const { rows } = await sql<RecordRow>`
    select i.record_no, i.intent_id, i.kind, i.business_id, i.object_no, i.amount, i.currency, i.snapshot, i.billing, i.state,
      i.manual, i.created_at, i.settled_at, coalesce(a.payment_id, p.payment_id) as payment_id, p.method,
      coalesce((select sum(r.amount) from refund r where r.agency_id = i.agency_id and r.intent_id = i.intent_id
        and r.payment_id = coalesce(a.payment_id, p.payment_id) and r.state = 'processed'), 0)::bigint as refunded,
      coalesce(p.status in ('created', 'authorized') or (p.status = 'captured' and i.state in ('new', 'open')), false) as is_pending,
      ${returning} as is_returning,
      lower(days.shown) as starts_on, upper(days.shown) - 1 as ends_on
    from payment_intent i
    left join activation a on a.agency_id = i.agency_id and a.intent_id = i.intent_id
    left join lateral (select case when a.ended_by = 'upgrade' then a.period
      else coalesce(nullif(a.period, 'empty'), a.granted) end as shown) days on true
    left join lateral (select * from payment p where p.agency_id = i.agency_id and p.intent_id = i.intent_id
      order by p.use = 'applied' desc, p.status in ('captured', 'authorized') desc, p.told_at desc limit 1) p on true
    where i.agency_id = ${agencyId} and i.business_id = ${businessId} and i.kind = ${kind}
      and (i.state in ('paid', 'refund_due', 'refunded') or p.status in ('created', 'authorized', 'captured'))
    ${order}`.execute(db)
  return rows
}

/** What a customer paid, as the agency's own list shows it. */
export type ReceiptRow = Pick<
  RecordRow,
  | 'recordNo'
  | 'kind'
  | 'businessId'
  | 'amount'
  | 'snapshot'
  | 'state'
  | 'manual'
  | 'paymentId'
  | 'method'
  | 'refunded'
  | 'isReturning'
> & {
  businessName: string
  fee: number | null
  paidOn: string
  invoiceId: number | null
  invoiceNo: string | null
}

/** So many months from a day on (IST). */
export type MonthsFrom = { from: string; months: number }

// What agencies pay the platform is settled beside what its customers pay; it is for no business.
const settledIn = ({ agencyId }: Pick<Scope, 'agencyId'>, { from, months }: MonthsFrom) =>
  sql`i.agency_id = ${agencyId} and i.business_id is not null and i.amount > 0
      and i.settled_at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'
      and i.settled_at < (${from}::date + make_interval(months => ${months}::int)) at time zone 'Asia/Kolkata'`

/** A page of what all customers of an agency paid, newest first, after the record of the page before. Records of nothing are left out. */
export async function listReceipts(
  db: Db,
  scope: Pick<Scope, 'agencyId'>,
  { before, most, ...span }: MonthsFrom & { before: number | undefined; most: number },
): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select i.record_no, i.kind, i.business_id, b.business_name, i.amount, i.snapshot, i.state, i.manual, p.payment_id, p.method,
      p.fee, coalesce((select sum(r.amount) from refund r where r.agency_id = i.agency_id and r.payment_id = p.payment_id
        and r.state = 'processed'), 0)::bigint as refunded, ${returning} as is_returning,
      (i.settled_at at time zone 'Asia/Kolkata')::date as paid_on, v.invoice_id, v.invoice_no
    from (select i.* from payment_intent i where ${settledIn(scope, span)} ${
      before === undefined
        ? sql``
        : sql`and (i.settled_at, i.record_no) < (select last.settled_at, last.record_no from payment_intent last
            where last.agency_id = ${scope.agencyId} and last.record_no = ${before})`
    } order by i.settled_at desc, i.record_no desc limit ${most}) i
    join business b on b.agency_id = i.agency_id and b.business_id = i.business_id
    left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
    left join lateral (select invoice_id, invoice_no from invoice where invoice.agency_id = i.agency_id
      and invoice.source = 'payment ' || i.record_no limit 1) v on true
    order by i.settled_at desc, i.record_no desc`.execute(db)
  return rows
}

/**
 * What all of them come to, in paise, summed from what each day came to (migration 0265); what staff recorded and took back is in none,
 * and fees and refunds count for the day on which their payment was settled.
 */
export async function sumReceipts(
  db: Db,
  { agencyId }: Pick<Scope, 'agencyId'>,
  { from, months }: MonthsFrom,
): Promise<ReceiptSums> {
  const { rows } = await sql<ReceiptSums>`
    select coalesce(sum(online_paise), 0)::bigint as online_paise, coalesce(sum(fee_paise), 0)::bigint as fee_paise,
      coalesce(sum(refunded_paise), 0)::bigint as refunded_paise, coalesce(sum(manual_paise), 0)::bigint as manual_paise
    from money_tally where agency_id = ${agencyId} and day >= ${from}::date
      and day < (${from}::date + make_interval(months => ${months}::int))::date`.execute(db)
  return rows[0]!
}

/** Makes one line of what customers paid of each day of an agency, and forgets days that came to nothing. Asked with the platform role. */
export const foldMoney = (db: Db) =>
  sql`with many as (select agency_id, day from money_tally group by 1, 2 having count(*) > 1),
    lines as (delete from money_tally t using many m where (t.agency_id, t.day) = (m.agency_id, m.day) returning t.*),
    days as (select agency_id, day, sum(payments) as payments, sum(paid_paise) as paid, sum(online_paise) as online, sum(fee_paise) as fee,
      sum(refunded_paise) as refunded, sum(manual_paise) as manual from lines group by 1, 2)
    insert into money_tally select * from days where payments <> 0 or online <> 0 or fee <> 0 or refunded <> 0 or manual <> 0`.execute(
    db,
  )

/** What people see of a purchase's state. */
export function stateOf(
  row: Pick<RecordRow, 'state' | 'manual' | 'refunded' | 'isPending' | 'isReturning'>,
): PaymentState {
  if (row.manual) return row.state === 'paid' ? 'MANUAL' : 'REVERSED'
  if (row.state === 'paid') return row.refunded > 0 ? 'PARTLY_REFUNDED' : 'PAID'
  if (row.state === 'refund_due') return 'REFUND_DUE'
  if (row.state === 'refunded') return row.isReturning ? 'REFUND_DUE' : 'REFUNDED'
  return row.state === 'expired' && !row.isPending ? 'EXPIRED' : 'PENDING'
}
