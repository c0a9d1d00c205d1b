import { z } from 'zod'
import { Flag, IstDate } from '../ids.ts'
import {
  combinedTypes,
  ImageCategoryId,
  ImageSubcategoryId,
  ImageTagId,
  postLanguages,
  requestStatuses,
} from './fields.ts'

/** What posts are narrowed by wherever they are. `type` is media and shape in one word. */
export const PostFilters = z.object({
  type: z.enum(combinedTypes).optional(),
  mediaType: z.enum(['IMAGE', 'VIDEO']).optional(),
  shape: z.enum(['SQUARE', 'STORY']).optional(),
  language: z.enum(postLanguages).optional(),
  isPremium: Flag.optional(),
  isExclusive: Flag.optional(),
  /** Whether customers see it; what is hidden is found by staff alone, with `includeHidden`. */
  isShown: Flag.optional(),
})

/** What the library is narrowed by, listed or searched; it lives in the URL of the panel too. `day` finds posts of the day's occasions too. */
export const LibraryFilters = PostFilters.extend({
  imageCategoryId: ImageCategoryId.optional(),
  imageSubcategoryId: ImageSubcategoryId.optional(),
  imageTagId: ImageTagId.optional(),
  day: IstDate.optional(),
  /** Shared posts that the reader's agency hid from its customers, or all others. */
  isWithheld: Flag.optional(),
})

/** What requests are narrowed by; it lives in the URL of the panel too. */
export const RequestFilters = z.object({ status: z.enum(requestStatuses).optional() })
