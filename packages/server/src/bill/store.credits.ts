import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>

/** What an agency bought and used of credits for PDF cards. */
export const findCredits = (db: Db, { agencyId }: Of) =>
  db.selectFrom('pdfCredit').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

/**
 * Leaves an agency so many credits that were bought, unless more were used; what it uses meanwhile waits. Gives how many are too few,
 * 0 where it has no more than those now. Done with the platform role.
 */
export async function leaveBought(tx: Tx, agencyId: number, bought: number): Promise<number> {
  const held = await tx
    .selectFrom('pdfCredit')
    .select('used')
    .where('agencyId', '=', agencyId)
    .forUpdate()
    .executeTakeFirst()
  const missing = Math.max(0, (held?.used ?? 0) - bought)
  if (held === undefined || missing > 0) return missing
  await tx.updateTable('pdfCredit').set({ bought }).where('agencyId', '=', agencyId).execute()
  return 0
}

/** Exports that took a credit, the latest first. */
export const listCreditUses = (db: Db, { agencyId }: Of, most: number) =>
  db
    .selectFrom('pdfCreditUse as u')
    .innerJoin('business as b', (on) =>
      on.onRef('b.agencyId', '=', 'u.agencyId').onRef('b.businessId', '=', 'u.businessId'),
    )
    .select(['u.businessId', 'b.businessName', 'u.object', 'u.usedAt', 'u.givenBackAt'])
    .where('u.agencyId', '=', agencyId)
    .orderBy('u.usedAt', 'desc')
    .limit(most)
    .execute()

/** From how few credits on the agency is told. Done with the platform role. */
export const setAlert = (db: Db, agencyId: number, below: number) =>
  db.updateTable('agency').set({ pdfAlertBelow: below }).where('agencyId', '=', agencyId).execute()
