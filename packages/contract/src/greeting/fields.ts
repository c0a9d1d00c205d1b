import { z } from 'zod'

/** A named subdivision of an image category; the business categories are the ones of 'Business Category'. */
export const ImageSubcategory = z.object({
  imageSubcategoryId: z.number().int(),
  name: z.string(),
  names: z.object({ hi: z.string().optional(), gu: z.string().optional() }),
})
export type ImageSubcategory = z.infer<typeof ImageSubcategory>
