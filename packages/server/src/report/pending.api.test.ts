import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counterOf } from '../testing/counter.payment.ts'
import { makeStaff } from '../testing/makers.ts'
import { doJobs, openShop, orderPlan, reconcileLater, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())
const { buy, confirm, faults, records } = counterOf(
  () => w,
  () => shop,
)

/** What the home says of payments on their way, and the rows of the report behind it. */
async function pending() {
  const { client } = await makeStaff(w, 'admin', { agency: shop.agency })
  const { figures } = await client.ok(analyticsRoutes.getDashboard, {})
  const asked = {
    params: { report: 'pending' },
    query: { columns: 'businessName,product,amount' },
  } as const
  const { rows, columns } = await client.ok(reportRoutes.previewReport, asked)
  const { total } = await client.ok(reportRoutes.countReport, asked)
  expect(columns).toEqual(['businessName', 'product', 'amount'])
  const figure = figures.find(({ definition }) => definition === 'pendingPayments')
  expect(figure).toMatchObject({ value: total, isMore: false })
  return rows
}

test('a checkout that was only opened is not on its way, and a payment that went through neither', async () => {
  await orderPlan(shop)
  expect(await pending()).toEqual([])
  const { orderId, handler } = await buy()
  await confirm(orderId, handler!)
  expect(await records()).toMatchObject([{ status: 'PAID' }])
  expect(await pending()).toEqual([])
})

test('money that is authorised and not confirmed is on its way, as the page of its business says, until it is over', async () => {
  faults({ code: 'F16' })
  const { orderId, handler } = await buy()
  await confirm(orderId, handler!)
  const [record] = await records()
  expect(record).toMatchObject({ status: 'PENDING' })
  expect(await pending()).toEqual([[expect.any(String), 'Plan', record!.amountPaise]])
  w.sandbox.provider.advance(3 * 86_400 + 60)
  await doJobs(w)
  await reconcileLater(w, 4 * 86_400_000)
  expect(await pending()).toEqual([])
})
