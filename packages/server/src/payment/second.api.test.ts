import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBilling } from '../testing/make-bills.ts'
import { makeStaff } from '../testing/makers.ts'
import { makeSingle, openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld()
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const plan = (more: object = {}, by = shop.admin) =>
  by.client.call(paymentRoutes.recordCardPayment, {
    body: {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      isManualUpdate: true,
      mode: 'cash',
      ...more,
    },
  })
const recorded = async () =>
  (
    await shop.admin.client.ok(paymentRoutes.listCardPayments, {
      query: { businessId: shop.business.businessId },
    })
  ).map(({ status }) => status)

describe('the same record within ten seconds', () => {
  test.each([
    ['without numbers of requests', {}],
    ['with two numbers', { requestId: 'each' }],
  ])('is a question, %s: nothing is dropped and nothing doubled', async (_name, given) => {
    const number = () => ('requestId' in given ? { requestId: randomUUID() } : {})
    expect((await plan(number())).status).toBe(200)
    const asked = await plan(number())
    expect([asked.status, asked.failure.code]).toEqual([409, 'SAME_RECORD'])
    expect(asked.failure.message).toMatch(
      /^The same payment was recorded \d+ seconds? ago\. Record a second one\?$/,
    )
    expect(await recorded()).toEqual(['MANUAL'])
    // The answer goes out with the very same request.
    const answer = { ...number(), isSecondRecord: true }
    const second = await plan(answer)
    expect(second.status).toBe(200)
    if ('requestId' in given) expect((await plan(answer)).data).toEqual(second.data)
    expect(await recorded()).toEqual(['MANUAL', 'MANUAL'])
  })

  test('a question that was asked uses no number up: the same number is taken with the answer', async () => {
    await plan({ requestId: randomUUID() })
    const requestId = randomUUID()
    expect((await plan({ requestId })).status).toBe(409)
    expect((await plan({ requestId, isSecondRecord: true })).status).toBe(200)
    expect((await plan({ requestId })).status).toBe(200)
    expect(await recorded()).toEqual(['MANUAL', 'MANUAL'])
  })

  test('is one when two press at the same moment, two people included', async () => {
    const other = await makeStaff(w, 'admin', { agency: shop.agency })
    const answers = await Promise.all([plan({ requestId: randomUUID() }), plan({}, other), plan()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await recorded()).toEqual(['MANUAL'])
  })

  test('another plan, another amount or ten seconds later: no question', async () => {
    expect((await plan()).status).toBe(200)
    expect((await plan({ subscriptionPlanId: shop.plans.silver })).status).toBe(200)
    w.clock.move(10_001)
    expect((await plan()).status).toBe(200)
  })

  test('is one too where the plan costs less from the second time on', async () => {
    await w.world.database.platform
      .updateTable('subscriptionPlan')
      .set({ renewalPricePaise: 499_00 })
      .where('subscriptionPlanId', '=', shop.plans.gold)
      .execute()
    expect((await plan()).status).toBe(200)
    expect((await plan()).failure.code).toBe('SAME_RECORD')
  })

  test('of a PDF card', async () => {
    const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
    const pay = (more: object = {}) =>
      shop.admin.client.call(singlePaymentRoutes.payPdfCard, {
        body: { pdfCardNo, planId: 7, isManualUpdate: true, ...more },
      })
    expect((await pay()).status).toBe(200)
    expect((await pay()).failure.code).toBe('SAME_RECORD')
    expect((await pay({ isSecondRecord: true })).status).toBe(200)
  })

  test('of an agency’s yearly fee and of PDF card credits, two at the same moment too', async () => {
    const b = await openBilling(w)
    const { agency } = await b.billed(0)
    await b.setJson(agency, 'terms', {
      annualFeePaise: 11_800_00,
      imageFeePaise: 5_900_00,
      pdfSlabs: [{ from: 1, pricePaise: 15_00 }],
    })
    const notes = { agencyId: agency.agencyId, mode: 'bank' as const, reference: 'NEFT 1', reason: 'Came' }
    const fee = (more: object = {}) =>
      b.root.client.call(billRoutes.recordAnnualPayment, { body: { ...notes, ...more } })
    const both = await Promise.all([fee({ requestId: randomUUID() }), fee({ requestId: randomUUID() })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await fee({ isSecondRecord: true })).status).toBe(200)
    const credits = (more: object = {}) =>
      b.root.client.call(billRoutes.recordAgencyPdfCardPayment, {
        body: { ...notes, quantity: 100, ...more },
      })
    expect((await credits()).status).toBe(200)
    expect((await credits()).failure.code).toBe('SAME_RECORD')
    expect((await credits({ quantity: 50 })).status).toBe(200)
  })
})

test('a retry of the record of a plan that costs less from the second time on is answered as the first time', async () => {
  await w.world.database.platform
    .updateTable('subscriptionPlan')
    .set({ renewalPricePaise: 499_00 })
    .where('agencyId', '=', shop.agency.agencyId)
    .where('subscriptionPlanId', '=', shop.plans.gold)
    .execute()
  const requestId = randomUUID()
  const first = await plan({ requestId })
  const again = await plan({ requestId })
  expect([again.status, again.data]).toEqual([200, first.data])
})
