import { paidStatus } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

type Span = { from: string; to: string }
type Wish = { span: Span; agencyId: number | undefined }

/** Points as a table of SQL, so that one question answers all of them, empty ones too. */
const pointTable = (points: readonly Span[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point ("from" date, "to" date)`
const startOf = (day: ReturnType<typeof sql>) => sql`${day}::timestamp at time zone 'Asia/Kolkata'`
const of = (agencyId: number | undefined, column: string) =>
  agencyId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${agencyId}`

/** Businesses made in each point. Asked with the platform role, as everything here. */
export async function countMade(db: Db, points: readonly Span[], agencyId: number | undefined) {
  const { rows } = await sql<Span & { value: number }>`
    select point."from", point."to", count(b.business_id)::int as value from ${pointTable(points)}
    left join business b on b.deleted_at is null ${of(agencyId, 'b.agency_id')}
      and b.created_at >= ${startOf(sql`point."from"`)} and b.created_at < ${startOf(sql`(point."to" + 1)`)}
    group by 1, 2 order by 1`.execute(db)
  return rows
}

/** What customers paid in each point, by what they bought, in paise. */
export async function sumRevenue(db: Db, points: readonly Span[], agencyId: number | undefined) {
  const sum = (kind: string) => sql`coalesce(sum(i.amount) filter (where i.kind = ${kind}), 0)::bigint`
  const { rows } = await sql<Span & { card: number; pdf: number; video: number }>`
    select point."from", point."to", ${sum('card')} as card, ${sum('pdf')} as pdf, ${sum('video')} as video
    from ${pointTable(points)}
    left join payment_intent i on i.kind in ('card', 'pdf', 'video') ${of(agencyId, 'i.agency_id')}
      and i.settled_at >= ${startOf(sql`point."from"`)} and i.settled_at < ${startOf(sql`(point."to" + 1)`)}
    group by 1, 2 order by 1`.execute(db)
  return rows
}

/** Of the businesses made in the span, how many have a paid plan. */
export async function countConverted(db: Db, { span, agencyId }: Wish) {
  const { rows } = await sql<{ made: number; paid: number }>`
    select count(*)::int as made, (count(*) filter (where b.payment_status = ${sql.lit(paidStatus)}))::int as paid
    from business b where b.deleted_at is null ${of(agencyId, 'b.agency_id')}
      and b.created_at >= ${startOf(sql`${span.from}::date`)} and b.created_at < ${startOf(sql`(${span.to}::date + 1)`)}`.execute(
    db,
  )
  return rows[0] ?? { made: 0, paid: 0 }
}

/**
 * Paid times by the month of their last day, and when the next plan was bought. A time that was cut short by an upgrade or
 * taken back was never due.
 */
export async function countRenewals(db: Db, months: readonly Span[], agencyId: number | undefined) {
  const within = (condition: ReturnType<typeof sql>) =>
    sql`(count(*) filter (where ended.last is not null and ${condition}))::int`
  const { rows } = await sql<
    Span & { due: number; early: number; inGrace: number; in30Days: number; later: number }
  >`select point."from", point."to", count(ended.last)::int as due,
      ${within(sql`ended.again <= ended.last`)} as early,
      ${within(sql`ended.again > ended.last and ended.again <= ended.last + 7`)} as in_grace,
      ${within(sql`ended.again > ended.last + 7 and ended.again <= ended.last + 30`)} as "in30Days",
      ${within(sql`ended.again > ended.last + 30`)} as later
    from ${pointTable(months)}
    left join lateral (
      select upper(a.period) - 1 as last, (
        select min((n.activated_at at time zone 'Asia/Kolkata')::date) from activation n
        where n.agency_id = a.agency_id and n.business_id = a.business_id and n.kind = 'card'
          and n.activation_id <> a.activation_id and n.activated_at > a.activated_at and not isempty(n.period)
      ) as again
      from activation a where a.kind = 'card' and a.ended_by is null ${of(agencyId, 'a.agency_id')}
        and upper(a.period) > point."from" and upper(a.period) <= point."to" + 1
    ) ended on true
    group by 1, 2 order by 1`.execute(db)
  return rows
}

/** The ten agencies whose customers paid most. */
export async function listTopAgencies(db: Db, { span, agencyId }: Wish) {
  const { rows } = await sql<{ agencyId: number; agencyName: string; payments: number; revenue: number }>`
    select i.agency_id, agency.agency_name, count(*)::int as payments, sum(i.amount)::bigint as revenue
    from payment_intent i join agency on agency.agency_id = i.agency_id
    where i.kind in ('card', 'pdf', 'video') ${of(agencyId, 'i.agency_id')}
      and i.settled_at >= ${startOf(sql`${span.from}::date`)} and i.settled_at < ${startOf(sql`(${span.to}::date + 1)`)}
    group by 1, 2 order by 4 desc, 1 limit 10`.execute(db)
  return rows
}
