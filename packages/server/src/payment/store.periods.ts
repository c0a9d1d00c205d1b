import { graceDays } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>
/** First day, and the day after the last one. */
export type Period = { from: string; until: string }

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Kolkata')::date`
const ofBusiness = ({ agencyId }: Of, businessId: number) =>
  sql`agency_id = ${agencyId} and business_id = ${businessId} and kind = 'card' and not isempty(period)`

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

/**
 * The paid days a purchase brings (screens 8.6), worked out by the database alone. `extends`: renewed, or the same plan
 * again, so it begins where the paid time ends if that is not longer ago than the grace; else it begins today, the
 * running time ends, and what was paid ahead moves behind it. The business must be locked.
 */
export async function layPeriod(
  tx: Tx,
  scope: Of,
  wish: { businessId: number; planId: number | null; years: number; renew: boolean; now: Date },
): Promise<Period> {
  const { businessId, years, now } = wish
  const planId = wish.planId === null ? '' : String(wish.planId)
  const mine = ofBusiness(scope, businessId)
  const { rows } = await sql<{ from: string; extended: boolean }>`
    with last as (
      select upper(period) as ends, plan ->> 'subscriptionPlanId' as plan_id from activation where ${mine} order by upper(period) desc limit 1
    ), unrecorded as (
      select expiry_date_for_customer + 1 as ends, null as plan_id from business
        where agency_id = ${scope.agencyId} and business_id = ${businessId} and payment_status = 1
          and not exists (select 1 from last)
    ), before as (select * from last union all select * from unrecorded)
    select coalesce(case when (${wish.renew}::boolean or plan_id = ${planId})
        and ${today(now)} <= ends - 1 + ${graceDays}::int then ends end, ${today(now)})::date as from,
      coalesce((${wish.renew}::boolean or plan_id = ${planId}) and ${today(now)} <= ends - 1 + ${graceDays}::int, false) as extended
    from (select 1) one left join before on true`.execute(tx)
  const { from, extended } = rows[0]!
  const ends = sql`(${from}::date + make_interval(years => ${years}::int))::date`
  if (!extended) {
    await sql`set constraints activation_no_overlap deferred`.execute(tx)
    await sql`update activation set period = daterange(lower(period), ${from}::date), ended_at = ${now}, ended_by = 'upgrade'
      where ${mine} and period @> ${from}::date`.execute(tx)
    await sql`update activation set period = daterange(lower(period) + moved.days, upper(period) + moved.days)
      from (select ${ends} - min(lower(period)) as days from activation where ${mine} and lower(period) > ${from}::date) moved
      where ${mine} and lower(period) > ${from}::date`.execute(tx)
  }
  const { rows: made } = await sql<Period>`select ${from}::date as from, ${ends} as until`.execute(tx)
  return made[0]!
}

/** Takes paid time away again; what was paid ahead moves up, so that no day between is lost. */
export async function takePeriod(
  tx: Tx,
  scope: Of,
  gone: { businessId: number; intentId: string; now: Date },
): Promise<void> {
  const mine = ofBusiness(scope, gone.businessId)
  await sql`set constraints activation_no_overlap deferred`.execute(tx)
  const { rows } = await sql<{ days: number; ends: string }>`
    select greatest(upper(period) - greatest(lower(period), ${today(gone.now)}), 0) as days, upper(period) as ends
    from activation where ${mine} and intent_id = ${gone.intentId}`.execute(tx)
  const [was] = rows
  if (!was) return
  await sql`update activation set period = 'empty' where agency_id = ${scope.agencyId} and intent_id = ${gone.intentId}`.execute(
    tx,
  )
  if (was.days > 0)
    await sql`update activation set period = daterange(lower(period) - ${was.days}::int, upper(period) - ${was.days}::int)
      where ${mine} and lower(period) >= ${was.ends}::date`.execute(tx)
}

/**
 * Puts what the paid days say into the business: last usable day and paid status. When nothing is left of what was paid,
 * the time has ended yesterday: no end at all would be a card for ever. Checks that nothing overlaps.
 */
export async function tellBusiness(tx: Tx, scope: Of, businessId: number, now: Date): Promise<void> {
  await sql`set constraints activation_no_overlap immediate`.execute(tx)
  await sql`update business set
      expiry_date_for_customer = coalesce(paid.ends - 1, least(expiry_date_for_customer, ${today(now)} - 1)),
      payment_status = case when paid.ends is null then 0 else 1 end
    from (select max(upper(period)) as ends from activation where ${ofBusiness(scope, businessId)}) paid
    where agency_id = ${scope.agencyId} and business_id = ${businessId}`.execute(tx)
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
