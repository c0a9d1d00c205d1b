import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** Only a post of somebody else's is withheld: for one of one's own there is its own switch, and the platform has no customers of others. */
export const mayWithhold = (row: { agencyId: number }, actor: Actor): Verdict => {
  const gate = gateVerdict(withheldRoutes.withholdImagePost, actor)
  return gate === true && row.agencyId === actor.agencyId ? 'NOT_FOUND' : gate
}
