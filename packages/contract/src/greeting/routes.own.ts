import { z } from 'zod'
import { BusinessId, Instant, IstDate, RowNumber } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { ImageId, ImagePost, postLanguages } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const owned = access('-', 'O', 'imagePost.request', 'A', 'X', 'businessId')
const ofBusiness = z.object({ businessId: BusinessId })

/** How many favourites a business keeps; the oldest give way. */
export const mostFavourites = 100

/** A favourite with its business, and since when it is one. */
export const SavedImage = z.object({ businessId: z.number().int(), savedAt: Instant, post: ImagePost })
/** A favourite with its business. */
export type SavedImage = z.infer<typeof SavedImage>

/** What a business has of the greeting library: the pictures of its day, and what it keeps. */
export const ownImageRoutes = {
  getDayImages: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/day',
    summary:
      'The pictures a day begins with for a business: of its occasions, then at least six that suit any day, as far as there are; without `language` in all that are read there',
    access: owned,
    query: ofBusiness.extend({
      day: IstDate,
      shape: z.enum(['SQUARE', 'STORY']).optional(),
      language: z.enum(postLanguages).optional(),
    }),
    /** `occasion` counts the first pictures, which belong to occasions of the day; `hasMore` says these have more. */
    reply: z.object({ list: z.array(ImagePost), occasion: z.number().int(), hasMore: z.boolean() }),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listFavouriteImages: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/favourites',
    summary: 'The favourites of a business, the latest first; what is gone is left out',
    access: owned,
    query: ofBusiness,
    reply: z.array(ImagePost),
    errors: [...dead, 'NOT_FOUND'],
  }),
  listSavedImages: defineRoute({
    method: 'GET',
    path: '/api/v1/image-post/saved',
    summary: 'The favourites of all businesses of a customer, the latest first; what is gone is left out',
    access: access('-', 'O', '-', '-', '-', 'session user'),
    reply: z.object({ list: z.array(SavedImage) }),
    errors: [...dead],
  }),
  getGreetingUse: defineRoute({
    method: 'GET',
    path: '/api/v1/business/:id/greeting-use',
    summary: 'What a business sent in the last thirty days, for staff who look it up',
    access: access('-', '-', 'business.view', 'A', 'X', 'id'),
    params: z.object({ id: BusinessId }),
    reply: z.object({
      isEnabled: z.boolean(),
      /** Posts and days on which one was taken, in thirty days with today. */
      taken: z.number().int(),
      days: z.number().int(),
      favourites: z.number().int(),
      /** The latest twelve that are still there, each with the day it was taken last. */
      latest: z.array(z.object({ day: IstDate, post: ImagePost })),
    }),
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
