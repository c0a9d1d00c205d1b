import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** What customers paid on a day: as its lines say, and as a walk over purchases, payments and refunds finds it. */
export type Untallied = { agencyId: number; day: string; tally: number[]; walk: number[] }

const sums = ['payments', 'paid', 'online', 'fee', 'refunded', 'manual']
const six = (of: string) =>
  sql.raw(`array[${sums.map((one) => `coalesce(${of}.${one}, 0)::bigint`).join(', ')}]`)

/** Days whose lines in `money_tally` do not come to what a walk over all rows finds; of one agency, if it is named. */
export async function untallied(db: Db, agencyId?: number): Promise<Untallied[]> {
  const mine = agencyId === undefined ? sql`true` : sql`agency_id = ${agencyId}`
  const day = sql`(i.settled_at at time zone 'Asia/Kolkata')::date`
  const { rows } = await sql<Untallied>`
    with home as (
      select agency_id, ${day} as day, count(*) as payments, sum(amount) as paid
      from payment_intent i where settled_at is not null and kind in ('card', 'pdf', 'video') group by 1, 2
    ), online as (
      select i.agency_id, ${day} as day, sum(i.amount) as online, sum(p.fee) as fee, sum((select sum(r.amount) from refund r
        where r.agency_id = p.agency_id and r.payment_id = p.payment_id and r.state = 'processed')) as refunded
      from payment_intent i left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
      where i.settled_at is not null and i.business_id is not null and i.amount > 0 and i.manual is null group by 1, 2
    ), recorded as (
      select agency_id, ${day} as day, sum(amount) as manual from payment_intent i
      where settled_at is not null and business_id is not null and amount > 0 and manual is not null and state = 'paid' group by 1, 2
    ), walk as (
      select agency_id, day, payments, paid, online, fee, refunded, manual
      from home full join online using (agency_id, day) full join recorded using (agency_id, day)
    ), kept as (
      select agency_id, day, sum(payments) as payments, sum(paid_paise) as paid, sum(online_paise) as online, sum(fee_paise) as fee,
        sum(refunded_paise) as refunded, sum(manual_paise) as manual
      from money_tally group by 1, 2
    )
    select agency_id, day, ${six('kept')} as tally, ${six('walk')} as walk from kept full join walk using (agency_id, day)
    where ${mine} and ${six('kept')} <> ${six('walk')} order by 1, 2`.execute(db)
  return rows
}

/** Record numbers of purchases whose `mode` is not what they and their applied payment say; of one agency, if it is named. */
export async function modesThatDiffer(db: Db, agencyId?: number): Promise<number[]> {
  const { rows } = await sql<{ recordNo: number }>`
    select i.record_no from payment_intent i
      left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
    where ${agencyId === undefined ? sql`true` : sql`i.agency_id = ${agencyId}`}
      and i.mode <> coalesce(i.manual ->> 'mode', p.method, 'online') order by 1`.execute(db)
  return rows.map(({ recordNo }) => recordNo)
}

/** Paid times whose `again_on` or `renewal` is not what the next plan of the business says; of one agency, if it is named. */
export async function renewalsThatDiffer(db: Db, agencyId?: number): Promise<unknown[]> {
  const { rows } = await sql`select * from (
    select a.activation_id, a.again_on as kept_day, a.renewal as kept, next.day, case
      when next.day is null then 'notYet' when next.day <= a.last_day then 'early' when next.day - a.last_day <= 7 then 'inGrace'
      when next.day - a.last_day <= 30 then 'in30Days' else 'later' end as renewal
    from activation a left join lateral (
      select (min(n.activated_at) at time zone 'Asia/Kolkata')::date as day from activation n where n.kind = 'card' and not isempty(n.period)
        and n.agency_id = a.agency_id and n.business_id = a.business_id and n.activated_at > a.activated_at
    ) next on true
    where a.kind = 'card' and ${agencyId === undefined ? sql`true` : sql`a.agency_id = ${agencyId}`}
  ) said where kept_day is distinct from day or kept is distinct from renewal order by 1`.execute(db)
  return rows
}
