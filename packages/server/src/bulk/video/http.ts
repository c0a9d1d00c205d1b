import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireTyped, startJob } from '../usecase.ts'
import { videosChosen } from './usecase.ts'

/** Handlers of the jobs over promotional videos. */
export const videoJobHandlers: Handlers<Pick<typeof bulkRoutes, 'deleteVideosInBulk'>> = {
  async deleteVideosInBulk(call) {
    const { filter, expected, confirmed } = call.body
    requireTyped(confirmed, expected)
    const { there, rows } = await videosChosen(call, { filter, expected })
    return startJob(call, there, { kind: 'videoDelete', filter, wish: {}, about: '', rows })
  },
}
