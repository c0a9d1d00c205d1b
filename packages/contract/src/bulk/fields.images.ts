import { z } from 'zod'
import { libraryBounds } from '../greeting/fields.ts'
import { LibraryFilters } from '../greeting/filters.ts'
import { AgencyId, IstDate, RowNumber } from '../ids.ts'
import { wordsChange, ticked } from './fields.ts'

/** Which images: the filters of the library without words to search, which find the best and not all. */
export const ImageFilter = LibraryFilters.extend({
  agencyId: AgencyId.optional(),
  /** These only, ticked one by one. */
  imageIds: ticked(RowNumber),
}).strict()
export type ImageFilter = z.output<typeof ImageFilter>

/** Where images are put: a category, and an occasion of it or none. */
export const ImagePlace = z.strictObject({
  imageCategoryId: RowNumber,
  imageSubcategoryId: RowNumber.nullable().default(null),
})
/** Tags that are put on images or taken off. */
export const ImageTagsChange = wordsChange(RowNumber, libraryBounds.tags)

/** The one thing that is changed of many images. */
export const ImagesChange = z
  .strictObject({
    isShown: z.boolean().optional(),
    /** Shared ones, for the customers of one's own agency alone. */
    isWithheld: z.boolean().optional(),
    place: ImagePlace.optional(),
    tags: ImageTagsChange.optional(),
    /** Null takes the date away. */
    day: IstDate.nullable().optional(),
  })
  .refine((change) => Object.values(change).filter((part) => part !== undefined).length === 1, {
    message: 'Choose one thing to change.',
  })
export type ImagesChange = z.output<typeof ImagesChange>
