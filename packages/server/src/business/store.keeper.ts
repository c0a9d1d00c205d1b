import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/**
 * Locks all purchases of a business, before the business itself: in the order of everything that money does. Who looks
 * after a business stands in its purchases too, so that who changes it comes here first.
 */
export async function lockPurchases(tx: Tx, scope: Scope, businessId: number): Promise<void> {
  await tx
    .selectFrom('paymentIntent')
    .select('intentId')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .orderBy('intentId')
    .forUpdate()
    .execute()
}

/** Gives a business to somebody of its agency, or to nobody; its purchases are locked. */
export async function setKeeper(
  tx: Tx,
  scope: Scope,
  businessId: number,
  madeByFranchiseeId: number | null,
): Promise<void> {
  await tx
    .updateTable('business')
    .set({ madeByFranchiseeId })
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
}
