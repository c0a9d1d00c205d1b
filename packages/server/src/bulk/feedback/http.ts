import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireTyped, startJob } from '../usecase.ts'
import { feedbackChosen } from './usecase.ts'

/** Handlers of the jobs over feedback. */
export const feedbackJobHandlers: Handlers<
  Pick<typeof bulkRoutes, 'tagFeedbackInBulk' | 'deleteFeedbackInBulk'>
> = {
  async tagFeedbackInBulk(call) {
    const { filter, expected, tags } = call.body
    const { there, rows } = await feedbackChosen(call, { filter, expected })
    const about = [...tags.add.map((one) => `+${one}`), ...tags.takeOff.map((one) => `−${one}`)].join(', ')
    return startJob(call, there, { kind: 'feedbackTags', filter, wish: { feedback: tags }, about, rows })
  },

  async deleteFeedbackInBulk(call) {
    const { filter, expected, confirmed } = call.body
    requireTyped(confirmed, expected)
    const { there, rows } = await feedbackChosen(call, { filter, expected })
    return startJob(call, there, { kind: 'feedbackDelete', filter, wish: {}, about: '', rows })
  },
}
