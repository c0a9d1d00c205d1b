import type { ExpressionBuilder } from 'kysely'
import type { Db } from './db.ts'
import type { Scope } from './scope.ts'
import type { Tables } from './tables.ts'

/**
 * The businesses a scope reaches, and with them everything that hangs on a business. Platform lists name an agency
 * in `agencyId`, or none for all.
 */
export const businessWithin =
  (scope: Scope, agencyId?: number) => (e: ExpressionBuilder<Tables, 'business'>) =>
    e.and([
      ...(scope.reach === 'platform'
        ? agencyId === undefined
          ? []
          : [e('business.agencyId', '=', agencyId)]
        : [e('business.agencyId', '=', scope.agencyId)]),
      ...(scope.reach === 'own' ? [e('business.userId', '=', scope.userId)] : []),
      ...(scope.reach === 'madeBy' ? [e('business.madeByFranchiseeId', '=', scope.franchiseeId)] : []),
    ])

/** The agency a business belongs to, for platform staff. Asked with the platform role. */
export async function agencyOfBusiness(db: Db, businessId: number): Promise<number | undefined> {
  return (
    await db.selectFrom('business').select('agencyId').where('businessId', '=', businessId).executeTakeFirst()
  )?.agencyId
}

/** The agency a card belongs to, for platform staff. Asked with the platform role. */
export async function agencyOfCard(db: Db, cardNo: number): Promise<number | undefined> {
  return (await db.selectFrom('card').select('agencyId').where('cardNo', '=', cardNo).executeTakeFirst())
    ?.agencyId
}

/** Whether a living business lies in the scope, and whose it is. */
export function findReached(db: Db, scope: Scope, businessId: number) {
  return db
    .selectFrom('business')
    .select(['business.businessId', 'business.userId'])
    .where(businessWithin(scope))
    .where('business.businessId', '=', businessId)
    .where('business.deletedAt', 'is', null)
    .executeTakeFirst()
}
