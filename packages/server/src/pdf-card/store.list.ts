import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'
import { pdfTemplateCodes } from '@parichay/contract/pdf-card/templates.ts'
import { expressionBuilder, sql } from 'kysely'
import { type Chosen, choosePage, holdsWord } from '../platform/choose-page.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { Tables } from '../platform/tables.ts'

/** Filters, order and page of the PDF cards in All Projects. */
export type PdfCardListFilters = {
  words: readonly string[]
  searchBy?: CardFilterOption | undefined
  status?: 'ACTIVE' | 'INACTIVE' | undefined
  done?: 'done' | 'not-done' | undefined
  madeBy?: number | undefined
  madeFrom?: Date | undefined
  madeUntil?: Date | undefined
  sort: 'newest' | 'oldest' | 'name'
  page: number
  pageSize: number
  fromEnd: boolean
  agencyId?: number | undefined
}

// Written as the index of the migration is, or PostgreSQL would not use it. A PDF card has a number where a card has a link.
const searched = {
  cardId: sql`searchable(pdf_card.pdf_card_no::text)`,
  companyName: sql`searchable(pdf_card.company_name)`,
  registeredPhoneNumber: sql`pdf_card.registered_phone_number`,
  businessName: sql`searchable(pdf_card.business_name)`,
} as const

/** One word in one of the five, or anywhere. Codes of templates are few: those that hold the word are named. */
function holds(word: string, by: CardFilterOption | undefined) {
  if (by === undefined) return holdsWord(sql`pdf_card.search_text`, word)
  if (by !== 'templateCode') return holdsWord(searched[by], word)
  const codes = pdfTemplateCodes.filter((code) => code.includes(word))
  return codes.length > 0 ? sql<boolean>`pdf_card.template_code in (${sql.join(codes)})` : sql<boolean>`false`
}

/** Chooses a page of the PDF cards in All Projects; see `choosePage`. */
export function choosePdfCards(tx: Tx, scope: Scope, filters: PdfCardListFilters): Promise<Chosen> {
  const { words, searchBy, status, done, madeBy, madeFrom, madeUntil } = filters
  const e = expressionBuilder<Tables, 'pdfCard'>()
  const agencyId = scope.reach === 'platform' ? filters.agencyId : scope.agencyId
  const where = e.and([
    e('pdfCard.deletedAt', 'is', null),
    sql<boolean>`not pdf_card.is_gone`,
    ...(agencyId === undefined ? [] : [e('pdfCard.agencyId', '=', agencyId)]),
    ...(scope.reach === 'madeBy' ? [e('pdfCard.madeByFranchiseeId', '=', scope.franchiseeId)] : []),
    ...words.map((word) => holds(word, searchBy)),
    ...(status ? [e('pdfCard.isActive', '=', status === 'ACTIVE')] : []),
    ...(done ? [sql<boolean>`(pdf_card.exported_at is not null) = ${sql.lit(done === 'done')}`] : []),
    ...(madeBy ? [e('pdfCard.madeByFranchiseeId', '=', madeBy)] : []),
    ...(madeFrom ? [e('pdfCard.createdAt', '>=', madeFrom)] : []),
    ...(madeUntil ? [e('pdfCard.createdAt', '<', madeUntil)] : []),
  ])
  const key = filters.sort === 'name' ? sql`lower(pdf_card.company_name)` : null
  const isMade = key === null && (madeFrom ?? madeUntil) !== undefined
  return choosePage(tx, {
    table: sql`pdf_card`,
    id: sql`pdf_card.pdf_card_no`,
    where,
    // Those made on some days stand together in the index by the time of making, and nowhere near the newest number.
    key: isMade ? sql`pdf_card.created_at` : key,
    keyGrows: isMade,
    newestFirst: filters.sort === 'newest',
    narrow:
      words.length > 0 ||
      [status, done, madeBy, madeFrom, madeUntil].some((one) => one !== undefined) ||
      scope.reach === 'madeBy',
    words,
    page: filters.page,
    pageSize: filters.pageSize,
    fromEnd: filters.fromEnd,
  })
}

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
  const byNo = new Map(
    (
      await listed(
        db,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.pdfCardNo, row]),
  )
  return ids.flatMap(({ id }) => byNo.get(id) ?? [])
}
