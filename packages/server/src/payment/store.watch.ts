import type { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import type { Query } from '@parichay/contract/route.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { OutboxTable, ProviderEventTable, ReconBreakTable } from '../platform/tables.payment.ts'

/** A row of provider_event. */
export type EventRow = Selectable<ProviderEventTable>
/** A row of recon_break. */
export type BreakRow = Selectable<ReconBreakTable>
/** A row of outbox. */
export type OutboxRow = Selectable<OutboxTable>
type Of = Pick<Scope, 'agencyId'>

/** An event to keep. */
export type NewEvent = Omit<EventRow, 'agencyId' | 'appliedAt' | 'outcome'>

/** Keeps events; gives back those that were not known yet. */
export const addEvents = (
  tx: Tx,
  { agencyId }: Of,
  events: readonly NewEvent[],
): Promise<Pick<EventRow, 'accountId' | 'eventId'>[]> =>
  tx
    .insertInto('providerEvent')
    .values(events.map((event) => ({ agencyId, ...event })))
    .onConflict((on) => on.doNothing())
    .returning(['accountId', 'eventId'])
    .execute()

/** One event. */
export const findEvent = (
  db: Db,
  { agencyId }: Of,
  accountId: string,
  eventId: string,
): Promise<EventRow | undefined> =>
  db
    .selectFrom('providerEvent')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .where('eventId', '=', eventId)
    .executeTakeFirst()

/** Says what came of an event. */
export async function closeEvent(
  tx: Tx,
  { agencyId }: Of,
  event: Pick<EventRow, 'accountId' | 'eventId'>,
  outcome: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('providerEvent')
    .set({ appliedAt: now, outcome })
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', event.accountId)
    .where('eventId', '=', event.eventId)
    .execute()
}

/** Events nobody worked on for a minute, oldest first. Asked with the platform role. */
export const listWaitingEvents = (
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<EventRow, 'agencyId' | 'accountId' | 'eventId'>[]> =>
  db
    .selectFrom('providerEvent')
    .select(['agencyId', 'accountId', 'eventId'])
    .where('appliedAt', 'is', null)
    .where('receivedAt', '<', new Date(now.getTime() - 60_000))
    .orderBy('receivedAt')
    .limit(limit)
    .execute()

/** Opens an exception, or counts once more the one that is open. */
export async function openBreak(
  tx: Tx,
  { agencyId }: Of,
  one: { kind: string; ref: string; detail: object; now: Date },
): Promise<void> {
  const { kind, ref, detail, now } = one
  await tx
    .insertInto('reconBreak')
    .values({ agencyId, kind, ref, detail: JSON.stringify(detail), openedAt: now, seenAt: now })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'kind', 'ref'])
        .where('closedAt', 'is', null)
        .doUpdateSet((e) => ({
          times: e('reconBreak.times', '+', 1),
          seenAt: now,
          detail: e.ref('excluded.detail'),
        })),
    )
    .execute()
}

/**
 * Opens an exception whose cause is told again every night: it is one, however often it is told, and one that a person has
 * looked after stays closed. Call it under the locks of what it is about.
 */
export async function openBreakOnce(
  tx: Tx,
  scope: Of,
  one: { kind: string; ref: string; detail: object; now: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('reconBreak')
    .select('breakId')
    .where('agencyId', '=', scope.agencyId)
    .where('kind', '=', one.kind)
    .where('ref', '=', one.ref)
    .executeTakeFirst()
  if (!known) await openBreak(tx, scope, one)
}

/** Closes an exception that solved itself. */
export async function closeBreaks(
  tx: Tx,
  { agencyId }: Of,
  one: { kind: string; ref: string; by: string; note: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('reconBreak')
    .set({ closedAt: one.now, closedBy: one.by, note: one.note })
    .where('agencyId', '=', agencyId)
    .where('kind', '=', one.kind)
    .where('ref', '=', one.ref)
    .where('closedAt', 'is', null)
    .execute()
}

/** Which exceptions are asked for; the open ones unless told. */
export type BreakWish = Query<typeof paymentRoutes.listPaymentExceptions>

/** Exceptions, newest first. */
export const listBreaks = (db: Db, scope: Scope, wish: BreakWish = {}): Promise<BreakRow[]> => {
  const { withClosed, onlyClosed, before, pageSize = 200 } = wish
  let query = db.selectFrom('reconBreak').selectAll()
  if (scope.reach !== 'platform') query = query.where('agencyId', '=', scope.agencyId)
  if (onlyClosed) query = query.where('closedAt', 'is not', null)
  else if (!withClosed) query = query.where('closedAt', 'is', null)
  if (before !== undefined) query = query.where('breakId', '<', before)
  return query.orderBy('breakId', 'desc').limit(pageSize).execute()
}

/** The agency of an exception. Asked with the platform role. */
export const agencyOfBreak = async (db: Db, breakId: number): Promise<number | undefined> =>
  (await db.selectFrom('reconBreak').select('agencyId').where('breakId', '=', breakId).executeTakeFirst())
    ?.agencyId

/** A person has looked after an exception; false when there is none open with this number. */
export async function settleBreak(
  tx: Tx,
  { agencyId }: Of,
  breakId: number,
  by: { closedBy: string; note: string; closedAt: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('reconBreak')
    .set(by)
    .where('agencyId', '=', agencyId)
    .where('breakId', '=', breakId)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return Number(done.numUpdatedRows) > 0
}

/** Writes down what is to be done after this transaction; the same thing twice is one. */
export async function addOutbox(
  tx: Tx,
  { agencyId }: Of,
  one: { kind: string; ref: string; now: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('outbox')
    .values({ agencyId, kind: one.kind, ref: one.ref, createdAt: one.now, tryAt: one.now })
    .onConflict((on) => on.doNothing())
    .returning('outboxId')
    .executeTakeFirst()
  return row?.outboxId
}

/** Takes what waits, and holds it for a minute. Asked with the platform role. */
export async function claimOutbox(db: Db, now: Date, limit: number, outboxId?: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set tries = tries + 1, try_at = ${new Date(now.getTime() + 60_000)}
    where (agency_id, outbox_id) in (
      select agency_id, outbox_id from outbox where done_at is null and try_at <= ${now} ${outboxId ? sql`and outbox_id = ${outboxId}` : sql``}
      order by try_at limit ${limit} for update skip locked)
    returning *`.execute(db)
  return rows
}

/** What was to be done is done, or failed and is tried again later. */
export async function closeOutbox(
  db: Db,
  row: Pick<OutboxRow, 'agencyId' | 'outboxId' | 'tries'>,
  outcome: { now: Date; error?: string },
): Promise<void> {
  const { now, error } = outcome
  const pause = Math.min(60_000 * 2 ** row.tries, 86_400_000)
  await db
    .updateTable('outbox')
    .set(
      error === undefined ? { doneAt: now, error: null } : { error, tryAt: new Date(now.getTime() + pause) },
    )
    .where('agencyId', '=', row.agencyId)
    .where('outboxId', '=', row.outboxId)
    .execute()
}

/** A little less than two minutes: rounds come each minute, and one that is due a moment after a round waits for the next. */
export const firstLookMs = 110_000

/**
 * Takes purchases whose provider is to be asked, the longest unseen first; the next time is set at once, so that a crash
 * in the middle starves nobody. Asked with the platform role.
 */
export async function claimIntents(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ agencyId: number; intentId: string; accountId: string }[]> {
  const { rows } = await sql<{ agencyId: number; intentId: string; accountId: string }>`
    update payment_intent set checked_at = ${now}, check_at = case
        when ${now}::timestamptz - created_at < interval '30 minutes' then ${new Date(now.getTime() + firstLookMs)}::timestamptz
        when ${now}::timestamptz - created_at < interval '1 day' then ${now}::timestamptz + interval '590 seconds'
        else ${now}::timestamptz + interval '1 day' end
    where (agency_id, intent_id) in (
      select agency_id, intent_id from payment_intent where check_at <= ${now} and account_id is not null
      order by checked_at nulls first, created_at limit ${limit} for update skip locked)
    returning agency_id, intent_id, account_id`.execute(db)
  return rows
}

/** One line of the balance of an account: what came, and where it is. Paise. */
export type Balance = {
  agencyId: number
  accountId: string
  currency: string
  captured: number
  applied: number
  refunded: number
  due: number
  exception: number
  unassigned: number
  /** The same three, counted from the payments and refunds instead of the ledger. */
  capturedByPayments: number
  refundedByRefunds: number
}

/** The balance of every account, or of one agency's, from the ledger and beside it from the payments (I5). Platform role. */
export async function balances(db: Db, agencyId?: number): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select l.agency_id, l.account_id, l.currency,
      sum(case when l.kind = 'captured' then l.amount else 0 end)::bigint as captured,
      (sum(case when l.target = 'applied' then l.amount else 0 end) - sum(case when l.source = 'applied' then l.amount else 0 end))::bigint as applied,
      (sum(case when l.target = 'refunded' then l.amount else 0 end) - sum(case when l.source = 'refunded' then l.amount else 0 end))::bigint as refunded,
      (sum(case when l.target = 'due' then l.amount else 0 end) - sum(case when l.source = 'due' then l.amount else 0 end))::bigint as due,
      (sum(case when l.target = 'exception' then l.amount else 0 end) - sum(case when l.source = 'exception' then l.amount else 0 end))::bigint as exception,
      (sum(case when l.target = 'unassigned' then l.amount else 0 end) - sum(case when l.source = 'unassigned' then l.amount else 0 end))::bigint as unassigned,
      coalesce((select sum(p.amount) from payment p where p.agency_id = l.agency_id and p.account_id = l.account_id and p.currency = l.currency and p.captured_at is not null), 0)::bigint as captured_by_payments,
      coalesce((select sum(r.amount) from refund r join payment p on p.agency_id = r.agency_id and p.payment_id = r.payment_id
        where r.agency_id = l.agency_id and r.account_id = l.account_id and r.currency = l.currency and r.state = 'processed' and p.captured_at is not null), 0)::bigint as refunded_by_refunds
    from ledger l where l.account_id is not null ${agencyId === undefined ? sql`` : sql`and l.agency_id = ${agencyId}`} group by 1, 2, 3 order by 1, 2, 3`.execute(
    db,
  )
  return rows
}
