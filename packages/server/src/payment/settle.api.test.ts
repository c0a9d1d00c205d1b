import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmationOf, doJobs, openShop, orderPlan, reconcileLater, standing, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { balances } from './store.watch.ts'

let w: TestWorld
let shop: TestShop

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const paidYear = { expiry: '2027-03-09', paid: 1, periods: ['[2026-03-10,2027-03-10)'] }
const free = { expiry: null, paid: 0, periods: [] }
const confirm = (orderId: string, handler: Parameters<typeof confirmationOf>[2]) =>
  shop.customer.client.call(paymentRoutes.confirmCardPayment, { body: confirmationOf(shop, orderId, handler) })
const buy = async (wish: Parameters<TestWorld['sandbox']['provider']['pay']>[1] = {}) => {
  const { order, intentId } = await orderPlan(shop)
  const paid = w.sandbox.provider.pay(order.id, wish)
  return { orderId: order.id, intentId, paid, handler: paid.told === 'handler' ? paid.handler! : undefined }
}
const status = async (intentId: string) =>
  (await shop.customer.client.ok(paymentRoutes.getPaymentStatus, { query: { intentId } })).status
/** Every paisa of this shop is somewhere, and nowhere twice. */
async function inBalance() {
  const all = await balances(w.world.database.platform)
  for (const one of all) {
    expect(one.captured).toBe(one.applied + one.refunded + one.due + one.exception)
    expect(one.unassigned).toBe(0)
    expect(one.captured).toBe(one.capturedByPayments)
    expect(one.refunded).toBe(one.refundedByRefunds)
  }
}

describe('a customer buys a plan', () => {
  test('order, checkout, confirmation: active at once, and once', async () => {
    const { orderId, handler } = await buy()
    const answer = await confirm(orderId, handler!)
    expect(answer.data).toMatchObject({ status: 'paid', planId: shop.plans.gold })
    expect((await confirm(orderId, handler!)).data).toEqual(answer.data)
    expect(await standing(w, shop)).toEqual(paidYear)
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear)
    const [record] = await shop.customer.client.ok(paymentRoutes.listCardPayments, {
      query: { businessId: shop.business.businessId },
    })
    expect(record).toMatchObject({ status: 'PAID', amountPaise: 99_900, startsOn: '2026-03-10', endsOn: '2027-03-09' })
    await inBalance()
  })
  test('F1 the browser dies after the capture: active by webhook', async () => {
    w.sandbox.provider.scenario({ nextOrders: 1, faults: [{ code: 'F1' }] } as never)
    const { intentId } = await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear)
    expect(await status(intentId)).toBe('paid')
  })
  test('F2 all webhooks are lost too: active by the reconciler', async () => {
    w.sandbox.provider.scenario({ nextOrders: 1, faults: [{ code: 'F2' }] } as never)
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(free)
    await reconcileLater(w)
    expect(await standing(w, shop)).toEqual(paidYear)
    await inBalance()
  })
})
