import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { mayPayOnline, snapshotOf, toPaise } from '@parichay/contract/plan/rules.ts'
import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import type { DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { findAgency } from '@parichay/server/agency/store.ts'
import { invoicePayment } from '@parichay/server/invoice/work.ts'
import { recordPurchase } from '@parichay/server/payment/policy.manual.ts'
import { orderPurchase } from '@parichay/server/payment/policy.order.ts'
import { settle } from '@parichay/server/payment/policy.settle.ts'
import { listPlans } from '@parichay/server/plan/store.ts'
import { presentPlan } from '@parichay/server/plan/present.ts'
import { agencyScope, type Scope, type Staff } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'

const hour = 3_600_000
const modes = ['upi', 'cash', 'bank', 'cheque'] as const

type Business = { businessId: number; userId: number; agencyId: number; demo: DemoBusiness }
type Purchase = Business & { at: Date; renew: boolean; turn: number }

/** Paid time in the demo comes from purchases, made by the same functions as everybody's, only some time ago. */
export async function seedPurchases(world: World, sandbox: Sandbox): Promise<void> {
  const { platform } = world.database
  const already = await platform.selectFrom('paymentIntent').select('intentId').limit(1).executeTakeFirst()
  if (already) return
  const rows = await platform
    .selectFrom('business')
    .select(['businessId', 'businessName', 'userId', 'agencyId'])
    .execute()
  const paid = demoBusinesses
    .filter(({ isPaid, expiryInDays }) => isPaid && expiryInDays !== null)
    .flatMap((demo): Business[] => {
      const row = rows.find(({ businessName }) => businessName === demo.facts.businessName)
      return row ? [{ ...row, demo }] : []
    })
  const purchases = paid
    .flatMap((business, turn) => purchasesOf(business, turn, world.clock()))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const purchase of purchases) await buy(world, sandbox, purchase)
}

/** A year that ends on the wished day; those that end soon were renewed shortly before it began. */
function purchasesOf(business: Business, turn: number, now: Date): Purchase[] {
  const until = addDays(istDay(now), (business.demo.expiryInDays ?? 0) + 1)
  const began = Number(until.slice(0, 4)) - 1
  const first = `${began}${until.slice(4)}`
  const noon = (day: string) => new Date(Date.parse(`${day}T05:30:00Z`) + turn * hour * 0.3)
  const isRenewed = (business.demo.expiryInDays ?? 0) < 130
  if (!isRenewed) return [{ ...business, turn, at: noon(first), renew: false }]
  const before = `${began - 1}${until.slice(4)}`
  return [
    { ...business, turn, at: noon(before), renew: false },
    { ...business, turn, at: noon(addDays(first, -9)), renew: true },
  ]
}

async function buy(world: World, sandbox: Sandbox, purchase: Purchase): Promise<void> {
  const { agencyId, businessId, userId, demo, at, renew, turn } = purchase
  // Everything happens at that time; whatever usually follows on its own is done here, in the order of time.
  const then: World = { ...world, clock: () => at, queue: { ...world.queue, add: async () => undefined } }
  const scope = agencyScope(agencyId)
  const agency = await findAgency(world.database.platform, agencyId)
  const plans = await world.database.inScope(scope, (tx) => listPlans(tx, scope, { includeHidden: false }))
  const ofOneYear = plans.filter((plan) => plan.validityYears === 1)
  const plan = ofOneYear[turn % ofOneYear.length]
  if (!agency || !plan) return
  await world.database.platform
    .updateTable('business')
    .set({ createdAt: new Date(at.getTime() - 72 * hour) })
    .where('businessId', '=', businessId)
    .where('createdAt', '>', at)
    .execute()
  const snapshot = { ...snapshotOf(presentPlan(plan, null)), renew }
  const wish = {
    kind: 'card' as const,
    businessId,
    objectNo: null,
    amount: toPaise(snapshot.price),
    snapshot,
    billing: null,
  }
  const isOnline = mayPayOnline(agency.configuration, { businessMadeBy: demo.origin })
  const intentId = isOnline
    ? await payOnline(then, sandbox, agencyId, { ...wish, madeBy: `user ${userId}` })
    : await payStaff(then, scope, wish, { at, turn })
  await invoicePayment(then, agencyId, intentId)
}

async function payOnline(
  then: World,
  { provider }: Sandbox,
  agencyId: number,
  wish: Parameters<typeof orderPurchase>[2],
): Promise<string> {
  const { order, intentId } = await orderPurchase(then, agencyId, wish)
  // No webhook: it would come today.
  provider.scenario({ orderId: order.id, faults: [{ code: 'F2' }] })
  provider.pay(order.id, { method: 'upi' })
  await settle(then, { agencyId, intentId }, 'browser')
  return intentId
}

async function payStaff(
  then: World,
  scope: Scope,
  wish: Parameters<typeof recordPurchase>[2],
  { at, turn }: { at: Date; turn: number },
): Promise<string> {
  const admin = await then.database.platform
    .selectFrom('franchisee')
    .select(['franchiseeId', 'name'])
    .where('agencyId', '=', scope.agencyId)
    .orderBy('franchiseeId')
    .limit(1)
    .executeTakeFirstOrThrow()
  const actor = { kind: 'staff', agencyId: scope.agencyId, ...admin } as Staff
  const notes = {
    mode: modes[turn % modes.length],
    reference: `R-${1040 + turn}`,
    reason: 'Paid at the shop',
  }
  return (await recordPurchase(then, scope, wish, notes, { actor, ip: '', now: at })).intentId
}
