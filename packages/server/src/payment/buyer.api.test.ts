import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeMissing } from '../invoice/work.ts'
import { gujaratSeller } from '../testing/make-invoice.ts'
import {
  confirmationOf,
  doJobs,
  makeSingle,
  openShop,
  orderPlan,
  type TestShop,
} from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const [minute, day] = [60_000, 86_400_000]
let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld()
})
const register = async () => {
  await w.world.database.platform
    .updateTable('agency')
    .set({ seller: JSON.stringify(gujaratSeller) })
    .where('agencyId', '=', shop.agency.agencyId)
    .execute()
  w.world.hosts.forget()
}
beforeEach(async () => {
  shop = await openShop(w)
  await register()
})
afterAll(() => w.close())

const setProfile = (profile: object) =>
  w.world.database.platform
    .updateTable('business')
    .set({ profile: JSON.stringify(profile) })
    .where('businessId', '=', shop.business.businessId)
    .execute()
const order = (more: object = {}) =>
  shop.customer.client.call(paymentRoutes.createCardPaymentOrder, {
    body: { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold, ...more },
  })
const record = (more: object = {}) =>
  shop.admin.client.call(paymentRoutes.recordCardPayment, {
    body: {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      isManualUpdate: true,
      isSecondRecord: true,
      requestId: randomUUID(),
      ...more,
    },
  })
const invoices = async () => {
  await writeMissing(w.world, 60)
  const rows = await w.world.database.platform
    .selectFrom('invoice')
    .selectAll()
    .where('agencyId', '=', shop.agency.agencyId)
    .orderBy('invoiceId')
    .execute()
  return rows
}

describe('a buyer whose state nobody knows', () => {
  const asked = { status: 422, code: 'VALIDATION', field: 'state' }
  const saying = (answer: { status: number; failure: { code: string; field?: string | undefined } }) => ({
    status: answer.status,
    code: answer.failure.code,
    field: answer.failure.field,
  })

  test('is asked for it with an order and with a record of staff; the answer decides the tax', async () => {
    expect(saying(await order())).toEqual(asked)
    expect(saying(await record())).toEqual(asked)
    expect(saying(await order({ billing: { name: 'Shop', state: 'Atlantis' } }))).toEqual(asked)
    const billing = { name: 'Shop', state: 'Maharashtra' }
    expect((await order({ billing })).status).toBe(200)
    expect((await record({ billing })).status).toBe(200)
    expect((await record({ billing: { name: 'Shop', state: 'Gujarat' } })).status).toBe(200)
    const split = (await invoices()).map(({ document, cgstPaise, sgstPaise, igstPaise }) => [
      document.place,
      cgstPaise,
      sgstPaise,
      igstPaise,
    ])
    expect(split).toEqual([
      ['27', 0, 0, 152_39],
      ['24', 76_19, 76_19, 0],
    ])
  })

  test.each([
    ['the business says', { state: 'Karnataka' }, '29'],
    ['its PIN says', { state: 'कर्नाटक', pin: '560001' }, '29'],
    ['its GSTIN says', { gstin: '27AAPFU0939F1ZV' }, '27'],
  ])('is not asked for what %s', async (_name, profile, place) => {
    await setProfile(profile)
    expect((await order()).status).toBe(200)
    expect((await record()).status).toBe(200)
    expect((await invoices())[0]!.document.place).toBe(place)
  })

  test('is asked for it for a PDF card too, and not by a seller without a GSTIN', async () => {
    const pdfCardNo = await makeSingle(w, shop.business, 'pdf')
    const pay = (more: object = {}) =>
      shop.admin.client.call(singlePaymentRoutes.payPdfCard, {
        body: { pdfCardNo, planId: 7, isManualUpdate: true, isSecondRecord: true, ...more },
      })
    const buy = () =>
      shop.customer.client.call(singlePaymentRoutes.createPdfCardPaymentOrder, {
        body: { pdfCardNo, planId: 7 },
      })
    expect(saying(await pay())).toEqual(asked)
    expect(saying(await buy())).toEqual(asked)
    expect((await pay({ billing: { name: 'Shop', state: 'Delhi' } })).status).toBe(200)
    expect((await pay({ paymentAmount: 0 })).status).toBe(200)
    shop = await openShop(w)
    expect((await order()).status).toBe(200)
    expect((await record()).status).toBe(200)
  })
})

describe('the day of an invoice', () => {
  // The provider lives by the machine's clock: this one is brought beside it.
  const goTo = async (at: Date) => {
    w.clock.move(at.getTime() - w.clock.now().getTime())
    await w.world.database.platform
      .updateTable('session')
      .set({ lastSeenAt: w.clock.now(), endsAt: new Date(w.clock.now().getTime() + 365 * day) })
      .execute()
  }
  const bought = async () => {
    await setProfile({ state: 'Gujarat' })
    await goTo(new Date())
    const { order: made } = await orderPlan(shop)
    const { handler } = w.sandbox.provider.pay(made.id)
    return { handler: handler!, orderId: made.id }
  }
  const istDayOf = (at: Date) => new Date(at.getTime() + 330 * minute).toISOString().slice(0, 10)
  /** The year in which the financial year of a day began. */
  const yearOf = (istDay: string) => Number(istDay.slice(0, 4)) - (istDay.slice(5) < '04-01' ? 1 : 0)
  // What is bought just before midnight in India would be compared with the day after.
  beforeAll(async () => {
    const left = day - ((Date.now() + 330 * minute) % day)
    if (left < 20_000) await sleep(left)
  })

  test('is that on which the provider captured, though we settled and wrote days later', async () => {
    const { handler, orderId } = await bought()
    const captured = istDayOf(new Date())
    await goTo(new Date(Date.now() + 3 * day))
    await shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
      body: confirmationOf(shop, orderId, handler),
    })
    await goTo(new Date(Date.now() + 4 * day))
    // Another sale of today has the number before: the late one has its own day all the same.
    await record({ subscriptionPlanId: shop.plans.silver })
    await w.world.database.platform
      .updateTable('paymentIntent')
      .set({ settledAt: new Date(Date.now() + 2 * day) })
      .where('agencyId', '=', shop.agency.agencyId)
      .where('manual', 'is not', null)
      .execute()
    const rows = await invoices()
    const sold = istDayOf(new Date(Date.now() + 2 * day))
    expect(rows.map(({ issuedOn, number }) => [number, issuedOn])).toEqual([
      [1, sold],
      [yearOf(captured) === yearOf(sold) ? 2 : 1, captured],
    ])
    expect(rows[1]!.document.paid?.paidOn).toBe(captured)
  })

  test('follows the event of the capture, not the beginning of the payment; never the future', async () => {
    const { handler, orderId } = await bought()
    await doJobs(w)
    const { platform } = w.world.database
    const paymentOf = () =>
      platform
        .selectFrom('payment')
        .select('capturedAt')
        .where('paymentId', '=', handler.razorpay_payment_id)
        .executeTakeFirstOrThrow()
    const event = await platform
      .selectFrom('providerEvent')
      .select('toldAt')
      .where('orderId', '=', orderId)
      .where('event', '=', 'payment.captured')
      .executeTakeFirstOrThrow()
    const { capturedAt } = await paymentOf()
    expect(capturedAt!.getTime()).toBeLessThanOrEqual(w.clock.now().getTime())
    expect(Math.abs(capturedAt!.getTime() - event.toldAt.getTime())).toBeLessThan(minute)
  })

  test('and its financial year: captured on 31 March, settled on 1 April', async () => {
    const { handler, orderId } = await bought()
    await shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
      body: confirmationOf(shop, orderId, handler),
    })
    const { platform } = w.world.database
    await platform
      .updateTable('payment')
      .set({ capturedAt: new Date('2027-03-31T18:29:00Z') })
      .where('paymentId', '=', handler.razorpay_payment_id)
      .execute()
    await platform
      .updateTable('paymentIntent')
      .set({ settledAt: new Date('2027-03-31T18:31:00Z') })
      .where('agencyId', '=', shop.agency.agencyId)
      .execute()
    await goTo(new Date('2027-04-02T06:00:00Z'))
    expect((await invoices()).map(({ invoiceNo, issuedOn }) => [invoiceNo, issuedOn])).toEqual([
      ['TAPI/2627/0001', '2027-03-31'],
    ])
  })
})
