import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  confirmationOf,
  doJobs,
  makeSingle,
  openShop,
  orderPlan,
  sellOnline,
  standing,
  type TestShop,
} from '../testing/makers.payment.ts'
import { makeBusiness, makeStaff } from '../testing/makers.ts'
import { fullLimits, makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
let other: TestShop
let hidden: number
let gift: number

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
  other = await openShop(w)
  hidden = await makePlan(w, shop.agency, { price: 1, isHidden: true })
  gift = await makePlan(w, shop.agency, { price: 0 })
})
afterAll(() => w.close())

const custom = { name: 'Custom', validity: 1, limits: fullLimits }
const proof = {
  orderCreationId: 'order_AAAAAAAAAAAAAA',
  razorpayOrderId: 'order_AAAAAAAAAAAAAA',
  razorpayPaymentId: 'pay_AAAAAAAAAAAAAA',
  razorpaySignature: 'a'.repeat(64),
}
const prices = [0, -1, 0.5, 1, 999, 999_999, 1e9, -1e9, '1', null]

/** What a customer may try to pay less, as P17 has it. */
function wrongWishes(): [string, () => Promise<{ status: number }>][] {
  const { client } = shop.customer
  const businessId = shop.business.businessId
  const gold = shop.plans.gold
  const order = (body: object) => () =>
    client.call(paymentRoutes.createCardPaymentOrder, {
      body: { businessId, subscriptionPlanId: gold, ...body } as never,
    })
  const confirm = (body: object) => () =>
    client.call(paymentRoutes.confirmCardPayment, {
      body: { businessId, subscriptionPlanId: gold, throughGateway: true, ...proof, ...body } as never,
    })
  const record = (body: object) => () =>
    client.call(paymentRoutes.recordCardPayment, {
      body: { businessId, subscriptionPlanId: gold, isManualUpdate: true, ...body } as never,
    })
  return [
    ...prices.map((price) => [`order with price ${price}`, order({ price })] as never),
    ...prices.map((price) => [`order with paymentAmount ${price}`, order({ paymentAmount: price })] as never),
    ...prices.map(
      (price) =>
        [`custom plan at ${price}`, order({ subscriptionPlanId: 'CUSTOM_PLAN', ...custom, price })] as never,
    ),
    ...prices.map((price) => [`confirmation with price ${price}`, confirm({ price })] as never),
    ['a plan of another agency', order({ subscriptionPlanId: other.plans.gold })],
    ['a business of another agency', order({ businessId: other.business.businessId })],
    ['a hidden plan', order({ subscriptionPlanId: hidden })],
    ['a plan for nothing', order({ subscriptionPlanId: gift })],
    ['no such plan', order({ subscriptionPlanId: 2_000_000_000 })],
    ['a plan by name', order({ subscriptionPlanId: 'GOLD' })],
    ['limits of one’s own', order({ limits: { ...fullLimits, pdfCardLimit: -1 } })],
    ['validity of one’s own', order({ validity: 10 })],
    ['a name of one’s own', order({ name: 'Mine' })],
    ['amount', order({ amount: 1 })],
    ['currency', order({ currency: 'IDR' })],
    ['a manual update through the order', order({ isManualUpdate: true })],
    ['a manual update through the gateway', confirm({ isManualUpdate: true })],
    ['a confirmation without gateway', confirm({ throughGateway: false })],
    ['a confirmation without an order', confirm({})],
    ['a manual record', record({})],
    ['a manual record for nothing', record({ subscriptionPlanId: gift })],
    ['a manual custom plan', record({ subscriptionPlanId: 'CUSTOM_PLAN', ...custom, price: 1 })],
    ['a manual record for another agency', record({ businessId: other.business.businessId })],
    ['a confirmation with an amount', confirm({ paymentAmount: 1 })],
  ]
}

describe('P17 a customer can never name a price', () => {
  test('sixty tries and more, none accepted', async () => {
    const tries = wrongWishes()
    expect(tries.length).toBeGreaterThanOrEqual(60)
    const accepted: string[] = []
    for (const [name, attempt] of tries) {
      const { status } = await attempt()
      if (status < 400 || status >= 500) accepted.push(`${name}: ${status}`)
    }
    expect(accepted).toEqual([])
    expect(await standing(w, shop)).toEqual({ expiry: null, paid: 0, periods: [] })
    expect(w.sandbox.provider.store.orders.size).toBe(0)
  })

  test('a confirmation that names another plan or business than the order is refused, the right one counts', async () => {
    const { order } = await orderPlan(shop, { plan: 'silver' })
    const paid = w.sandbox.provider.pay(order.id)
    if (paid.told !== 'handler') throw new Error('not paid')
    const right = confirmationOf(shop, order.id, paid.handler!, 'silver')
    const client = shop.customer.client
    const mine = await makeBusiness(w, { owner: shop.customer })
    for (const change of [{ subscriptionPlanId: shop.plans.gold }, { businessId: mine.businessId }]) {
      const wrong = await client.call(paymentRoutes.confirmCardPayment, { body: { ...right, ...change } })
      expect(wrong.status).toBe(404)
    }
    const answer = await client.ok(paymentRoutes.confirmCardPayment, { body: right })
    expect(answer).toMatchObject({ status: 'paid', planId: shop.plans.silver })
  })
})

test('a hidden plan is sold by nobody who has it on no list; an admin may give it', async () => {
  const rights = { agency: shop.agency, permissions: ['payment.manual', 'plan.view'] as const }
  const seller = await makeStaff(w, 'franchisee', { ...rights, permissions: [...rights.permissions] })
  const boss = await makeStaff(w, 'admin', { agency: shop.agency })
  const { businessId } = await makeBusiness(w, { owner: shop.customer, madeBy: seller })
  const body = {
    businessId,
    subscriptionPlanId: hidden,
    isManualUpdate: true as const,
    mode: 'cash' as const,
  }
  const query = { businessId, subscriptionPlanId: hidden }
  const offered = await seller.client.ok(planRoutes.listSubscriptionPlans, { query: {} })
  expect(offered.map((plan) => plan.subscriptionPlanId)).not.toContain(hidden)
  const looked = await seller.client.call(paymentPreviewRoutes.previewCardPayment, { query })
  const given = await seller.client.call(paymentRoutes.recordCardPayment, { body })
  expect([looked.failure?.code, given.failure?.code]).toEqual(['PLAN_INACTIVE', 'PLAN_INACTIVE'])
  expect((await boss.client.call(paymentRoutes.recordCardPayment, { body })).status).toBe(200)
})

describe('who may pay online', () => {
  test('not when the agency has it off, has no keys, or the business came from staff', async () => {
    const one = await openShop(w)
    const code = async () => {
      const body = { businessId: one.business.businessId, subscriptionPlanId: one.plans.gold }
      const { failure } = await one.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
      return failure?.code
    }
    await sellOnline(w, one.agency, false)
    expect(await code()).toBe('ONLINE_PAYMENT_OFF')
    await sellOnline(w, one.agency)
    expect(await code()).toBeUndefined()
    const db = w.world.database.platform
    await db
      .updateTable('business')
      .set({ businessMadeBy: 'franchisee' })
      .where('businessId', '=', one.business.businessId)
      .execute()
    expect(await code()).toBe('ONLINE_PAYMENT_OFF')
    await db
      .updateTable('business')
      .set({ businessMadeBy: 'self' })
      .where('businessId', '=', one.business.businessId)
      .execute()
    await db
      .updateTable('paymentAccount')
      .set({ isActive: false })
      .where('agencyId', '=', one.agency.agencyId)
      .execute()
    expect(await code()).toBe('ONLINE_PAYMENT_OFF')
  })

  test('a customer with one business need not name it, with two they must', async () => {
    const one = await openShop(w)
    const body = { subscriptionPlanId: one.plans.gold }
    const first = await one.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
    expect(first.data).toMatchObject({ key: one.account.keyId, order: { amount: 99_900, currency: 'INR' } })
    await makeBusiness(w, { owner: one.customer })
    const second = await one.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
    expect([second.status, second.failure.field]).toEqual([422, 'businessId'])
  })
})

describe('staff', () => {
  test('a custom plan by an admin, with name, mode and reason in the record; not by a franchisee', async () => {
    const one = await openShop(w)
    const staff = await makeStaff(w, 'franchisee-with-all-card-access', {
      agency: one.agency,
      permissions: ['payment.manual', 'payment.view'],
    })
    const body = {
      businessId: one.business.businessId,
      subscriptionPlanId: 'CUSTOM_PLAN' as const,
      ...custom,
      price: 0,
      isManualUpdate: true as const,
      mode: 'cash' as const,
      reference: 'R-17',
      reason: 'festival gift',
    }
    expect((await staff.client.call(paymentRoutes.recordCardPayment, { body })).status).toBe(422)
    const made = await one.admin.client.ok(paymentRoutes.recordCardPayment, { body })
    expect(made).toMatchObject({ status: 'paid', planId: 'CUSTOM_PLAN' })
    const query = { businessId: one.business.businessId }
    const [seen] = await staff.client.ok(paymentRoutes.listCardPayments, { query })
    expect(seen).toMatchObject({
      status: 'MANUAL',
      amountPaise: 0,
      manual: { by: `Staff ${one.agency.marker}`, mode: 'cash', reference: 'R-17', reason: 'festival gift' },
    })
    const [own] = await one.customer.client.ok(paymentRoutes.listCardPayments, { query })
    expect(own!.manual).toBeNull()
    const last = await one.customer.client.ok(paymentRoutes.getLastActiveCardPayment, { query })
    expect(last?.recordNo).toBe(made.recordNo)
    const given = { ...body, subscriptionPlanId: one.plans.gold } as Record<string, unknown>
    for (const name of ['name', 'validity', 'limits', 'price']) delete given[name]
    expect((await staff.client.call(paymentRoutes.recordCardPayment, { body: given as never })).status).toBe(
      200,
    )
  })

  test('another plan ends the running time today, the same one goes on', async () => {
    const one = await openShop(w)
    const record = async (plan: number) =>
      (await makeStaff(w, 'admin', { agency: one.agency })).client.ok(paymentRoutes.recordCardPayment, {
        body: { businessId: one.business.businessId, subscriptionPlanId: plan, isManualUpdate: true },
      })
    await record(one.plans.gold)
    w.clock.move(20 * 86_400_000)
    await record(one.plans.gold)
    expect((await standing(w, one)).periods).toEqual(['[2026-03-10,2027-03-10)', '[2027-03-10,2028-03-10)'])
    w.clock.move(86_400_000)
    await record(one.plans.silver)
    expect((await standing(w, one)).periods).toEqual([
      '[2026-03-10,2026-03-31)',
      '[2027-03-31,2028-03-31)',
      '[2026-03-31,2027-03-31)',
    ])
    w.clock.move(-21 * 86_400_000)
  })
})

describe.each([
  ['pdf', 'pdfCardNo', 7, 4900],
  ['video', 'videoNo', 9, 9900],
] as const)('a single %s', (kind, field, planId, paise) => {
  const routes =
    kind === 'pdf'
      ? {
          order: singlePaymentRoutes.createPdfCardPaymentOrder,
          pay: singlePaymentRoutes.payPdfCard,
          list: singlePaymentRoutes.listPdfCardPayments,
          reverse: singlePaymentRoutes.reversePdfCardPayment,
        }
      : {
          order: singlePaymentRoutes.createUserVideoPaymentOrder,
          pay: singlePaymentRoutes.payUserVideo,
          list: singlePaymentRoutes.listUserVideoPayments,
          reverse: singlePaymentRoutes.reverseUserVideoPayment,
        }
  const left = async (no: number) => {
    const db = w.world.database.platform
    return kind === 'pdf'
      ? (
          await db
            .selectFrom('pdfCard')
            .select('singleExports as left')
            .where('pdfCardNo', '=', no)
            .executeTakeFirstOrThrow()
        ).left
      : (
          await db
            .selectFrom('userVideo')
            .select('singleDownloads as left')
            .where('videoNo', '=', no)
            .executeTakeFirstOrThrow()
        ).left
  }

  test('bought through the gateway, listed, taken back with the money', async () => {
    const one = await openShop(w)
    const no = await makeSingle(w, one.business, kind)
    const { client } = one.customer
    const { order } = (await client.ok(routes.order, { body: { [field]: no, planId } as never })) as {
      order: { id: string; amount: number }
    }
    expect(order.amount).toBe(paise)
    const paid = w.sandbox.provider.pay(order.id)
    if (paid.told !== 'handler') throw new Error('not paid')
    const { handler } = paid
    const sent = {
      [field]: no,
      planId,
      isManualUpdate: false,
      orderCreationId: order.id,
      razorpayOrderId: handler!.razorpay_order_id,
      razorpayPaymentId: handler!.razorpay_payment_id,
      razorpaySignature: handler!.razorpay_signature,
    }
    for (const wrong of [{ planId: planId + 1 }, { [field]: no + 1 }])
      expect((await client.call(routes.pay, { body: { ...sent, ...wrong } as never })).status).toBe(404)
    for (const wrong of [{ isManualUpdate: true }, { paymentAmount: 1 }])
      expect((await client.call(routes.pay, { body: { ...sent, ...wrong } as never })).status).toBe(422)
    const body = sent as never
    const first = (await client.ok(routes.pay, { body })) as { recordNo: number; status: string }
    await Promise.all([client.ok(routes.pay, { body }), client.ok(routes.pay, { body }), doJobs(w)])
    expect([first.status, await left(no)]).toEqual(['paid', 1])
    const query = { businessId: one.business.businessId }
    expect(await client.ok(routes.list, { query } as never)).toMatchObject([
      { [field]: no, amountPaise: paise, status: 'PAID' },
    ])
    await one.admin.client.ok(routes.reverse, { query: { recordNo: first.recordNo }, body: {} } as never)
    await doJobs(w)
    expect(await left(no)).toBe(0)
    expect(w.sandbox.provider.paymentsOf(order.id)).toMatchObject([{ amountRefunded: paise }])
  })

  test('recorded by staff with what was paid; a customer cannot', async () => {
    const one = await openShop(w)
    const no = await makeSingle(w, one.business, kind)
    const body = { [field]: no, planId, isManualUpdate: true, paymentAmount: 30 } as never
    expect((await one.customer.client.call(routes.pay, { body })).status).toBe(422)
    expect(await one.admin.client.ok(routes.pay, { body })).toMatchObject({ status: 'paid' })
    expect(await left(no)).toBe(1)
    const query = { businessId: one.business.businessId }
    expect(await one.admin.client.ok(routes.list, { query } as never)).toMatchObject([
      { amountPaise: 3000, status: 'MANUAL' },
    ])
  })
})

test('cards of many people of one project are bought at once: so many times the price, all back with the money', async () => {
  const one = await openShop(w)
  const pdfCardNo = await makeSingle(w, one.business, 'pdf')
  const { createPdfCardPaymentOrder, payPdfCard, reversePdfCardPayment } = singlePaymentRoutes
  const left = async () =>
    (
      await w.world.database.platform
        .selectFrom('pdfCard')
        .select('singleExports')
        .where('pdfCardNo', '=', pdfCardNo)
        .executeTakeFirstOrThrow()
    ).singleExports
  const { client } = one.customer
  const { order } = await client.ok(createPdfCardPaymentOrder, {
    body: { pdfCardNo, planId: 7, quantity: 12 },
  })
  expect(order.amount).toBe(12 * 4900)
  const paid = w.sandbox.provider.pay(order.id)
  if (paid.told !== 'handler') throw new Error('not paid')
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid.handler!
  const body = {
    pdfCardNo,
    planId: 7,
    isManualUpdate: false,
    orderCreationId: order.id,
    razorpayOrderId: razorpay_order_id,
    razorpayPaymentId: razorpay_payment_id,
    razorpaySignature: razorpay_signature,
  }
  const { recordNo } = await client.ok(payPdfCard, { body })
  await Promise.all([client.ok(payPdfCard, { body }), doJobs(w)])
  expect(await left()).toBe(12)
  await one.admin.client.ok(reversePdfCardPayment, { query: { recordNo }, body: { reason: 'Wrong card' } })
  await doJobs(w)
  expect(await left()).toBe(0)
  expect(w.sandbox.provider.paymentsOf(order.id)).toMatchObject([{ amountRefunded: 12 * 4900 }])
  const manual = { pdfCardNo, planId: 7, quantity: 3, isManualUpdate: true }
  expect(await one.admin.client.ok(payPdfCard, { body: manual })).toMatchObject({ status: 'paid' })
  expect(await left()).toBe(3)
  // All people of the largest project, at ₹600 each: more than one plan may cost.
  const large = { ...manual, quantity: 2000, paymentAmount: 12_00_000, isSecondRecord: true }
  expect(await one.admin.client.ok(payPdfCard, { body: large })).toMatchObject({ status: 'paid' })
  expect(await left()).toBe(2003)
  for (const quantity of [0, 2001, 1.5])
    expect(
      (await client.call(createPdfCardPaymentOrder, { body: { pdfCardNo, planId: 7, quantity } })).status,
    ).toBe(422)
})

test('I15 no secret of an account is in an answer or a log line', async () => {
  const { keySecret, webhookSecret } = shop.account
  const answers = await Promise.all([
    shop.customer.client.get('/api/v1/agency-details'),
    shop.admin.client.get(`/api/v1/card-payment?businessId=${shop.business.businessId}`),
    shop.admin.client.get('/api/v1/payment-exception'),
  ])
  const texts = [...answers.map(({ text }) => text), ...w.logged]
  for (const secret of [keySecret, webhookSecret, other.account.keySecret])
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
})
