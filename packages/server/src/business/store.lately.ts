import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** What the list says of its rows besides: the plan that runs or ran last, and when the customer was last in the panel. */
export async function readLately(
  db: Db,
  businessIds: readonly number[],
  today: string,
): Promise<Map<number, { plan: string | null; seenAt: Date | null }>> {
  const { rows } = await sql<{ businessId: number; plan: string | null; seenAt: Date | null }>`
    select b.business_id, (
        select a.plan ->> 'name' from activation a where a.agency_id = b.agency_id and a.business_id = b.business_id
          and a.kind = 'card' and not isempty(a.period) and lower(a.period) <= ${today}::date
        order by lower(a.period) desc limit 1
      ) as plan, (
        select max(s.last_seen_at) from session s where s.agency_id = b.agency_id and s.user_id = b.user_id
      ) as seen_at
    from business b where b.business_id = any(${[...businessIds]}::int[])`.execute(db)
  return new Map(rows.map(({ businessId, ...lately }) => [businessId, lately]))
}
