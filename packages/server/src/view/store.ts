import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

/** Begins a view of a customer and returns its number. */
export async function addView(
  tx: Tx,
  { agencyId }: Scope,
  view: { userId: number; sessionId: string; viewer: string; reason: string; startedAt: Date; endsAt: Date },
): Promise<string> {
  const row = await tx
    .insertInto('customerView')
    .values({ ...view, agencyId })
    .returning('viewId')
    .executeTakeFirstOrThrow()
  return row.viewId
}

/** A view of this session that still runs. Asked with the platform role. */
export const findView = (db: Db, viewId: string, sessionId: string, now: Date) =>
  db
    .selectFrom('customerView')
    .selectAll()
    .where('viewId', '=', viewId)
    .where('sessionId', '=', sessionId)
    .where('endsAt', '>', now)
    .executeTakeFirst()

/** Ends a view; what runs now is refused from here on. */
export async function endView(tx: Tx, { agencyId }: Scope, viewId: string, now: Date): Promise<void> {
  await tx
    .updateTable('customerView')
    .set({ endsAt: now })
    .where('agencyId', '=', agencyId)
    .where('viewId', '=', viewId)
    .execute()
}
