import { changedParts } from '@parichay/contract/activity/rules.ts'
import { withPrice } from '@parichay/contract/agency/change.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import {
  type Entitlement,
  entitlementTo,
  type Feature,
  features,
} from '@parichay/contract/plan/entitlement.ts'
import type { planRoutes } from '@parichay/contract/plan/routes.ts'
import { isSoldBy, plansPerAgency, sellerOf } from '@parichay/contract/plan/rules.ts'
import { findAgency, lockConfiguration, saveConfiguration } from '../agency/store.ts'
import { findBusiness } from '../business/store.ts'
import { findLimits } from '../franchisee/limit/store.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { tell } from '../platform/notices.ts'
import { agencyOfBusiness } from '../platform/reach.ts'
import { columnOf, scopeAt, type Scope } from '../platform/scope.ts'
import { mayAddPlan, verdictsOnPlan } from './policy.ts'
import { presentPlan } from './present.ts'
import { columnsOf } from './rules.ts'
import { readHolding } from './usage/usecase.ts'
import {
  addPlan,
  agencyOfPlan,
  archivePlan,
  changePlan,
  countPlans,
  countSubscribers,
  findPlan,
  listCustomPlans,
  listPlans,
  lockPlans,
  movePlan,
  type PlanRow,
  restorePlan,
} from './store.ts'

const gone = () => fail('NOT_FOUND', 'This plan does not exist any more.')
/** What the log tells of a plan: all that is sold with it, and its place. */
const toldOf = ({ sortOrder: order, ...row }: PlanRow): Record<string, unknown> => {
  const { name, pricePaise, mrpPaise, renewalPricePaise, soldBy, validityYears, limits } = row
  const { frameVisibility, highlight, isPopular, isHidden } = row
  const sold = { name, pricePaise, mrpPaise, renewalPricePaise, soldBy, validityYears, limits }
  return { ...sold, frameVisibility, highlight, isPopular, isHidden, order }
}

/** The agency whose list is meant: the own one, or for platform staff the one they name. */
async function scopeFor(
  { scope, world, query }: Pick<Call, 'scope' | 'world'> & { query: { agencyId?: number | undefined } },
  isList: boolean,
): Promise<Scope> {
  const { agencyId } = query
  if (scope.reach !== 'platform') {
    if (!isList && agencyId !== undefined && agencyId !== scope.agencyId)
      fail('NOT_FOUND', 'This agency does not exist any more.')
    return scope
  }
  if (agencyId !== undefined && !(await findAgency(world.database.platform, agencyId)))
    fail('NOT_FOUND', 'This agency does not exist any more.')
  return scopeAt(scope, agencyId)
}

async function scopeOfPlan({ scope, world }: Pick<Call, 'scope' | 'world'>, planId: number): Promise<Scope> {
  return scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfPlan(world.database.platform, planId))
    : scope
}

async function refuseTooMany(tx: Tx, there: Scope) {
  if (mayAddPlan(await countPlans(tx, there)) !== true)
    fail('LIMIT_REACHED', `A list can have ${plansPerAgency} plans. Delete one that nobody buys.`)
}

/** Handlers of `planRoutes`. */
export const planHandlers: Handlers<typeof planRoutes> = {
  async listSubscriptionPlans(call) {
    const { query, actor, world, now } = call
    const there = await scopeFor(call, true)
    const includeHidden = query.includeHidden === true && ['admin', 'superadmin'].includes(columnOf(actor))
    return world.database.inScope(there, async (tx) => {
      const seller = actor.kind === 'none' ? 'online' : sellerOf(actor)
      const limits =
        actor.kind === 'staff' && !includeHidden
          ? await findLimits(tx, there, actor.agencyId === there.agencyId ? actor.franchiseeId : 0)
          : undefined
      const rows = (await listPlans(tx, there, { includeHidden })).filter(
        (row) => isSoldBy(row, seller) && (limits?.allowedPlanIds?.includes(row.subscriptionPlanId) ?? true),
      )
      if (!includeHidden) return rows.map((row) => presentPlan(row, null))
      const subscribers = await countSubscribers(tx, there, istDay(now))
      const can = verdictsOnPlan(await countPlans(tx, there), actor)
      return rows.map((row) => ({ ...presentPlan(row, subscribers.get(row.subscriptionPlanId) ?? 0), can }))
    })
  },

  async saveSubscriptionPlan(call) {
    const { body, actor, world, now, ip } = call
    const { subscriptionPlanId: id, order, version, ...change } = body
    const there = id === undefined ? await scopeFor(call, false) : await scopeOfPlan(call, id)
    const row = await world.database.inScope(there, async (tx) => {
      await lockPlans(tx, there)
      const before = id === undefined ? undefined : ((await findPlan(tx, there, id)) ?? gone())
      const columns = columnsOf(change, before)
      if (!before) await refuseTooMany(tx, there)
      const planId = before?.subscriptionPlanId ?? (await addPlan(tx, there, columns, now))
      if (before && !(await changePlan(tx, there, planId, columns, version, now)))
        fail('CONFLICT', 'This plan was changed on another device. Look at the newer version and save again.')
      if (order !== undefined) await movePlan(tx, there, planId, order)
      const after = (await findPlan(tx, there, planId)) ?? gone()
      await audit(tx, there, {
        at: now,
        actor,
        action: before ? 'plan.change' : 'plan.add',
        object: `plan ${planId}`,
        detail: before ? (changedParts(toldOf(before), toldOf(after)) ?? {}) : toldOf(after),
        ip,
      })
      return after
    })
    return presentPlan(row, null)
  },

  async archiveSubscriptionPlan(call) {
    const { params, body, actor, world, now, ip } = call
    const planId = params.subscriptionPlanId
    const there = await scopeOfPlan(call, planId)
    await world.database.inScope(there, async (tx) => {
      await lockPlans(tx, there)
      if (body.restore) await refuseTooMany(tx, there)
      if (!(await (body.restore ? restorePlan : archivePlan)(tx, there, planId, now))) gone()
      await audit(tx, there, {
        at: now,
        actor,
        action: body.restore ? 'plan.restore' : 'plan.archive',
        object: `plan ${planId}`,
        ip,
      })
    })
    return { archived: body.restore !== true }
  },

  async listCustomPlans(call) {
    const there = await scopeFor(call, true)
    const rows = await call.world.database.inScope(there, (tx) => listCustomPlans(tx, there, 200))
    return rows.map(({ givenAt, ...row }) => ({ ...row, givenAt: givenAt.toISOString() }))
  },

  async getPlanOfBusiness({ params, scope, world, now }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfBusiness(world.database.platform, params.id))
        : scope
    const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
    const agency = (await findAgency(world.database.platform, there.agencyId)) ?? noBusiness()
    return world.database.inScope(there, async (tx) => {
      const business = (await findBusiness(tx, there, params.id)) ?? noBusiness()
      const at = { products: agency.configuration, today: istDay(now) }
      const { holding, period } = await readHolding(tx, there, business, at)
      return {
        plan: period ? { ...period.plan, startsOn: period.startsOn, lastDay: period.lastDay } : null,
        entitlements: Object.fromEntries(
          features.map((feature) => [feature, entitlementTo(holding, feature)]),
        ) as Record<Feature, Entitlement>,
      }
    })
  },

  async savePdfCardPrice(call) {
    const { body, actor, world, now, ip } = call
    const there = await scopeFor(call, false)
    // Agencies are written with the platform role; the scope has proven which one.
    const plans = await world.database.platform.transaction().execute(async (tx) => {
      const configuration = (await lockConfiguration(tx, there.agencyId)) ?? gone()
      const before = configuration.pdfCardConfig
      const after = withPrice(before, body.price)
      if (after === before) return before.customerPlans
      await saveConfiguration(tx, there.agencyId, { ...configuration, pdfCardConfig: after })
      await audit(tx, there, {
        at: now,
        actor,
        action: 'plan.pdf-price',
        object: `agency ${there.agencyId}`,
        detail: { before: before.customerPlans[0] ?? null, after: after.customerPlans[0] ?? null },
        ip,
      })
      return after.customerPlans
    })
    world.hosts.forget()
    await tell(world.database, { agency: there.agencyId })
    return plans
  },
}
