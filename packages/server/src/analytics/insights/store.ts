import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import { paidStatus } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { narrowedTo } from '../../business/store.narrow.ts'
import type { Days } from '../../business/store.standing.ts'
import type { Db } from '../../platform/db.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import { allOf, onDays } from '../../report/store.ts'
import type { Asked } from '../../report/store.projects.ts'
import { renewalIs, renewalSource } from '../../report/store.renewals.ts'

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
const pointTable = (points: readonly Span[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point ("from" date, "to" date)`
const startOf = (day: Part) => sql`${day}::timestamp at time zone 'Asia/Kolkata'`
const inPoint = (column: Part) =>
  sql`${column} >= ${startOf(sql`point."from"`)} and ${column} < ${startOf(sql`(point."to" + 1)`)}`
const of = (agencyId: number | undefined, column: string) =>
  agencyId === undefined ? sql`true` : sql`${sql.ref(column)} = ${agencyId}`
const meant = ({ businesses, days }: Wish, table: string) => narrowedTo(businesses, days.today, table)

/** What customers paid (`i`), of the businesses that are meant. */
function paid(wish: Wish): Part {
  const narrow = meant(wish, 'b')
  return allOf([
    sql`i.kind in ('card', 'pdf', 'video')`,
    of(wish.agencyId, 'i.agency_id'),
    ...(narrow.length === 0
      ? []
      : [
          sql`exists (select 1 from business b where b.agency_id = i.agency_id and b.business_id = i.business_id and ${allOf(narrow)})`,
        ]),
  ])
}

/** Businesses made in each point. Asked with the platform role, as everything here. */
export async function countMade(db: Db, points: readonly Span[], wish: Wish) {
  const { rows } = await sql<Span & { value: number }>`
    select point."from", point."to", (
      select count(*)::int from business b where b.deleted_at is null and ${of(wish.agencyId, 'b.agency_id')}
        and ${inPoint(sql`b.created_at`)} and ${allOf(meant(wish, 'b'))}
    ) as value from ${pointTable(points)} order by 1`.execute(db)
  return rows
}

/** What customers paid in each point, by what they bought, in paise. */
export async function sumRevenue(db: Db, points: readonly Span[], wish: Wish) {
  const sum = (kind: string) => sql`coalesce(sum(i.amount) filter (where i.kind = ${kind}), 0)::bigint`
  const { rows } = await sql<Span & { card: number; pdf: number; video: number }>`
    select point."from", point."to", ${sum('card')} as card, ${sum('pdf')} as pdf, ${sum('video')} as video
    from ${pointTable(points)} left join payment_intent i on ${inPoint(sql`i.settled_at`)} and ${paid(wish)}
    group by 1, 2 order by 1`.execute(db)
  return rows
}

/** What customers paid in the span: how often, and how much in paise. */
export async function sumPaid(db: Db, wish: Wish): Promise<{ payments: number; revenue: number }> {
  const { rows } = await sql<{ payments: number; revenue: number }>`
    select count(*)::int as payments, coalesce(sum(i.amount), 0)::bigint as revenue from payment_intent i
    where ${paid(wish)} and ${allOf(onDays(sql`i.settled_at`, wish.span))}`.execute(db)
  return rows[0] ?? { payments: 0, revenue: 0 }
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
 * Paid times by the month of their last day, and how they went on; the rows are those of the report of renewals. The next purchase
 * is looked up once for each, before anything is joined.
 */
export async function countRenewals(db: Db, months: readonly Span[], wish: Wish) {
  const within = (how: string) => sql`coalesce(sum(ended.times) filter (where ended.how = ${how}), 0)::int`
  const { rows } = await sql<
    Span & { due: number; early: number; inGrace: number; in30Days: number; later: number }
  >`with a as materialized (select a.last, a.again from ${renewalSource(asked(wish)).counted}),
    ended as materialized (
      select a.last, case when ${renewalIs.early} then 'early' when ${renewalIs.inGrace} then 'inGrace'
        when ${renewalIs.in30Days} then 'in30Days' when ${renewalIs.later} then 'later' end as how, count(*) as times
      from a group by 1, 2
    )
    select point."from", point."to", coalesce(sum(ended.times), 0)::int as due, ${within('early')} as early,
      ${within('inGrace')} as in_grace, ${within('in30Days')} as "in30Days", ${within('later')} as later
    from ${pointTable(months)} left join ended on ended.last between point."from" and point."to"
    group by 1, 2 order by 1`.execute(db)
  return rows
}

/** The ten agencies whose customers paid most. */
export async function listTopAgencies(db: Db, wish: Wish) {
  const { rows } = await sql<{ agencyId: number; agencyName: string; payments: number; revenue: number }>`
    select i.agency_id, agency.agency_name, count(*)::int as payments, sum(i.amount)::bigint as revenue
    from payment_intent i join agency on agency.agency_id = i.agency_id
    where ${paid(wish)} and ${allOf(onDays(sql`i.settled_at`, wish.span))}
    group by 1, 2 order by 4 desc, 1 limit 10`.execute(db)
  return rows
}

/** The ten members of staff for whose businesses most was paid: what was paid is summed first, since planners take staff for fewer than they are. */
export async function listTopStaff(db: Db, wish: Wish) {
  const { rows } = await sql<{
    franchiseeId: number
    name: string
    agencyId: number
    agencyName: string
    payments: number
    revenue: number
  }>`with paid as materialized (
      select i.agency_id, i.business_id, count(*) as payments, sum(i.amount) as revenue from payment_intent i
      where ${paid(wish)} and ${allOf(onDays(sql`i.settled_at`, wish.span))}
      group by 1, 2
    ), top as materialized (
      select made.agency_id, made.made_by_franchisee_id as franchisee_id, sum(paid.payments)::int as payments,
        sum(paid.revenue)::bigint as revenue
      from paid join business made on made.agency_id = paid.agency_id and made.business_id = paid.business_id
      where made.made_by_franchisee_id is not null
      group by 1, 2 order by 4 desc, 2 limit 10
    )
    select f.franchisee_id, f.name, f.agency_id, agency.agency_name, top.payments, top.revenue
    from top join franchisee f on f.agency_id = top.agency_id and f.franchisee_id = top.franchisee_id
    join agency on agency.agency_id = f.agency_id
    order by top.revenue desc, f.franchisee_id`.execute(db)
  return rows
}
