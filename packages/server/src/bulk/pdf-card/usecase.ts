import type { PdfCardChoice } from '@parichay/contract/bulk/fields.projects.ts'
import { madeBetween } from '../../business/rules.ts'
import type { Scope } from '../../platform/scope.ts'
import { namePdfCards } from '../../pdf-card/store.list.ts'
import { removePdfCard } from '../../pdf-card/usecase.remove.ts'
import type { NewJob } from '../store.ts'
import { removal } from '../usecase.row.ts'
import { type Asking, foundBy } from '../usecase.ts'

/** The PDF cards that a filter finds now, called by business and number; CONFLICT when they are not as many as were shown. */
export async function pdfCardsChosen(
  call: Asking,
  { filter, expected }: { filter: PdfCardChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const wanted = { expected, right: 'pdf.list', subject: 'pdfCard' } as const
  const { there, found } = await foundBy(call, filter, wanted, (tx, within, words, most) =>
    namePdfCards(tx, within, { ...filter, ...madeBetween(filter), words }, most),
  )
  const rows = found.map(({ no, businessId, businessName }) => ({
    subjectId: no,
    businessId,
    label: `${businessName} · ${no}`,
  }))
  return { there, rows }
}

const { deed, undoing } = removal(removePdfCard)

/** What each kind of job does with PDF cards. */
export const pdfCardDeeds = { pdfCardDelete: deed }
/** How each kind is taken back. */
export const pdfCardUndoings = { pdfCardDelete: undoing }
