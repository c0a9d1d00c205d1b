import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { customPlanId, type PlanSnapshot } from '@parichay/contract/plan/fields.ts'
import {
  isSoldBy,
  isSoldOnline,
  mayPayOnline,
  priceFor,
  sellerOf,
  toPaise,
  toRupees,
} from '@parichay/contract/plan/rules.ts'
import { findAgency } from '../agency/store.ts'
import { findBusiness, listBusinessesOf } from '../business/store.ts'
import { requireWithinLimits } from '../franchisee/limit/usecase.ts'
import { audit } from '../platform/audit.ts'
import type { Call, Handlers } from '../platform/http.ts'
import type { World } from '../platform/world.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { columnOf, nameOf, type Scope, scopeAt, type Staff } from '../platform/scope.ts'
import { findPeriod, findPlan, listPlans } from '../plan/store.ts'
import { requireState } from './usecase.buyer.ts'
import { recordedBefore, recordPurchase, reversePurchase } from './usecase.manual.ts'
import { confirmPurchase, orderPurchase, reaches, refreshed, standingOf } from './usecase.order.ts'
import { presentCardPayment, presentReceipts } from './present.ts'
import { agencyOfIntent, findIntent, findIntentByRecord } from './store.ts'
import { listReceipts, listRecords } from './store.records.ts'
import { agencyOfBreak, listBreaks, settleBreak } from './store.watch.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noPlan = () => fail('PLAN_INACTIVE', 'This plan is not on offer any more. Choose another.')
const noRecord = () => fail('NOT_FOUND', 'This payment does not exist.')
const asked = 3000

/** The scope in which platform staff work on this business; the own scope for everybody else. */
export async function scopeOf(
  { world, scope }: Pick<Call, 'world' | 'scope'>,
  businessId: number,
): Promise<Scope> {
  return scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope
}

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
  if (!plan || actor.kind === 'none' || !isSoldBy(plan, sellerOf(actor))) return noPlan()
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

/** The business an order is for: named, or the only one a customer has. */
async function businessFor(
  call: Call<never> | Pick<Call, 'world' | 'scope' | 'actor'>,
  businessId: number | undefined,
) {
  const { world, scope, actor } = call
  if (businessId !== undefined) {
    const there = await scopeOf(call, businessId)
    const row = await world.database.inScope(there, (tx) => findBusiness(tx, there, businessId))
    return { there, row: row ?? gone() }
  }
  const mine =
    actor.kind === 'customer'
      ? await world.database.inScope(scope, (tx) => listBusinessesOf(tx, scope, actor.userId))
      : []
  const [only] = mine
  if (!only || mine.length > 1) fail('VALIDATION', 'Choose the business first.', { field: 'businessId' })
  return { there: scope, row: only }
}

/** Handlers of `paymentRoutes`. */
export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  async createCardPaymentOrder(call) {
    const { body, actor, world } = call
    const { there, row } = await businessFor(call, body.businessId)
    const agency = (await findAgency(world.database.platform, there.agencyId)) ?? gone()
    const isOpen =
      actor.kind === 'customer'
        ? mayPayOnline(agency.configuration, row)
        : agency.configuration.onlinePayment.enablePaymentIntegration
    if (!isOpen) fail('ONLINE_PAYMENT_OFF', 'Please connect with admin to purchase subscription plan.')
    const snapshot = await planFor(call, there, row.businessId, body, true)
    const [amount, billing] = [toPaise(snapshot.price), body.billing ?? null]
    requireState(agency, row, { amount, billing })
    return orderPurchase(world, there.agencyId, {
      kind: 'card',
      businessId: row.businessId,
      objectNo: null,
      amount,
      snapshot,
      billing,
      madeBy: nameOf(actor),
    })
  },

  async confirmCardPayment(call) {
    const { body } = call
    return confirmPurchase(
      call,
      body,
      ({ kind, businessId, snapshot }) =>
        kind === 'card' &&
        businessId === body.businessId &&
        snapshot.subscriptionPlanId === body.subscriptionPlanId,
    )
  },

  async recordCardPayment(call) {
    const { body, actor, world, now, ip } = call
    const { there, row } = await businessFor(call as never, body.businessId)
    const agency = (await findAgency(world.database.platform, there.agencyId)) ?? gone()
    const known = await recordedBefore(
      world,
      there,
      body.requestId,
      ({ kind, businessId, snapshot }) =>
        kind === 'card' &&
        businessId === body.businessId &&
        snapshot.subscriptionPlanId === body.subscriptionPlanId,
    )
    if (known) return standingOf(known)
    const snapshot = await planFor(call, there, body.businessId, body, false)
    const wish = {
      kind: 'card' as const,
      businessId: body.businessId,
      objectNo: null,
      amount: toPaise(snapshot.price),
      snapshot,
      billing: body.billing ?? null,
    }
    requireState(agency, row, wish)
    // What is recorded as given for nothing is a discount of all of it.
    if (body.mode === 'free' && snapshot.price > 0)
      await requireWithinLimits(world, there, actor as Staff, {
        planId: snapshot.subscriptionPlanId,
        name: snapshot.name,
        price: 0,
        list: snapshot.price,
      })
    return standingOf(await recordPurchase(world, there, wish, body, { actor: actor as Staff, ip, now }))
  },

  async listCardPayments(call) {
    const { query, world, actor } = call
    const there = await scopeOf(call, query.businessId)
    const rows = await world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, query.businessId))) gone()
      return listRecords(tx, there, { businessId: query.businessId, kind: 'card' })
    })
    return rows.map((row) => presentCardPayment(row, actor.kind === 'staff'))
  },

  async getLastActiveCardPayment(call) {
    const { query, world, actor, now } = call
    const there = await scopeOf(call, query.businessId)
    const [row] = await world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, query.businessId))) gone()
      return listRecords(tx, there, { businessId: query.businessId, kind: 'card', running: now })
    })
    return row ? presentCardPayment(row, actor.kind === 'staff') : null
  },

  async listReceipts({ query, world, scope }) {
    const { month, year, agencyId } = query
    const there = scope.reach === 'platform' ? scopeAt(scope, agencyId) : scope
    const from = month === undefined ? `${year}-04-01` : `${year}-${String(month).padStart(2, '0')}-01`
    const span = { from, months: month === undefined ? 12 : 1 }
    return presentReceipts(await world.database.inScope(there, (tx) => listReceipts(tx, there, span)))
  },

  reverseCardPayment: (call) => reverse(call, 'card'),

  async getPaymentStatus({ query, world, scope, now, log }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfIntent(world.database.platform, query))
        : scope
    const intent = await world.database.inScope(there, async (tx) => {
      const found = await findIntent(tx, there, query.intentId)
      return found && (await reaches(tx, there, found)) ? found : noRecord()
    })
    const isDecided = !['new', 'open'].includes(intent.state)
    const isFresh = intent.checkedAt !== null && now.getTime() - intent.checkedAt.getTime() < asked
    const after = isDecided || isFresh ? intent : await refreshed(world, intent, log)
    return { ...standingOf(after), businessId: after.businessId }
  },

  async listPaymentExceptions({ query, world, scope }) {
    const rows =
      scope.reach === 'platform'
        ? await listBreaks(world.database.platform, scope, query)
        : await world.database.inScope(scope, (tx) => listBreaks(tx, scope, query))
    return rows.map((row) => ({
      ...row,
      openedAt: row.openedAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    }))
  },

  async closePaymentException({ body, world, scope, actor, now, ip }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfBreak(world.database.platform, body.breakId))
        : scope
    const closed = await world.database.inScope(there, async (tx) => {
      const by = { closedBy: (actor as Staff).name, note: body.note, closedAt: now }
      const done = await settleBreak(tx, there, body.breakId, by)
      const object = `exception ${body.breakId}`
      if (done)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'payment.exception',
          object,
          detail: { note: body.note },
          ip,
        })
      return done
    })
    return closed ? { closed } : fail('NOT_FOUND', 'This was looked after already.')
  },
}

/** Takes a purchase of this kind back, for admins: `DELETE …?recordNo`. */
export async function reverse(
  call: Pick<Call, 'world' | 'scope' | 'actor' | 'ip' | 'now'> & {
    query: { recordNo: number }
    body: { reason?: string | undefined }
  },
  kind: 'card' | 'pdf' | 'video',
): Promise<{ reversed: boolean }> {
  const { query, body, world, scope, actor, ip, now } = call
  const there =
    scope.reach === 'platform' ? scopeAt(scope, await agencyOfIntent(world.database.platform, query)) : scope
  const intent = await world.database.inScope(there, async (tx) => {
    const found = await findIntentByRecord(tx, there, query.recordNo)
    return found?.kind === kind && (await reaches(tx, there, found)) ? found : noRecord()
  })
  const reason = body.reason || 'Taken back by staff'
  const by = { actor: actor as Staff, ip, now }
  if (!(await reversePurchase(world, there, intent, reason, by)))
    fail('CONFLICT', 'This payment was taken back before, or is not settled.')
  return { reversed: true }
}
