import type { GivenPlanId, StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'

/** Whether somebody may give this plan; limits hold in their own agency only, so a limited person gives none elsewhere. */
export function mayGivePlan(limits: StaffLimits, planId: GivenPlanId | null, isOwnAgency: boolean): Verdict {
  if (!isOwnAgency) return Object.values(limits).every((limit) => limit === null) ? true : 'STAFF_PLAN_LIMIT'
  return planId === null || limits.allowedPlanIds === null || limits.allowedPlanIds.includes(planId)
    ? true
    : 'STAFF_PLAN_LIMIT'
}

/** Whether somebody may go so many percent below the list. */
export const mayDiscount = ({ maxDiscountPct }: StaffLimits, percent: number): Verdict =>
  maxDiscountPct === null || percent <= maxDiscountPct ? true : 'STAFF_DISCOUNT_LIMIT'

/** Whether somebody may take so much more by hand, with what they hold already; paise. */
export const mayHold = ({ creditLimitPaise }: StaffLimits, held: number, more: number): Verdict =>
  creditLimitPaise === null || more <= 0 || held + more <= creditLimitPaise ? true : 'STAFF_CREDIT_LIMIT'

/** The first limit that reaches further than the own one of whoever gives it. */
export function looserThanOwn(
  own: StaffLimits,
  given: StaffLimits,
): 'allowedPlanIds' | 'maxDiscountPct' | 'creditLimit' | null {
  const { allowedPlanIds: plans } = given
  if (
    own.allowedPlanIds !== null &&
    (plans === null || plans.some((id) => !own.allowedPlanIds!.includes(id)))
  )
    return 'allowedPlanIds'
  const isMore = (mine: number | null, theirs: number | null) =>
    mine !== null && (theirs === null || theirs > mine)
  if (isMore(own.maxDiscountPct, given.maxDiscountPct)) return 'maxDiscountPct'
  return isMore(own.creditLimitPaise, given.creditLimitPaise) ? 'creditLimit' : null
}
