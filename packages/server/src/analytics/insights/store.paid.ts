import { sql } from 'kysely'
import { narrowedTo, planRuns } from '../../business/store.narrow.ts'
import type { Db } from '../../platform/db.ts'
import { paymentMode, paymentSource } from '../../report/store.money.ts'
import { allOf } from '../../report/store.ts'
import { asked, pointTable, type Span, type Wish } from './store.ts'

type Revenue = Span & { card: number; pdf: number; video: number }
type Top = { agencyId: number; agencyName: string; payments: number; revenue: number }
/** What customers paid in some days, looked at from four sides; sums in paise. */
export type Paid = {
  revenue: Revenue[]
  modes: { mode: string; payments: number; revenue: number }[]
  topAgencies: Top[]
  topStaff: (Top & { franchiseeId: number; name: string })[]
}

/**
 * What the report of payments lists for these days, as `i`, of businesses that are meant (`meant`). They are looked up payment by payment:
 * planners take them for fewer than they are and read a million businesses for it.
 */
function paidFrom(wish: Wish) {
  const { planId, ...others } = wish.businesses
  const { today } = wish.days
  const narrow = narrowedTo(others, today, 'b')
  const { where } = paymentSource(asked({ ...wish, businesses: {} }))
  const meant = sql`join lateral (select from business b where b.agency_id = i.agency_id
    and b.business_id = i.business_id and ${allOf(narrow)} limit 1) meant on true`
  return {
    meant: narrow.length > 0 ? meant : sql``,
    where: allOf([where, ...(planId ? planRuns(planId, today, 'i') : [])]),
  }
}

/**
 * What customers paid: in each point by what they bought, by how they paid, the ten agencies and the ten members of staff with most. One
 * walk over the payments serves all four. Asked with the platform role.
 */
export async function listPaid(db: Db, points: readonly Span[], wish: Wish): Promise<Paid> {
  const { meant, where } = paidFrom(wish)
  const sum = (kind: string) => sql`coalesce(sum(days.amount) filter (where days.kind = ${kind}), 0)::bigint`
  const { rows } = await sql<Paid>`with paid as materialized (
      select i.agency_id, i.kind, i.amount, (i.settled_at at time zone 'Asia/Kolkata')::date as day, ${paymentMode} as mode, i.made_by_franchisee_id as maker
      from payment_intent i ${meant} where ${where}
    ), days as materialized (select day, kind, sum(amount) as amount from paid group by 1, 2),
    revenue as (
      select point."from", point."to", ${sum('card')} as card, ${sum('pdf')} as pdf, ${sum('video')} as video
      from ${pointTable(points)} left join days on days.day between point."from" and point."to" group by 1, 2
    ), modes as (select mode, count(*) as payments, sum(amount)::bigint as revenue from paid group by 1),
    agencies as (
      select agency_id, count(*) as payments, sum(amount)::bigint as revenue from paid group by 1 order by 3 desc, 1 limit 10
    ), staff as (
      select agency_id, maker, count(*) as payments, sum(amount)::bigint as revenue from paid where maker is not null
      group by 1, 2 order by 4 desc, 2 limit 10
    )
    select coalesce((select jsonb_agg(revenue order by "from") from revenue), '[]') as revenue,
      coalesce((select jsonb_agg(modes order by revenue desc, mode) from modes), '[]') as modes,
      coalesce((select jsonb_agg(jsonb_build_object('agencyId', agency_id, 'agencyName', agency_name, 'payments', payments,
        'revenue', revenue) order by revenue desc, agency_id) from agencies join agency using (agency_id)), '[]') as top_agencies,
      coalesce((select jsonb_agg(jsonb_build_object('franchiseeId', f.franchisee_id, 'name', f.name, 'agencyId', f.agency_id,
        'agencyName', agency.agency_name, 'payments', payments, 'revenue', revenue) order by revenue desc, f.franchisee_id)
        from staff join franchisee f on f.agency_id = staff.agency_id and f.franchisee_id = staff.maker
        join agency on agency.agency_id = f.agency_id), '[]') as top_staff`.execute(db)
  return rows[0] ?? { revenue: [], modes: [], topAgencies: [], topStaff: [] }
}

/** What customers paid in the span: how often, and how much in paise. */
export async function sumPaid(db: Db, wish: Wish): Promise<{ payments: number; revenue: number }> {
  const { meant, where } = paidFrom(wish)
  const { rows } = await sql<{ payments: number; revenue: number }>`
    select count(*)::int as payments, coalesce(sum(i.amount), 0)::bigint as revenue
    from payment_intent i ${meant} where ${where}`.execute(db)
  return rows[0] ?? { payments: 0, revenue: 0 }
}
