import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counterOf } from '../testing/counter.payment.ts'
import { doJobs, openShop, reconcileLater, type TestShop } from '../testing/makers.payment.ts'
import { fullLimits, makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

/** What is promised before a purchase, and before one is taken back, is what happens then: asked and done by the calls that people make. */
let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const { buy, faults, imbalance, records, refunds, untilBack } = counterOf(
  () => w,
  () => shop,
)
const newest = async () => (await records()).toSorted((a, b) => b.recordNo - a.recordNo)[0]!

describe('before a purchase', () => {
  test('price and dates are those of the order and of the record: a first one, a renewal, another plan, one of staff’s own', async () => {
    const { businessId } = shop.business
    const plan = await makePlan(w, shop.agency, { price: 999, renewalPrice: 799 })
    const ask = (query: object, by: TestShop['customer' | 'admin'] = shop.customer) =>
      by.client.ok(paymentPreviewRoutes.previewCardPayment, { query: { businessId, ...query } as never })
    const online = async (subscriptionPlanId: number) => {
      const promised = await ask({ subscriptionPlanId })
      const { order } = await shop.customer.client.ok(paymentRoutes.createCardPaymentOrder, {
        body: { businessId, subscriptionPlanId },
      })
      w.sandbox.provider.pay(order.id)
      await reconcileLater(w)
      const { amountPaise, startsOn, endsOn } = await newest()
      expect([order.amount, amountPaise]).toEqual([promised.amountPaise, promised.amountPaise])
      expect([startsOn, endsOn]).toEqual([promised.startsOn, promised.lastDay])
      return promised.amountPaise
    }
    const recorded = async (choice: object, more: object = {}) => {
      const promised = await ask(choice, shop.admin)
      const body = { businessId, isManualUpdate: true, ...choice, ...more } as never
      await shop.admin.client.ok(paymentRoutes.recordCardPayment, { body })
      const { amountPaise, startsOn, endsOn } = await newest()
      expect([amountPaise, startsOn, endsOn]).toEqual([
        promised.amountPaise,
        promised.startsOn,
        promised.lastDay,
      ])
      return promised.amountPaise
    }
    expect(await online(plan)).toBe(999_00)
    expect(await online(plan)).toBe(799_00)
    expect(await recorded({ subscriptionPlanId: shop.plans.silver })).toBe(499_00)
    const own = { subscriptionPlanId: 'CUSTOM_PLAN', validity: 2, price: 1500 }
    expect(await recorded(own, { name: 'Own', limits: fullLimits })).toBe(1500_00)
  })
})

/** Days pass for what was bought so far; sessions would end if the clock moved. */
async function passDays(businessId: number, days: number) {
  const owner = new pg.Client({ connectionString: w.databaseUrl })
  await owner.connect()
  await owner.query(
    `update activation set granted = daterange(lower(granted) - $2::int, upper(granted) - $2::int),
      period = daterange(lower(period) - $2::int, upper(period) - $2::int), bought_on = bought_on - $2::int
      where business_id = $1`,
    [businessId, days],
  )
  await owner.query(
    `update business set expiry_date_for_customer = expiry_date_for_customer - $2::int where business_id = $1`,
    [businessId, days],
  )
  await owner.end()
}

test('what another plan ends and moves, and what taking it back brings back, is what happens', async () => {
  const { businessId } = shop.business
  const { client } = shop.admin
  const record = async (subscriptionPlanId: number, renew = false) => {
    const body = {
      businessId,
      subscriptionPlanId,
      renew,
      isManualUpdate: true as const,
      isSecondRecord: true,
    }
    return (await client.ok(paymentRoutes.recordCardPayment, { body })).recordNo
  }
  const days = async () => {
    const all = await client.ok(paymentRoutes.listCardPayments, { query: { businessId } })
    return Object.fromEntries(all.map(({ recordNo, startsOn, endsOn }) => [recordNo, [startsOn, endsOn]]))
  }
  const running = await record(shop.plans.gold)
  const ahead = await record(shop.plans.gold, true)
  await passDays(businessId, 20)
  const promise = await client.ok(paymentPreviewRoutes.previewCardPayment, {
    query: { businessId, subscriptionPlanId: shop.plans.silver } as never,
  })
  const changed = promise.changes.filter(({ recordNo }) => recordNo !== null)
  expect(changed.map(({ recordNo, what }) => [recordNo, what])).toEqual(
    expect.arrayContaining([
      [running, 'cut'],
      [ahead, 'moved'],
    ]),
  )
  expect(promise.daysLost).toBeGreaterThan(340)
  const silver = await record(shop.plans.silver)
  const after = await days()
  expect(after[silver]).toEqual([promise.startsOn, promise.lastDay])
  expect(after[ahead]).toEqual(
    changed.flatMap(({ recordNo, is }) => (recordNo === ahead && is ? [is.startsOn, is.lastDay] : [])),
  )

  const back = await client.ok(paymentPreviewRoutes.previewReversal, { query: { recordNo: silver } })
  expect(back.time!.changes.map(({ recordNo, what }) => [recordNo, what])).toEqual(
    expect.arrayContaining([
      [silver, 'gone'],
      [running, 'restored'],
      [ahead, 'moved'],
    ]),
  )
  await client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo: silver }, body: {} })
  const again = await days()
  const promised = (one: number) => {
    const { is } = back.time!.changes.find(({ recordNo }) => recordNo === one)!
    return [is!.startsOn, is!.lastDay]
  }
  expect([again[running], again[ahead]]).toEqual([promised(running), promised(ahead)])
  expect(back.time!.is.lastDay).toBe(again[ahead]![1])
})

describe('before a purchase is taken back', () => {
  const promised = async (recordNo: number) =>
    (await shop.admin.client.ok(paymentPreviewRoutes.previewReversal, { query: { recordNo } })).refundPaise
  const takeBack = (recordNo: number) =>
    shop.admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: { reason: 'Wrong' } })
  const ours = async () =>
    (await refunds())
      .filter(({ reason }) => reason === 'reversal')
      .reduce((sum, { amount }) => sum + amount, 0)

  test.each([
    ['of which nothing went back', 0, false, 999_00],
    ['of which a part was given back in the dashboard', 300_00, false, 699_00],
    ['of which a part was given back in the dashboard, and failed', 300_00, true, 999_00],
    ['all of which was given back in the dashboard, and failed', 999_00, true, 999_00],
  ])('the money %s: what is said to go back does', async (_name, given, fails, rest) => {
    faults({ code: 'F1' }, ...(fails ? [{ code: 'F10' }] : []))
    const { paid } = await buy()
    await doJobs(w)
    if (given > 0) {
      w.sandbox.provider.giveBack(paid.payment.id, given)
      await doJobs(w)
      await untilBack()
    }
    const { recordNo } = await newest()
    expect(await promised(recordNo)).toBe(rest)
    await takeBack(recordNo)
    expect(await ours()).toBe(rest)
    await untilBack()
    const at = w.sandbox.provider.store.payments.get(paid.payment.id)!
    expect([at.amountRefunded, await imbalance()]).toEqual([999_00, []])
  })

  test('the record of staff: nothing goes back by itself', async () => {
    const body = {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      isManualUpdate: true as const,
    }
    const { recordNo } = await shop.admin.client.ok(paymentRoutes.recordCardPayment, { body })
    expect(await promised(recordNo)).toBe(0)
    await takeBack(recordNo)
    expect(await refunds()).toEqual([])
  })
})
