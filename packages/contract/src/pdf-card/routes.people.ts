import { z } from 'zod'
import { Instant, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { PdfJob, PdfOutput, PdfQuote } from './jobs.ts'
import { PrintedAt, PrintMark } from './printed.ts'
import { elsewhere, peopleBounds, PersonChange, PersonPhoto, PersonRow } from './people.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const No = z.coerce.number().int().positive().max(2_147_483_647)
const owners = access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo')
const exporters = access('-', 'O', 'pdf.export', 'A', 'X', 'pdfCardNo')
const keys = z.array(z.uuid()).min(1).max(peopleBounds.rows)

/** The people of a PDF card project, and files of many cards (pdf-cards.md: many people, print sheets). */
export const pdfPeopleRoutes = {
  getPdfPeople: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/people',
    summary: 'Everybody of a project, in their order; at most 2,000',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'pdfCardNo'),
    query: z.object({ pdfCardNo: No }),
    reply: z.object({ list: z.array(PersonRow) }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  savePdfPeople: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/people',
    summary:
      'Keep rows: new, changed, deleted or brought back. What was changed elsewhere meanwhile is answered and not overwritten',
    access: owners,
    body: z.strictObject({
      pdfCardNo: RowNumber,
      changes: z.array(PersonChange).min(1).max(peopleBounds.batch),
      /** The tab that saves: what it keeps in one sitting is one entry of the log. */
      sittingKey: z.uuid().optional(),
    }),
    once: true,
    reply: z.object({
      saved: z.array(
        z.object({
          rowKey: z.uuid(),
          personNo: z.number().int().positive(),
          version: z.number().int(),
          photo: PersonPhoto.nullable(),
          printed: PrintMark.nullable(),
        }),
      ),
      /** Rows as they are now, where they were changed elsewhere. */
      newer: z.array(PersonRow),
    }),
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED'],
  }),
  sitPdfPeople: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/people/sitting',
    summary:
      'Say that a panel has the table open, or leaves it, and hear who else has; asked every 20 seconds',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({ pdfCardNo: RowNumber, sittingKey: z.uuid(), leaves: z.boolean().optional() }),
    reply: z.object({
      others: z.array(z.enum(elsewhere)),
      /** When one of them kept something last. */
      savedAt: Instant.nullable(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  markPdfPeoplePrinted: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/people/printed',
    summary:
      'Mark cards of a list of people as printed, or take the marks away. With `jobId` those of a file, as they stand in it; a card that cannot be made is not marked',
    access: owners,
    body: z.strictObject({
      pdfCardNo: RowNumber,
      isPrinted: z.boolean(),
      /** Only these; without them and `jobId` everybody on the list. */
      rowKeys: keys.optional(),
      jobId: RowNumber.optional(),
      at: PrintedAt,
    }),
    reply: z.object({
      /** The rows whose mark was set or taken away. */
      marked: z.array(z.object({ rowKey: z.uuid(), printed: PrintMark.nullable() })),
    }),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'BUSINESS_SUSPENDED'],
  }),
  quotePdfJob: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/jobs/quote',
    summary: 'What a file of many would take of the plan; nothing is taken',
    access: exporters,
    body: z.strictObject({
      pdfCardNo: RowNumber,
      rowKeys: keys.optional(),
      /** Only those that are not printed as they are now. */
      notPrinted: z.boolean().optional(),
    }),
    reply: PdfQuote,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  startPdfJob: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/jobs',
    summary:
      'Make a file of many cards in the background. All new people are counted at once, or none; `first` takes so many from the top',
    access: exporters,
    body: z.strictObject({
      pdfCardNo: RowNumber,
      output: PdfOutput,
      /** Only these. */
      rowKeys: keys.optional(),
      /** Only those that are not printed as they are now. */
      notPrinted: z.boolean().optional(),
      /** Only those whose card could not be made in this file of the project, however many they are. */
      failedIn: RowNumber.optional(),
      first: z.number().int().min(1).max(peopleBounds.rows).optional(),
      /** With sample watermark; nothing is counted. */
      isSample: z.boolean().optional(),
      /** As many as were looked at: another number means that rows changed, and nothing is made. */
      people: z.number().int().min(1).optional(),
      /** Staff with the right to export: no plan is asked, and it is noted. Credits are taken. */
      forceDownloadWithoutSampleWatermark: z.boolean().optional(),
    }),
    once: true,
    reply: PdfJob,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED'],
  }),
  getPdfJobs: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/jobs',
    summary:
      'The files of many of a project, newest first: all that are made or kept, and of the others those among the last ten',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'pdfCardNo'),
    query: z.object({ pdfCardNo: No }),
    reply: z.object({ list: z.array(PdfJob) }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  cancelPdfJob: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/jobs/cancel',
    summary: 'Stop making a file; what it took is given back',
    access: exporters,
    body: z.strictObject({ pdfCardNo: RowNumber, jobId: RowNumber }),
    reply: PdfJob,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  downloadPdfJob: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/jobs/file',
    summary: 'A file of many cards',
    access: exporters,
    query: z.object({ pdfCardNo: No, jobId: No }),
    download: 'application/pdf',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
