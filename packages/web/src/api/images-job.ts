import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import type { ImagesChange } from '@parichay/contract/bulk/fields.images.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { call } from './client.ts'
import type { PostQuery } from './library-search.ts'
import type { TickedChoice } from './bulk-choice.ts'

/** The filters of the images, without how they are looked at: what a job carries. Words find the best and are no filter. */
export function imageFilterOf({ search: _words, view: _view, post: _post, ...filter }: PostQuery) {
  return filter
}
/** Which images: what the filters find, or those that were ticked. */
export type ImagesFilter = ReturnType<typeof imageFilterOf> & { imageIds?: number[] }
/** What a job over images is asked with. */
export type ImagesChoice = TickedChoice<ImagesFilter>

/** Begins a job that changes images. */
export const changeImages = (choice: ImagesChoice, change: ImagesChange): Promise<BulkJob> =>
  call(bulkRoutes.changeImagesInBulk, { body: { ...choice, change } })
