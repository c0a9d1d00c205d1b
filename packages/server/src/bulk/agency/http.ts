import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { Handlers } from '../../platform/http.ts'
import { startJob } from '../usecase.ts'
import { agenciesChosen } from './usecase.ts'

/** Handlers of the jobs over agencies. */
export const agencyJobHandlers: Handlers<Pick<typeof bulkRoutes, 'setAgencyStatusInBulk'>> = {
  async setAgencyStatusInBulk(call) {
    const { filter, expected, status, reason } = call.body
    if (status === 'SUSPENDED' && !reason) fail('VALIDATION', 'This field is required.', { field: 'reason' })
    const { there, rows } = await agenciesChosen(call, { filter, expected })
    const kind = status === 'ACTIVE' ? 'agencyResume' : 'agencySuspend'
    return startJob(call, there, { kind, filter, wish: { reason }, about: '', rows })
  },
}
