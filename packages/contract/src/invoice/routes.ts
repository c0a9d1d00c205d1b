import { z } from 'zod'
import { AgencyId, BusinessId, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { Invoice, Seller, SellerRecord } from './fields.ts'

const failures = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const
/** An invoice's number in the database. */
export const InvoiceId = z.coerce.number().int().positive().max(2_147_483_647)

/** Invoices, receipts and credit notes (ours; the specification names no paths). */
export const invoiceRoutes = {
  listInvoices: defineRoute({
    method: 'GET',
    path: '/api/v1/invoice',
    summary: 'Invoices, receipts and credit notes of a business, or of all of one’s own; newest first',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'businessId'),
    query: z.object({
      businessId: BusinessId.optional(),
      /** The one that has this number, written as it is printed, in small letters or large ones. */
      number: z
        .string()
        .regex(/^[A-Za-z0-9/]{1,16}$/)
        .optional(),
      /** The last number of the page before. */
      before: InvoiceId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).optional(),
    }),
    reply: z.object({ list: z.array(Invoice), total: z.number().int() }),
    errors: failures,
  }),
  downloadInvoice: defineRoute({
    method: 'GET',
    path: '/api/v1/invoice/:invoiceId/pdf',
    summary: 'The document as a PDF',
    access: access('-', 'O', 'payment.view', 'A', 'X', 'invoiceId'),
    params: z.object({ invoiceId: InvoiceId }),
    download: 'application/pdf',
    reply: z.unknown(),
    errors: [...failures, 'RENDER_BUSY', 'RENDER_TIMEOUT'],
  }),
  getSeller: defineRoute({
    method: 'GET',
    path: '/api/v1/agency/seller',
    summary: 'What the agency’s invoices say of the agency itself',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: SellerRecord,
    errors: failures,
  }),
  updateSeller: defineRoute({
    method: 'PUT',
    path: '/api/v1/agency/seller',
    summary: 'Change what invoices say of the agency; those that exist keep what they said',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    body: z.strictObject({
      seller: Seller,
      agencyId: AgencyId.optional(),
      version: Version,
    }),
    reply: SellerRecord,
    errors: [...failures, 'CONFLICT'],
  }),
}
