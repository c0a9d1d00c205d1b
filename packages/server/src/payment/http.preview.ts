import { fail } from '@parichay/contract/errors.ts'
import type { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { toPaise } from '@parichay/contract/plan/rules.ts'
import { findBusiness } from '../business/store.ts'
import type { Handlers } from '../platform/http.ts'
import { findReached } from '../platform/reach.ts'
import { scopeAt } from '../platform/scope.ts'
import { scopeOf } from './http.ts'
import { planFor } from './usecase.give.ts'
import { reaches } from './usecase.order.ts'
import { previewPurchase, previewReversal } from './usecase.preview.ts'
import { agencyOfIntent, findIntentByRecord } from './store.ts'

/** Handlers of `paymentPreviewRoutes`. They change nothing. */
export const paymentPreviewHandlers: Handlers<typeof paymentPreviewRoutes> = {
  async previewCardPayment(call) {
    const { query, world, actor, now } = call
    const { businessId } = query
    const there = await scopeOf(call, businessId)
    const isThere = await world.database.inScope(there, (tx) => findReached(tx, there, businessId))
    if (!isThere) fail('NOT_FOUND', 'This business does not exist any more.')
    const plan = await planFor(call, there, businessId, query, actor.kind === 'customer')
    const { subscriptionPlanId, name, validity, price, renew } = plan
    const planId = typeof subscriptionPlanId === 'number' ? subscriptionPlanId : null
    const wish = { businessId, name, planId, years: validity, renew, now }
    const preview = await world.database.inScope(there, (tx) => previewPurchase(tx, there, wish))
    return { ...preview, amountPaise: toPaise(price) }
  },

  async previewReversal({ query, world, scope, now }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfIntent(world.database.platform, query))
        : scope
    return world.database.inScope(there, async (tx) => {
      const intent = await findIntentByRecord(tx, there, query.recordNo)
      const isOurs =
        intent && ['card', 'pdf', 'video'].includes(intent.kind) && (await reaches(tx, there, intent))
      if (!intent || !isOurs || intent.businessId === null)
        return fail('NOT_FOUND', 'This payment does not exist.')
      const business = await findBusiness(tx, there, intent.businessId)
      return {
        ...(await previewReversal(tx, there, intent, now)),
        businessName: business?.businessName ?? '',
      }
    })
  },
}
