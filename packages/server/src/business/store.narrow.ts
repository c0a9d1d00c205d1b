import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { sql, type RawBuilder } from 'kysely'

/** Whether this plan runs for the business (`business`, or another name of its table) on that day, as `countSubscribers` counts. */
export const hasPlan = (planId: string, today: string, table = 'business'): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from activation where activation.agency_id = ${sql.ref(`${table}.agency_id`)}
    and activation.business_id = ${sql.ref(`${table}.business_id`)} and activation.kind = 'card'
    and activation.plan ->> 'subscriptionPlanId' = ${planId} and activation.period @> ${today}::date)`

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
    ...(state ? [sql<boolean>`${column('profile')} ->> 'state' = ${state}`] : []),
    ...(planId ? [hasPlan(planId, today, table)] : []),
  ]
}
