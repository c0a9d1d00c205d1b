import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { sql, type RawBuilder } from 'kysely'

const planOf = (planId: string, table: string) =>
  sql`from activation where activation.agency_id = ${sql.ref(`${table}.agency_id`)}
    and activation.business_id = ${sql.ref(`${table}.business_id`)} and activation.kind = 'card'
    and activation.plan_id = ${planId}`

// Its days are compared one by one, so that the index of plans serves it; that of overlapping times takes ten times as long for one business.
const runsOn = (today: string) =>
  sql`lower(activation.period) <= ${today}::date and upper(activation.period) > ${today}::date`

/**
 * A plan is of one agency, so businesses of all others need not be asked: over a crowd of them row security keeps from the planner how
 * many have the plan. A custom one may be of any agency.
 */
const ofPlansAgency = (planId: string, table: string) =>
  /^\d/.test(planId)
    ? [
        sql<boolean>`${sql.ref(`${table}.agency_id`)} = (select agency_id from subscription_plan where subscription_plan_id = ${Number(planId)})`,
      ]
    : []

/** Whether this plan runs for the business (`business`, or another name of its table) on that day, as `countSubscribers` counts. */
const hasPlan = (planId: string, today: string, table = 'business'): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 ${planOf(planId, table)} and ${runsOn(today)})`

/** The same, looked up for each business: for few of them beside all who have the plan. */
const hasPlanOneByOne = (planId: string, today: string, table = 'business'): RawBuilder<boolean> =>
  sql<boolean>`(select true ${planOf(planId, table)} and ${runsOn(today)} limit 1)`

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
