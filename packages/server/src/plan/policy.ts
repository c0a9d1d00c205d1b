import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { plansPerAgency } from '@parichay/contract/plan/rules.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** A list of plans has an end: LIMIT_REACHED. `plans` is how many there are. */
export const mayAddPlan = (plans: number): Verdict => (plans >= plansPerAgency ? 'LIMIT_REACHED' : true)

/** What somebody may do with a plan they reach, on a list of so many. */
export function verdictsOnPlan(plans: number, actor: Actor): NonNullable<SubscriptionPlan['can']> {
  const change = gateVerdict(planRoutes.saveSubscriptionPlan, actor)
  return {
    change,
    copy: change === true ? mayAddPlan(plans) : change,
    archive: gateVerdict(planRoutes.archiveSubscriptionPlan, actor),
  }
}
