import { paidStatus, type SubscriptionFilter } from '@parichay/contract/business/rules.ts'
import type { CutDays } from '@parichay/contract/plan/entitlement.ts'
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Tables } from '../platform/tables.ts'

/** The days lists are cut at. */
export type Days = CutDays
const expiry = 'business.expiryDateForCustomer' as const

/** The last day that counts as soon in any agency. */
const lastSoonEnd = ({ soonEnd, soonEnds }: Days) =>
  soonEnds.reduce((latest, one) => (one.soonEnd > latest ? one.soonEnd : latest), soonEnd)

/** The last day that counts as soon for a row of business. */
export const soonEndHere = ({ soonEnd, soonEnds }: Days) =>
  soonEnds.length === 0
    ? sql<string>`${soonEnd}::date`
    : sql<string>`case business.agency_id ${sql.join(
        soonEnds.map((one) => sql`when ${one.agencyId} then ${one.soonEnd}::date`),
        sql` `,
      )} else ${soonEnd}::date end`

/** Businesses that end soon, as their agency has it. One day for all comes first, as the index by last days wants it. */
const endsSoon = (e: ExpressionBuilder<Tables, 'business'>, days: Days) =>
  e.and([
    e(expiry, '<=', lastSoonEnd(days)),
    ...(days.soonEnds.length === 0
      ? []
      : [sql<SqlBool>`business.expiry_date_for_customer <= ${soonEndHere(days)}`]),
  ])

/** Which businesses stand so on that day; it agrees with `standingOf` for each. */
export const standingIs = (
  e: ExpressionBuilder<Tables, 'business'>,
  filter: SubscriptionFilter,
  days: Days,
): ExpressionWrapper<Tables, 'business', SqlBool> => {
  const { today, graceStart } = days
  const paid = e('business.paymentStatus', '=', paidStatus)
  // Written as the partial index of trials has it.
  const notPaid = sql<boolean>`business.payment_status <> ${sql.lit(paidStatus)}`
  switch (filter) {
    case 'subscribed':
      return e.and([e(expiry, '>=', graceStart), paid])
    case 'not-subscribed':
      return e.or([e(expiry, 'is', null), e(expiry, '<', graceStart), notPaid])
    case 'trial':
      return e.and([e(expiry, '>=', today), notPaid])
    case 'expiring':
      return e.and([e(expiry, '>=', today), endsSoon(e, days), paid])
    case 'grace':
      return e.and([e(expiry, '>=', graceStart), e(expiry, '<', today)])
    case 'ending':
      return e.and([e(expiry, '>=', graceStart), endsSoon(e, days)])
    case 'expired':
      return e.and([e(expiry, '<', graceStart)])
  }
}
