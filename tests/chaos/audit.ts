import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { balances } from '@parichay/server/payment/store.watch.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'

/** What may not be: one line for each. */
export type Verdict = Record<
  'lost' | 'twice' | 'kept' | 'overRefunded' | 'days' | 'paise' | 'events' | 'differs' | 'disputes',
  string[]
> & {
  /** Paise that the provider's books and ours tell otherwise, and that no open exception explains. */
  unexplained: number
}

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
    differs: [],
    disputes: [],
    unexplained: 0,
  }
  await compareBooks(world, provider, verdict)
  for (const there of provider.store.payments.values()) {
    if (!there.captured) continue
    const here = payments.get(there.id)
    const taken = [...provider.store.disputes.values()]
      .filter(({ paymentId }) => paymentId === there.id)
      .reduce((sum, { deducted }) => sum + deducted, 0)
    const isBack = there.amountRefunded + taken >= there.amount
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
      }>`select p.payment_id as fault from payment p join refund r using (agency_id, payment_id) where r.state <> 'failed' group by p.agency_id, p.payment_id, p.amount having sum(r.amount) > p.amount`,
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

type Provider = Sandbox['provider']

/** Payment by payment: what went back there, by refunds and lost disputes, and what our books say of it. */
async function compareBooks(world: World, provider: Provider, verdict: Verdict): Promise<void> {
  const { platform } = world.database
  const { rows } = await sql<{
    paymentId: string
    back: number
    isUsed: boolean
    isEnded: boolean
    /** By whatever: a plan that another one cut ends with it. */
    hasEnd: boolean
    amount: number
  }>`
    select p.payment_id, p.amount, p.use = 'applied' as is_used,
      coalesce((select a.ended_at is not null from activation a where a.agency_id = p.agency_id and a.payment_id = p.payment_id), false) as has_end,
      coalesce((select a.ended_by in ('refund', 'reversal') from activation a where a.agency_id = p.agency_id and a.payment_id = p.payment_id), false) as is_ended,
      coalesce((select sum(r.amount) from refund r where r.agency_id = p.agency_id and r.payment_id = p.payment_id and r.state = 'processed'), 0)::bigint as back
    from payment p where p.captured_at is not null`.execute(platform)
  const open = await platform
    .selectFrom('reconBreak')
    .select(['kind', 'ref', 'detail'])
    .where('closedAt', 'is', null)
    .execute()
  const about = (id: string) =>
    open.some(
      ({ kind, detail }) => ['refund_mismatch', 'refund_failed'].includes(kind) && detail['paymentId'] === id,
    )
  for (const { paymentId, amount, back, isUsed, isEnded, hasEnd } of rows) {
    const disputes = [...provider.store.disputes.values()].filter((one) => one.paymentId === paymentId)
    const refunded = [...provider.store.refunds.values()]
      .filter((one) => one.paymentId === paymentId && one.status === 'processed')
      .reduce((sum, one) => sum + one.amount, 0)
    const gone = refunded + disputes.reduce((sum, one) => sum + one.deducted, 0)
    if (gone !== back && !about(paymentId)) {
      verdict.unexplained += Math.abs(gone - back)
      verdict.differs.push(`${paymentId}: ${gone} went back there, ${back} here`)
    }
    const isOdd = back === amount ? !hasEnd : isEnded
    if (isUsed && isOdd && !about(paymentId))
      verdict.differs.push(
        `${paymentId}: ${back} of ${amount} is back, and its plan ${isEnded ? 'ended' : 'runs'}`,
      )
    for (const { id, status } of disputes) {
      const wanted = status === 'open' || status === 'under_review'
      const isSaid = open.some(({ kind, ref }) => kind === 'dispute' && ref === id)
      if (wanted !== isSaid)
        verdict.disputes.push(`${id} is ${status}, exception ${isSaid ? 'open' : 'not open'}`)
    }
  }
}

/** Whether money is still on its way back, and looked after: the clock has to go on. */
export async function isWaiting(world: World): Promise<boolean> {
  const row = await world.database.platform
    .selectFrom('refund')
    .select('refundId')
    .where('state', 'in', ['due', 'requested'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
