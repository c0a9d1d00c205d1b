import type { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { nobody } from '@parichay/contract/pdf-card/people.ts'
import type { MatrixCase } from './matrix-case.ts'

const rowKey = '0b7ad1f2-6f0e-4a3b-9c2d-0123456789ab'
const output = { layout: 'send', gutter: 0, duplex: 'long' }

/** People of PDF cards and their files; the project of the matrix has nobody and no file, which is told to whoever may ask. */
export const pdfPeopleCases: Record<keyof typeof pdfPeopleRoutes, MatrixCase> = {
  getPdfPeople: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ query: { pdfCardNo } }) },
  savePdfPeople: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({
      body: { pdfCardNo, changes: [{ rowKey, place: 1, facts: nobody, version: 0, isDeleted: true }] },
    }),
    table: 'pdf_card_person',
  },
  sitPdfPeople: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, sittingKey: rowKey } }),
    table: 'pdf_card_sitting',
  },
  markPdfPeoplePrinted: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, isPrinted: true } }),
    table: 'pdf_card_person',
  },
  quotePdfJob: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ body: { pdfCardNo } }) },
  startPdfJob: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, output } }),
    allowed: 409,
    table: 'pdf_card_job',
  },
  getPdfJobs: { object: 'pdfCardNo', input: ({ pdfCardNo }) => ({ query: { pdfCardNo } }) },
  cancelPdfJob: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ body: { pdfCardNo, jobId: 2_000_000_000 } }),
    allowed: 404,
    table: 'pdf_card_job',
  },
  downloadPdfJob: {
    object: 'pdfCardNo',
    input: ({ pdfCardNo }) => ({ query: { pdfCardNo, jobId: 2_000_000_000 } }),
    allowed: 404,
  },
}
