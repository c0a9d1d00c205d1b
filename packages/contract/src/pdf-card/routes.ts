import { z } from 'zod'
import { BusinessId, Flag, Instant, line, RowNumber, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { GivenPdfCardDetails, PdfCard, pdfCardBounds, PdfCardsOfBusiness, pdfCardStatuses } from './fields.ts'
import { PrintedAt } from './printed.ts'
import { PdfCardFilters } from './filters.ts'
import { pdfTemplateCodes } from './templates.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const No = z.coerce.number().int().positive().max(2_147_483_647)

/** A row of the PDF cards in All Projects. */
export const PdfCardListItem = z.object({
  ...PdfCard.pick({
    pdfCardNo: true,
    agencyId: true,
    businessId: true,
    businessName: true,
    companyName: true,
    registeredPhoneNumber: true,
    mails: true,
    kind: true,
    status: true,
    can: true,
    version: true,
  }).shape,
  agencyName: z.string(),
  templateCode: z.enum(pdfTemplateCodes),
  /** How many people's cards it is. */
  quantity: z.number().int(),
  /** What paid for its last file without watermark, or a single purchase that waits; null for a sample. */
  payment: z.enum(['plan', 'single', 'staff']).nullable(),
  exportedAt: Instant.nullable(),
  createdAt: Instant,
})
/** A row of the PDF cards in All Projects. */
export type PdfCardListItem = z.infer<typeof PdfCardListItem>

/** PDF cards (specification 7, PDF cards). */
export const pdfCardRoutes = {
  getPdfCard: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/pdfCard',
    summary: 'One PDF card with all that it is drawn from',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'pdfCardNo'),
    query: z.object({ pdfCardNo: No }),
    reply: PdfCard,
    errors: [...dead, 'NOT_FOUND'],
  }),
  getPdfCardsByBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/getPdfCardsByBusiness',
    summary: 'The PDF cards of a business, what a new one begins with, and how many may be exported',
    access: access('-', 'O', 'pdf.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: PdfCardsOfBusiness,
    errors: [...dead, 'NOT_FOUND'],
  }),
  getPdfCardList: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/getPdfCardList',
    summary: 'All Projects: the PDF cards of the staff member’s scope, searched and filtered, page by page',
    access: access('-', '-', 'pdf.list', 'A', 'X', 'filters forced to scope'),
    query: PdfCardFilters,
    reply: z.object({
      list: z.array(PdfCardListItem),
      total: z.number().int(),
      totalIsMore: z.boolean(),
    }),
    errors: [...dead],
  }),
  updatePdfCardBasicDetails: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/updatePdfCardBasicDetails',
    summary:
      'Save a PDF card. Without `pdfCardNo` a new one of the business is made; with `version`, a change made elsewhere is not overwritten',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber.optional(),
      businessId: RowNumber.optional(),
      version: Version.optional(),
      details: GivenPdfCardDetails,
    }),
    once: true,
    reply: PdfCard,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED'],
  }),
  updatePdfCardStatus: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/updatePdfCardStatus',
    summary: 'Switch a PDF card off, with a reason, or on again; one that is off is not exported',
    access: access('-', '-', 'pdf.status', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      status: z.enum(pdfCardStatuses),
      reason: line(200).optional(),
      version: Version.optional(),
    }),
    reply: PdfCard,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
  deletePdfCard: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/deletePdfCard',
    summary: 'Take a PDF card away; soft for 30 days, `restore` brings it back',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({ pdfCardNo: RowNumber, restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED'],
  }),
  renamePdfCard: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/rename',
    summary:
      'What a project of PDF cards is called in lists; nothing that is printed changes. An empty title takes the name away',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({ pdfCardNo: RowNumber, title: line(pdfCardBounds.name), version: Version }),
    reply: PdfCard,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'BUSINESS_SUSPENDED'],
  }),
  markPdfCardPrinted: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/printed',
    summary: 'Mark the card of a project’s own person as printed as it is now, or take the mark away',
    access: access('-', 'O', 'pdf.edit', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      isPrinted: z.boolean(),
      /** What was printed: another version is not marked. */
      version: Version.optional(),
      at: PrintedAt,
    }),
    reply: PdfCard,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'BUSINESS_SUSPENDED'],
  }),
  exportPdfCard: defineRoute({
    method: 'POST',
    path: '/api/v1/pdf-card/exportPdfCard',
    summary:
      'Make the file without sample watermark; counted once, by the single purchase or the plan, with the agency’s credit',
    access: access('-', 'O', 'pdf.export', 'A', 'X', 'pdfCardNo'),
    body: z.strictObject({
      pdfCardNo: RowNumber,
      /** What was looked at: another version is not exported. */
      version: Version.optional(),
      /** Staff with the right to export: neither plan nor purchase is asked, and it is noted. A credit is taken. */
      forceDownloadWithoutSampleWatermark: z.boolean().optional(),
    }),
    reply: PdfCard,
    errors: [
      ...dead,
      'NOT_FOUND',
      'CONFLICT',
      'QUOTA_DAILY',
      'PLAN_NEEDED',
      'BUSINESS_SUSPENDED',
      'LIMIT_REACHED',
      'GLYPH_MISSING',
      'IMAGE_MISSING',
      'PICTURE_UNREADABLE',
      'QR_TOO_LONG',
      'SCENE_INVALID',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
  downloadPdfCard: defineRoute({
    method: 'GET',
    path: '/api/v1/pdf-card/downloadPdfCard',
    summary:
      'The file: without watermark once the card as it is was exported, else a sample; both sides, links that can be tapped',
    access: access('-', 'O', 'pdf.export', 'A', 'X', 'pdfCardNo'),
    query: z.object({
      pdfCardNo: No,
      /** Never a sample: the call fails where the card as it is was not exported. */
      forceDownloadWithoutSampleWatermark: Flag.optional(),
    }),
    download: 'application/pdf',
    reply: z.unknown(),
    errors: [
      ...dead,
      'NOT_FOUND',
      'CONFLICT',
      'QUOTA_DAILY',
      'GLYPH_MISSING',
      'IMAGE_MISSING',
      'PICTURE_UNREADABLE',
      'QR_TOO_LONG',
      'SCENE_INVALID',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
}
