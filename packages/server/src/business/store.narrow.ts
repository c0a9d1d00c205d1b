import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { sql, type RawBuilder } from 'kysely'

/** The agency of a plan; a custom one may be of any, and has no number. */
const agencyOfPlan = (planId: string) =>
  sql`(select agency_id from subscription_plan where subscription_plan_id = ${Number(planId)})`
const isNumbered = (planId: string) => /^\d/.test(planId)

const planOf = (planId: string, table: string) =>
  sql`from activation where activation.agency_id = ${sql.ref(`${table}.agency_id`)}
    and activation.business_id = ${sql.ref(`${table}.business_id`)} and activation.kind = 'card'
    and activation.plan_id = ${planId}`

// The last day leaves out the plans of years ago, in the index; that of overlapping times takes ten times as long for one business.
const runsOn = (today: string) =>
  sql`activation.last_day >= ${today}::date and lower(activation.period) <= ${today}::date`

/**
 * A plan is of one agency, so businesses of all others need not be asked: over a crowd of them row security keeps from the planner how
 * many have the plan. A custom one may be of any agency.
 */
const ofPlansAgency = (planId: string, table: string) =>
  isNumbered(planId) ? [sql<boolean>`${sql.ref(`${table}.agency_id`)} = ${agencyOfPlan(planId)}`] : []

/**
 * Whether this plan runs for the business (`business`, or another name of its table) on that day, as `countSubscribers` counts. Who
 * have it are gathered once: an index of the other conditions goes through them in its order, where a join would be chosen by guess.
 */
const hasPlan = (planId: string, today: string, table = 'business'): RawBuilder<boolean> =>
  isNumbered(planId)
    ? sql<boolean>`${sql.ref(`${table}.business_id`)} = any(array(select activation.business_id from activation
        where activation.agency_id = ${agencyOfPlan(planId)} and activation.kind = 'card'
        and activation.plan_id = ${planId} and ${runsOn(today)}))`
    : sql<boolean>`exists (select 1 ${planOf(planId, table)} and ${runsOn(today)})`

/** The same, looked up for each business: for few of them beside all who have the plan. */
const hasPlanOneByOne = (planId: string, today: string, table = 'business'): RawBuilder<boolean> =>
  sql<boolean>`(select true ${planOf(planId, table)} and ${runsOn(today)} limit 1)`

/**
 * The same for rows of any table that names its business: who have the plan are gathered once and looked up by their hash. As a join of
 * its own it would be taken in an order that is guessed, hence no plain condition.
 */
export const planRuns = (planId: string, today: string, table: string): RawBuilder<boolean>[] => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const running = sql`from activation where activation.kind = 'card' and activation.plan_id = ${planId} and ${runsOn(today)}`
  return isNumbered(planId)
    ? [
        ...ofPlansAgency(planId, table),
        sql<boolean>`(${column('business_id')} in (select activation.business_id ${running}
          and activation.agency_id = ${agencyOfPlan(planId)})) is true`,
      ]
    : [
        sql<boolean>`((${column('agency_id')}, ${column('business_id')}) in (select activation.agency_id, activation.business_id ${running})) is true`,
      ]
}

/** Which businesses are meant, as conditions on their table; none for all of them. */
export function narrowedTo(
  { category, origin, madeBy, planId, state }: BusinessNarrowing,
  today: string,
  table = 'business',
): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    ...(category ? [sql<boolean>`${column('category')} = ${category}`] : []),
    ...(origin ? [sql<boolean>`${column('business_made_by')} = ${origin}`] : []),
    ...(madeBy ? [sql<boolean>`${column('made_by_franchisee_id')} = ${madeBy}`] : []),
    ...(state ? [sql<boolean>`${column('state')} = ${state}`] : []),
    ...(planId ? [...ofPlansAgency(planId, table), hasPlan(planId, today, table)] : []),
  ]
}

/** The same, each business asked by itself whether it has the plan: for where few are looked at beside all who have it. */
export const narrowedOneByOne = (
  { planId, ...others }: BusinessNarrowing,
  today: string,
  table = 'business',
): RawBuilder<boolean>[] => [
  ...narrowedTo(others, today, table),
  ...(planId ? [...ofPlansAgency(planId, table), hasPlanOneByOne(planId, today, table)] : []),
]

/** The same for a walk over many: who have the plan are gathered once. */
export const narrowedAlong = (
  { planId, ...others }: BusinessNarrowing,
  today: string,
  table = 'business',
): RawBuilder<boolean>[] => [
  ...narrowedTo(others, today, table),
  ...(planId ? planRuns(planId, today, table) : []),
]
