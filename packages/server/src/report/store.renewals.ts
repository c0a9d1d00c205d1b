import type { RenewalKind } from '@parichay/contract/report/filters.ts'
import { sql } from 'kysely'
import { allOf, betweenDays, type Source } from './store.ts'
import { type Asked, ofBusinesses } from './store.projects.ts'

/** How a paid time that ended went on, by the day of the next payment (`a.again`) against its last day (`a.last`). */
export const renewalIs: Record<RenewalKind, ReturnType<typeof sql<boolean>>> = {
  early: sql<boolean>`a.again <= a.last`,
  inGrace: sql<boolean>`a.again > a.last and a.again <= a.last + 7`,
  in30Days: sql<boolean>`a.again > a.last + 7 and a.again <= a.last + 30`,
  later: sql<boolean>`a.again > a.last + 30`,
  notYet: sql<boolean>`a.again is null`,
}

/**
 * The Indian day on which the next plan was bought. Asked by equality the planner may take the index of periods, twenty times slower; the
 * next entry of the index in its order is the business's own, or it bought none.
 */
const boughtAgain = sql`(select case when n.business_id = a.business_id then (n.activated_at at time zone 'Asia/Kolkata')::date end
  from activation n where n.kind = 'card' and not isempty(n.period)
    and n.agency_id = a.agency_id and (n.business_id, n.activated_at) > (a.business_id, a.activated_at)
  order by n.business_id, n.activated_at limit 1)`

/**
 * Paid times by their last day, and when the next plan was bought. A time that was cut short by an upgrade or taken back was
 * never due.
 */
export const renewalSource = (asked: Asked): Source => {
  const { from, to, renewal } = asked.filters
  // Asked how they went on, each is looked up once; else only what is shown is.
  const again = renewal
    ? sql`next.again from activation a cross join lateral (select ${boughtAgain} as again offset 0) next`
    : sql`${boughtAgain} as again from activation a`
  const due = sql`(select a.agency_id, a.activation_id, a.business_id, a.plan, a.last_day as last, ${again} where ${allOf(
    [
      sql`a.kind = 'card' and a.ended_by is null`,
      ...(asked.agencyId === undefined ? [] : [sql`a.agency_id = ${asked.agencyId}`]),
      ...betweenDays(sql`a.last_day`, { ...(from && { from }), ...(to && { to }) }),
      ...ofBusinesses(asked, 'a'),
    ],
  )})`
  const joined = (rows: ReturnType<typeof sql>) => sql`${rows} a
    join business on business.agency_id = a.agency_id and business.business_id = a.business_id
    join app_user on app_user.agency_id = business.agency_id and app_user.user_id = business.user_id
    join agency on agency.agency_id = a.agency_id`
  return {
    from: joined(due),
    counted: sql`${due} a`,
    joined: { chosen: 'a', from: joined },
    where: renewal ? renewalIs[renewal] : sql`true`,
    keys: [sql`a.last`, sql`a.activation_id`],
    step: 'desc',
    cells: {
      businessName: sql`business.business_name`,
      ownerPhone: sql`coalesce(app_user.phone_number, app_user.email)`,
      city: sql`business.city`,
      plan: sql`a.plan ->> 'name'`,
      endedOn: sql`a.last`,
      againOn: sql`a.again`,
      renewal: sql`case when ${renewalIs.notYet} then 'Not yet' when ${renewalIs.early} then 'In time'
        when ${renewalIs.inGrace} then 'In grace' when ${renewalIs.in30Days} then 'In 30 days' else 'Later' end`,
      agencyName: sql`agency.agency_name`,
    },
  }
}
