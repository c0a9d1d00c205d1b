import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMissing } from '../invoice/work.ts'
import { counterOf } from '../testing/counter.payment.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { makeBusiness, makeStaff, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
let helper: TestStaff
const { buy, confirm, untilBack } = counterOf(
  () => w,
  () => shop,
)
/** Whose business it is paid for: the shop's own (online, in part given back), one of a helper (cash), and one in Goa (by card, at the counter). */
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
  helper = await makeStaff(w, 'franchisee', { agency: shop.agency })
  const { orderId, handler, paid } = await buy({ method: 'netbanking' })
  await confirm(orderId, handler!)
  const served = await makeBusiness(w, { owner: shop.customer, madeBy: helper, name: 'Served' })
  const distant = await makeBusiness(w, { owner: shop.customer, name: 'Distant' })
  await sql`update business set category = 'Doctor', profile = '{"state":"Goa"}' where business_id = ${distant.businessId}`.execute(
    w.world.database.platform,
  )
  for (const [{ businessId }, mode, plan] of [
    [served, 'cash', shop.plans.silver],
    [distant, 'card', shop.plans.gold],
  ] as const)
    await shop.admin.client.ok(paymentRoutes.recordCardPayment, {
      body: { businessId, subscriptionPlanId: plan, isManualUpdate: true, mode },
    })
  await writeMissing(w.world)
  w.sandbox.provider.giveBack(paid.payment.id, 10_000)
  await untilBack()
  await writeMissing(w.world)
})
afterAll(() => w.close())

const own = () => `Shop ${shop.agency.marker}`
const all = () => ['Distant', 'Served', own()]
const narrowed: [string, () => Record<string, string>, () => string[]][] = [
  ['nothing', () => ({}), all],
  ['how it was paid, online', () => ({ mode: 'netbanking' }), () => [own()]],
  ['how it was paid, at the counter', () => ({ mode: 'card' }), () => ['Distant']],
  ['a way that nobody paid', () => ({ mode: 'wallet' }), () => []],
  ['where the business came from', () => ({ origin: 'franchisee' }), () => ['Served']],
  ['who looks after it', () => ({ madeBy: String(helper.franchiseeId) }), () => ['Served']],
  ['its trade', () => ({ category: 'Doctor' }), () => ['Distant']],
  ['its state', () => ({ state: 'Goa' }), () => ['Distant']],
  ['its plan', () => ({ planId: String(shop.plans.gold) }), () => ['Distant', own()]],
  ['its plan and trade', () => ({ planId: String(shop.plans.gold), category: 'Doctor' }), () => ['Distant']],
  ['what went back', () => ({ refunds: 'only' }), () => [own()]],
  ['what did not, by card', () => ({ refunds: 'none', mode: 'card' }), () => ['Distant']],
]
test.each(narrowed)(
  'payments by %s: as many as are shown, of few days and of many',
  async (_, query, names) => {
    const today = istDay(w.clock.now())
    const { client } = await makeStaff(w, 'admin', { agency: shop.agency })
    for (const days of [30, 300]) {
      const asked = {
        params: { report: 'payments' },
        query: { ...query(), from: addDays(today, -days), to: today, columns: 'businessName' },
      } as never
      const { rows } = await client.ok(reportRoutes.previewReport, asked)
      const { total } = await client.ok(reportRoutes.countReport, asked)
      expect([rows, total]).toEqual([names().map((name) => [name]), names().length])
    }
  },
)

test('a payment is shown with how it was paid, its invoice, and what went back', async () => {
  const { client } = await makeStaff(w, 'admin', { agency: shop.agency })
  const { rows } = await client.ok(reportRoutes.previewReport, {
    params: { report: 'payments' },
    query: { columns: 'businessName,refunded,mode,invoiceNo', from: addDays(istDay(w.clock.now()), -30) },
  } as never)
  expect(rows).toEqual([
    ['Distant', 0, 'card', expect.stringMatching(/\/0003$/)],
    ['Served', 0, 'cash', expect.stringMatching(/\/0002$/)],
    [own(), 10_000, 'netbanking', expect.stringMatching(/\/0001$/)],
  ])
})
