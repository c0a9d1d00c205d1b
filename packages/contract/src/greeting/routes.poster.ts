import { z } from 'zod'
import { BusinessId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { SettingsQuery } from './fields.frames.ts'
import { OwnPosterQuery } from './own-poster.ts'

/** Posters in a customer's own words. */
export const ownPosterRoutes = {
  getOwnPosterFile: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/own-poster/file',
    summary:
      'A poster in own words (`poster`, JSON) as a file, in the frame of the business: as saved, or by `settings` (JSON)',
    access: access('-', 'O', 'imagePost.manage', 'A', 'X', 'businessId'),
    query: z.object({
      businessId: BusinessId,
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
