import type { Lead } from '@parichay/contract/lead/fields.ts'
import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** What somebody may do with the leads of a business they reach; nothing while it is suspended. */
export function verdictsOnLead({ suspendedAt }: { suspendedAt: Date | null }, actor: Actor): Lead['can'] {
  const unless = (gate: Verdict): Verdict =>
    gate === true && suspendedAt !== null ? 'BUSINESS_SUSPENDED' : gate
  return {
    change: unless(gateVerdict(leadRoutes.changeLead, actor)),
    delete: unless(gateVerdict(leadRoutes.deleteLead, actor)),
  }
}
