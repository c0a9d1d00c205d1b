import { z } from 'zod'
import { RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId, ImagePost } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
/** Widths in px of the small pictures of a post. */
export const smallWidths = [240, 540] as const

/** Shared posts that an agency does not give its customers; its own have their own switch. */
export const withheldRoutes = {
  withholdImagePost: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/withheld',
    summary:
      'Hide a shared post from the customers of one’s own agency, wherever posts are shown, or show it to them again; other agencies keep it',
    access: access('-', '-', '-', 'A', '-', 'imageId'),
    body: z.strictObject({ imageId: RowNumber, isWithheld: z.boolean() }),
    reply: ImagePost,
    errors: [...dead, 'NOT_FOUND'],
  }),
  getWithheldPicture: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/:imageId/withheld',
    summary:
      'A small picture of a post that the agency hid: its public address is no more on the agency’s host',
    access: access('-', '-', 'imagePost.manage', 'A', 'X', 'imageId'),
    params: z.object({ imageId: ImageId }),
    query: z.object({ width: z.coerce.number().pipe(z.literal(smallWidths)) }),
    download: 'image/webp',
    reply: z.unknown(),
    errors: [...dead, 'NOT_FOUND', 'IMAGE_MISSING'],
  }),
}
