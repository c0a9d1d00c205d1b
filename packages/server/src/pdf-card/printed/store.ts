import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>
/** When cards were printed. Marked before with just what they show they keep the day of then, unless a mark is given back as it was. */
export type When = { at: Date; isGivenBack: boolean }

/** Marks rows of a locked project as printed, each with what its card showed. */
export async function keepMarks(
  tx: Tx,
  { agencyId }: Of,
  pdfCardNo: number,
  words: ReadonlyMap<string, string>,
  { at, isGivenBack }: When,
): Promise<void> {
  await sql`update pdf_card_person row set printed_at = case when row.printed_hash = given.word and not ${isGivenBack}::boolean then row.printed_at else ${at}::timestamptz end, printed_hash = given.word
    from unnest(${[...words.keys()]}::uuid[], ${[...words.values()]}::text[]) given (row_key, word)
    where row.agency_id = ${agencyId} and row.pdf_card_no = ${pdfCardNo} and row.row_key = given.row_key`.execute(
    tx,
  )
}

/** Takes the marks of rows of a locked project away: of all of them, or of these. */
export const dropMarks = async (
  tx: Tx,
  { agencyId }: Of,
  pdfCardNo: number,
  keys: readonly string[] | undefined,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('pdfCardPerson')
    .set({ printedAt: null, printedHash: null })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .where('printedAt', 'is not', null)
    .where('isDeleted', '=', false)
    .$if(keys !== undefined, (which) => which.where('rowKey', '=', sql<string>`any(${[...keys!]}::uuid[])`))
    .returning('rowKey')
    .execute()
  return rows.map(({ rowKey }) => rowKey)
}

/** Marks the card of a locked project's own person, or with null takes the mark away. */
export async function setMark(
  tx: Tx,
  { agencyId }: Of,
  pdfCardNo: number,
  mark: (When & { word: string }) | null,
): Promise<void> {
  await tx
    .updateTable('pdfCard')
    .set({
      printedAt:
        mark &&
        sql<Date>`case when printed_hash = ${mark.word} and not ${mark.isGivenBack}::boolean then printed_at else ${mark.at}::timestamptz end`,
      printedHash: mark?.word ?? null,
    })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}
