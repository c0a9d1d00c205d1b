import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { RefundTable } from '../platform/tables.payment.ts'

/** A row of refund. */
export type RefundRow = Selectable<RefundTable>
type Of = Pick<Scope, 'agencyId'>

/**
 * Of refunds as `r`: what takes its part of a payment, as `takesRoom` has it. One that was begun in the provider's dashboard and failed
 * takes nothing, as if it had never been.
 */
export const refundCounts = sql<boolean>`not (r.state = 'failed' and r.reason = 'dashboard')`

/** Promises money back, or writes down what the provider gave back by itself. */
export async function addRefund(
  tx: Tx,
  { agencyId }: Of,
  refund: Pick<
    RefundRow,
    'refundId' | 'paymentId' | 'accountId' | 'intentId' | 'amount' | 'currency' | 'reason' | 'createdAt'
  > &
    Partial<Pick<RefundRow, 'state' | 'providerRefundId' | 'checkAt'>>,
): Promise<RefundRow> {
  return tx
    .insertInto('refund')
    .values({ agencyId, ...refund })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The refunds of a payment; nobody else changes them until this transaction ends. */
export const lockRefundsOf = (tx: Tx, { agencyId }: Of, paymentId: string): Promise<RefundRow[]> =>
  tx
    .selectFrom('refund')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .forUpdate()
    .execute()

/** The refunds of a purchase. */
export const listRefunds = (db: Db, { agencyId }: Of, intentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('intentId', '=', intentId)
    .orderBy('createdAt')
    .execute()

/** One refund, locked. */
export const lockRefund = (tx: Tx, { agencyId }: Of, refundId: string): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('refund')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('refundId', '=', refundId)
    .forUpdate()
    .executeTakeFirst()

/** Moves a refund on. */
export async function moveRefund(
  tx: Tx,
  { agencyId }: Of,
  refundId: string,
  change: Partial<
    Pick<
      RefundRow,
      | 'state'
      | 'reason'
      | 'providerRefundId'
      | 'tries'
      | 'error'
      | 'requestedAt'
      | 'processedAt'
      | 'checkAt'
      | 'amount'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('refund')
    .set(change)
    .where('agencyId', '=', agencyId)
    .where('refundId', '=', refundId)
    .execute()
}

/**
 * Takes refunds that are due to be looked at, the longest unseen first, and holds them for a minute, so that nobody else
 * asks for the same money at the same time. Asked with the platform role; one agency's refund, if named.
 */
export async function claimRefunds(
  db: Db,
  claim: { now: Date; limit: number; refundId?: string },
): Promise<{ agencyId: number; refundId: string }[]> {
  const { rows } = await sql<{ agencyId: number; refundId: string }>`
    update refund set checked_at = ${claim.now}, check_at = ${new Date(claim.now.getTime() + 60_000)}
    where (agency_id, refund_id) in (
      select agency_id, refund_id from refund where check_at <= ${claim.now} ${claim.refundId ? sql`and refund_id = ${claim.refundId}` : sql``}
      order by checked_at nulls first, created_at limit ${claim.limit} for update skip locked)
    returning agency_id, refund_id`.execute(db)
  return rows
}
