import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { refundCounts } from './store.refunds.ts'

type Of = Pick<Scope, 'agencyId'>
const among = (ids: readonly string[]) => sql`(${sql.join(ids)})`

/**
 * A payment as our books have it. `back` is what the provider's refunds gave back of it, in paise; `isIdle`: it is to go
 * back, and no refund stands for all of it.
 */
export type Booked = {
  paymentId: string
  intentId: string
  isCaptured: boolean
  back: number
  isIdle: boolean
}

/** What our books have of these payments. */
export async function bookedPayments(db: Db, { agencyId }: Of, ids: readonly string[]): Promise<Booked[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Booked>`
    select p.payment_id, p.intent_id, p.captured_at is not null as is_captured,
      coalesce((select sum(r.amount) from refund r where r.agency_id = p.agency_id and r.payment_id = p.payment_id
        and r.state = 'processed' and r.reason <> 'dispute'), 0)::bigint as back,
      p.use = 'returned' and p.amount > coalesce((select sum(r.amount) from refund r where r.agency_id = p.agency_id
        and r.payment_id = p.payment_id and ${refundCounts}), 0) as is_idle
    from payment p where p.agency_id = ${agencyId} and p.payment_id in ${among(ids)}`.execute(db)
  return rows
}

/** Which purchases these orders of the provider belong to. */
export async function intentsOfOrders(
  db: Db,
  { agencyId }: Of,
  ids: readonly string[],
): Promise<{ orderId: string; intentId: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('paymentOrder')
    .select(['orderId', 'intentId'])
    .where('agencyId', '=', agencyId)
    .where('orderId', 'in', [...ids])
    .execute()
}

/** The state of the refunds that bear these numbers of the provider. */
export async function bookedRefunds(
  db: Db,
  { agencyId }: Of,
  ids: readonly string[],
): Promise<{ providerRefundId: string | null; state: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('refund')
    .select(['providerRefundId', 'state'])
    .where('agencyId', '=', agencyId)
    .where('providerRefundId', 'in', [...ids])
    .execute()
}

/** Numbers of the provider that our books have since then, for one account; and those an exception is open about. */
export async function numbersSince(
  db: Db,
  { agencyId, accountId }: { agencyId: number; accountId: string },
  since: Date,
): Promise<{ payments: string[]; refunds: string[] }> {
  const { rows } = await sql<{ kind: 'payment' | 'refund'; id: string }>`
    select 'payment' as kind, payment_id as id from payment
      where agency_id = ${agencyId} and account_id = ${accountId} and captured_at > ${since}
    union all select 'refund', provider_refund_id from refund
      where agency_id = ${agencyId} and account_id = ${accountId} and provider_refund_id is not null
        and not exists (select from dispute d where d.agency_id = refund.agency_id and d.dispute_id = provider_refund_id)
        and (state = 'requested' or processed_at > ${since})
    union all select case kind when 'payment_unknown' then 'payment' else 'refund' end, ref from recon_break
      where agency_id = ${agencyId} and closed_at is null and kind in ('payment_unknown', 'refund_unknown')
        and detail ->> 'accountId' = ${accountId}`.execute(db)
  const of = (kind: string) => [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))]
  return { payments: of('payment'), refunds: of('refund') }
}
