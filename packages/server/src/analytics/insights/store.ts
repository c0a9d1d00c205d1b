import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { paidStatus } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { narrowedAlong } from '../../business/store.narrow.ts'
import type { Days } from '../../business/store.standing.ts'
import type { Db } from '../../platform/db.ts'
import type { RenewalKind, ReportFilters } from '@parichay/contract/report/filters.ts'
import { allOf, onDays } from '../../report/store.ts'
import type { Asked } from '../../report/store.projects.ts'
import { renewalSource } from '../../report/store.renewals.ts'

type Part = ReturnType<typeof sql>
/** Indian days, both included. */
export type Span = { from: string; to: string }
/** What insights are asked for: the days, one agency or all, which businesses, and the days of today. */
export type Wish = { span: Span; agencyId: number | undefined; businesses: BusinessNarrowing; days: Days }

/** The same question to the report behind a number. */
export const asked = (
  { span, agencyId, businesses, days }: Wish,
  more: Partial<ReportFilters> = {},
): Asked => ({ agencyId, days, filters: { ...span, ...businesses, ...more } })

/** Points as a table of SQL, so that one question answers all of them, empty ones too. */
export const pointTable = (points: readonly Span[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point ("from" date, "to" date)`
const startOf = (day: Part) => sql`${day}::timestamp at time zone 'Asia/Kolkata'`
const inPoint = (column: Part) =>
  sql`${column} >= ${startOf(sql`point."from"`)} and ${column} < ${startOf(sql`(point."to" + 1)`)}`
const of = (agencyId: number | undefined, column: string) =>
  agencyId === undefined ? sql`true` : sql`${sql.ref(column)} = ${agencyId}`
const meant = ({ businesses, days }: Wish, table: string) => narrowedAlong(businesses, days.today, table)

/** Businesses made in each point. Asked with the platform role, as everything here. */
export async function countMade(db: Db, points: readonly Span[], wish: Wish) {
  const { rows } = await sql<Span & { value: number }>`
    select point."from", point."to", (
      select count(*)::int from business b where b.deleted_at is null and ${of(wish.agencyId, 'b.agency_id')}
        and ${inPoint(sql`b.created_at`)} and ${allOf(meant(wish, 'b'))}
    ) as value from ${pointTable(points)} order by 1`.execute(db)
  return rows
}

/** Of the businesses made in the span, how many have a paid plan that runs or is in grace. */
export async function countConverted(db: Db, wish: Wish) {
  const { rows } = await sql<{ made: number; paid: number }>`
    select count(*)::int as made, (count(*) filter (where b.payment_status = ${sql.lit(paidStatus)}
      and b.expiry_date_for_customer >= ${wish.days.graceStart}::date))::int as paid
    from business b where b.deleted_at is null and ${of(wish.agencyId, 'b.agency_id')}
      and ${allOf([...onDays(sql`b.created_at`, wish.span), ...meant(wish, 'b')])}`.execute(db)
  return rows[0] ?? { made: 0, paid: 0 }
}

/**
 * Paid times by the month of their last day, and how they went on; the rows are those of the report of renewals.
 */
export async function countRenewals(db: Db, months: readonly Span[], wish: Wish) {
  const within = (how: RenewalKind) =>
    sql`coalesce(sum(ended.times) filter (where ended.renewal = ${how}), 0)::int`
  const { rows } = await sql<
    Span & { due: number; early: number; inGrace: number; in30Days: number; later: number }
  >`with ended as materialized (select a.last, a.renewal, count(*) as times from ${renewalSource(asked(wish)).counted} group by 1, 2)
    select point."from", point."to", coalesce(sum(ended.times), 0)::int as due, ${within('early')} as early,
      ${within('inGrace')} as in_grace, ${within('in30Days')} as "in30Days", ${within('later')} as later
    from ${pointTable(months)} left join ended on ended.last between point."from" and point."to"
    group by 1, 2 order by 1`.execute(db)
  return rows
}
