import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** Stops a business with a reason, or lets it go on with null; its version moves on, so that every drawn page is drawn anew. */
export async function setSuspension(
  tx: Tx,
  scope: Scope,
  businessId: number,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('business')
    .set((e) => ({
      suspendedAt: reason === null ? null : now,
      suspendedReason: reason,
      version: e('version', '+', 1),
      updatedAt: now,
    }))
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .execute()
}

/** Whether staff have stopped a business. */
export async function isSuspended(db: Db, scope: Scope, businessId: number): Promise<boolean> {
  const row = await db
    .selectFrom('business')
    .select('suspendedAt')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return row !== undefined && row.suspendedAt !== null
}
