import { paidStatus, trialDays } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { type Bought, type Laid, layTime, type Period, type Term, type TimeOf } from './rules.periods.ts'

type Of = Pick<Scope, 'agencyId'>

/**
 * Nobody else changes the business or its paid time until this transaction ends; deleted ones are found too. The lock
 * leaves room for rows that only refer to the business: a purchase was just written by whoever asks.
 */
export async function lockBusinessRow(
  tx: Tx,
  { agencyId }: Of,
  businessId: number,
): Promise<{ isThere: boolean } | undefined> {
  const row = await tx
    .selectFrom('business')
    .select('deletedAt')
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { isThere: row.deletedAt === null }
}

/** A purchase that counts, with the number and name people know it by, and what is written down as left of its days. */
export type Counted = Bought & { recordNo: number; name: string; left: Period | null }
/** What the time of a business follows from, and the time it has. */
export type Standing = TimeOf<Counted> & { stands: Term }

/** Reads what the time of a business follows from. Without purchases, `before` is the time it has now. */
export async function readTime(db: Db, { agencyId }: Of, businessId: number): Promise<Standing> {
  type Row = Omit<Counted, 'left'> & {
    from: string | null
    until: string | null
    counts: boolean
    usedUntil: string | null
  }
  const { rows: bought } = await sql<Row>`
    select a.intent_id, i.record_no, a.bought_on, a.used_until, a.plan ->> 'name' as name,
      coalesce((a.plan ->> 'validity')::int, 1) as years,
      case when jsonb_typeof(a.plan -> 'subscriptionPlanId') = 'number' then (a.plan ->> 'subscriptionPlanId')::int end as plan_id,
      coalesce((a.plan ->> 'renew')::boolean, false) as renew,
      lower(a.period) as from, upper(a.period) as until, a.ended_by is null or a.ended_by = 'upgrade' as counts
    from activation a join payment_intent i on i.agency_id = a.agency_id and i.intent_id = a.intent_id
    where a.agency_id = ${agencyId} and a.business_id = ${businessId} and a.kind = 'card' order by a.activation_id`.execute(
    db,
  )
  const { rows: terms } = await sql<Term & { ends: string | null; isPaidNow: boolean }>`
    select b.expiry_date_for_customer as ends, b.payment_status = ${paidStatus} as is_paid_now, coalesce(t.last_day, case when t.business_id is null then b.expiry_date_for_customer end,
        (c.published_at at time zone 'Asia/Kolkata')::date + ${trialDays}::int) as last_day,
      coalesce(t.is_paid, b.payment_status = ${paidStatus} and b.expiry_date_for_customer is not null) as is_paid
    from business b left join term_before t on t.agency_id = b.agency_id and t.business_id = b.business_id
    left join card c on c.agency_id = b.agency_id and c.business_id = b.business_id and c.deleted_at is null
    where b.agency_id = ${agencyId} and b.business_id = ${businessId}`.execute(db)
  const { lastDay, isPaid, ends, isPaidNow } = terms[0]!
  return {
    before: { lastDay, isPaid },
    stands: { lastDay: ends, isPaid: isPaidNow },
    counted: bought.flatMap(({ counts, usedUntil: _, from, until, ...one }) =>
      counts ? [{ ...one, left: from !== null && until !== null ? { from, until } : null }] : [],
    ),
    usedUntil: bought.reduce<string | null>(
      (last, { usedUntil }) => (usedUntil !== null && (last === null || usedUntil > last) ? usedUntil : last),
      null,
    ),
  }
}

/** Keeps what a business had before its first purchase; later ones change nothing. The business must be locked. */
export async function keepTermBefore(tx: Tx, { agencyId }: Of, businessId: number): Promise<void> {
  await sql`insert into term_before (agency_id, business_id, last_day, is_paid)
    select agency_id, business_id, expiry_date_for_customer, payment_status = ${paidStatus} and expiry_date_for_customer is not null
    from business where agency_id = ${agencyId} and business_id = ${businessId}
    on conflict do nothing`.execute(tx)
}

/**
 * Lays the paid days of a business anew from the purchases that count, and tells the business its last usable day and
 * whether it is paid for. Everything that adds or takes a purchase ends here, so that the rows are what `layPeriods`
 * says. The business must be locked.
 */
export async function layAgain(
  tx: Tx,
  scope: Of,
  { businessId, now }: { businessId: number; now: Date },
): Promise<void> {
  const time = await readTime(tx, scope, businessId)
  const { laying, term } = layTime(time)
  await sql`set constraints activation_no_overlap deferred`.execute(tx)
  for (const one of laying.laid) await writePeriod(tx, scope, one, now)
  await sql`set constraints activation_no_overlap immediate`.execute(tx)
  await tx
    .updateTable('business')
    .set({ expiryDateForCustomer: term.lastDay, paymentStatus: term.isPaid ? paidStatus : 0 })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
}

const rangeOf = (period: Period | null) => (period ? `[${period.from},${period.until})` : 'empty')

/** Writes the days of a purchase where they changed. One that another plan cut ended then; one that is whole again did not. */
async function writePeriod(
  tx: Tx,
  { agencyId }: Of,
  { intentId, granted, left }: Laid,
  now: Date,
): Promise<void> {
  const [whole, rest] = [rangeOf(granted), rangeOf(left)]
  const isCut = whole !== rest
  await sql`update activation set granted = ${whole}::daterange, period = ${rest}::daterange,
      ended_at = case when ${isCut}::boolean then coalesce(ended_at, ${now}) end,
      ended_by = case when ${isCut}::boolean then 'upgrade' end
    where agency_id = ${agencyId} and intent_id = ${intentId}
      and (granted <> ${whole}::daterange or period <> ${rest}::daterange or (ended_by is not null) <> ${isCut}::boolean)`.execute(
    tx,
  )
}

/** What is left of the days of a purchase, as it is written down. */
export async function findLeft(db: Db, { agencyId }: Of, intentId: string): Promise<Period | null> {
  const { rows } = await sql<Period>`select lower(period) as from, upper(period) as until from activation
    where agency_id = ${agencyId} and intent_id = ${intentId} and not isempty(period)`.execute(db)
  return rows[0] ?? null
}

/** The public address of a business's card, to have its page drawn anew. */
export async function cardIdOf(tx: Tx, { agencyId }: Of, businessId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('card')
    .select('cardId')
    .where('agencyId', '=', agencyId)
    .where('businessId', '=', businessId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.cardId ?? null
}
