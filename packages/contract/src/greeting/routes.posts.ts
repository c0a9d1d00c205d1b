import { z } from 'zod'
import { AgencyId, BusinessId, Flag, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import {
  ImageId,
  ImagePost,
  ImagePostChange,
  ImageRequest,
  ImageRequestAnswer,
  ImageRequestId,
  libraryBounds,
  NewImagePost,
  NewImageRequest,
} from './fields.ts'
import { SettingsQuery } from './fields.frames.ts'
import { LibraryFilters, PostFilters, RequestFilters } from './filters.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const signedIn = access('-', 'S', 'S', 'A', 'X', 'agency visibility')
const managed = (key: string) => access('-', '-', 'imagePost.manage', 'A', 'X', key)
const ofAgency = z.object({ agencyId: AgencyId.optional() })
const pageSize = z.coerce.number().int().min(1).max(libraryBounds.page).optional()

const saved = [...dead, 'NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'RATE_LIMITED'] as const

/** Image posts and what customers ask for (specification 7, Image posts). */
export const imagePostRoutes = {
  listImagePosts: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post',
    summary:
      'Image posts, newest first; `before` is the last imageId seen. With `popular` one page of what is sent most lately, the most sent first, in the languages of `businessId` before others; outside their category, posts for one trade or party are left out. Staff see hidden ones with `includeHidden`',
    access: signedIn,
    query: LibraryFilters.extend({
      includeHidden: Flag.optional(),
      popular: Flag.optional(),
      businessId: BusinessId.optional(),
      before: ImageId.optional(),
      pageSize,
      agencyId: AgencyId.optional(),
    }),
    /** `next` is given as `before` for the page that follows; null at the end. */
    reply: z.object({
      list: z.array(ImagePost),
      next: z.number().int().nullable(),
      /** How many there are in all, exact to 10,000; only for who manages posts, with `includeHidden`. */
      total: z.number().int().optional(),
      totalIsMore: z.boolean().optional(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  searchImagePosts: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/search',
    summary:
      'Image posts by words in any language and spelling, the best first. Staff see hidden ones with `includeHidden`',
    access: signedIn,
    query: LibraryFilters.extend({
      q: z.string().min(1).max(100),
      includeHidden: Flag.optional(),
      pageSize,
    }),
    reply: z.array(ImagePost),
    errors: [...dead, 'RATE_LIMITED'],
  }),
  listImagePostsByIds: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/ids',
    summary:
      'The posts named by `imageIds` (numbers with commas), in that order; what is gone is left out, and what is hidden is only for staff',
    access: signedIn,
    query: z.object({ imageIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/) }),
    reply: z.array(ImagePost),
    errors: [...dead],
  }),
  listImagePostsBySubcategories: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/paginated-mutiple-subcategories',
    summary: 'The newest posts of each subcategory named by `imageSubcategoryIds` (numbers with commas)',
    access: signedIn,
    query: PostFilters.extend({
      imageSubcategoryIds: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/),
      pageSize,
    }),
    reply: z.array(
      z.object({
        imageSubcategoryId: z.number().int(),
        list: z.array(ImagePost),
        next: z.number().int().nullable(),
      }),
    ),
    errors: [...dead],
  }),
  saveImagePost: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post',
    summary:
      'Add an image post, or change the one named by `imageId`; those of the super-admin agency are for all',
    access: managed('agencyId'),
    query: ofAgency,
    body: ImagePostChange,
    once: true,
    reply: ImagePost,
    errors: saved,
  }),
  addImagePosts: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/multiple',
    summary: 'Add many image posts at once, all or none',
    access: managed('agencyId'),
    query: ofAgency,
    body: z.strictObject({ posts: z.array(NewImagePost).min(1).max(libraryBounds.atOnce) }),
    once: true,
    reply: z.array(ImagePost),
    errors: saved,
  }),
  remakeImagePost: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/generate-low-quality-image-post',
    summary: 'Make the small sizes of a post again from its full one',
    access: managed('imageId'),
    body: z.strictObject({ imageId: RowNumber }),
    reply: ImagePost,
    errors: [...dead, 'NOT_FOUND', 'IMAGE_MISSING', 'PICTURE_UNREADABLE', 'RENDER_BUSY', 'RATE_LIMITED'],
  }),
  deleteImagePosts: defineRoute({
    method: 'DELETE',
    path: '/api/v1/image-post',
    summary: 'Delete image posts, all of those named or none; `restore` takes it back',
    access: managed('imageIds'),
    body: z.strictObject({
      imageIds: z.array(RowNumber).min(1).max(libraryBounds.atOnce),
      restore: z.boolean().optional(),
    }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getImagePostFile: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/file',
    summary:
      'The full size of a post for a business that may have it: a premium one needs a plan with greetings. Framed with `frame`: as saved, or by `settings` (JSON)',
    access: access('-', 'O', 'imagePost.manage', 'A', 'X', 'businessId'),
    params: z.object({ imageId: ImageId }),
    query: z.object({
      businessId: BusinessId,
      frame: Flag.optional(),
      settings: SettingsQuery.optional(),
      /** A PNG is a PNG; otherwise it is a JPEG. */
      format: z.enum(['jpeg', 'png']).optional(),
    }),
    download: 'image/jpeg',
    reply: z.unknown(),
    errors: [
      ...dead,
      'NOT_FOUND',
      'CONFLICT',
      'PLAN_NEEDED',
      'BUSINESS_SUSPENDED',
      'LIMIT_REACHED',
      'QUOTA_DAILY',
      'IMAGE_MISSING',
      'GLYPH_MISSING',
      'RATE_LIMITED',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
  requestImages: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/request-images',
    summary: 'Ask for pictures of an occasion that was not found',
    access: access('-', 'O', 'imagePost.request', 'A', 'X', 'businessId'),
    body: NewImageRequest,
    once: true,
    reply: ImageRequest,
    errors: [...dead, 'NOT_FOUND', 'RATE_LIMITED', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED'],
  }),
  listImageRequests: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/request-images',
    summary:
      'What was asked for, newest first: by the own businesses, or for staff by all they reach; `before` is the last imageRequestId seen',
    access: access('-', 'O', 'imagePost.manage', 'A', 'X', 'businessId'),
    query: RequestFilters.extend({
      businessId: BusinessId.optional(),
      before: ImageRequestId.optional(),
      pageSize,
      agencyId: AgencyId.optional(),
    }),
    /** `open` counts what waits for an answer, whatever `status` asks for. */
    reply: z.object({
      list: z.array(ImageRequest),
      next: z.number().int().nullable(),
      open: z.number().int(),
    }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  answerImageRequest: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/request-images/:imageRequestId',
    summary: 'Answer a request: done with a post of the library, declined, or open again',
    access: managed('imageRequestId'),
    params: z.object({ imageRequestId: ImageRequestId }),
    body: ImageRequestAnswer,
    reply: ImageRequest,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT'],
  }),
}
