import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import { customPlanId, type PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import {
  isSoldBy,
  isSoldOnline,
  priceFor,
  sellerOf,
  toPaise,
  toRupees,
} from '@parichay/contract/plan/rules.ts'
import { findAgency } from '../agency/store.ts'
import { findBusiness } from '../business/store.ts'
import { requireWithinLimits } from '../franchisee/limit/usecase.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { columnOf, type Scope, type Staff } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { findPeriod, findPlan, listPlans } from '../plan/store.ts'
import type { IntentRow } from './store.ts'
import { requireState } from './usecase.buyer.ts'
import { type Notes, recordedBefore, recordPurchase } from './usecase.manual.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noPlan = () => fail('PLAN_INACTIVE', 'This plan is not on offer any more. Choose another.')

type Choice = {
  subscriptionPlanId: number | typeof customPlanId
  renew?: boolean | undefined
} & Partial<Record<'name' | 'validity' | 'price' | 'limits' | 'frameVisibility', unknown>>

/** The plan as it is kept with the purchase: a stored one from the database, a custom one only from an admin. */
export async function planFor(
  { world, actor, now }: Pick<Call, 'world' | 'actor' | 'now'>,
  there: Scope,
  businessId: number,
  choice: Choice,
  online: boolean,
): Promise<PlanSnapshot & { renew: boolean }> {
  const renew = choice.renew === true
  const { subscriptionPlanId } = choice
  if (subscriptionPlanId === customPlanId) {
    if (!['admin', 'superadmin'].includes(columnOf(actor)))
      fail('VALIDATION', 'Only an admin can give a custom plan.', { field: 'subscriptionPlanId' })
    const { validity, price, limits, frameVisibility } = choice as unknown as PlanSnapshot
    // A preview asks before the plan has its name.
    const name = typeof choice.name === 'string' ? choice.name : ''
    if (online && price < 1) fail('VALIDATION', 'Type at least ₹1.', { field: 'price' })
    await refuseBelowFloor(world, there, actor, price)
    if (actor.kind === 'staff') {
      const offered = () => pricedPlans(world, there)
      const custom = { validity, limits: limits ?? bareLimits }
      const list = { custom, offered }
      await requireWithinLimits(world, there, actor, { planId: subscriptionPlanId, name, price, list })
    }
    const shown = frameVisibility ?? {
      hideRegularFrame: false,
      hideProductFrame: false,
      hidePoliticalFrame: false,
    }
    return { subscriptionPlanId, name, price, validity, limits, frameVisibility: shown, renew }
  }
  const { plan, last } = await world.database.inScope(there, async (tx) => ({
    plan: await findPlan(tx, there, subscriptionPlanId),
    last: await findPeriod(tx, there, businessId, istDay(now)),
  }))
  const seller = actor.kind === 'none' ? undefined : sellerOf(actor)
  if (!plan || seller === undefined || !isSoldBy(plan, seller)) return noPlan()
  // What is hidden is not on the list of those who sell; admins may give any.
  if (plan.isHidden && seller !== null) noPlan()
  const full = toRupees(plan.pricePaise)
  const renewalPrice = plan.renewalPricePaise && toRupees(plan.renewalPricePaise)
  if (online && !isSoldOnline({ price: full, isHidden: plan.isHidden })) noPlan()
  const price = priceFor({ subscriptionPlanId, price: full, renewalPrice }, last?.plan.subscriptionPlanId)
  const { name, validityYears: validity, limits, frameVisibility } = plan
  if (actor.kind === 'staff')
    await requireWithinLimits(world, there, actor, { planId: subscriptionPlanId, name, price, list: price })
  return { subscriptionPlanId, name, price, validity, limits, frameVisibility, renew }
}

/** What a preview of a custom plan holds before anybody said more: the card. */
const bareLimits: PlanSnapshot['limits'] = {
  digitalCardIncluded: true,
  digitalCardLimit: 1,
  greetingImagesIncluded: false,
  greetingImagesLimit: 0,
  greetingVideosIncluded: false,
  greetingVideosLimit: 0,
  pdfCardIncluded: false,
  pdfCardLimit: 0,
  promotionalVideoIncluded: false,
  promotionalVideoLimit: 0,
}

/** The plans on offer with their prices in whole rupees. */
const pricedPlans = async (world: World, there: Scope) =>
  (await world.database.inScope(there, (tx) => listPlans(tx, there, { includeHidden: false }))).map(
    (plan) => ({
      price: toRupees(plan.pricePaise),
      validity: plan.validityYears,
      limits: plan.limits,
    }),
  )

/** No custom plan is cheaper than what was agreed with the agency; the platform's own people may go below (screens 8.9). */
async function refuseBelowFloor(world: World, there: Scope, actor: Call['actor'], price: number) {
  if (columnOf(actor) === 'superadmin') return
  const floor = (await findAgency(world.database.platform, there.agencyId))?.terms.customFloorPaise ?? 0
  if (toPaise(price) < floor) fail('VALIDATION', `Type at least ${rupees(floor)}.`, { field: 'price' })
}

/**
 * Gives one business a plan that staff say was paid for otherwise, within their limits, once for a `requestId`. `there` is
 * the scope whose business it must be; `first` runs first in the transaction that records it. Throws what `recordCardPayment` declares.
 */
export async function givePlan(
  call: Pick<Call, 'world' | 'now' | 'ip'> & { actor: Staff; first?: (tx: Tx) => Promise<void> },
  there: Scope,
  wish: Choice & Notes & { businessId: number; billing?: BillingDetails | undefined },
): Promise<IntentRow> {
  const { world, actor, now, ip } = call
  const { businessId, subscriptionPlanId } = wish
  const row = (await world.database.inScope(there, (tx) => findBusiness(tx, there, businessId))) ?? gone()
  const agency = (await findAgency(world.database.platform, there.agencyId)) ?? gone()
  const known = await recordedBefore(
    world,
    there,
    wish,
    (one) =>
      one.kind === 'card' &&
      one.businessId === businessId &&
      one.snapshot.subscriptionPlanId === subscriptionPlanId &&
      (subscriptionPlanId !== customPlanId ||
        (one.snapshot.price === wish.price && one.snapshot.validity === wish.validity)),
  )
  if (known) return known
  const snapshot = await planFor(call, there, businessId, wish, false)
  const amount = toPaise(snapshot.price)
  const sale = {
    kind: 'card' as const,
    businessId,
    objectNo: null,
    amount,
    snapshot,
    billing: wish.billing ?? null,
  }
  requireState(agency, row, sale)
  // What is recorded as given for nothing is a discount of all of it.
  if (wish.mode === 'free' && snapshot.price > 0)
    await requireWithinLimits(world, there, actor, {
      planId: snapshot.subscriptionPlanId,
      name: snapshot.name,
      price: 0,
      list: snapshot.price,
    })
  return recordPurchase(world, there, sale, wish, { actor, ip, now, first: call.first })
}
