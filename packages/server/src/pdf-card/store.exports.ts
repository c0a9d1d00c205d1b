import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { PdfCardExportTable } from '../platform/tables.payment.ts'

type Of = Pick<Scope, 'agencyId'>
/** A row of pdf_card_export. */
export type ExportRow = Selectable<PdfCardExportTable>

/** The files of some cards that were counted and not given back, oldest first. */
export const listExports = async (db: Db, { agencyId }: Of, nos: readonly number[]): Promise<ExportRow[]> =>
  nos.length === 0
    ? []
    : db
        .selectFrom('pdfCardExport')
        .selectAll()
        .where('agencyId', '=', agencyId)
        .where('pdfCardNo', 'in', [...nos])
        .where('state', '<>', 'failed')
        .orderBy('exportId')
        .execute()

/** The file of a card that says exactly this, if it was counted. */
export const findExport = (
  db: Db,
  { agencyId }: Of,
  pdfCardNo: number,
  contentHash: string,
): Promise<ExportRow | undefined> =>
  db
    .selectFrom('pdfCardExport')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('contentHash', '=', contentHash)
    .where('state', '<>', 'failed')
    .executeTakeFirst()

/** Notes a file that is counted in this transaction and drawn after it. */
export const addExport = (
  tx: Tx,
  { agencyId }: Of,
  given: Pick<ExportRow, 'pdfCardNo' | 'contentHash' | 'coveredBy' | 'usageTakeId' | 'madeBy' | 'createdAt'>,
): Promise<ExportRow> =>
  tx
    .insertInto('pdfCardExport')
    .values({ agencyId, ...given })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * The file is drawn and lies there; the first time, the card was exported then. One that is drawn again, as it lay there for its
 * days, is no new export. False where it was given up meanwhile.
 */
export async function keepExport(
  tx: Tx,
  { agencyId }: Of,
  { exportId, pdfCardNo }: Pick<ExportRow, 'exportId' | 'pdfCardNo'>,
  storageKey: string,
  now: Date,
): Promise<boolean> {
  const keep = async (state: 'waiting' | 'ready') =>
    (
      await tx
        .updateTable('pdfCardExport')
        .set({ state: 'ready', storageKey })
        .where('agencyId', '=', agencyId)
        .where('exportId', '=', exportId)
        .where('state', '=', state)
        .executeTakeFirst()
    ).numUpdatedRows > 0n
  if (!(await keep('waiting'))) return keep('ready')
  await tx
    .updateTable('pdfCard')
    .set({ exportedAt: now })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
  return true
}

/** A file that could not be drawn is given up, once: only then is what it took given back. */
export const giveUpExport = async (tx: Tx, { agencyId }: Of, exportId: number): Promise<boolean> =>
  (
    await tx
      .updateTable('pdfCardExport')
      .set({ state: 'failed' })
      .where('agencyId', '=', agencyId)
      .where('exportId', '=', exportId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Whether a file that was not given up was paid for by this take. */
export const isLivedOn = async (tx: Tx, { agencyId }: Of, usageTakeId: string): Promise<boolean> =>
  (await tx
    .selectFrom('pdfCardExport')
    .select('exportId')
    .where('agencyId', '=', agencyId)
    .where('usageTakeId', '=', usageTakeId)
    .where('state', '<>', 'failed')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Files of all agencies from before a day that still lie there. Asked with the platform role. */
export const listOldFiles = (db: Db, before: Date) =>
  db
    .selectFrom('pdfCardExport')
    .select(['agencyId', 'exportId', 'storageKey'])
    .where('storageKey', 'is not', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(200)
    .execute()

/** A file was taken away; that it was counted stays. Done with the platform role. */
export const forgetFile = (db: Db, agencyId: number, exportId: number) =>
  db
    .updateTable('pdfCardExport')
    .set({ storageKey: null })
    .where('agencyId', '=', agencyId)
    .where('exportId', '=', exportId)
    .execute()
