import { fail } from '@parichay/contract/errors.ts'
import type { GivenPlanId, StaffLimits } from '@parichay/contract/franchisee/fields.limits.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Tx } from '../../platform/db.ts'
import { agencyScope, type Scope, type Staff } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { mayDiscount, mayGivePlan, mayHold } from './policy.ts'
import { discountOf, listPriceOf, type Priced } from './rules.ts'
import { findLimits, heldBy, lockLimits, namesOfAdmins } from './store.ts'

const none: StaffLimits = { allowedPlanIds: null, maxDiscountPct: null, creditLimitPaise: null }
const hasAny = (limits: StaffLimits) => Object.values(limits).some((limit) => limit !== null)

/** Who may lift a limit, as the end of a sentence. */
async function lifters(tx: Tx, actor: Staff): Promise<string> {
  const names = await namesOfAdmins(tx, agencyScope(actor.agencyId), actor.franchiseeId)
  return names.length > 0 ? new Intl.ListFormat('en', { type: 'disjunction' }).format(names) : 'an admin'
}

/** The limits of whoever acts, from their own agency. */
export const limitsOf = async (world: World, { agencyId, franchiseeId }: Staff): Promise<StaffLimits> =>
  (await world.database.inScope(agencyScope(agencyId), (tx) =>
    findLimits(tx, agencyScope(agencyId), franchiseeId),
  )) ?? none

/** What somebody wants to give: which plan, at what price, and what the list asks; whole rupees. */
export type Gift = {
  /** Null for what is no plan: a single card or video. */
  planId: GivenPlanId | null
  name: string
  price: number
  /** The price of the list, or the plan that was made up and the plans on offer. */
  list: number | { custom: Omit<Priced, 'price'>; offered: () => Promise<readonly Priced[]> }
}

/** Refuses a plan that whoever acts may not give, and a discount that goes too far, with the limit and who may lift it. */
export async function requireWithinLimits(
  world: World,
  there: Scope,
  actor: Staff,
  gift: Gift,
): Promise<void> {
  const limits = await limitsOf(world, actor)
  if (!hasAny(limits)) return
  const isOwnAgency = actor.agencyId === there.agencyId
  const who = () => world.database.inScope(agencyScope(actor.agencyId), (tx) => lifters(tx, actor))
  if (mayGivePlan(limits, gift.planId, isOwnAgency) !== true)
    fail(
      'STAFF_PLAN_LIMIT',
      isOwnAgency
        ? `${gift.name ? `“${gift.name}”` : 'A custom plan'} is not among the plans you may give. ${await who()} can allow it.`
        : `Your limits hold in your own agency, so you give no plans elsewhere. ${await who()} can lift them.`,
      { field: 'subscriptionPlanId' },
    )
  if (limits.maxDiscountPct === null) return
  const list =
    typeof gift.list === 'number' ? gift.list : listPriceOf(gift.list.custom, await gift.list.offered())
  const percent = discountOf(gift.price, list)
  if (mayDiscount(limits, percent) !== true)
    fail(
      'STAFF_DISCOUNT_LIMIT',
      `This is ${percent} % below the list, which asks ${rupees((list ?? 0) * 100)}. You may give at most ${limits.maxDiscountPct} %. ${await who()} can raise your limit.`,
      { field: 'price' },
    )
}

type Credit = { limits: StaffLimits; held: number; who: string }

/** What somebody holds and how much they may; null where nothing limits it: no limit, or not their own agency. */
async function creditIn(
  tx: Tx,
  there: Scope,
  actor: Staff,
  read: typeof findLimits | typeof lockLimits,
): Promise<Credit | null> {
  if (actor.agencyId !== there.agencyId) return null
  const limits = await read(tx, there, actor.franchiseeId)
  if (!limits || limits.creditLimitPaise === null) return null
  const held = (await heldBy(tx, [actor])).get(actor.franchiseeId) ?? 0
  return { limits, held, who: await lifters(tx, actor) }
}
const tooMuch = ({ limits, held, who }: Credit, paise: number) =>
  `You hold ${rupees(Math.max(0, held))} that is not handed over. With ${rupees(paise)} more it passes your limit of ${rupees(limits.creditLimitPaise ?? 0)}. Hand over first, or ask ${who} to raise the limit.`

/**
 * Refuses to take more by hand than somebody may hold. Inside the transaction that records it: the person's row is locked,
 * so that two records at once do not both fit.
 */
export async function requireCredit(tx: Tx, there: Scope, actor: Staff, paise: number): Promise<void> {
  const credit = await creditIn(tx, there, actor, lockLimits)
  if (credit && mayHold(credit.limits, credit.held, paise) !== true)
    fail('STAFF_CREDIT_LIMIT', tooMuch(credit, paise))
}

/**
 * Foretells what `requireCredit` will say of many sales one after the other: each call adds one, in paise, and gives the
 * sentence of its refusal, or null and counts it. Locks nothing.
 */
export async function foretellCredit(
  tx: Tx,
  there: Scope,
  actor: Staff,
): Promise<(paise: number) => string | null> {
  const credit = await creditIn(tx, there, actor, findLimits)
  if (!credit) return () => null
  let { held } = credit
  return (paise) => {
    if (mayHold(credit.limits, held, paise) !== true) return tooMuch({ ...credit, held }, paise)
    held += paise
    return null
  }
}
