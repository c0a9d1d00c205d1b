import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  newPhone,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeSingle, sellOnline } from '../../testing/makers.payment.ts'
import { makePlan } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { staffVersion } from '../../testing/versions.ts'

let w: TestWorld
let agency: TestAgency
let boss: TestStaff
let seller: TestStaff
let planId: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  await w.forgetLimits()
  agency = await makeAgency(w)
  boss = await makeStaff(w, 'admin', { agency })
  seller = await makeStaff(w, 'franchisee', { agency, permissions: ['payment.manual', 'plan.view'] })
  planId = await makePlan(w, agency, { price: 1000 })
})

const limit = async (what: object, { franchiseeId } = seller, by = boss) => {
  const version = await staffVersion(w, franchiseeId)
  return by.client.call(peopleRoutes.changeStaff, {
    body: { franchiseeId, version, isEditMode: true, ...what } as never,
  })
}
const shop = async (madeBy = seller) =>
  (await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }), madeBy })).businessId
const give = async (what: object = {}, by = seller) =>
  by.client.call(paymentRoutes.recordCardPayment, {
    body: {
      businessId: await shop(by),
      subscriptionPlanId: planId,
      isManualUpdate: true,
      requestId: randomUUID(),
      mode: 'cash',
      ...what,
    } as never,
  })
const custom = (price: number) => ({
  subscriptionPlanId: 'CUSTOM_PLAN',
  name: 'Special',
  validity: 1,
  price,
  limits: { greetingImagesIncluded: true },
})
const held = async (of = seller) =>
  (await boss.client.ok(peopleRoutes.getStaff, { params: { franchiseeId: of.franchiseeId } })).heldPaise
const settle = (amount: number, requestId = randomUUID(), by = boss) =>
  by.client.call(peopleRoutes.addSettlement, {
    body: { franchiseeId: seller.franchiseeId, amount, mode: 'cash', requestId },
  })

test('without limits everything of the role is given', async () => {
  expect((await give()).status).toBe(200)
  expect((await give({ mode: 'free' })).status).toBe(200)
  expect(await held()).toBe(100_000)
})

test('a plan that is not allowed is refused by name, with who may allow it, in the preview too, and is not offered', async () => {
  const other = await makePlan(w, agency, { name: 'Gold', price: 5000 })
  await limit({ allowedPlanIds: [planId] })
  expect((await give()).status).toBe(200)
  const refused = await give({ subscriptionPlanId: other })
  expect(refused.failure).toMatchObject({ code: 'STAFF_PLAN_LIMIT', field: 'subscriptionPlanId' })
  expect(refused.failure.message).toBe(
    `“Gold” is not among the plans you may give. Staff ${agency.marker} can allow it.`,
  )
  const preview = await seller.client.call(paymentPreviewRoutes.previewCardPayment, {
    query: { businessId: await shop(), subscriptionPlanId: other },
  })
  expect(preview.failure.code).toBe('STAFF_PLAN_LIMIT')
  const offered = await seller.client.ok(planRoutes.listSubscriptionPlans, { query: {} })
  expect(offered.map((plan) => plan.subscriptionPlanId)).toEqual([planId])
  expect((await boss.client.ok(planRoutes.listSubscriptionPlans, { query: {} })).length).toBe(2)
})

test('given for nothing is a discount of all of it', async () => {
  await limit({ maxDiscountPct: 99 })
  const refused = await give({ mode: 'free' })
  expect(refused.failure.code).toBe('STAFF_DISCOUNT_LIMIT')
  expect(refused.failure.message).toContain(
    'This is 100 % below the list, which asks ₹1,000. You may give at most 99 %.',
  )
  await limit({ maxDiscountPct: 100 })
  expect((await give({ mode: 'free' })).status).toBe(200)
})

test('a custom plan of an admin is measured at the list, and may be forbidden as a plan', async () => {
  const admin = await makeStaff(w, 'admin', { agency })
  await limit({ maxDiscountPct: 20 }, admin)
  expect((await give(custom(800), admin)).status).toBe(200)
  const refused = await give(custom(790), admin)
  expect(refused.failure).toMatchObject({ code: 'STAFF_DISCOUNT_LIMIT', field: 'price' })
  expect(refused.failure.message).toContain('21 % below the list')
  expect((await give(custom(790), boss)).status).toBe(200)
  await limit({ allowedPlanIds: [planId] }, admin)
  expect((await give(custom(1000), admin)).failure.code).toBe('STAFF_PLAN_LIMIT')
  await limit({ allowedPlanIds: ['CUSTOM_PLAN'] }, admin)
  expect((await give(custom(1000), admin)).status).toBe(200)
})

test('more than may be held is refused with the sums; handing over makes room, taking back too', async () => {
  await limit({ creditLimit: 2500 })
  const first = await give()
  expect([first.status, (await give()).status]).toEqual([200, 200])
  const refused = await give()
  expect(refused.failure.code).toBe('STAFF_CREDIT_LIMIT')
  expect(refused.failure.message).toContain(
    'You hold ₹2,000 that is not handed over. With ₹1,000 more it passes your limit of ₹2,500.',
  )
  expect(refused.failure.message).toContain(`Staff ${agency.marker}`)
  expect((await give({ mode: 'free' })).status).toBe(200)
  expect((await settle(500)).status).toBe(200)
  expect((await give()).status).toBe(200)
  expect(await held()).toBe(250_000)
  await boss.client.ok(paymentRoutes.reverseCardPayment, {
    query: { recordNo: first.data.recordNo },
    body: {},
  })
  expect(await held()).toBe(150_000)
})

test('one PDF card or video is refused by the same limits, in words, and so is an order of an admin', async () => {
  await limit({ maxDiscountPct: 10, creditLimit: 90 })
  const business = await makeBusiness(w, {
    owner: await makeCustomer(w, { agency, signedIn: false }),
    madeBy: seller,
  })
  const [pdfCardNo, videoNo] = [await makeSingle(w, business, 'pdf'), await makeSingle(w, business, 'video')]
  // A card costs ₹49, a video ₹99.
  await sellOnline(w, agency)
  const manual = { isManualUpdate: true as const, isSecondRecord: true, mode: 'cash' as const }
  const pay = (kind: 'pdf' | 'video', paymentAmount: number) =>
    kind === 'pdf'
      ? seller.client.call(singlePaymentRoutes.payPdfCard, {
          body: { ...manual, planId: 7, pdfCardNo, paymentAmount },
        })
      : seller.client.call(singlePaymentRoutes.payUserVideo, {
          body: { ...manual, planId: 9, videoNo, paymentAmount },
        })
  for (const [kind, paid] of [
    ['pdf', 40],
    ['video', 80],
  ] as const)
    expect((await pay(kind, paid)).failure).toMatchObject({ code: 'STAFF_DISCOUNT_LIMIT', field: 'price' })
  expect((await pay('pdf', 49)).status).toBe(200)
  for (const [kind, paid] of [
    ['pdf', 45],
    ['video', 90],
  ] as const)
    expect((await pay(kind, paid)).failure.code).toBe('STAFF_CREDIT_LIMIT')

  const admin = await makeStaff(w, 'admin', { agency })
  await limit({ allowedPlanIds: ['CUSTOM_PLAN'], maxDiscountPct: 10 }, admin)
  const order = (what: object) =>
    admin.client.call(paymentRoutes.createCardPaymentOrder, {
      body: { businessId: business.businessId, ...what } as never,
    })
  expect((await order({ subscriptionPlanId: planId })).failure.code).toBe('STAFF_PLAN_LIMIT')
  expect((await order(custom(500))).failure.code).toBe('STAFF_DISCOUNT_LIMIT')
})

test('each refusal says in Hindi too which limit it was, and who may lift it', async () => {
  const by = `Staff ${agency.marker}`
  const other = await makePlan(w, agency, { name: 'Gold', price: 5000 })
  const inHindi = async (what: object) =>
    (
      await seller.client.call(
        paymentRoutes.recordCardPayment,
        {
          body: {
            businessId: await shop(),
            subscriptionPlanId: planId,
            isManualUpdate: true,
            requestId: randomUUID(),
            mode: 'cash',
            ...what,
          } as never,
        },
        { headers: { 'accept-language': 'hi' } },
      )
    ).failure.message
  await limit({ allowedPlanIds: [planId], maxDiscountPct: 10, creditLimit: 500 })
  const refusals = [
    await inHindi({ subscriptionPlanId: other }),
    await inHindi({ mode: 'free' }),
    await inHindi({}),
  ]
  for (const [place, facts] of [['“Gold”'], ['100 %', '10 %', '₹1,000'], ['₹0', '₹1,000', '₹500']].entries())
    for (const fact of [...facts, by, '।']) expect(refusals[place]).toContain(fact)
  expect(refusals.join(' ')).not.toMatch(/\b(plans|limit|below|handed)\b/)
})

test('two records at once do not both fit', async () => {
  await limit({ creditLimit: 1000 })
  const answers = await Promise.all([give(), give(), give()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402])
  expect(await held()).toBe(100_000)
})

test('the same handing over is written once, a mistake is put right below zero, nobody does it for themselves', async () => {
  const requestId = randomUUID()
  expect([(await settle(700, requestId)).status, (await settle(700, requestId)).status]).toEqual([200, 200])
  expect((await settle(800, requestId)).failure.code).toBe('CONFLICT')
  await settle(-200)
  expect(await held()).toBe(-50_000)
  const rows = await boss.client.ok(peopleRoutes.listSettlements, {
    query: { franchiseeId: seller.franchiseeId },
  })
  expect(rows.map(({ amountPaise }) => amountPaise)).toEqual([-20_000, 70_000])
  expect(rows[0]).toMatchObject({ mode: 'cash', receivedBy: `Staff ${agency.marker}` })
  const own = await boss.client.call(peopleRoutes.addSettlement, {
    body: { franchiseeId: boss.franchiseeId, amount: 1, mode: 'cash', requestId: randomUUID() },
  })
  expect(own.failure.code).toBe('OWN_ACCOUNT')
})

test('who holds money is not deleted', async () => {
  const free = await makeStaff(w, 'franchisee', { agency })
  await give()
  await boss.client.ok(peopleRoutes.moveBusinesses, {
    body: { franchiseeId: seller.franchiseeId, toFranchiseeId: free.franchiseeId },
  })
  const remove = () =>
    boss.client.call(peopleRoutes.deleteStaff, { params: { franchiseeId: seller.franchiseeId } })
  const refused = await remove()
  expect(refused.failure.code).toBe('IN_USE')
  expect(refused.failure.message).toContain('₹1,000 that is not handed over')
  await settle(1100)
  const tooMuch = await remove()
  expect(tooMuch.failure).toMatchObject({ code: 'IN_USE', field: 'heldPaise' })
  expect(tooMuch.failure.message).toContain('handed over ₹100 too much')
  await settle(-100)
  expect((await remove()).status).toBe(200)
})

test('nobody sets their own limits, or gives one that reaches further', async () => {
  const admin = await makeStaff(w, 'admin', { agency })
  await limit({ maxDiscountPct: 10, creditLimit: 100, allowedPlanIds: [planId] }, admin)
  expect((await limit({ maxDiscountPct: 50 }, admin, admin)).failure.code).toBe('OWN_ACCOUNT')
  for (const [what, field] of [
    [{ maxDiscountPct: 50, creditLimit: 100, allowedPlanIds: [planId] }, 'maxDiscountPct'],
    [{ maxDiscountPct: 10, creditLimit: 101, allowedPlanIds: [planId] }, 'creditLimit'],
    [{ maxDiscountPct: 10, creditLimit: 100, allowedPlanIds: [planId, 'CUSTOM_PLAN'] }, 'allowedPlanIds'],
  ] as const)
    expect((await limit(what, seller, admin)).failure).toMatchObject({ code: 'ABOVE_OWN_RIGHTS', field })
  const twin = { name: 'Twin', phoneNumber: newPhone(), roles: ['admin' as const] }
  expect((await admin.client.call(peopleRoutes.addStaff, { body: twin })).failure.code).toBe(
    'ABOVE_OWN_RIGHTS',
  )
  expect(
    (await limit({ maxDiscountPct: 10, creditLimit: 50, allowedPlanIds: [planId] }, seller, admin)).status,
  ).toBe(200)
})

test('platform staff with a limit give nothing in another agency', async () => {
  const home = await makeAgency(w, { isSuperAdmin: true })
  const first = await makeStaff(w, 'admin', { agency: home })
  const second = await makeStaff(w, 'admin', { agency: home })
  const businessId = await shop()
  expect((await give({ businessId }, first)).status).toBe(200)
  await limit({ maxDiscountPct: 90 }, first, second)
  expect((await give({ businessId, isSecondRecord: true }, first)).failure.code).toBe('STAFF_PLAN_LIMIT')
  // What they take over says so, and not who they are.
  expect((await settle(100, randomUUID(), second)).status).toBe(200)
  const [taken] = await boss.client.ok(peopleRoutes.listSettlements, {
    query: { franchiseeId: seller.franchiseeId },
  })
  expect(taken).toMatchObject({ amountPaise: 10_000, receivedBy: 'Platform staff' })
})
