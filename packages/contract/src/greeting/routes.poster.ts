import { z } from 'zod'
import { BusinessId, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId } from './fields.ts'
import { SettingsQuery } from './fields.frames.ts'
import { OwnPosterQuery, PosterBase, PosterEdit } from './own-poster.ts'

const owned = access('-', 'O', 'imagePost.manage', 'A', 'X', 'businessId')
const imageId = z.object({ imageId: ImageId })
const ofBusiness = z.object({ businessId: BusinessId })

/** Posters in a customer's own words: of designs of their own, and of the library. */
export const ownPosterRoutes = {
  getPosterWords: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/words',
    summary:
      'The words of a poster of the library, how they are set, and what the business said on it last; CONFLICT for a post that is only a picture',
    access: owned,
    params: imageId,
    query: ofBusiness,
    reply: PosterBase,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'CONFLICT'],
  }),
  keepPosterWords: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/:imageId/words',
    summary: 'Keep what a business says on a poster of the library; null forgets it',
    access: owned,
    params: imageId,
    body: z.strictObject({ businessId: RowNumber, edit: PosterEdit.nullable() }),
    reply: z.object({ edit: PosterEdit.nullable() }),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'BUSINESS_SUSPENDED', 'CONFLICT'],
  }),
  getPosterGround: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/ground',
    summary: 'A poster of the library without its words, 810 px wide, to be written on',
    access: owned,
    params: imageId,
    query: ofBusiness,
    download: 'image/webp',
    reply: z.unknown(),
    errors: [
      'NOT_SIGNED_IN',
      'NOT_ALLOWED',
      'NOT_FOUND',
      'CONFLICT',
      'RATE_LIMITED',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
  getOwnPosterFile: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/own-poster/file',
    summary:
      'A poster in own words (`poster`, JSON) as a file, in the frame of the business: as saved, or by `settings` (JSON)',
    access: owned,
    query: ofBusiness.extend({
      poster: OwnPosterQuery,
      settings: SettingsQuery.optional(),
      /** A PNG is a PNG; otherwise it is a JPEG. */
      format: z.enum(['jpeg', 'png']).optional(),
    }),
    download: 'image/jpeg',
    reply: z.unknown(),
    errors: [
      'NOT_SIGNED_IN',
      'NOT_ALLOWED',
      'NOT_FOUND',
      'CONFLICT',
      'PLAN_NEEDED',
      'LIMIT_REACHED',
      'QUOTA_DAILY',
      'BUSINESS_SUSPENDED',
      'GLYPH_MISSING',
      'PICTURE_UNREADABLE',
      'RATE_LIMITED',
      'RENDER_BUSY',
      'RENDER_TIMEOUT',
      'RENDER_FAILED',
    ],
  }),
}
