import { pdfTemplateCodes } from '@parichay/contract/pdf-card/templates.ts'
import { sql } from 'kysely'
import { type Chosen, inOrder } from '../platform/choose-page.ts'
import {
  chooseProjects,
  type NamedProject,
  nameProjects,
  type ProjectFilters,
  type ProjectNarrowing,
  type ProjectTable,
} from '../platform/choose-project.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

const cards: ProjectTable = {
  table: 'pdf_card',
  no: 'pdf_card_no',
  name: 'company_name',
  doneAt: 'exported_at',
  // A PDF card has a number where a card has a link.
  searched: {
    cardId: 'number_words',
    companyName: 'company_words',
    registeredPhoneNumber: 'registered_phone_number',
    businessName: 'business_words',
  },
  // Codes of templates are few: those that hold the word are named.
  ofTemplate: (word) => {
    const codes = pdfTemplateCodes.filter((code) => code.includes(word))
    return codes.length > 0
      ? sql<boolean>`pdf_card.template_code in (${sql.join(codes)})`
      : sql<boolean>`false`
  },
}

/** Chooses a page of the PDF cards in All Projects; see `choosePage`. */
export const choosePdfCards = (tx: Tx, scope: Scope, filters: ProjectFilters): Promise<Chosen> =>
  chooseProjects(tx, scope, cards, filters)

/** The PDF cards that the filters mean; see `nameProjects`. */
export const namePdfCards = (
  tx: Tx,
  scope: Scope,
  { pdfCardNos: nos, ...filters }: ProjectNarrowing & { pdfCardNos?: readonly number[] | undefined },
  limit: number,
): Promise<NamedProject[]> => nameProjects(tx, scope, cards, { ...filters, nos }, limit)

const listed = (db: Db, nos: number[]) =>
  db
    .selectFrom('pdfCard as p')
    .innerJoin('agency', 'agency.agencyId', 'p.agencyId')
    .innerJoin('business', (on) =>
      on.onRef('business.agencyId', '=', 'p.agencyId').onRef('business.businessId', '=', 'p.businessId'),
    )
    .select([
      'p.pdfCardNo',
      'p.agencyId',
      'agency.agencyName',
      'p.businessId',
      'business.businessName',
      'p.companyName',
      'p.registeredPhoneNumber',
      'p.mails',
      'p.templateCode',
      'p.details',
      'p.isActive',
      'p.singleExports',
      'p.exportedAt',
      'p.version',
      'p.createdAt',
      (e) =>
        e
          .selectFrom('pdfCardExport as x')
          .select('x.coveredBy')
          .whereRef('x.agencyId', '=', 'p.agencyId')
          .whereRef('x.pdfCardNo', '=', 'p.pdfCardNo')
          .where('x.state', '=', 'ready')
          .where('x.coveredBy', '<>', 'correction')
          .orderBy('x.exportId', 'desc')
          .limit(1)
          .as('coveredBy'),
      (e) =>
        e
          .selectFrom('pdfCardPerson as q')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('q.agencyId', '=', 'p.agencyId')
          .whereRef('q.pdfCardNo', '=', 'p.pdfCardNo')
          .where('q.isDeleted', '=', false)
          .as('people'),
      (e) =>
        e
          .selectFrom('pdfCardJob as j')
          .select('j.isForced')
          .whereRef('j.agencyId', '=', 'p.agencyId')
          .whereRef('j.pdfCardNo', '=', 'p.pdfCardNo')
          .where('j.state', '=', 'ready')
          .where('j.isSample', '=', false)
          .orderBy('j.jobId', 'desc')
          .limit(1)
          .as('isManyForced'),
    ])
    .where('p.pdfCardNo', 'in', nos)
    .where('p.deletedAt', 'is', null)
    .execute()
/** A row of the PDF cards in All Projects. */
export type PdfCardListRow = Awaited<ReturnType<typeof listed>>[number]

/** The rows of a chosen page, in its order; what the reader may not see is not there. */
export async function readPdfCards(db: Db, ids: Chosen['ids']): Promise<PdfCardListRow[]> {
  if (ids.length === 0) return []
  const nos = ids.map(({ id }) => id)
  return inOrder(ids, await listed(db, nos), ({ pdfCardNo }) => pdfCardNo)
}
