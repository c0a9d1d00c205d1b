import { sql, type Selectable } from 'kysely'
import {
  type FrameVisibility,
  type PlanLimits,
  type PlanSeller,
  PlanSnapshot,
} from '@parichay/contract/plan/fields.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { SubscriptionPlanTable } from '../platform/tables.plan.ts'

/** A row of subscription_plan. */
export type PlanRow = Selectable<SubscriptionPlanTable>
/** What a change writes. */
export type PlanColumns = {
  name: string
  pricePaise: number
  mrpPaise: number | null
  renewalPricePaise: number | null
  soldBy: PlanSeller[]
  validityYears: number
  limits: PlanLimits
  frameVisibility: FrameVisibility
  highlight: string
  isPopular: boolean
  isHidden: boolean
}

/** Changes of an agency's list come one after the other, so that places stay without gaps. */
export const lockPlans = (tx: Tx, scope: Scope) =>
  sql`select pg_advisory_xact_lock(7301130, ${scope.agencyId})`.execute(tx)

/** The plans of the list, in order; hidden ones too when asked for. */
export const listPlans = (db: Db, scope: Scope, { includeHidden }: { includeHidden: boolean }) =>
  db
    .selectFrom('subscriptionPlan')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('archivedAt', 'is', null)
    .$if(!includeHidden, (query) => query.where('isHidden', '=', false))
    .orderBy('sortOrder')
    .orderBy('subscriptionPlanId')
    .execute()

/** One plan of the list. */
export const findPlan = (db: Db, scope: Scope, subscriptionPlanId: number): Promise<PlanRow | undefined> =>
  db
    .selectFrom('subscriptionPlan')
    .selectAll()
    .where('agencyId', '=', scope.agencyId)
    .where('subscriptionPlanId', '=', subscriptionPlanId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()

/** The agency a plan belongs to, for platform staff. Asked with the platform role. */
export const agencyOfPlan = async (db: Db, subscriptionPlanId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('subscriptionPlan')
      .select('agencyId')
      .where('subscriptionPlanId', '=', subscriptionPlanId)
      .executeTakeFirst()
  )?.agencyId

const written = ({ limits, frameVisibility, ...plain }: PlanColumns) => ({
  ...plain,
  limits: JSON.stringify(limits),
  frameVisibility: JSON.stringify(frameVisibility),
})

/** Puts a new plan at the end of the list. */
export async function addPlan(tx: Tx, scope: Scope, columns: PlanColumns, now: Date): Promise<number> {
  const row = await tx
    .insertInto('subscriptionPlan')
    .values({
      agencyId: scope.agencyId,
      ...written(columns),
      sortOrder: await countPlans(tx, scope),
      createdAt: now,
      updatedAt: now,
    })
    .returning('subscriptionPlanId')
    .executeTakeFirstOrThrow()
  return row.subscriptionPlanId
}

/** How many plans the list has, hidden ones included. */
export async function countPlans(tx: Tx, scope: Scope): Promise<number> {
  const { plans } = await tx
    .selectFrom('subscriptionPlan')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('plans'))
    .where('agencyId', '=', scope.agencyId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return plans
}

/** Writes a changed plan; false when `version` is given and is not the present one. */
export async function changePlan(
  tx: Tx,
  scope: Scope,
  subscriptionPlanId: number,
  columns: PlanColumns,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptionPlan')
    .set((e) => ({ ...written(columns), updatedAt: now, version: e('version', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('subscriptionPlanId', '=', subscriptionPlanId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a plan to a place of the list; the others close up and make room. */
export async function movePlan(tx: Tx, scope: Scope, planId: number, place: number): Promise<void> {
  const ids = (await listPlans(tx, scope, { includeHidden: true })).map((row) => row.subscriptionPlanId)
  const others = ids.filter((id) => id !== planId)
  await orderPlans(tx, scope, [...others.slice(0, place), planId, ...others.slice(place)])
}

const orderPlans = (tx: Tx, scope: Scope, ids: number[]) =>
  sql`update subscription_plan set sort_order = place.ord - 1
    from unnest(${ids}::int[]) with ordinality as place (id, ord)
    where agency_id = ${scope.agencyId} and subscription_plan_id = place.id and sort_order is distinct from place.ord - 1`.execute(
    tx,
  )

/** Takes a plan off the list; false when it is not there. */
export async function archivePlan(tx: Tx, scope: Scope, planId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptionPlan')
    .set((e) => ({ archivedAt: now, updatedAt: now, version: e('version', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('subscriptionPlanId', '=', planId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Brings a plan back to the place it had; false when it is not archived. */
export async function restorePlan(tx: Tx, scope: Scope, planId: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('subscriptionPlan')
    .set((e) => ({ archivedAt: null, updatedAt: now, version: e('version', '+', 1) }))
    .where('agencyId', '=', scope.agencyId)
    .where('subscriptionPlanId', '=', planId)
    .where('archivedAt', 'is not', null)
    .returning('sortOrder')
    .executeTakeFirst()
  if (row) await movePlan(tx, scope, planId, row.sortOrder)
  return row !== undefined
}

/** A stretch of paid days with what was bought. `lastDay` is usable. */
export type Period = { periodId: number; startsOn: string; lastDay: string; plan: PlanSnapshot }

/** The paid period that runs today, or the one that ran last. */
export async function findPeriod(
  db: Db,
  scope: Scope,
  businessId: number,
  today: string,
): Promise<Period | undefined> {
  const row = await db
    .selectFrom('activation')
    .select([
      'activationId',
      'plan',
      sql<string>`lower(period)::text`.as('startsOn'),
      sql<string>`(upper(period) - 1)::text`.as('lastDay'),
    ])
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .where('kind', '=', 'card')
    .where(sql<boolean>`not isempty(period) and lower(period) <= ${today}::date`)
    .orderBy(sql`lower(period)`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      periodId: row.activationId,
      startsOn: row.startsOn,
      lastDay: row.lastDay,
      plan: PlanSnapshot.parse(row.plan),
    }
  )
}

/** How many businesses have each plan of the agency today. */
export async function countSubscribers(db: Db, scope: Scope, today: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('activation')
    .select((e) => [
      sql<number>`plan_id::int`.as('planId'),
      e.cast<number>(e.fn.countAll(), 'integer').as('count'),
    ])
    .where('agencyId', '=', scope.agencyId)
    .where('kind', '=', 'card')
    .where(sql<boolean>`period @> ${today}::date and plan_id <> 'CUSTOM_PLAN'`)
    .groupBy('planId')
    .execute()
  return new Map(rows.map(({ planId, count }) => [planId, count]))
}

/** Custom plans that businesses of the agency were given, newest first. */
export async function listCustomPlans(db: Db, scope: Scope, limit: number) {
  const rows = await db
    .selectFrom('activation')
    .innerJoin('paymentIntent', (on) =>
      on
        .onRef('paymentIntent.agencyId', '=', 'activation.agencyId')
        .onRef('paymentIntent.intentId', '=', 'activation.intentId'),
    )
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'activation.agencyId')
        .onRef('business.businessId', '=', 'activation.businessId'),
    )
    .select([
      'paymentIntent.recordNo',
      'business.businessId',
      'business.businessName',
      'activation.plan',
      'activation.activatedAt as givenAt',
      sql<string | null>`lower(activation.period)::text`.as('startsOn'),
      sql<string | null>`(upper(activation.period) - 1)::text`.as('lastDay'),
    ])
    .where('activation.agencyId', '=', scope.agencyId)
    .where('activation.kind', '=', 'card')
    .where('activation.planId', '=', 'CUSTOM_PLAN')
    .where('business.deletedAt', 'is', null)
    .orderBy('activation.activationId', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, plan: PlanSnapshot.parse(row.plan) }))
}
