import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { PdfCardSittingTable } from '../../platform/tables.payment.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of pdf_card_sitting. */
export type SittingRow = Selectable<PdfCardSittingTable>
/** Which tab, and who sits before it. */
export type Sitting = { pdfCardNo: number; sittingKey: string; who: string }

const dayMs = 86_400_000

/** Notes that a tab has a table open; `savedAt` that it kept something. What is a day old is forgotten. */
export async function noteSitting(
  tx: Tx,
  { agencyId }: Of,
  { pdfCardNo, sittingKey, who }: Sitting,
  at: { now: Date; savedAt?: Date },
): Promise<void> {
  const { now, savedAt } = at
  const told = { who, seenAt: now, ...(savedAt ? { savedAt } : {}) }
  await tx
    .insertInto('pdfCardSitting')
    .values({ agencyId, pdfCardNo, sittingKey, ...told })
    .onConflict((on) => on.columns(['agencyId', 'pdfCardNo', 'sittingKey']).doUpdateSet(told))
    .execute()
  await tx
    .deleteFrom('pdfCardSitting')
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('seenAt', '<', new Date(now.getTime() - dayMs))
    .execute()
}

/** A tab does not have the table open any more; that it kept something a moment ago stays known. */
export async function endSitting(
  tx: Tx,
  { agencyId }: Of,
  { pdfCardNo, sittingKey, who }: Sitting,
  before: Date,
): Promise<void> {
  await tx
    .updateTable('pdfCardSitting')
    .set({ seenAt: sql<Date>`least(seen_at, ${before}::timestamptz)` })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('sittingKey', '=', sittingKey)
    .where('who', '=', who)
    .execute()
}

/** The tabs that were seen since a moment. */
export const listSittings = (
  db: Db,
  { agencyId }: Of,
  pdfCardNo: number,
  since: Date,
): Promise<SittingRow[]> =>
  db
    .selectFrom('pdfCardSitting')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('seenAt', '>', since)
    .execute()

/** Whether somebody kept something in a table since a moment. */
export const hasSaved = async (
  db: Db,
  { agencyId }: Of,
  { pdfCardNo, who }: Omit<Sitting, 'sittingKey'>,
  since: Date,
): Promise<boolean> =>
  (await db
    .selectFrom('pdfCardSitting')
    .select('sittingKey')
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('who', '=', who)
    .where('savedAt', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined
