import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { isSoldBy, mayPayOnline, priceFor } from '@parichay/contract/plan/rules.ts'
import type { DemoBusiness } from '@parichay/sandbox/demo/shape.ts'
import { invoicePayment } from '@parichay/server/invoice/work.ts'
import { recordPurchase } from '@parichay/server/payment/usecase.manual.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { AgencyTable } from '@parichay/server/platform/tables.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { listPlans } from '@parichay/server/plan/store.ts'
import type { Selectable } from 'kysely'
import { clerk, noon, onDay } from './past.ts'
import type { PayOnline } from './purchases.ts'
import { byAge, type Past, salesOf } from './timeline.ts'

const modes = ['cash', 'upi', 'bank', 'upi'] as const

type AgencyRow = Pick<Selectable<AgencyTable>, 'agencyId' | 'agencyName' | 'configuration'>
type BusinessRow = { businessId: number; businessName: string; businessMadeBy: string; userId: number }
type Known = { world: World; agency: AgencyRow; payOnline: PayOnline | undefined }
type Plan = Awaited<ReturnType<typeof listPlans>>[number]
type Sale = { demo: DemoBusiness; business: BusinessRow; plan: Plan; last: Plan | undefined; on: string }

/**
 * What the businesses of an agency bought, each on its day. Before the first of them nothing is left but a trial that ended,
 * so that the time of each comes from its purchases alone.
 */
export async function pastSales(
  world: World,
  agency: AgencyRow,
  payOnline: PayOnline | undefined,
): Promise<Past[]> {
  const scope = agencyScope(agency.agencyId)
  const { plans, businesses } = await world.database.inScope(scope, async (tx) => ({
    plans: await listPlans(tx, scope, { includeHidden: false }),
    businesses: await tx
      .selectFrom('business')
      .select(['businessId', 'businessName', 'businessMadeBy', 'userId'])
      .where('agencyId', '=', agency.agencyId)
      .execute(),
  }))
  const planOf = (name: string) =>
    plans.find((plan) => plan.name === name) ?? missing(`plan ${name} of ${agency.agencyName}`)
  const today = istDay(world.clock())
  const past: Past[] = []
  for (const business of businesses) {
    const demo = byAge().find(({ facts }) => facts.businessName === business.businessName)
    const sales = demo ? salesOf(demo, (name) => planOf(name).validityYears, today) : []
    if (!demo || !sales[0]) continue
    await world.database.platform
      .updateTable('business')
      .set({ paymentStatus: 0, expiryDateForCustomer: addDays(sales[0].on, -1) })
      .where('agencyId', '=', agency.agencyId)
      .where('businessId', '=', business.businessId)
      .execute()
    for (const [turn, { plan, on }] of sales.entries()) {
      const before = sales[turn - 1]
      const sale = { demo, business, plan: planOf(plan), last: before && planOf(before.plan), on }
      past.push({ on, work: () => sell({ world, agency, payOnline }, sale) })
    }
  }
  return past
}

async function sell({ world, agency, payOnline }: Known, { demo, business, plan, last, on }: Sale) {
  const { agencyId, agencyName, configuration } = agency
  const { businessId, businessName, userId } = business
  const past = onDay(world, noon(on))
  const { subscriptionPlanId, name, validityYears, limits, frameVisibility } = plan
  const price =
    priceFor(
      { subscriptionPlanId, price: plan.pricePaise, renewalPrice: plan.renewalPricePaise },
      last?.subscriptionPlanId,
    ) / 100
  const renew = last !== undefined
  const wish = {
    kind: 'card' as const,
    businessId,
    objectNo: null,
    amount: price * 100,
    snapshot: { subscriptionPlanId, name, price, validity: validityYears, limits, frameVisibility, renew },
    billing: null,
  }
  if (payOnline && isSoldBy(plan, 'online') && mayPayOnline(configuration, { businessMadeBy: demo.origin })) {
    const intentId = await payOnline(past, agencyId, { ...wish, madeBy: `user ${userId}` }, businessName)
    await invoicePayment(past, agencyId, intentId)
    return
  }
  const intent = await recordPurchase(
    past,
    agencyScope(agencyId),
    wish,
    {
      mode: modes[(businessId * 3 + (last ? 1 : 0)) % modes.length]!,
      reference: `R-${1200 + businessId * 3 + (last ? 1 : 0)}`,
      reason: 'Paid at the office',
    },
    { actor: await clerk(world, agencyId, agencyName), ip: '', now: noon(on) },
  )
  await invoicePayment(past, agencyId, intent.intentId)
}

function missing(what: string): never {
  throw new Error(`The demo sells what is not there: ${what}`)
}
