import type { Month } from '@parichay/contract/bill/rules.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { MonthBillDisputeTable } from '../platform/tables.bills.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of month_bill_dispute. */
export type DisputeRow = Selectable<MonthBillDisputeTable>

/** What was said about a month's bill, oldest first. */
export const listDisputes = (db: Db, { agencyId }: Of, month: Month): Promise<DisputeRow[]> =>
  db
    .selectFrom('monthBillDispute')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .orderBy('disputeId')
    .execute()

/** Writes down what an agency says of a bill. */
export const addDispute = (
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  said: Pick<DisputeRow, 'raisedBy' | 'raisedAt' | 'note'>,
) =>
  tx
    .insertInto('monthBillDispute')
    .values({ agencyId, month, ...said })
    .execute()

/** Writes down the answer, once; false when there is one already. */
export async function answerDispute(
  tx: Tx,
  { agencyId }: Of,
  month: Month,
  disputeId: number,
  said: { answer: string; answeredBy: string; answeredAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('monthBillDispute')
    .set(said)
    .where('agencyId', '=', agencyId)
    .where('month', '=', month)
    .where('disputeId', '=', disputeId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How much each agency waits to hear about. Asked with the platform role. */
export async function countOpenDisputes(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('monthBillDispute')
    .select((e) => ['agencyId', e.cast<number>(e.fn.countAll(), 'integer').as('open')])
    .where('answeredAt', 'is', null)
    .groupBy('agencyId')
    .execute()
  return new Map(rows.map(({ agencyId, open }) => [agencyId, open]))
}
