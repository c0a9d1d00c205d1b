import { z } from 'zod'
import { access, defineRoute } from '../route.ts'

/** Lists of staff that are exported as they are filtered, row by row, by the browser (decision 0111). */
export const exportedLists = [
  'activity',
  'agencies',
  'agencyDues',
  'bills',
  'cardReports',
  'cards',
  'categoryPages',
  'documents',
  'exceptions',
  'feedback',
  'images',
  'invoices',
  'pdfCards',
  'people',
  'requests',
  'subcategories',
  'tags',
  'videos',
  'videoTemplates',
] as const
/** One of `exportedLists`. */
export type ExportedList = (typeof exportedLists)[number]

/** Rows of one file at most: beyond them a list says `10,000+` and is narrowed first. */
export const mostExported = 10_000

/** Which list is exported and what it is narrowed to, as its address says it. */
export const ListExport = z.strictObject({
  list: z.enum(exportedLists),
  filters: z
    .record(z.string().regex(/^\w{1,40}$/), z.string().max(200))
    .refine((filters) => Object.keys(filters).length <= 30, 'Too many filters.'),
})

/** Exports of lists. The rows come from the list's own route; this one notes who takes them away. */
export const listExportRoutes = {
  recordListExport: defineRoute({
    method: 'POST',
    path: '/api/v1/list-export',
    summary: 'Writes into the activity log that a list is exported, before its first row is read',
    access: access('-', '-', 'S', 'S', 'S', 'session staff'),
    body: ListExport,
    reply: z.object({ recorded: z.literal(true) }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'RATE_LIMITED'],
  }),
}
