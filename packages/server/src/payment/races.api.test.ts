import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signBody } from '@parichay/sandbox/provider/signing.ts'
import {
  confirmationOf,
  doJobs,
  openShop,
  orderPlan,
  standing,
  type TestShop,
} from '../testing/makers.payment.ts'
import { makeStaff, type TestStaff } from '../testing/makers.ts'
import { modesThatDiffer, renewalsThatDiffer, untallied } from '../testing/untallied.ts'
import { lockWaits } from '../testing/lock-waits.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { orderPurchase } from './usecase.order.ts'
import { settle } from './usecase.settle.ts'
import { balances } from './store.watch.ts'

/** Of one event; PAYMENT_COPIES=1000 sends ten times as many. */
const copies = Number(process.env['PAYMENT_COPIES'] ?? 100)

let w: TestWorld
let shop: TestShop

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000', DATABASE_POOL: '20' })
})
beforeEach(async () => {
  shop = await openShop(w)
  // Every sale earns somebody something, so the steps of commission race too.
  const { franchiseeId } = await makeStaff(w, 'franchisee', { agency: shop.agency })
  const body = { franchiseeId, version: 1, commissionPct: { card: 15, pdf: 0, video: 0 } }
  await shop.admin.client.ok(peopleRoutes.changeStaff, { body })
  await sql`update business set made_by_franchisee_id = ${franchiseeId} where business_id = ${shop.business.businessId}`.execute(
    w.world.database.platform,
  )
})
afterEach(async () => {
  const { platform } = w.world.database
  expect((await steps()).wrong).toBe(0)
  expect(await untallied(platform)).toEqual([])
  expect(await modesThatDiffer(platform)).toEqual([])
  expect(await renewalsThatDiffer(platform)).toEqual([])
})
afterAll(async () => {
  expect((await steps()).kept).toBeGreaterThan(50)
  await w.close()
})

/** Steps of commission as they were kept when money came and went, and how many are not what the ledger says afterwards. */
const steps = async () =>
  (
    await sql<{ kept: number; wrong: number }>`
    select count(kept.entry_id)::int as kept, (count(*) filter (where kept is distinct from must))::int as wrong
    from (select step.* from commission c cross join lateral commission_steps(c.agency_id, c.intent_id) step) must
    full join commission_step kept using (agency_id, entry_id)`.execute(w.world.database.platform)
  ).rows[0]!

const years = (day: string, count: number) => `${Number(day.slice(0, 4)) + count}${day.slice(4)}`
const activations = async () => {
  const { rows } = await sql<{ from: string; until: string }>`
    select lower(period) as from, upper(period) as until from activation
    where business_id = ${shop.business.businessId} and not isempty(period) order by lower(period)`.execute(
    w.world.database.platform,
  )
  return rows
}
const record = (more: object = {}, by: Pick<TestStaff, 'client'> = shop.admin) =>
  by.client.call(paymentRoutes.recordCardPayment, {
    body: {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.gold,
      isManualUpdate: true,
      requestId: randomUUID(),
      isSecondRecord: true,
      ...more,
    },
  })
/** As people do who are told that the service is busy, on a machine that is: they send the same again, and nothing counts twice. */
async function recordUntilHeard(by: Pick<TestStaff, 'client'>) {
  const same = { renew: true, requestId: randomUUID() }
  let answer = await record(same, by)
  while (answer.status === 503) {
    await setTimeout(100)
    answer = await record(same, by)
  }
  return answer
}
const sendEvent = (raw: string, headers: Record<string, string>, url = shop.account.webhookUrl) =>
  fetch(url, { method: 'POST', body: raw, headers: { 'content-type': 'application/json', ...headers } })

test('fifty confirmations, fifty webhooks and fifty reconcilers at once: one activation', async () => {
  const { order, intentId } = await orderPlan(shop)
  const paid = w.sandbox.provider.pay(order.id)
  if (paid.told !== 'handler') throw new Error('not paid')
  const body = confirmationOf(shop, order.id, paid.handler!)
  const { agencyId } = shop.agency
  const twin = await w.openTwin()
  await Promise.all([
    ...Array.from({ length: 50 }, () =>
      shop.customer.client.call(paymentRoutes.confirmCardPayment, { body }),
    ),
    ...Array.from({ length: 50 }, () => settle(w.world, { agencyId, intentId }, 'webhook')),
    ...Array.from({ length: 50 }, () => settle(twin.world, { agencyId, intentId }, 'reconciler')),
  ]).then((answers) => {
    for (const one of answers) if (one && 'status' in one) expect(one.status).toBe(200)
  })
  await doJobs(w)
  await twin.close()
  const today = istDay(w.clock.now())
  expect(await activations()).toEqual([{ from: today, until: years(today, 1) }])
}, 60_000)

test('P10 copies of one event, a hundred at once, are one event with one effect', async () => {
  const { order } = await orderPlan(shop)
  w.sandbox.provider.scenario({ orderId: order.id, faults: [{ code: 'F2' }] })
  w.sandbox.provider.pay(order.id)
  const told = w.sandbox.provider.events(order.id).find(({ event }) => event === 'order.paid')!
  const signature = signBody(told.body, shop.account.webhookSecret)
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': told.id }
  const statuses = new Set<number>()
  for (let sent = 0; sent < copies; sent += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendEvent(told.body, headers)))
    for (const { status } of answers) statuses.add(status)
  }
  expect([...statuses]).toEqual([200])
  const stored = await w.world.database.platform
    .selectFrom('providerEvent')
    .select('eventId')
    .where('agencyId', '=', shop.agency.agencyId)
    .execute()
  expect(stored).toEqual([{ eventId: told.id }])
  await Promise.all([doJobs(w), doJobs(w), doJobs(w)])
  expect(await activations()).toHaveLength(1)
}, 300_000)

test('P8 fifty renewals at once: fifty years in a row, no overlap, no lost day', async () => {
  await record()
  // By ten people: what one of them gives waits in a line of their own, whatever business it is for.
  const staff = await Promise.all(
    Array.from({ length: 10 }, () => makeStaff(w, 'admin', { agency: shop.agency })),
  )
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_one, turn) => recordUntilHeard(staff[turn % staff.length]!)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const today = istDay(w.clock.now())
  const periods = await activations()
  expect(periods).toEqual(
    Array.from({ length: 51 }, (_one, turn) => ({ from: years(today, turn), until: years(today, turn + 1) })),
  )
  expect((await standing(w, shop)).expiry).toBe(addDays(years(today, 51), -1))
}, 60_000)

test('twenty paid renewals at once, each an order of its own', async () => {
  await record()
  const wishes = await Promise.all(
    Array.from({ length: 20 }, async (_one, turn) => {
      // Bought by different people with different invoices, so that each is a purchase of its own.
      const { order, intentId } = await shop.customer.client.ok(paymentRoutes.createCardPaymentOrder, {
        body: {
          businessId: shop.business.businessId,
          subscriptionPlanId: shop.plans.gold,
          renew: true,
          billing: { name: `Branch ${turn}`, state: 'Gujarat' },
        },
      })
      return { order, intentId }
    }),
  )
  for (const { order } of wishes) w.sandbox.provider.pay(order.id)
  const { agencyId } = shop.agency
  await Promise.all(wishes.map(({ intentId }) => settle(w.world, { agencyId, intentId }, 'browser')))
  await doJobs(w)
  const today = istDay(w.clock.now())
  expect((await activations()).map(({ until }) => until)).toEqual(
    Array.from({ length: 21 }, (_one, turn) => years(today, turn + 1)),
  )
}, 60_000)

test('renewals and other plans at once: never an overlap, every day paid is there', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_one, turn) =>
      record({ subscriptionPlanId: turn % 2 ? shop.plans.gold : shop.plans.silver, renew: turn % 3 === 0 }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const periods = await activations()
  for (const [turn, one] of periods.entries()) if (turn > 0) expect(one.from).toBe(periods[turn - 1]!.until)
}, 60_000)

test('the same number of a request is the same record; for something else it is refused', async () => {
  const requestId = randomUUID()
  const press = (more: object = {}) => record({ requestId, isSecondRecord: undefined, ...more })
  const answers = await Promise.all([press(), press(), press()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ data }) => data.recordNo)).size).toBe(1)
  expect((await press()).data).toEqual(answers[0]!.data)
  expect((await press({ subscriptionPlanId: shop.plans.silver })).status).toBe(409)
  // Typed anew after an answer that was lost: what stands in the books is not what is sent now.
  expect((await press({ reference: 'Another cheque' })).status).toBe(409)
  expect((await press()).status).toBe(200)
  expect(await activations()).toHaveLength(1)
})

test('taking back twice at once: once', async () => {
  const { recordNo } = (await record()).data
  await record({ renew: true })
  const reverse = () =>
    shop.admin.client.call(paymentRoutes.reverseCardPayment, {
      query: { recordNo },
      body: { reason: 'by mistake' },
    })
  const answers = await Promise.all([reverse(), reverse(), reverse()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const today = istDay(w.clock.now())
  // As if the first had never been: one year from the day it was bought.
  expect(await activations()).toEqual([{ from: today, until: years(today, 1) }])
})

test('taking back what came through the gateway gives the money back, once', async () => {
  const { order } = await orderPlan(shop)
  const paid = w.sandbox.provider.pay(order.id)
  if (paid.told !== 'handler') throw new Error('not paid')
  const { recordNo } = await shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
    body: confirmationOf(shop, order.id, paid.handler!),
  })
  const reverse = () =>
    shop.admin.client.call(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: {} })
  expect(
    (await Promise.all([reverse(), reverse()])).map(({ status }) => status).toSorted((a, b) => a - b),
  ).toEqual([200, 409])
  // There was no time before, and no day went by: nothing is there again, and nothing to publish with but a trial.
  const business = await w.world.database.platform
    .selectFrom('business')
    .select(['paymentStatus', 'expiryDateForCustomer'])
    .where('businessId', '=', shop.business.businessId)
    .executeTakeFirstOrThrow()
  expect(business).toEqual({ paymentStatus: 0, expiryDateForCustomer: null })
  for (let round = 0; round < 3; round += 1) {
    await doJobs(w)
    w.sandbox.provider.advance(60)
    w.clock.move(130_000)
  }
  await doJobs(w)
  expect(w.sandbox.provider.paymentsOf(order.id)).toMatchObject([{ amountRefunded: 99_900 }])
  expect(await activations()).toEqual([])
  const [mine] = (await balances(w.world.database.platform)).filter(
    (one) => one.agencyId === shop.agency.agencyId,
  )
  expect(mine).toMatchObject({ captured: 99_900, refunded: 99_900, applied: 0, due: 0, unassigned: 0 })
})

test('P12 five hundred forged, altered, foreign and replayed messages change nothing', async () => {
  const stranger = await openShop(w)
  const { order } = await orderPlan(shop)
  w.sandbox.provider.scenario({ orderId: order.id, faults: [{ code: 'F2' }] })
  w.sandbox.provider.pay(order.id)
  const told = w.sandbox.provider.events(order.id)
  const print = async () => {
    const { rows } = await sql<{ print: string }>`
      select md5(string_agg(row, '' order by row)) as print from (
        select a::text as row from activation a union all select l::text from ledger l union all
        select p::text from payment p union all select (i.agency_id, i.intent_id, i.state)::text from payment_intent i) rows`.execute(
      w.world.database.platform,
    )
    return rows[0]!.print
  }
  const before = await print()
  const statuses = new Map<number, number>()
  for (let turn = 0; turn < 500; turn += 1) {
    const { body, id } = told[turn % told.length]!
    const genuine = signBody(body, shop.account.webhookSecret)
    const at = turn % body.length
    const altered = body.slice(0, at) + String.fromCharCode(body.charCodeAt(at) ^ 1) + body.slice(at + 1)
    const ways: [string, Record<string, string>, string?][] = [
      [body, { 'x-razorpay-signature': randomBytes(32).toString('hex') }],
      [body, {}],
      [altered, { 'x-razorpay-signature': genuine }],
      [body, { 'x-razorpay-signature': signBody(body, shop.account.keySecret) }],
      [body, { 'x-razorpay-signature': signBody(body, stranger.account.webhookSecret) }],
      [body, { 'x-razorpay-signature': genuine }, stranger.account.webhookUrl],
      [
        body,
        { 'x-razorpay-signature': signBody(body, stranger.account.webhookSecret) },
        stranger.account.webhookUrl,
      ],
      [body, { 'x-razorpay-signature': genuine }, shop.account.webhookUrl.slice(0, -1)],
      [body, { 'x-razorpay-signature': `${genuine}00` }],
      [`${body} `, { 'x-razorpay-signature': genuine }],
    ]
    const [raw, headers, url] = ways[turn % ways.length]!
    const { status } = await sendEvent(raw, { 'x-razorpay-event-id': `${id}${turn}`, ...headers }, url)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await doJobs(w)
  expect(await print()).toBe(before)
  // What the stranger's account signs itself is received, and moves nothing of ours.
  expect(Object.fromEntries(statuses)).toEqual({ 200: 50, 400: 400, 404: 50 })
  const genuine = told.find(({ event }) => event === 'order.paid')!
  const headers = { 'x-razorpay-signature': signBody(genuine.body, shop.account.webhookSecret) }
  for (let turn = 0; turn < 20; turn += 1)
    await sendEvent(genuine.body, { ...headers, 'x-razorpay-event-id': `replayed-${turn}` })
  await doJobs(w)
  expect(await activations()).toHaveLength(1)
}, 60_000)

test('a purchase without a business, such as an agency’s bill, is brought once too', async () => {
  const { agencyId } = shop.agency
  const { order, intentId } = await orderPurchase(w.world, agencyId, {
    kind: 'agency-pdf',
    businessId: null,
    objectNo: null,
    amount: 50_000,
    snapshot: { name: 'Credits', price: 500 },
    billing: null,
    madeBy: 'franchisee 1 of 1',
  })
  w.sandbox.provider.pay(order.id, { outcome: 'silent' })
  const settled = await Promise.all(
    Array.from({ length: 30 }, () => settle(w.world, { agencyId, intentId }, 'browser')),
  )
  expect(new Set(settled.map((one) => one?.intent.state))).toEqual(new Set(['paid']))
  await doJobs(w)
})

test('a sale written down while its business goes to somebody else counts for the one who has it then', async () => {
  const { franchiseeId } = await makeStaff(w, 'franchisee', { agency: shop.agency })
  const { businessId } = shop.business
  const { order } = await orderPlan(shop)
  const recorded = await w.world.database.platform.transaction().execute(async (tx) => {
    await sql`update business set made_by_franchisee_id = ${franchiseeId} where business_id = ${businessId}`.execute(
      tx,
    )
    const waiting = await lockWaits(w.world.database.platform, tx)
    const call = record()
    // It is written down with the keeper from before, and waits for the business.
    await expect.poll(waiting).toBeGreaterThan(0)
    return { call }
  })
  expect((await recorded.call).status).toBe(200)
  w.sandbox.provider.pay(order.id)
  const { rows } = await sql<{ maker: number; count: number }>`
    select made_by_franchisee_id as maker, count(*)::int as count from payment_intent
    where business_id = ${businessId} group by 1`.execute(w.world.database.platform)
  expect(rows).toEqual([{ maker: franchiseeId, count: 2 }])
})
