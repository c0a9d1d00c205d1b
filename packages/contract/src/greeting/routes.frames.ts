import { z } from 'zod'
import { BusinessId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId } from './fields.ts'
import { FrameAnswer, FrameSetupChange } from './fields.frames.ts'
import { framedWidths } from './rules.frames.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'] as const

/** Frames of greetings (specification 7, digital cards; screens 8.18 and 8.32). */
export const frameRoutes = {
  updateImagePostStatus: defineRoute({
    method: 'POST',
    path: '/api/v1/updateImagePostStatus',
    summary: 'Switch greetings on or off for a business',
    access: access('-', '-', 'card.imagePost', 'A', 'X', 'businessId'),
    body: z.strictObject({ businessId: BusinessId, isEnabled: z.boolean() }),
    reply: z.object({ businessId: BusinessId, isEnabled: z.boolean() }),
    errors: [...dead],
  }),
  updateImagePostSettings: defineRoute({
    method: 'POST',
    path: '/api/v1/updateImagePostSettings',
    summary:
      'Change the frames of a business; a kind the plan does not have is refused, and only admins give one',
    access: access('-', 'O', 'card.imagePost', 'A', 'X', 'businessId'),
    body: FrameSetupChange,
    reply: FrameAnswer,
    errors: [...dead, 'CONFLICT', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED', 'RATE_LIMITED'],
  }),
  getImagePostSettings: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/settings',
    summary: 'The frames of a business with all they are drawn from; the usual ones until they are changed',
    access: access('-', 'O', 'card.imagePost', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: FrameAnswer,
    errors: [...dead],
  }),
  getFramedPicture: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/framed',
    summary: 'A post in the frame of a business, 240 or 540 px wide, to be shown in lists',
    access: access('-', 'O', 'card.imagePost', 'A', 'X', 'businessId'),
    params: z.object({ imageId: ImageId }),
    query: z.object({
      businessId: BusinessId,
      width: z.coerce
        .number()
        .refine((width) => (framedWidths as readonly number[]).includes(width), 'Ask for 240 or 540.'),
      /** `pictureHash`: with the present one the browser keeps the picture. */
      hash: z.string().max(40).optional(),
      /** That of the post: another picture in it is asked for under another address. */
      version: z.coerce.number().int().optional(),
    }),
    download: 'image/webp',
    reply: z.unknown(),
    errors: [...dead, 'IMAGE_MISSING', 'RENDER_BUSY', 'RENDER_TIMEOUT', 'RENDER_FAILED', 'GLYPH_MISSING'],
  }),
}
