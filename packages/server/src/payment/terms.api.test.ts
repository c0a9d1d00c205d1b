import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSingle, openShop, orderPlan, reconcileLater, standing } from '../testing/makers.payment.ts'
import { fullLimits, makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
afterAll(() => w.close())

const custom = { name: 'Custom', validity: 1, limits: fullLimits }

describe('the price of who comes again, who may sell, and the floor', () => {
  test('a renewal costs its own price, online and by record; nobody else gets it, whatever they say', async () => {
    const own = await openShop(w)
    const plan = await makePlan(w, own.agency, { price: 999, renewalPrice: 799 })
    const { businessId } = own.business
    const order = (body: object = {}) =>
      own.customer.client.ok(paymentRoutes.createCardPaymentOrder, {
        body: { businessId, subscriptionPlanId: plan, ...body },
      })
    // Saying that it is a renewal changes nothing.
    const first = await order({ renew: true })
    expect(first.order.amount).toBe(999_00)
    w.sandbox.provider.pay(first.order.id)
    await reconcileLater(w)
    expect((await standing(w, own)).paid).toBe(1)
    expect((await order()).order.amount).toBe(799_00)
    const other = await own.customer.client.ok(paymentRoutes.createCardPaymentOrder, {
      body: { businessId, subscriptionPlanId: own.plans.gold },
    })
    expect(other.order.amount).not.toBe(799_00)
    const body = { businessId, subscriptionPlanId: plan, isManualUpdate: true as const }
    const { recordNo } = await own.admin.client.ok(paymentRoutes.recordCardPayment, { body })
    const all = await own.admin.client.ok(paymentRoutes.listCardPayments, { query: { businessId } })
    expect(all.find((one) => one.recordNo === recordNo)?.amountPaise).toBe(799_00)
  })

  test('a plan is sold by those who may: another way it is not on offer', async () => {
    const own = await openShop(w)
    const office = await makePlan(w, own.agency, { soldBy: ['staff'] })
    const { businessId } = own.business
    const bought = await own.customer.client.call(paymentRoutes.createCardPaymentOrder, {
      body: { businessId, subscriptionPlanId: office },
    })
    expect([bought.status, bought.failure.code]).toEqual([409, 'PLAN_INACTIVE'])
    const body = { businessId, subscriptionPlanId: office, isManualUpdate: true as const }
    const given = await own.admin.client.call(paymentRoutes.recordCardPayment, { body })
    expect(given.status).toBe(200)
  })

  test('a custom plan is not given below what was agreed with the agency', async () => {
    const own = await openShop(w)
    await w.world.database.platform
      .updateTable('agency')
      .set({ terms: JSON.stringify({ customFloorPaise: 299_00 }) })
      .where('agencyId', '=', own.agency.agencyId)
      .execute()
    const give = (price: number) =>
      own.admin.client.call(paymentRoutes.recordCardPayment, {
        body: {
          businessId: own.business.businessId,
          subscriptionPlanId: 'CUSTOM_PLAN',
          isManualUpdate: true,
          ...custom,
          price,
        },
      })
    for (const price of [0, 298])
      expect((await give(price)).failure).toMatchObject({
        code: 'VALIDATION',
        field: 'price',
        message: 'Type at least ₹299.',
      })
    expect((await give(299)).status).toBe(200)
  })

  test('a month’s payments of all customers, online and recorded, with their sums', async () => {
    const own = await openShop(w)
    const first = await orderPlan(own, { plan: 'gold' })
    w.sandbox.provider.pay(first.order.id, { method: 'card' })
    await reconcileLater(w)
    const body = { businessId: own.business.businessId, subscriptionPlanId: own.plans.silver }
    const { recordNo } = await own.admin.client.ok(paymentRoutes.recordCardPayment, {
      body: { ...body, isManualUpdate: true, mode: 'cash' },
    })
    const [year, month] = w.clock.now().toISOString().split('-')
    const query = { year, month } as never
    const now = await own.admin.client.ok(paymentRoutes.listReceipts, { query })
    expect(now.list.map(({ throughGateway, mode }) => [throughGateway, mode])).toEqual([
      [false, 'cash'],
      [true, 'card'],
    ])
    const sums = () => own.admin.client.ok(paymentRoutes.sumReceipts, { query })
    const before = await sums()
    expect(before).toEqual({
      onlinePaise: first.order.amount,
      feePaise: now.list[1]!.feePaise,
      refundedPaise: 0,
      manualPaise: now.list[0]!.amountPaise,
    })
    expect([before.feePaise > 0, before.manualPaise > 0, now.next]).toEqual([true, true, null])
    // The same in pages of one; sums are of all, whatever a page holds.
    const page = (at?: number) =>
      own.admin.client.ok(paymentRoutes.listReceipts, {
        query: { ...(query as object), pageSize: 1, ...(at === undefined ? {} : { before: at }) } as never,
      })
    const newest = await page()
    expect([newest.list, newest.next]).toEqual([[now.list[0]], recordNo])
    expect(await page(recordNo)).toEqual({ list: [now.list[1]], next: null })
    await own.admin.client.ok(paymentRoutes.reverseCardPayment, {
      query: { recordNo } as never,
      body: { reason: 'A slip' },
    })
    expect((await sums()).manualPaise).toBe(0)
    const bad = await own.admin.client.call(paymentRoutes.listReceipts, {
      query: { year, month: '13' } as never,
    })
    expect(bad.failure).toMatchObject({ field: 'month', message: 'Choose a month from 1 to 12.' })
  })

  test('the only PDF card need not be named; one of several must', async () => {
    const own = await openShop(w)
    const ask = () =>
      own.customer.client.call(singlePaymentRoutes.createPdfCardPaymentOrder, { body: { planId: 7 } })
    expect((await ask()).failure).toMatchObject({ code: 'VALIDATION', field: 'pdfCardNo' })
    await makeSingle(w, own.business, 'pdf')
    expect((await ask()).data.order.amount).toBe(49_00)
    await makeSingle(w, own.business, 'pdf')
    expect((await ask()).failure).toMatchObject({ message: 'Choose the PDF card first.', field: 'pdfCardNo' })
  })
})
