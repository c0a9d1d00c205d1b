import { addMonths, monthOf } from '@parichay/contract/bill/rules.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { keepDay } from '@parichay/server/analytics/figures/store.ts'
import { invoiceAgencyPayment, turnBillsNow } from '@parichay/server/bill/work.ts'
import { recordPurchase } from '@parichay/server/payment/usecase.manual.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { sql } from 'kysely'
import { clerk, noon, onDay } from './past.ts'
import type { PayOnline } from './purchases.ts'
import { pastSales } from './sales.ts'
import type { Past } from './timeline.ts'

/**
 * What the demo's businesses and agencies paid in the past, with invoices of those days and bills in every state, and the figures
 * of a month ago. It is written down day by day: numbers of payments and invoices run with their days. With `payOnline`,
 * customers who may pay online did.
 */
export async function seedMoney(world: World, payOnline?: PayOnline): Promise<void> {
  const { platform } = world.database
  const agencies = await platform.selectFrom('agency').selectAll().orderBy('agencyId').execute()
  const today = istDay(world.clock())
  const monthAgo = addDays(today, -30)
  const past: Past[] = []
  for (const agency of agencies) past.push(...(await pastSales(world, agency, payOnline)))
  for (const agency of agencies.slice(1)) {
    const demo = demoAgencies.find(({ agencyName }) => agencyName === agency.agencyName)
    if (!demo) continue
    const { terms } = demo
    const billedFrom = terms.cardRatePaise === null ? null : addMonths(monthOf(today), -3)
    await platform
      .updateTable('agency')
      .set({ terms: JSON.stringify({ ...terms, billedFrom }) })
      .where('agencyId', '=', agency.agencyId)
      .execute()
    if (terms.cardRatePaise !== null) await seedLines(world, agency.agencyId, terms.cardRatePaise, today)
  }
  past.push(...(await pastBills(world, today)), {
    on: monthAgo,
    work: async () => {
      await keepDay(platform, monthAgo)
      // What visitors wrote is younger, and there already while the past is written down.
      await sql`update figure_day set figures = figures || '{"feedback": 0}' where day = ${monthAgo}::date`.execute(
        platform,
      )
    },
  })
  for (const { work } of past.toSorted((a, b) => a.on.localeCompare(b.on))) await work()
}

/** Cards on the bills of the last months, of shops that had been there for a while, beside those of recorded sales. */
async function seedLines(world: World, agencyId: number, ratePaise: number, today: string): Promise<void> {
  const { platform } = world.database
  const cards = await platform
    .selectFrom('card')
    .select(['businessId', 'cardNo', 'createdAt'])
    .where('agencyId', '=', agencyId)
    .where('deletedAt', 'is', null)
    .orderBy('cardNo')
    .execute()
  for (const [place, back] of [-3, -2, -1, 0].entries()) {
    const month = addMonths(monthOf(today), back)
    for (const [i, { businessId, cardNo, createdAt }] of cards.entries()) {
      if ((i + place) % 3 === 0) continue
      const on = `${month}-${String(1 + ((i * 5) % 27)).padStart(2, '0')}`
      if (on > today || istDay(createdAt) > addDays(on, -60)) continue
      await platform
        .insertInto('monthBillLine')
        .values({
          agencyId,
          month,
          businessId,
          cardNo,
          event: 'RENEWAL',
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
async function pastBills(world: World, today: string): Promise<Past[]> {
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
  if (!seller) return []
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
      { actor: await clerk(world, seller.agencyId, seller.agencyName), ip: '', now: noon(on) },
    )
    await invoiceAgencyPayment(past, seller.agencyId, intent.intentId)
  }
  const past: Past[] = []
  const first = rows.find(({ terms }) => terms.imageFeePaise)
  const paid = (back: number, wish: Omit<Parameters<typeof pay>[1], 'objectNo'>, reason: string) => {
    const on = addDays(today, -back)
    if (first) past.push({ on, work: () => pay(on, { ...wish, objectNo: first.agencyId }, reason) })
  }
  if (first) {
    const { imageFeePaise, annualFeePaise, pdfSlabs } = first.terms
    paid(
      340,
      { kind: 'agency-image', amount: imageFeePaise!, snapshot: { name: 'Greetings module', years: 1 } },
      'First year',
    )
    paid(
      200,
      { kind: 'annual', amount: annualFeePaise ?? 0, snapshot: { name: 'Yearly fee', years: 1 } },
      'Agreement of this year',
    )
    paid(
      120,
      {
        kind: 'agency-pdf',
        amount: 100 * (pdfSlabs?.at(-1)?.pricePaise ?? 0),
        snapshot: { name: 'PDF ID card credits', quantity: 100 },
      },
      'Stock for the season',
    )
  }
  for (const ago of [-3, -2, -1]) {
    const month = addMonths(monthOf(today), ago)
    const closing = `${addMonths(month, 1)}-06`
    if (closing > today) continue
    past.push({ on: closing, work: () => turnBillsNow(onDay(world, noon(closing))) })
    if (ago === -1) continue
    const on = addDays(closing, 5)
    past.push({
      on,
      work: async () => {
        const bills = await platform
          .selectFrom('monthBill')
          .select(['agencyId', 'totalPaise'])
          .where('month', '=', month)
          .orderBy('agencyId')
          .execute()
        for (const { agencyId: objectNo, totalPaise } of bills) {
          if (totalPaise === 0) continue
          // The second agency still owes half of one month; never for so long that it may not make cards any more.
          const isShort = ago === -2 && Number(today.slice(8)) < 15 && objectNo !== first?.agencyId
          const amount = isShort ? Math.floor(totalPaise / 200) * 100 : totalPaise
          await pay(
            on,
            { kind: 'month', objectNo, amount, snapshot: { name: 'Cards', month } },
            isShort ? 'First half' : 'In full',
          )
        }
      },
    })
  }
  past.push({ on: today, work: () => turnBillsNow(onDay(world, world.clock())) })
  return past
}
