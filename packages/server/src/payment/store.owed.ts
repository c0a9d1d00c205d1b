import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { IntentRow } from './store.ts'
import { refundCounts } from './store.refunds.ts'

type Of = Pick<Scope, 'agencyId'>
type Bill = { payerId: number; month: string }

/** Holds what an agency owes to this one until the transaction ends: whoever pays it another way waits here. */
export const lockOwed = (tx: Tx, { agencyId }: Of, payerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`owed to ${agencyId} by ${payerId}`}, 0))`.execute(tx)

/** What was paid of a month's bill, in paise, without what went back or is on its way. */
export async function paidOfMonth(tx: Tx, { agencyId }: Of, { payerId, month }: Bill): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(i.amount - coalesce((select sum(r.amount) from refund r where r.agency_id = p.agency_id
      and r.payment_id = p.payment_id and ${refundCounts}), 0)), 0)::bigint as paid
    from payment_intent i
    left join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
    where i.agency_id = ${agencyId} and i.kind = 'month' and i.business_id is null and i.object_no = ${payerId}
      and i.snapshot ->> 'month' = ${month} and i.state = 'paid'`.execute(tx)
  return Number(rows[0]?.paid ?? 0)
}

/**
 * What is left of the bill that a purchase pays, in paise: the bill as it was ordered, less what was paid meanwhile. Null
 * for what is sold as it is paid. What is owed must be locked.
 */
export async function leftOfBill(
  tx: Tx,
  scope: Of,
  { kind, objectNo, snapshot }: Pick<IntentRow, 'kind' | 'objectNo' | 'snapshot'>,
): Promise<number | null> {
  const { billPaise, month } = snapshot
  if (kind !== 'month' || objectNo === null || typeof billPaise !== 'number' || typeof month !== 'string')
    return null
  return billPaise - (await paidOfMonth(tx, scope, { payerId: objectNo, month }))
}

/** Gateway payments of a month's bill that can still go back, newest first; `kept` is paise of it that stay so far. */
export async function listKept(
  tx: Tx,
  { agencyId }: Of,
  { payerId, month }: Bill,
): Promise<{ intentId: string; paymentId: string; kept: number }[]> {
  const { rows } = await sql<{ intentId: string; paymentId: string; kept: number }>`
    select i.intent_id, p.payment_id, (p.amount - coalesce((select sum(r.amount) from refund r
      where r.agency_id = p.agency_id and r.payment_id = p.payment_id and ${refundCounts}), 0))::bigint as kept
    from payment_intent i
    join payment p on p.agency_id = i.agency_id and p.intent_id = i.intent_id and p.use = 'applied'
    where i.agency_id = ${agencyId} and i.kind = 'month' and i.business_id is null and i.object_no = ${payerId}
      and i.snapshot ->> 'month' = ${month} and i.state = 'paid'
    order by i.settled_at desc, i.record_no desc`.execute(tx)
  return rows
}
