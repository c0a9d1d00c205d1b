import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireTyped, startJob } from '../usecase.ts'
import { kindOf } from './rules.ts'
import { aboutOf, imagesChosen } from './usecase.ts'

/** Handlers of the jobs over images. */
export const imageJobHandlers: Handlers<
  Pick<typeof bulkRoutes, 'changeImagesInBulk' | 'deleteImagesInBulk'>
> = {
  async changeImagesInBulk(call) {
    const { filter, expected, change } = call.body
    const { there, rows } = await imagesChosen(call, { filter, expected })
    const about = await aboutOf(call, there, change)
    return startJob(call, there, { kind: kindOf(change), filter, wish: { images: change }, about, rows })
  },

  async deleteImagesInBulk(call) {
    const { filter, expected, confirmed } = call.body
    requireTyped(confirmed, expected)
    const { there, rows } = await imagesChosen(call, { filter, expected })
    return startJob(call, there, { kind: 'imageDelete', filter, wish: {}, about: '', rows })
  },
}
