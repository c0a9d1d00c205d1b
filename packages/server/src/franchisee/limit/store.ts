import type { NewSettlement, StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { StaffSettlementTable } from '../../platform/tables.ts'

/** The limits of a member of staff of the scope's agency; undefined where there is none. */
export const findLimits = (db: Db, scope: Scope, franchiseeId: number): Promise<StaffLimits | undefined> =>
  db
    .selectFrom('franchisee')
    .select(['allowedPlanIds', 'maxDiscountPct', 'creditLimitPaise'])
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .executeTakeFirst()

/** As `findLimits`, and nobody else gives a plan in this person's name until this transaction ends. */
export const lockLimits = (tx: Tx, scope: Scope, franchiseeId: number): Promise<StaffLimits | undefined> =>
  tx
    .selectFrom('franchisee')
    .select(['allowedPlanIds', 'maxDiscountPct', 'creditLimitPaise'])
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Member = { agencyId: number; franchiseeId: number }

/** What people of one agency took by hand and did not hand over, in paise by their numbers; who holds nothing is not there. */
export async function heldBy(db: Db, people: readonly Member[]): Promise<Map<number, number>> {
  if (people.length === 0) return new Map()
  const names = new Map(
    people.map(({ agencyId, franchiseeId }) => [`franchisee ${franchiseeId} of ${agencyId}`, franchiseeId]),
  )
  const agencies = [...new Set(people.map(({ agencyId }) => agencyId))]
  const taken = await db
    .selectFrom('paymentIntent')
    .select((e) => ['madeBy', e.fn.sum<number>('amount').as('paise')])
    .where('agencyId', 'in', agencies)
    .where('madeBy', 'in', [...names.keys()])
    .where('manual', 'is not', null)
    .where('state', '=', 'paid')
    .where('businessId', 'is not', null)
    .where(sql<boolean>`manual ->> 'mode' <> 'free'`)
    .groupBy('madeBy')
    .execute()
  const given = await db
    .selectFrom('staffSettlement')
    .select((e) => ['franchiseeId', e.fn.sum<number>('amount').as('paise')])
    .where('agencyId', 'in', agencies)
    .where(
      'franchiseeId',
      'in',
      people.map(({ franchiseeId }) => franchiseeId),
    )
    .groupBy('franchiseeId')
    .execute()
  const held = new Map(taken.map(({ madeBy, paise }) => [names.get(madeBy)!, Number(paise)]))
  for (const { franchiseeId, paise } of given)
    held.set(franchiseeId, (held.get(franchiseeId) ?? 0) - Number(paise))
  return held
}

/** Names of up to three admins of the agency beside one person: who may lift a limit. */
export async function namesOfAdmins(db: Db, scope: Scope, except: number): Promise<string[]> {
  const rows = await db
    .selectFrom('franchisee')
    .select(['name', 'roles'])
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '<>', except)
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('franchiseeId')
    .execute()
  return rows
    .filter(({ roles }) => roles.includes('admin'))
    .slice(0, 3)
    .map(({ name }) => name)
}

/** A row of staff_settlement. */
export type SettlementRow = Selectable<StaffSettlementTable>

/** Writes down what was handed over, once for a request; the row that stands for it. */
export async function addSettlement(
  tx: Tx,
  scope: Scope,
  { amount, reference = '', note = '', ...facts }: NewSettlement,
  by: { receivedBy: string; receivedAt: Date },
): Promise<{ row: SettlementRow; isNew: boolean }> {
  const made = await tx
    .insertInto('staffSettlement')
    .values({ ...facts, ...by, reference, note, agencyId: scope.agencyId, amount: amount * 100 })
    .onConflict((on) => on.columns(['agencyId', 'requestId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const row = await tx
    .selectFrom('staffSettlement')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('requestId', '=', facts.requestId)
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

/** What somebody handed over, newest first. */
export const listSettlements = (db: Db, scope: Scope, franchiseeId: number): Promise<SettlementRow[]> =>
  db
    .selectFrom('staffSettlement')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('franchiseeId', '=', franchiseeId)
    .orderBy('settlementId', 'desc')
    .limit(100)
    .execute()
