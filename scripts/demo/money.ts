import { addMonths, monthOf } from '@parichay/contract/bill/rules.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { isSoldBy, mayPayOnline } from '@parichay/contract/plan/rules.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { invoiceAgencyPayment, turnBillsNow } from '@parichay/server/bill/work.ts'
import { invoicePayment } from '@parichay/server/invoice/work.ts'
import { recordPurchase } from '@parichay/server/payment/usecase.manual.ts'
import { agencyScope, type Staff } from '@parichay/server/platform/scope.ts'
import type { AgencyTable } from '@parichay/server/platform/tables.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { listPlans } from '@parichay/server/plan/store.ts'
import { type Selectable, sql } from 'kysely'
import type { PayOnline } from './purchases.ts'

const noon = (text: string) => new Date(`${text}T12:00:00+05:30`)
const modes = ['cash', 'upi', 'bank', 'upi'] as const

/** The world on an earlier day, which wakes no worker: what was sold then is written down then. */
const onDay = (world: World, at: Date): World => ({
  ...world,
  clock: () => at,
  queue: { ...world.queue, add: async () => undefined },
})

const clerk = (agencyId: number, name: string): Staff => ({
  kind: 'staff',
  agencyId,
  franchiseeId: 0,
  name,
  roles: ['admin'],
  permissions: [],
  ofSuperAdminAgency: false,
  sessionId: '',
  authVersion: 1,
  mustChangePassword: false,
  mustSetUpTotp: false,
})

/**
 * What the demo's businesses and agencies paid in the past, with invoices of those days and bills in every state. With
 * `payOnline`, customers who may pay online did.
 */
export async function seedMoney(world: World, payOnline?: PayOnline): Promise<void> {
  const agencies = await world.database.platform
    .selectFrom('agency')
    .selectAll()
    .orderBy('agencyId')
    .execute()
  for (const agency of agencies) await seedSales(world, agency, payOnline)
  const seller = agencies[0]
  const today = istDay(world.clock())
  for (const agency of agencies.slice(1)) {
    const demo = demoAgencies.find(({ agencyName }) => agencyName === agency.agencyName)
    if (!demo || !seller) continue
    const { terms } = demo
    const billedFrom = terms.cardRatePaise === null ? null : addMonths(monthOf(today), -3)
    await world.database.platform
      .updateTable('agency')
      .set({ terms: JSON.stringify({ ...terms, billedFrom }) })
      .where('agencyId', '=', agency.agencyId)
      .execute()
    if (terms.cardRatePaise !== null) await seedLines(world, agency.agencyId, terms.cardRatePaise, today)
  }
  await seedBills(world, today)
}

type AgencyRow = Pick<Selectable<AgencyTable>, 'agencyId' | 'agencyName' | 'configuration'>

/** The purchase that each paid business has its time from, oldest first. */
async function seedSales(
  world: World,
  { agencyId, agencyName, configuration }: AgencyRow,
  payOnline: PayOnline | undefined,
): Promise<void> {
  const scope = agencyScope(agencyId)
  const { plans, businesses } = await world.database.inScope(scope, async (tx) => ({
    plans: (await listPlans(tx, scope, { includeHidden: false })).filter(({ pricePaise }) => pricePaise > 0),
    businesses: await tx
      .selectFrom('business')
      .select(['businessId', 'businessName', 'expiryDateForCustomer', 'businessMadeBy', 'userId'])
      .where('agencyId', '=', agencyId)
      .where('paymentStatus', '=', 1)
      .where('expiryDateForCustomer', 'is not', null)
      .orderBy('expiryDateForCustomer')
      .execute(),
  }))
  if (plans.length === 0) return
  const today = istDay(world.clock())
  const sales = businesses
    .map(({ expiryDateForCustomer, ...business }, i) => {
      const plan = plans[i % plans.length]!
      const [year, rest] = [Number(expiryDateForCustomer!.slice(0, 4)), expiryDateForCustomer!.slice(4)]
      return { business, plan, on: addDays(`${year - plan.validityYears}${rest}`, 1), i }
    })
    .filter(({ on }) => on <= today)
    .toSorted((a, b) => a.on.localeCompare(b.on))
  for (const { business, plan, on, i } of sales) {
    const past = onDay(world, noon(on))
    const { businessId, businessName, userId } = business
    const { subscriptionPlanId, name, validityYears, limits, frameVisibility, pricePaise } = plan
    const price = pricePaise / 100
    const snapshot = {
      subscriptionPlanId,
      name,
      price,
      validity: validityYears,
      limits,
      frameVisibility,
      renew: false,
    }
    const wish = {
      kind: 'card' as const,
      businessId,
      objectNo: null,
      amount: pricePaise,
      snapshot,
      billing: null,
    }
    // Its time comes from this sale alone: taken back, nothing but a trial that ended is left.
    await world.database.platform
      .updateTable('business')
      .set({ paymentStatus: 0, expiryDateForCustomer: addDays(on, -1) })
      .where('agencyId', '=', agencyId)
      .where('businessId', '=', businessId)
      .execute()
    if (payOnline && isSoldBy(plan, 'online') && mayPayOnline(configuration, business)) {
      const bought = { ...wish, madeBy: `user ${userId}` }
      const intentId = await payOnline(past, agencyId, bought, businessName)
      await invoicePayment(past, agencyId, intentId)
      continue
    }
    const intent = await recordPurchase(
      past,
      scope,
      wish,
      { mode: modes[i % modes.length]!, reference: `R-${1200 + i}`, reason: 'Paid at the office' },
      { actor: clerk(agencyId, agencyName), ip: '', now: noon(on) },
    )
    await invoicePayment(past, agencyId, intent.intentId)
  }
}

/** Cards on the bills of the last months, beside those of recorded sales. */
async function seedLines(world: World, agencyId: number, ratePaise: number, today: string): Promise<void> {
  const { platform } = world.database
  const cards = await platform
    .selectFrom('card')
    .select(['businessId', 'cardNo'])
    .where('agencyId', '=', agencyId)
    .where('deletedAt', 'is', null)
    .orderBy('cardNo')
    .execute()
  for (const [place, back] of [-3, -2, -1, 0].entries()) {
    const month = addMonths(monthOf(today), back)
    for (const [i, { businessId, cardNo }] of cards.entries()) {
      if ((i + place) % 3 === 0) continue
      const on = `${month}-${String(1 + ((i * 5) % 27)).padStart(2, '0')}`
      if (on > today) continue
      await platform
        .insertInto('monthBillLine')
        .values({
          agencyId,
          month,
          businessId,
          cardNo,
          event: place === 0 ? 'NEW' : i % 2 ? 'RENEWAL' : 'NEW',
          happenedOn: on,
          ratePaise,
          ...(place === 2 && i === 1
            ? {
                movedOutOn: on,
                movedOutBy: 'Parichay',
                movedOutReason: 'duplicate',
                movedOutNote: 'Opened twice',
              }
            : {}),
        })
        .onConflict((at) => at.columns(['agencyId', 'month', 'businessId']).doNothing())
        .execute()
    }
  }
}

/** Months are closed one after the other; all but the last are paid, by one agency in part only. */
async function seedBills(world: World, today: string): Promise<void> {
  const { platform } = world.database
  const { rows } = await sql<{
    agencyId: number
    agencyName: string
    isSeller: boolean
    terms: {
      imageFeePaise?: number | null
      annualFeePaise?: number | null
      pdfSlabs?: { pricePaise: number }[]
    }
  }>`
    select agency_id as "agencyId", agency_name as "agencyName", 'superadmin' = any(roles) as "isSeller", terms from agency order by agency_id`.execute(
    platform,
  )
  const seller = rows.find(({ isSeller }) => isSeller)
  if (!seller) return
  const payee = agencyScope(seller.agencyId)
  const pay = async (
    on: string,
    wish: {
      kind: 'month' | 'annual' | 'agency-image' | 'agency-pdf'
      objectNo: number
      amount: number
      snapshot: Record<string, unknown> & { name: string }
    },
    reason: string,
  ) => {
    const past = onDay(world, noon(on))
    const snapshot = { ...wish.snapshot, price: wish.amount / 100 }
    const intent = await recordPurchase(
      past,
      payee,
      { ...wish, snapshot, businessId: null, billing: null },
      { mode: 'bank', reference: `NEFT ${on.replaceAll('-', '').slice(2)}${wish.objectNo}`, reason },
      { actor: clerk(seller.agencyId, seller.agencyName), ip: '', now: noon(on) },
    )
    await invoiceAgencyPayment(past, seller.agencyId, intent.intentId)
  }
  const back = (days: number) => addDays(today, -days)
  const first = rows.find(({ terms }) => terms.imageFeePaise)
  if (first) {
    const { agencyId: objectNo, terms } = first
    await pay(
      back(340),
      {
        kind: 'agency-image',
        objectNo,
        amount: terms.imageFeePaise!,
        snapshot: { name: 'Greetings module', years: 1 },
      },
      'First year',
    )
    await pay(
      back(200),
      {
        kind: 'annual',
        objectNo,
        amount: terms.annualFeePaise ?? 0,
        snapshot: { name: 'Yearly fee', years: 1 },
      },
      'Agreement of this year',
    )
    await pay(
      back(120),
      {
        kind: 'agency-pdf',
        objectNo,
        amount: 100 * (terms.pdfSlabs?.at(-1)?.pricePaise ?? 0),
        snapshot: { name: 'PDF ID card credits', quantity: 100 },
      },
      'Stock for the season',
    )
  }
  for (const ago of [-3, -2, -1]) {
    const month = addMonths(monthOf(today), ago)
    const closing = `${addMonths(month, 1)}-06`
    if (closing > today) {
      await turnBillsNow(onDay(world, world.clock()))
      continue
    }
    await turnBillsNow(onDay(world, noon(closing)))
    if (ago === -1) continue
    const bills = await platform.selectFrom('monthBill').selectAll().where('month', '=', month).execute()
    for (const { agencyId: objectNo, totalPaise } of bills) {
      if (totalPaise === 0) continue
      // The second agency still owes half of one month; never for so long that it may not make cards any more.
      const isShort = ago === -2 && Number(today.slice(8)) < 15 && objectNo !== first?.agencyId
      const amount = isShort ? Math.floor(totalPaise / 200) * 100 : totalPaise
      await pay(
        addDays(closing, 5),
        { kind: 'month', objectNo, amount, snapshot: { name: 'Cards', month } },
        isShort ? 'First half' : 'In full',
      )
    }
  }
}
