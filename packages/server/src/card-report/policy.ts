import type { CardReport } from '@parichay/contract/card-report/fields.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** What somebody may do with a report they reach. */
export const verdictsOnReport = (actor: Actor): CardReport['can'] => ({
  review: gateVerdict(cardReportRoutes.reviewCardReport, actor),
})
