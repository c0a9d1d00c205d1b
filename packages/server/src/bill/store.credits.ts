import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>

/** What an agency bought and used of credits for PDF cards. */
export const findCredits = (db: Db, { agencyId }: Of) =>
  db.selectFrom('pdfCredit').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

/**
 * Takes credits that were bought away again, unless so many of them were used that fewer would be left than none; what an agency
 * uses meanwhile waits. Gives how many are too few, 0 where all went. Done with the platform role.
 */
export async function takeBought(tx: Tx, agencyId: number, quantity: number): Promise<number> {
  const held = await tx
    .selectFrom('pdfCredit')
    .select(['bought', 'used'])
    .where('agencyId', '=', agencyId)
    .forUpdate()
    .executeTakeFirst()
  const missing = (held?.used ?? 0) - ((held?.bought ?? 0) - quantity)
  if (held === undefined || missing > 0) return held === undefined ? 0 : missing
  await tx
    .updateTable('pdfCredit')
    .set({ bought: held.bought - quantity })
    .where('agencyId', '=', agencyId)
    .execute()
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
