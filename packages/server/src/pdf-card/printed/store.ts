import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'

type Of = Pick<Scope, 'agencyId'>
/** When cards were printed. Marked before with just what they show they keep the day of then, unless a mark is given back as it was. */
export type When = { at: Date; isGivenBack: boolean }

/** The day a mark bears from now on, where `word` is what the card shows. */
const dayOf = (word: RawBuilder<string>, { at, isGivenBack }: When) =>
  sql<Date>`case when printed_hash = ${word} and not ${isGivenBack}::boolean then printed_at else ${at}::timestamptz end`

/** Marks rows of a locked project as printed, each with what its card showed. */
export async function keepMarks(
  tx: Tx,
  { agencyId }: Of,
  pdfCardNo: number,
  words: ReadonlyMap<string, string>,
  when: When,
): Promise<void> {
  await sql`update pdf_card_person row set printed_at = ${dayOf(sql.ref('given.word'), when)}, printed_hash = given.word
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
      printedAt: mark && dayOf(sql.val(mark.word), mark),
      printedHash: mark?.word ?? null,
    })
    .where('agencyId', '=', agencyId)
    .where('pdfCardNo', '=', pdfCardNo)
    .execute()
}
