import type { CommissionLine } from '@parichay/contract/franchisee/fields.commission.ts'
import type { NewSettlement } from '@parichay/contract/franchisee/fields.limits.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { CommissionPayoutTable } from '../../platform/tables.ts'

/** Steps a statement shows; sums count all. */
export const mostLines = 2000
/** Steps of a month in the table for a spreadsheet: more than any person's customers pay. */
export const mostTableLines = 200_000

type Sums = { opening: number; earned: number; takenBack: number; steps: number }

/**
 * What was earned before a month, in it, and taken back in it, and in how many steps; `from` and `until` are days, the last one not included.
 * Every step of money earned stands in `commission_step`, written beside the ledger by its triggers (migration 0243): what a sale earned
 * so far is rounded, and each step is the difference, so that parts given back add up.
 */
export async function sumCommission(
  db: Db,
  scope: Scope,
  franchiseeId: number,
  { from, until }: { from: string; until: string },
): Promise<Sums> {
  const { rows } = await sql<Record<keyof Sums, string>>`
    select coalesce(sum(commission) filter (where day < ${from}), 0) as "opening",
      coalesce(sum(commission) filter (where day >= ${from} and day < ${until} and commission > 0), 0) as "earned",
      coalesce(-sum(commission) filter (where day >= ${from} and day < ${until} and commission < 0), 0) as "takenBack",
      count(*) filter (where day >= ${from} and day < ${until}) as "steps"
    from commission_step where agency_id = ${scope.agencyId} and franchisee_id = ${franchiseeId}`.execute(db)
  const [row] = rows
  return {
    opening: Number(row?.opening ?? 0),
    earned: Number(row?.earned ?? 0),
    takenBack: Number(row?.takenBack ?? 0),
    steps: Number(row?.steps ?? 0),
  }
}

/** The first steps of a month in their order, 2,000 unless told, with the business and what was sold. */
export async function listCommission(
  db: Db,
  scope: Scope,
  franchiseeId: number,
  { from, until, most = mostLines }: { from: string; until: string; most?: number | undefined },
): Promise<CommissionLine[]> {
  const { rows } = await sql<CommissionLine>`
    select to_char(step.day, 'YYYY-MM-DD') as day, i.record_no as "recordNo", b.business_name as "businessName", step.kind,
      i.snapshot ->> 'name' as name, step.pct, step.commission as "commissionPaise", step.amount as "amountPaise"
    from commission_step step
    join payment_intent i on i.agency_id = step.agency_id and i.intent_id = step.intent_id
    join business b on b.agency_id = i.agency_id and b.business_id = i.business_id
    where step.agency_id = ${scope.agencyId} and step.franchisee_id = ${franchiseeId}
      and step.day >= ${from} and step.day < ${until}
    order by step.entry_id limit ${most}`.execute(db)
  return rows
}

/** A row of commission_payout. */
export type PayoutRow = Selectable<CommissionPayoutTable>

/** All that was paid to a person until a day, that day not included, oldest first. */
export const listPayouts = (
  db: Db,
  scope: Scope,
  franchiseeId: number,
  until: string,
): Promise<PayoutRow[]> =>
  db
    .selectFrom('commissionPayout')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .where('day', '<', until)
    .orderBy('payoutId')
    .execute()

/** All commission that was earned and not paid, ever; below zero where more was paid. */
export async function dueTo(db: Db, scope: Scope, franchiseeId: number): Promise<number> {
  const { opening } = await sumCommission(db, scope, franchiseeId, {
    from: '9999-01-01',
    until: '9999-01-01',
  })
  const paid = await listPayouts(db, scope, franchiseeId, '9999-01-01')
  return opening - paid.reduce((sum, { amount }) => sum + amount, 0)
}

/** Writes down a payment, once for a request; the row that stands for it. */
export async function addPayout(
  tx: Tx,
  scope: Scope,
  { amount, reference = '', note = '', ...facts }: NewSettlement,
  by: { paidBy: string; paidAt: Date; day: string },
): Promise<{ row: PayoutRow; isNew: boolean }> {
  const made = await tx
    .insertInto('commissionPayout')
    .values({ ...facts, ...by, reference, note, agencyId: scope.agencyId, amount: amount * 100 })
    .onConflict((on) => on.columns(['agencyId', 'requestId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const row = await tx
    .selectFrom('commissionPayout')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('requestId', '=', facts.requestId)
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}
