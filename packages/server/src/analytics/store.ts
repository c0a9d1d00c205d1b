import type { BusinessNarrowing } from '@parichay/contract/business/filters.ts'
import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import { narrowedAlong } from '../business/store.narrow.ts'
import { standingIs, type Days } from '../business/store.standing.ts'
import type { Scope } from '../platform/scope.ts'
import { exactFigure } from './figures/store.ts'

/** Keeps a failure that the panel reported. */
export async function addClientLog(tx: Tx, scope: Scope, entry: object, at: Date): Promise<void> {
  await tx
    .insertInto('clientLog')
    .values({ agencyId: scope.agencyId, at, entry: JSON.stringify(entry) })
    .execute()
}

/** Keeps usage events. */
export async function addEvents(tx: Tx, scope: Scope, events: LogEvent[], at: Date): Promise<void> {
  await tx
    .insertInto('analyticsEvent')
    .values(
      events.map((event) => ({
        agencyId: scope.agencyId,
        at,
        name: event.logEventName,
        sessionId: event.sessionId,
        context: event.context,
        pageUrl: event.pageUrl,
        metaData: JSON.stringify(event.metaData ?? {}),
      })),
    )
    .execute()
}

/** Where businesses stand, as far as the home screen counts it. */
const shownStandings = ['subscribed', 'trial', 'expiring', 'grace', 'ending', 'expired'] as const

/** Counts of the scope, or of the businesses in it that are meant, each by its index and no further than 10,001. */
export async function countBusinesses(db: Db, scope: Scope, days: Days, which: BusinessNarrowing = {}) {
  const businesses = db
    .selectFrom('business')
    .select('business.businessId')
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where((e) => e.and(narrowedAlong(which, days.today)))
  const queries = {
    businesses,
    activeCards: businesses.where('business.cardStatus', '=', 'ACTIVE'),
    draftCards: businesses.where('business.cardStatus', '=', 'DRAFT'),
    ...Object.fromEntries(
      shownStandings.map((standing) => [
        standing,
        businesses.where((e) => standingIs(e as never, standing, days)),
      ]),
    ),
  }
  const counts = await db
    .selectNoFrom((e) =>
      Object.entries(queries).map(([name, query]) =>
        e
          .selectFrom(query.limit(exactFigure + 1).as('capped'))
          .select((capped) => capped.fn.countAll<number>().as('n'))
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, Number(n)]))
}

/** Businesses whose time ended a few days ago or ends soonest, plan or trial, for the call list: the first rows of the list `ending`. */
export function listExpiring(db: Db, scope: Scope, days: Days, limit: number) {
  return db
    .selectFrom('business')
    .innerJoin('agency', 'agency.agencyId', 'business.agencyId')
    .innerJoin('appUser', (on) =>
      on.onRef('appUser.agencyId', '=', 'business.agencyId').onRef('appUser.userId', '=', 'business.userId'),
    )
    .select([
      'business.businessId',
      'business.businessName',
      'business.mobile',
      'appUser.phoneNumber',
      'business.expiryDateForCustomer',
      'business.paymentStatus',
      'agency.agencyName',
      'agency.expiringSoonDays',
    ])
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)
    .where((e) => standingIs(e as never, 'ending', days))
    .orderBy('business.expiryDateForCustomer')
    .orderBy('business.businessId')
    .limit(limit)
    .execute()
}
