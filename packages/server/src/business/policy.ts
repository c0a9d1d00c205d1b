import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { hasPaidTime } from '@parichay/contract/plan/entitlement.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

type Term = Parameters<typeof hasPaidTime>[0]
type Facts = Term & { ownerHasTotp: boolean; suspendedAt: Date | null }

/** A business with paid time stays: SUBSCRIPTION_ACTIVE. `today` is an IST date. */
export const mayDelete = (term: Term, today: string): Verdict =>
  hasPaidTime(term, today) ? 'SUBSCRIPTION_ACTIVE' : true

/** What staff suspended, its owner leaves as it is: BUSINESS_SUSPENDED. Staff go on. */
const mayOwnerChange = (
  { suspendedAt }: Pick<Facts, 'suspendedAt'>,
  { kind }: Pick<Actor, 'kind'>,
): Verdict => (kind === 'customer' && suspendedAt !== null ? 'BUSINESS_SUSPENDED' : true)

/** What somebody may do with a business they reach. */
export function verdictsOnBusiness(facts: Facts, actor: Actor, today: string): Business['can'] {
  const by = (route: Parameters<typeof gateVerdict>[0]) => gateVerdict(route, actor)
  const first = (...verdicts: Verdict[]) => verdicts.find((one) => one !== true) ?? true
  const goesOn = mayOwnerChange(facts, actor)
  return {
    view: by(businessRoutes.getBusiness),
    edit: first(by(businessRoutes.updateBusinessMetadata), goesOn),
    clone: first(by(businessRoutes.cloneBusiness), goesOn),
    delete: first(by(businessRoutes.deleteBusiness), mayDelete(facts, today)),
    suspend: by(businessRoutes.suspendBusiness),
    editCard: first(by(cardRoutes.updateCardBasicDetails), goesOn),
    frames: by(frameRoutes.getImagePostSettings),
    assignPlan: first(by(paymentRoutes.recordCardPayment), by(planRoutes.listSubscriptionPlans)),
    resetPassword: by(authRoutes.regenerateRandomPassword),
    resetTotp: first(by(totpRoutes.resetUserTotp), facts.ownerHasTotp ? true : 'STEP_OUT_OF_ORDER'),
    viewAs: by(viewRoutes.viewAsCustomer),
  }
}
