import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireTyped, startJob } from '../usecase.ts'
import { pdfCardsChosen } from './usecase.ts'

/** Handlers of the jobs over PDF cards. */
export const pdfCardJobHandlers: Handlers<Pick<typeof bulkRoutes, 'deletePdfCardsInBulk'>> = {
  async deletePdfCardsInBulk(call) {
    const { filter, expected, confirmed } = call.body
    requireTyped(confirmed, expected)
    const { there, rows } = await pdfCardsChosen(call, { filter, expected })
    return startJob(call, there, { kind: 'pdfCardDelete', filter, wish: {}, about: '', rows })
  },
}
