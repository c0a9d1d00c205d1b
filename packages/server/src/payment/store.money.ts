import { istDay } from '@parichay/contract/business/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { ActivationTable } from '../platform/tables.plan.ts'
import type {
  IntentSnapshot,
  LedgerTable,
  PaymentTable,
  PaymentUse,
  PurchaseKind,
} from '../platform/tables.payment.ts'
import type { ProviderPayment } from './gateway.entities.ts'
import { statusRank, wasCaptured } from './rules.ts'

/** A row of payment. */
export type PaymentRow = Selectable<PaymentTable>
type Of = Pick<Scope, 'agencyId'>

/** The payments of a purchase as they were told last. */
export const listPayments = (db: Db, { agencyId }: Of, intentId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .orderBy('toldAt')
    .orderBy('paymentId')
    .execute()

/** One payment by the provider's id. */
export const findPayment = (db: Db, { agencyId }: Of, paymentId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()

/**
 * Writes down what the provider says of a payment; its story only goes forward here. A refund that failed makes it
 * captured again over there: that is told by the refund, so captured money counts as refunded when all of it is back.
 */
export async function savePayment(
  tx: Tx,
  { agencyId }: Of,
  told: ProviderPayment,
  place: { accountId: string; intentId: string; orderId: string; now: Date },
): Promise<PaymentRow> {
  const { now, ...ids } = place
  const captured = wasCaptured(told)
  const status = captured ? 'captured' : told.status
  const { paymentId, amount, currency, method, fee, tax, error } = told
  const facts = { status, method, fee, tax, error: error && JSON.stringify(error), toldAt: now } as const
  const { orderId, accountId, intentId } = ids
  await tx
    .insertInto('payment')
    .values({ agencyId, paymentId, orderId, accountId, intentId, amount, currency, ...facts })
    .onConflict((on) => on.columns(['agencyId', 'paymentId']).doNothing())
    .execute()
  const before = await tx
    .selectFrom('payment')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before.intentId !== intentId) throw new Error(`The payment ${paymentId} belongs to another purchase`)
  if (statusRank[status] < statusRank[before.status]) return before
  const unpaidTill = before.status === 'captured' ? null : before.toldAt
  const capturedAt = captured
    ? await capturedWhen(tx, { agencyId }, told, { accountId, unpaidTill, now })
    : null
  return tx
    .updateTable('payment')
    .set({ ...facts, capturedAt: before.capturedAt ?? capturedAt })
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * When the provider captured a payment: the time of its own event. Its record of a payment has none, only the time the
 * payment began; capture follows by itself, and not before the last look at which the money was not there. Never later
 * than now.
 */
async function capturedWhen(
  tx: Tx,
  { agencyId }: Of,
  { paymentId, createdAt }: ProviderPayment,
  { accountId, unpaidTill, now }: { accountId: string; unpaidTill: Date | null; now: Date },
): Promise<Date> {
  const told = await tx
    .selectFrom('providerEvent')
    .select((e) => e.fn.min('toldAt').as('at'))
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .where('paymentId', '=', paymentId)
    .where('event', 'in', ['payment.captured', 'order.paid'])
    .executeTakeFirst()
  const at = Math.max((told?.at ?? createdAt).getTime(), createdAt.getTime(), unpaidTill?.getTime() ?? 0)
  return new Date(Math.min(at, now.getTime()))
}

/** Says what became of captured money. */
export async function usePayment(
  tx: Tx,
  { agencyId }: Of,
  paymentId: string,
  use: PaymentUse,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ use })
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .execute()
}

/** All of a payment is back with the customer. */
export async function markRefunded(tx: Tx, { agencyId }: Of, paymentId: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status: 'refunded' })
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .execute()
}

type Entry = Omit<Selectable<LedgerTable>, 'agencyId' | 'entryId' | 'day'>

/** Writes an entry of the ledger; the same step twice is one. */
export async function enter(tx: Tx, { agencyId }: Of, entry: Entry): Promise<void> {
  await tx
    .insertInto('ledger')
    .values({ agencyId, day: istDay(entry.at), ...entry })
    .onConflict((on) => on.constraint('ledger_once').doNothing())
    .execute()
}

/** A row of activation; ranges are read by those who need them. */
export type ActivationRow = Selectable<ActivationTable>

/** What a purchase brought; undefined before it did. */
export const findActivation = (
  db: Db,
  { agencyId }: Of,
  intentId: string,
): Promise<ActivationRow | undefined> =>
  db
    .selectFrom('activation')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .executeTakeFirst()

type NewActivation = {
  intentId: string
  paymentId: string | null
  kind: PurchaseKind
  businessId: number | null
  objectNo: number | null
  plan: IntentSnapshot
  /** The day (IST) from which a plan's days are laid; null for anything else. */
  boughtOn: string | null
  activatedAt: Date
}

/**
 * Writes down what a purchase brought; the days of a plan are laid afterwards (`layAgain`). Throws if it brought something
 * already: the last guard, after the locks.
 */
export async function addActivation(tx: Tx, { agencyId }: Of, one: NewActivation): Promise<void> {
  const { plan, ...plain } = one
  const range = one.kind === 'card' ? 'empty' : null
  await tx
    .insertInto('activation')
    .values({ agencyId, ...plain, plan: JSON.stringify(plan), granted: range, period: range })
    .execute()
}

/** Ends what a purchase brought; of a plan no day is left. */
export async function endActivation(
  tx: Tx,
  { agencyId }: Of,
  intentId: string,
  end: { endedAt: Date; endedBy: 'reversal' | 'refund'; endedReason: string; usedUntil: string | null },
): Promise<void> {
  await tx
    .updateTable('activation')
    .set((e) => ({
      ...end,
      period: e
        .case()
        .when('kind', '=', 'card')
        .then(sql<string>`'empty'::daterange`)
        .end(),
    }))
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .execute()
}
