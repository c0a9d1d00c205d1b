import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { AgencyId, BusinessId, DocumentId, Instant } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { DocumentFilters } from './filters.ts'
import { documentKinds } from './kinds.ts'

/** Largest upload, in bytes (5 MB). */
export const uploadMaxBytes = 5 * 1024 * 1024

/** A stored picture: WebP, at most 2160 px on the long side, without metadata; widths and heights in px. */
export const Document = z.object({
  documentId: DocumentId,
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
})
export type Document = z.infer<typeof Document>

/** The number of a file in an address. */
const DocumentNumber = z.coerce.number().int().positive().max(2_147_483_647)

/** Where a stored file is used; a file may be used in several places, or in none any more. */
export const documentUses = [
  'businessLogo',
  'cardHead',
  'gallery',
  'product',
  'about',
  'payment',
  'frame',
  'pdfCard',
  'person',
  'video',
  'greetingPost',
  'greetingFilm',
  'agencyLogo',
  'profile',
  'categoryPage',
  'uiCustomisation',
  'invoice',
  /** Something deleted that can still be brought back. */
  'bin',
] as const
/** One of `documentUses`. */
export type DocumentUse = (typeof documentUses)[number]

/** A stored file as the library lists it. */
export const StoredDocument = Document.extend({
  agencyId: z.number(),
  agencyName: z.string(),
  kind: z.enum(documentKinds),
  isPicture: z.boolean(),
  business: z.object({ businessId: BusinessId, businessName: z.string() }).nullable(),
  usedIn: z.array(z.enum(documentUses)),
  can: z.object({ delete: Verdict }),
  createdAt: Instant,
})
/** A stored file as the library lists it. */
export type StoredDocument = z.infer<typeof StoredDocument>

const Stored = z.object({
  files: z.number().int(),
  bytes: z.number().int(),
})
/**
 * What an agency has stored: files and bytes, pictures and PDFs as well as sounds and clips of videos, and how much it may store;
 * null without a limit. Of all agencies together no limit can be said: `agencies` has those instead that have little room left.
 */
export const DocumentQuota = Stored.extend({
  limitBytes: z.number().int().nullable(),
  agencies: z
    .object({
      /** That have stored anything. */
      count: z.number().int(),
      /** Those that used four fifths of their limit or more, the fullest first, at most five. */
      tight: z.array(
        Stored.extend({ agencyId: AgencyId, agencyName: z.string(), limitBytes: z.number().int() }),
      ),
    })
    .nullable(),
})
/** What an agency has stored. */
export type DocumentQuota = z.infer<typeof DocumentQuota>

/** Uploads (specification 7, documents). */
export const documentRoutes = {
  listDocuments: defineRoute({
    method: 'GET',
    path: '/api/v1/document',
    summary: 'Files that the agency and its customers have stored, and where each is used',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: DocumentFilters,
    reply: z.object({ list: z.array(StoredDocument), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  getDocumentQuota: defineRoute({
    method: 'GET',
    path: '/api/v1/document/quota',
    summary:
      'How much the agency has stored, and how much it may store; the platform without a number gets the sum of all agencies',
    access: access('-', '-', '-', 'A', 'X', 'agencyId'),
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: DocumentQuota,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  deleteDocument: defineRoute({
    method: 'DELETE',
    path: '/api/v1/document/:documentId',
    summary:
      'Delete a stored file; `restore` takes it back within 30 days, where there is room for it. IN_USE while anything names it',
    access: access('-', '-', '-', 'A', 'X', 'id->agency'),
    params: z.object({ documentId: DocumentNumber }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'IN_USE', 'LIMIT_REACHED'],
  }),
  uploadDocument: defineRoute({
    method: 'POST',
    path: '/api/v1/document/uploadDoc',
    summary:
      'Upload a JPEG, PNG or WebP of at most 5 MB; it is turned upright, re-encoded and freed of metadata',
    access: access('-', 'O', 'document.upload', 'A', 'X', 'hierarchy1/2 allow-list'),
    query: z.object({ hierarchy1: z.enum(documentKinds), hierarchy2: BusinessId.optional() }),
    upload: { maxBytes: uploadMaxBytes },
    reply: Document,
    errors: [
      'NOT_SIGNED_IN',
      'NOT_ALLOWED',
      'NOT_FOUND',
      'UPLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA',
      'PICTURE_UNREADABLE',
      'RENDER_BUSY',
      'LIMIT_REACHED',
      'RATE_LIMITED',
    ],
  }),
}
