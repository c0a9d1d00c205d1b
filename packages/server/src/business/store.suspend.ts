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

/** Since when staff have stopped a business; null where it goes on. */
export async function suspendedSince(db: Db, scope: Scope, businessId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('business')
    .select('suspendedAt')
    .where('agencyId', '=', scope.agencyId)
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  return row?.suspendedAt ?? null
}
