import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import { businessWithin } from '../platform/reach.ts'
import type { Scope } from '../platform/scope.ts'
import type { PdfCardTable } from '../platform/tables.payment.ts'

/** A row of pdf_card. */
export type PdfCardRow = Selectable<PdfCardTable>

/** Cards of businesses that the scope reaches, deleted ones too. */
const reached = (db: Db, scope: Scope) =>
  db
    .selectFrom('pdfCard')
    .innerJoin('business', (on) =>
      on
        .onRef('business.agencyId', '=', 'pdfCard.agencyId')
        .onRef('business.businessId', '=', 'pdfCard.businessId'),
    )
    .selectAll('pdfCard')
    .where((e) => businessWithin(scope)(e as never))
    .where('business.deletedAt', 'is', null)

/** One living card the scope reaches. */
export const findPdfCard = (db: Db, scope: Scope, pdfCardNo: number): Promise<PdfCardRow | undefined> =>
  reached(db, scope)
    .where('pdfCard.pdfCardNo', '=', pdfCardNo)
    .where('pdfCard.deletedAt', 'is', null)
    .executeTakeFirst()

/** As `findPdfCard`, deleted ones too, and nobody else changes it until this transaction ends. */
export const lockPdfCard = (tx: Tx, scope: Scope, pdfCardNo: number): Promise<PdfCardRow | undefined> =>
  reached(tx, scope).where('pdfCard.pdfCardNo', '=', pdfCardNo).forUpdate('pdfCard').executeTakeFirst()

/** The living cards of a business, newest first. */
export const listPdfCardsOf = (db: Db, scope: Scope, businessId: number): Promise<PdfCardRow[]> =>
  reached(db, scope)
    .where('pdfCard.businessId', '=', businessId)
    .where('pdfCard.deletedAt', 'is', null)
    .orderBy('pdfCard.pdfCardNo', 'desc')
    .limit(200)
    .execute()

/** How many living cards a business has. */
export const countPdfCards = async (db: Db, { agencyId }: Scope, businessId: number): Promise<number> =>
  (
    await db
      .selectFrom('pdfCard')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** The agency of a card, for platform staff. Asked with the platform role. */
export const agencyOfPdfCard = async (db: Db, pdfCardNo: number): Promise<number | undefined> =>
  (await db.selectFrom('pdfCard').select('agencyId').where('pdfCardNo', '=', pdfCardNo).executeTakeFirst())
    ?.agencyId

/** Whose a card is, deleted ones too. */
export const businessOfPdfCard = async (
  db: Db,
  { agencyId }: Scope,
  pdfCardNo: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('pdfCard')
      .select('businessId')
      .where('agencyId', '=', agencyId)
      .where('pdfCardNo', '=', pdfCardNo)
      .executeTakeFirst()
  )?.businessId

const columnsOf = (details: PdfCardDetails, registeredPhoneNumber: string) => ({
  details: JSON.stringify(details),
  templateCode: details.templateCode,
  companyName: details.common.companyName,
  mails: details.common.email ? [details.common.email] : [],
  registeredPhoneNumber,
})

/** Makes a card, and gives its number. */
export const addPdfCard = async (
  tx: Tx,
  { agencyId }: Scope,
  given: { businessId: number; details: PdfCardDetails; registeredPhoneNumber: string; now: Date },
): Promise<number> =>
  (
    await tx
      .insertInto('pdfCard')
      .values({
        agencyId,
        businessId: given.businessId,
        ...columnsOf(given.details, given.registeredPhoneNumber),
        createdAt: given.now,
        updatedAt: given.now,
      })
      .returning('pdfCardNo')
      .executeTakeFirstOrThrow()
  ).pdfCardNo

/** Keeps what a locked card says now. */
export async function changePdfCard(
  tx: Tx,
  { agencyId }: Scope,
  pdfCardNo: number,
  given: { details: PdfCardDetails; registeredPhoneNumber: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set((e) => ({
      ...columnsOf(given.details, given.registeredPhoneNumber),
      version: e('version', '+', 1),
      updatedAt: given.now,
    }))
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}

/** Keeps what the owner of a locked card calls it. */
export async function setPdfCardTitle(
  tx: Tx,
  { agencyId }: Scope,
  pdfCardNo: number,
  { title, now }: { title: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set((e) => ({ title, version: e('version', '+', 1), updatedAt: now }))
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}

/** Switches a card on or off. */
export async function setPdfCardActive(
  tx: Tx,
  { agencyId }: Scope,
  pdfCardNo: number,
  isActive: boolean,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set((e) => ({ isActive, version: e('version', '+', 1), updatedAt: now }))
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}

/** Takes a card away, or with null brings it back. */
export async function setPdfCardDeleted(
  tx: Tx,
  { agencyId }: Scope,
  pdfCardNo: number,
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set({ deletedAt })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}

/** A file without watermark was made of a card. */
export async function noteExported(
  tx: Tx,
  { agencyId }: Scope,
  pdfCardNo: number,
  exportedAt: Date,
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set({ exportedAt })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}

/** Exports that were bought singly are used, or with a number above 0 given back. */
export async function moveSingle(tx: Tx, { agencyId }: Scope, pdfCardNo: number, by: number): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set((e) => ({ singleExports: e('singleExports', '+', by) }))
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}
