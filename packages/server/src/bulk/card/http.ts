import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { requireTyped, startJob } from '../usecase.ts'
import { cardsChosen } from './usecase.ts'

/** Handlers of the jobs over digital cards. */
export const cardJobHandlers: Handlers<Pick<typeof bulkRoutes, 'setCardStatusInBulk' | 'deleteCardsInBulk'>> =
  {
    async setCardStatusInBulk(call) {
      const { filter, expected, status, reason } = call.body
      const { there, rows } = await cardsChosen(call, { filter, expected })
      const kind = status === 'ACTIVE' ? 'cardResume' : 'cardPause'
      return startJob(call, there, { kind, filter, wish: { reason }, about: '', rows })
    },

    async deleteCardsInBulk(call) {
      const { filter, expected, confirmed } = call.body
      requireTyped(confirmed, expected)
      const { there, rows } = await cardsChosen(call, { filter, expected })
      return startJob(call, there, { kind: 'cardDelete', filter, wish: {}, about: '', rows })
    },
  }
