import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Handlers } from '../../platform/http.ts'
import { type Asking, askerIn, requireAgency, scopeFor, startJob } from '../usecase.ts'
import { checkRows } from './usecase.ts'
import type { ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import { fail } from '@parichay/contract/errors.ts'

/** Who may not give plans imports none. */
function requirePlanRight({ actor }: Asking, rows: readonly ImportRow[]): void {
  const first = rows.find(({ plan = '' }) => plan.trim() !== '')
  if (first && gateVerdict(paymentRoutes.recordCardPayment, actor) !== true)
    fail('VALIDATION', 'You cannot give plans. Leave the column with the plans out.', { field: 'plan' })
}

/** Handlers of the calls that import businesses. */
export const importHandlers: Handlers<Pick<typeof bulkRoutes, 'checkImport' | 'importBusinesses'>> = {
  async checkImport(call) {
    const { body, scope, world } = call
    const there = scopeFor(scope, body.agencyId ?? scope.agencyId)
    await requireAgency(call, there)
    requirePlanRight(call, body.rows)
    return { rows: await checkRows({ world, there, actor: askerIn(call) }, body.rows) }
  },

  async importBusinesses(call) {
    const { rows, fileName, mode = 'other', agencyId } = call.body
    const there = scopeFor(call.scope, agencyId ?? call.scope.agencyId)
    await requireAgency(call, there)
    requirePlanRight(call, rows)
    return startJob(call, there, {
      kind: 'import',
      filter: {},
      wish: { mode },
      about: fileName,
      rows: rows.map((input) => ({ label: input.businessName.trim() || input.phoneNumber, input })),
    })
  },
}
