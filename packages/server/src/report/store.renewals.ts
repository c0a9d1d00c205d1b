import type { RenewalKind } from '@parichay/contract/report/filters.ts'
import { sql } from 'kysely'
import { allOf, betweenDays, type Source } from './store.ts'
import { type Asked, isOfFewDays, ofBusinesses } from './store.projects.ts'

/** Words of the report for how a paid time that ended went on; a trigger keeps which it is (migration 0294). */
const words: Record<RenewalKind, string> = {
  early: 'In time',
  inGrace: 'In grace',
  in30Days: 'In 30 days',
  later: 'Later',
  notYet: 'Not yet',
}

/**
 * Paid times by their last day, and when the next plan was bought. A time that was cut short by an upgrade or taken back was
 * never due.
 */
export const renewalSource = (asked: Asked): Source => {
  const { from, to, renewal } = asked.filters
  const due = sql`(select a.agency_id, a.activation_id, a.business_id, a.plan, a.last_day as last, a.again_on as again, a.renewal from activation a where ${allOf(
    [
      sql`a.kind = 'card' and a.ended_by is null`,
      ...(asked.agencyId === undefined ? [] : [sql`a.agency_id = ${asked.agencyId}`]),
      ...(renewal ? [sql`a.renewal = ${renewal}`] : []),
      ...betweenDays(sql`a.last_day`, { ...(from && { from }), ...(to && { to }) }),
      ...ofBusinesses(asked, 'a', isOfFewDays(asked.filters)),
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
    where: sql`true`,
    keys: [sql`a.last`, sql`a.activation_id`],
    step: 'desc',
    cells: {
      businessName: sql`business.business_name`,
      ownerPhone: sql`coalesce(app_user.phone_number, app_user.email)`,
      city: sql`business.city`,
      plan: sql`a.plan ->> 'name'`,
      endedOn: sql`a.last`,
      againOn: sql`a.again`,
      renewal: sql`case a.renewal ${sql.join(
        Object.entries(words).map(([kind, word]) => sql`when ${sql.lit(kind)} then ${sql.lit(word)}`),
        sql` `,
      )} end`,
      agencyName: sql`agency.agency_name`,
    },
  }
}
