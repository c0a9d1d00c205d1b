import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Handlers } from '../../platform/http.ts'
import { startJob } from '../usecase.ts'
import { peopleChosen } from './usecase.ts'

/** Handlers of the jobs over people. */
export const personJobHandlers: Handlers<
  Pick<typeof bulkRoutes, 'setStaffAccessInBulk' | 'inviteStaffInBulk'>
> = {
  async setStaffAccessInBulk(call) {
    const { filter, expected, isActive } = call.body
    const { there, rows } = await peopleChosen(call, { filter, expected })
    const kind = isActive ? 'personEnable' : 'personDisable'
    return startJob(call, there, { kind, filter, wish: {}, about: '', rows })
  },

  async inviteStaffInBulk(call) {
    const { filter, expected } = call.body
    const { there, rows } = await peopleChosen(call, { filter, expected })
    return startJob(call, there, { kind: 'personInvite', filter, wish: {}, about: '', rows })
  },
}
