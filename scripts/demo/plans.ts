import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { planSellers } from '@parichay/contract/plan/fields.ts'
import { toPaise } from '@parichay/contract/plan/rules.ts'
import { demoPlans } from '@parichay/sandbox/demo/plans.ts'
import type { AgencyKey } from '@parichay/sandbox/demo/shape.ts'
import type { Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { addPlan } from '@parichay/server/plan/store.ts'
import { agencyAge, atHour } from './timeline.ts'

/** Puts what an agency of the demo sells on its list; the numbers of the plans by name. */
export async function seedPlans(
  { database, clock }: World,
  scope: Scope,
  key: AgencyKey,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const listed = atHour(addDays(istDay(clock()), -agencyAge[key]), 16)
  for (const plan of demoPlans[key]) {
    const { name, price, mrp, validity, limits, frameVisibility, highlight, isPopular, isHidden } = plan
    const { renewalPrice, soldBy } = plan
    const columns = {
      name,
      limits,
      frameVisibility,
      highlight,
      pricePaise: toPaise(price),
      mrpPaise: mrp ? toPaise(mrp) : null,
      renewalPricePaise: renewalPrice ? toPaise(renewalPrice) : null,
      soldBy: soldBy ?? [...planSellers],
      validityYears: validity,
      isPopular: isPopular ?? false,
      isHidden: isHidden ?? false,
    }
    ids.set(name, await database.inScope(scope, (tx) => addPlan(tx, scope, columns, listed)))
  }
  return ids
}
