import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { balances } from '@parichay/server/payment/store.watch.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'

/** What may not be: one line for each. */
export type Verdict = Record<
  'lost' | 'twice' | 'kept' | 'overRefunded' | 'days' | 'paise' | 'events',
  string[]
>

/** Holds the provider's books against ours, once all is quiet. */
export async function judge(world: World, { provider }: Sandbox): Promise<Verdict> {
  const { platform } = world.database
  const payments = new Map(
    (await platform.selectFrom('payment').selectAll().execute()).map((row) => [row.paymentId, row]),
  )
  const verdict: Verdict = {
    lost: [],
    twice: [],
    kept: [],
    overRefunded: [],
    days: [],
    paise: [],
    events: [],
  }
  for (const there of provider.store.payments.values()) {
    if (!there.captured) continue
    const here = payments.get(there.id)
    const isBack = there.amountRefunded === there.amount
    if (!here?.capturedAt || here.use === 'none') {
      if (!isBack || here) verdict.lost.push(`${there.id} of ${there.orderId}: ${here?.use ?? 'not known'}`)
    } else if (here.use === 'returned' && !isBack) verdict.kept.push(there.id)
    if (there.amountRefunded > there.amount) verdict.overRefunded.push(there.id)
  }
  const rows = async (query: ReturnType<typeof sql<{ fault: string }>>) =>
    (await query.execute(platform)).rows.map(({ fault }) => fault)
  verdict.twice = await rows(
    sql<{
      fault: string
    }>`select intent_id::text as fault from activation group by agency_id, intent_id having count(*) > 1
      union all select payment_id from activation where payment_id is not null group by payment_id having count(*) > 1
      union all select i.intent_id::text from payment_intent i where state = 'paid' and not exists (select 1 from activation a where a.intent_id = i.intent_id)`,
  )
  verdict.days = await rows(
    sql<{ fault: string }>`select 'overlap ' || a.activation_id as fault from activation a join activation b
        on a.agency_id = b.agency_id and a.business_id = b.business_id and a.activation_id < b.activation_id and a.period && b.period
      union all select 'lost days ' || activation_id from activation where kind = 'card' and ended_at is null
        and upper(period) - lower(period) <> upper(granted) - lower(granted)
      union all select 'gap ' || activation_id from (select activation_id, lower(period) - lag(upper(period)) over (partition by agency_id, business_id order by lower(period)) as gap
        from activation where not isempty(period)) gaps where gap > 0`,
  )
  verdict.overRefunded.push(
    ...(await rows(
      sql<{
        fault: string
      }>`select p.payment_id as fault from payment p join refund r using (agency_id, payment_id) group by p.agency_id, p.payment_id, p.amount having sum(r.amount) > p.amount`,
    )),
  )
  for (const one of await balances(platform)) {
    const placed = one.applied + one.refunded + one.due + one.exception
    const isRight =
      one.captured === placed &&
      one.unassigned === 0 &&
      one.due === 0 &&
      one.captured === one.capturedByPayments &&
      one.refunded === one.refundedByRefunds
    if (!isRight) verdict.paise.push(JSON.stringify(one))
  }
  verdict.events = await rows(
    sql<{ fault: string }>`select event_id as fault from provider_event where applied_at is null`,
  )
  return verdict
}

/** How purchases were settled, and what became of the money. */
export async function count(world: World): Promise<[string, number][]> {
  const { platform } = world.database
  const { rows } = await sql<{ name: string; n: number }>`
    select 'settled by ' || settled_by as name, count(*)::int as n from payment_intent where settled_by is not null and account_id is not null group by 1
    union all select 'payments ' || use, count(*)::int from payment where captured_at is not null group by 1
    union all select 'refunds ' || state, count(*)::int from refund group by 1
    union all select 'events', count(*)::int from provider_event
    union all select 'open exceptions ' || kind, count(*)::int from recon_break where closed_at is null group by 1
    order by 1`.execute(platform)
  return rows.map(({ name, n }) => [name, n])
}
