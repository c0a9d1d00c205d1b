import { z } from 'zod'
import { AgencyId, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId, ImagePost, libraryBounds } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const managed = (key: string) => access('-', '-', 'imagePost.manage', 'A', 'X', key)

/** An upload that looks like an image of the library, or like an upload before it. */
export const AlikeUpload = z.object({
  documentId: z.number().int(),
  /** The image of the library; null where only another upload is like it. */
  post: ImagePost.nullable(),
  ofDocumentId: z.number().int().nullable(),
})
export type AlikeUpload = z.infer<typeof AlikeUpload>

/** Two images of one shape and language that are nearly the same. */
export const ImagePair = z.object({ pairId: z.number().int(), newer: ImagePost, older: ImagePost })
export type ImagePair = z.infer<typeof ImagePair>

/** Images that are nearly the same: saved again, made smaller, a little cropped. */
export const likenessRoutes = {
  findAlikeImages: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/alike',
    summary:
      'Of the caller’s uploads named by `documentIds` (numbers with commas) those that look like an image of the library of the same shape, or like an earlier one of them',
    access: managed('-'),
    query: z.object({ documentIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,49}$/) }),
    reply: z.array(AlikeUpload),
    errors: [...dead, 'PICTURE_UNREADABLE', 'RENDER_BUSY'],
  }),
  listImagePairs: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/pairs',
    summary:
      'Images that are shown and nearly the same as another one of their type and language, the newest pair first; `before` is the last pairId seen. Without pairs of which both are kept, or one is hidden by the agency',
    access: managed('-'),
    query: z.object({
      before: ImageId.optional(),
      pageSize: z.coerce.number().int().min(1).max(libraryBounds.page).optional(),
      agencyId: AgencyId.optional(),
    }),
    reply: z.object({ list: z.array(ImagePair), next: z.number().int().nullable() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  keepImagePair: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/pairs',
    summary: 'Keep both of a pair: the agency is not shown it again; `isKept` false takes that back',
    access: managed('imageId'),
    body: z.strictObject({ imageId: RowNumber, otherId: RowNumber, isKept: z.boolean() }),
    reply: z.object({ isKept: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
}
