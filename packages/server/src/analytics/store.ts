import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'

/** Keeps a failure that the panel reported. */
export async function addClientLog(tx: Tx, scope: Scope, entry: object, at: Date): Promise<void> {
  await tx.insertInto('clientLog').values({ agencyId: scope.agencyId, at, entry: JSON.stringify(entry) }).execute()
}

/** Keeps usage events. */
export async function addEvents(tx: Tx, scope: Scope, events: LogEvent[], at: Date): Promise<void> {
  await tx.insertInto('analyticsEvent').values(events.map((event) => ({
    agencyId: scope.agencyId,
    at,
    name: event.logEventName,
    sessionId: event.sessionId,
    context: event.context,
    pageUrl: event.pageUrl,
    metaData: JSON.stringify(event.metaData ?? {}),
  }))).execute()
}

type Days = { today: string; soonEnd: string; graceStart: string }

/** Counts of the scope in one pass. */
export function countBusinesses(db: Db, scope: Scope, days: Days) {
  return db.selectFrom('business')
    .leftJoin('card', (on) => on.onRef('card.agencyId', '=', 'business.agencyId').onRef('card.businessId', '=', 'business.businessId').on('card.deletedAt', 'is', null))
    .select([
      sql<number>`count(*)`.as('businesses'),
      sql<number>`count(*) filter (where card.status = 'ACTIVE')`.as('activeCards'),
      sql<number>`count(*) filter (where card.status = 'DRAFT')`.as('draftCards'),
      sql<number>`count(*) filter (where expiry_date_for_customer > ${days.today}::date and expiry_date_for_customer <= ${days.soonEnd}::date)`.as('expiring'),
      sql<number>`count(*) filter (where expiry_date_for_customer < ${days.today}::date)`.as('expired'),
    ])
    .where((e) => businessWithin(scope)(e as never)).where('business.deletedAt', 'is', null).executeTakeFirstOrThrow()
}

/** Businesses whose time ends soonest, for the call list. */
export function listExpiring(db: Db, scope: Scope, days: Days, limit: number) {
  return db.selectFrom('business')
    .innerJoin('appUser', (on) => on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'))
    .select(['business.businessId', 'business.businessName', 'business.mobile', 'appUser.phoneNumber', 'business.expiryDateForCustomer'])
    .where((e) => businessWithin(scope)(e as never)).where('business.deletedAt', 'is', null)
    .where('business.expiryDateForCustomer', '>=', days.graceStart).where('business.expiryDateForCustomer', '<=', days.soonEnd)
    .orderBy('business.expiryDateForCustomer').orderBy('business.businessId').limit(limit).execute()
}
