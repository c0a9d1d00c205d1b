import { sql } from 'kysely'
import { refundCounts } from '../payment/store.refunds.ts'
import type { Db } from '../platform/db.ts'
import type { IntentSnapshot, ManualNotes, PurchaseKind } from '../platform/tables.payment.ts'

/** What an agency paid to the platform. Days are IST. */
export type PaidRow = {
  payerId: number
  recordNo: number
  intentId: string
  kind: PurchaseKind
  /** What came, in paise: money that goes back because it was another sum than was asked for is that sum. */
  amount: number
  snapshot: IntentSnapshot
  manual: ManualNotes | null
  state: string
  method: string | null
  paymentId: string | null
  refunded: number
  /** Promised to go back, and not there yet. */
  returning: number
  /** Some of it goes back because the bill had been paid before. */
  wasPaidBefore: boolean
  /** What of it went back, part by part, and on which day; oldest first. */
  backs: { on: string; paise: number }[]
  /** Taken back by staff: the day, and why. */
  takenBackOn: string | null
  takenBackReason: string
  paidOn: string
  /** The day the provider captured it, or staff recorded it: that of its invoice. */
  soldOn: string
  invoiceId: number | null
  invoiceNo: string | null
}

/** Purchases of one kind that are listed of each agency: some eighty years of monthly bills. */
const mostPaid = 1000

/**
 * Settled purchases of the platform's account that agencies made, and those whose money came and goes back at once, newest
 * first; of each agency and kind the latest 1,000 unless told, so that no kind crowds another out. `objectNo` of such a purchase
 * is the agency. Asked with the platform role: the rows are the platform's.
 */
export async function listPaid(
  db: Db,
  platformId: number,
  payerIds: readonly number[],
  kinds: readonly PurchaseKind[],
  most: number | null = mostPaid,
): Promise<PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    select * from (select row_number() over (partition by i.object_no, i.kind order by i.record_no desc) as turn,
      i.object_no as payer_id, i.record_no, i.intent_id, i.kind, coalesce(p.amount, i.amount) as amount, i.snapshot, i.manual, i.state,
      p.method, p.payment_id, coalesce(r.refunded, 0)::bigint as refunded, coalesce(r.returning, 0)::bigint as returning,
      (a.ended_at at time zone 'Asia/Kolkata')::date as taken_back_on, coalesce(a.ended_reason, '') as taken_back_reason,
      coalesce(r.was_paid_before, false) as was_paid_before, coalesce(r.backs, '[]') as backs,
      coalesce((i.manual ->> 'paidOn')::date, (coalesce(p.captured_at, i.settled_at) at time zone 'Asia/Kolkata')::date) as paid_on,
      (coalesce(p.captured_at, i.settled_at) at time zone 'Asia/Kolkata')::date as sold_on, v.invoice_id, v.invoice_no
    from payment_intent i
    left join lateral (select * from payment p where p.agency_id = i.agency_id and p.intent_id = i.intent_id
      and (p.use = 'applied' or p.use = 'returned' and i.settled_at is null) order by p.captured_at limit 1) p on true
    left join lateral (select sum(r.amount) filter (where r.state = 'processed') as refunded,
      sum(r.amount) filter (where r.state <> 'processed' and ${refundCounts}) as returning,
      bool_or(r.reason = 'second_capture') as was_paid_before,
      jsonb_agg(jsonb_build_object('on', (r.processed_at at time zone 'Asia/Kolkata')::date, 'paise', r.amount) order by r.processed_at)
        filter (where r.state = 'processed') as backs
      from refund r where r.agency_id = i.agency_id and r.payment_id = p.payment_id) r on true
    left join activation a on a.agency_id = i.agency_id and a.intent_id = i.intent_id and a.ended_by = 'reversal'
    left join invoice v on v.agency_id = i.agency_id and v.source = 'payment ' || i.record_no
    where i.agency_id = ${platformId} and i.object_no in (${sql.join(payerIds)}) and i.business_id is null
      and i.kind in (${sql.join(kinds)}) and (i.settled_at is not null or p.payment_id is not null)
    ) paid where ${most}::int is null or turn <= ${most}::int order by record_no desc`.execute(db)
  return rows
}

/** The PDF cards that an agency bought or was given, however many times; none of what was taken back. Asked with the platform role. */
export async function sumBought(db: Db, platformId: number, payerId: number): Promise<number> {
  const { rows } = await sql<{ cards: number }>`
    select coalesce(sum((snapshot ->> 'quantity')::int), 0)::bigint as cards from payment_intent
    where agency_id = ${platformId} and object_no = ${payerId} and business_id is null and kind = 'agency-pdf' and state = 'paid'`.execute(
    db,
  )
  return rows[0]?.cards ?? 0
}

/** A settled payment of an agency, as its invoice needs it. Asked with the platform role. */
export async function findBillPayment(db: Db, platformId: number, intentId: string) {
  const { rows } = await sql<{
    recordNo: number
    kind: PurchaseKind
    payerId: number
    amount: number
    snapshot: IntentSnapshot
    isManual: boolean
    reference: string
    paidOn: string
    /** The day the provider captured it, or it was recorded: that of its invoice. */
    day: string
  }>`
    select i.record_no, i.kind, i.object_no as payer_id, i.amount, i.snapshot, i.manual is not null as is_manual,
      coalesce(i.manual ->> 'reference', p.payment_id, '') as reference,
      coalesce((i.manual ->> 'paidOn')::date, (coalesce(p.captured_at, i.settled_at) at time zone 'Asia/Kolkata')::date) as paid_on,
      (coalesce(p.captured_at, i.settled_at) at time zone 'Asia/Kolkata')::date as day
    from payment_intent i
    left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
    where i.agency_id = ${platformId} and i.intent_id = ${intentId} and i.settled_at is not null
      and i.kind in ('month', 'annual', 'agency-image', 'agency-pdf')`.execute(db)
  return rows[0]
}

/** Settled yearly fees and PDF credits of any agency since a day without an invoice. Asked with the platform role. */
export async function listUninvoicedBills(
  db: Db,
  since: Date,
): Promise<{ agencyId: number; intentId: string }[]> {
  const { rows } = await sql<{ agencyId: number; intentId: string }>`
    select i.agency_id, i.intent_id from payment_intent i
    where i.settled_at > ${since} and i.amount > 0 and i.kind in ('annual', 'agency-image', 'agency-pdf')
      and not exists (select 1 from invoice v where v.agency_id = i.agency_id and v.source = 'payment ' || i.record_no)
    order by i.settled_at limit 200`.execute(db)
  return rows
}
