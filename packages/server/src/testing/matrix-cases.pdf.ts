import type { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import type { MatrixCase } from './matrix-case.ts'

const details = () => detailsFor('slope', cardFixtures.usual)

/** PDF cards; the business of the matrix has no plan, so exporting is refused with 402 to whoever may try. */
export const pdfCardCases: Record<keyof typeof pdfCardRoutes, MatrixCase> = {
  getPdfCard: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ query: { pdfCardNo } }) },
  getPdfCardsByBusiness: { object: 'businessId', input: ({ businessId }) => ({ query: { businessId } }) },
  getPdfCardList: { object: null, input: () => ({ query: {} }) },
  updatePdfCardBasicDetails: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, details: details() } }),
    table: 'pdf_card',
  },
  updatePdfCardStatus: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, status: 'ACTIVE' } }),
    table: 'pdf_card',
  },
  deletePdfCard: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo } }),
    consumes: true,
    table: 'pdf_card',
  },
  renamePdfCard: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, title: 'Class 6', version: 2_000_000_000 } }),
    allowed: 409,
    table: 'pdf_card',
  },
  markPdfCardPrinted: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, isPrinted: true } }),
    table: 'pdf_card',
  },
  exportPdfCard: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo } }),
    allowed: 200,
    table: 'pdf_card_export',
  },
  downloadPdfCard: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ query: { pdfCardNo } }) },
}

/** Verify pages; a card of one person. */
export const pdfVerifyCases: Record<keyof typeof pdfVerifyRoutes, MatrixCase> = {
  getPdfPass: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ query: { pdfCardNo } }) },
  reissuePdfPass: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, reason: 'Lost' } }),
    table: 'pdf_card_pass',
  },
  revokePdfPass: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, revoked: true, reason: 'Lost' } }),
    table: 'pdf_card_pass',
  },
  savePdfVerify: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, showsPhoto: true } }),
    table: 'pdf_verify_setting',
  },
}
