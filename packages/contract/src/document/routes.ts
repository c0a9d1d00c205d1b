import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { BusinessId, DocumentId } from '../ids.ts'

/** Labels of uploads; nothing of them reaches a file name. */
export const documentKinds = [
  'logo',
  'cover',
  'owner',
  'gallery',
  'product',
  'payment',
  'person',
  'signature',
  'brochure',
  'imagePost',
  'banner',
] as const

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

/** Uploads (specification 7, documents). */
export const documentRoutes = {
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
