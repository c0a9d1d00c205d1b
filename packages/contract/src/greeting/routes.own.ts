import { z } from 'zod'
import { BusinessId, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId, ImagePost } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const owned = access('-', 'O', 'imagePost.request', 'A', 'X', 'businessId')
const ofBusiness = z.object({ businessId: BusinessId })

/** How many favourites a business keeps; the oldest give way. */
export const mostFavourites = 100

/** What a business keeps for itself in the greeting library. */
export const ownImageRoutes = {
  listFavouriteImages: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/favourites',
    summary: 'The favourites of a business, the latest first; what is gone is left out',
    access: owned,
    query: ofBusiness,
    reply: z.array(ImagePost),
    errors: [...dead, 'NOT_FOUND'],
  }),
  setFavouriteImage: defineRoute({
    method: 'POST',
    path: '/api/v1/image-post/:imageId/favourite',
    summary: 'Make a post a favourite of a business, or no longer',
    access: owned,
    params: z.object({ imageId: ImageId }),
    body: z.strictObject({ businessId: RowNumber, isFavourite: z.boolean() }),
    reply: z.object({ isFavourite: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
}
