import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { DisputeTable } from '../platform/tables.payment.ts'

/** A row of dispute. */
export type DisputeRow = Selectable<DisputeTable>
type Of = Pick<Scope, 'agencyId'>

/** One dispute, locked; undefined before it was told. */
export const lockDispute = (tx: Tx, { agencyId }: Of, disputeId: string): Promise<DisputeRow | undefined> =>
  tx
    .selectFrom('dispute')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('disputeId', '=', disputeId)
    .forUpdate()
    .executeTakeFirst()

/** Writes down what the provider says of a dispute. */
export async function saveDispute(
  tx: Tx,
  { agencyId }: Of,
  dispute: Omit<DisputeRow, 'agencyId'>,
): Promise<void> {
  const { status, phase, amount, deducted, respondBy, toldAt } = dispute
  await tx
    .insertInto('dispute')
    .values({ agencyId, ...dispute })
    .onConflict((on) =>
      on
        .columns(['agencyId', 'disputeId'])
        .doUpdateSet({ status, phase, amount, deducted, respondBy, toldAt }),
    )
    .execute()
}

/** Disputes of an account that are not decided. */
export const listOpenDisputes = (db: Db, { agencyId }: Of, accountId: string): Promise<DisputeRow[]> =>
  db
    .selectFrom('dispute')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('accountId', '=', accountId)
    .where('status', 'in', ['open', 'under_review'])
    .execute()
