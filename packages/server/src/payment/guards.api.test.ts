import { signBody } from '@parichay/sandbox/provider/signing.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counterOf, free } from '../testing/counter.payment.ts'
import { doJobs, makeAccount, openShop, standing, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyScope } from '../platform/scope.ts'
import { gatewayOf } from './usecase.accounts.ts'
import { applyTold, type Told } from './usecase.apply.ts'
import { orderPurchase, type Wish } from './usecase.order.ts'
import { settle } from './usecase.settle.ts'
import { findIntent, listOrders } from './store.ts'
import { findAccount } from './store.accounts.ts'
import { listPayments } from './store.money.ts'
import { claimRefunds } from './store.refunds.ts'

/** Guards that others stand behind most of the time: each in the one case where it stands alone. */
let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const { buy, confirm, faults, imbalance, refunds, untilBack } = counterOf(
  () => w,
  () => shop,
)
const tell = (body: string, account: { webhookUrl: string; webhookSecret: string }, id: string) =>
  fetch(account.webhookUrl, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signBody(body, account.webhookSecret),
    },
  })

test('the lock on the purchase: two payments that are told apart of a bill without a business, one after the other', async () => {
  const { agencyId } = shop.agency
  const scope = agencyScope(agencyId)
  const { inScope } = w.world.database
  const bill: Wish = {
    kind: 'agency-pdf',
    businessId: null,
    objectNo: null,
    amount: 50_000,
    snapshot: { name: 'Credits', price: 500 },
    billing: null,
    madeBy: 'franchisee 1 of 1',
  }
  const first = await orderPurchase(w.world, agencyId, bill)
  w.sandbox.provider.scenario({ orderId: first.order.id, faults: [{ code: 'F2' }] })
  w.sandbox.provider.pay(first.order.id, { outcome: 'failure' })
  const second = await orderPurchase(w.world, agencyId, bill)
  const { intentId } = first
  expect([second.intentId, second.order.id === first.order.id]).toEqual([intentId, false])
  w.sandbox.provider.scenario({ orderId: second.order.id, faults: [{ code: 'F2' }] })
  w.sandbox.provider.pay(first.order.id, { outcome: 'silent' })
  w.sandbox.provider.pay(second.order.id, { outcome: 'silent' })
  // Each reader got an answer about one of the two orders only: the other question went unanswered.
  const halves = await inScope(scope, async (tx) => {
    const account = (await findAccount(tx, scope, shop.account.accountId))!
    const orders = await listOrders(tx, scope, intentId)
    return Promise.all(
      orders.map(async (order): Promise<Told[]> => {
        const answer = await gatewayOf(w.world, account).paymentsOfOrder(order.orderId)
        if (!answer.ok) throw new Error('the provider did not answer')
        return answer.value.map((payment) => ({ order, payment, refunds: [] }))
      }),
    )
  })
  const apply = (told: Told[], hold = async () => {}) =>
    inScope(scope, async (tx) => {
      await applyTold(tx, scope, w.world, { intentId, told, by: 'browser', now: w.clock.now() })
      await hold()
    })
  let later: Promise<void> | undefined
  await apply(halves[0]!, async () => {
    later = apply(halves[1]!)
    later.catch(() => undefined)
    await sleep(300)
  })
  await later
  const uses = await inScope(scope, async (tx) => ({
    state: (await findIntent(tx, scope, intentId))?.state,
    uses: (await listPayments(tx, scope, intentId)).map(({ use }) => use).toSorted(),
  }))
  expect(uses).toEqual({ state: 'paid', uses: ['applied', 'none', 'returned'] })
  await untilBack()
  expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'second_capture', amount: 50_000 }])
  expect(await imbalance()).toEqual([])
})

test('the look before a refund is asked for again: one that failed meanwhile gets a number of its own', async () => {
  const { keyId, keySecret } = shop.account
  w.sandbox.provider.setAccount({ keyId, keySecret, habits: { refundKey: 'ignore' } })
  faults({ code: 'F8' }, { code: 'F2' }, { code: 'F12', variant: 'reset' }, { code: 'F10' })
  const { orderId, handler, intentId } = await buy()
  if (handler) await confirm(orderId, handler)
  w.sandbox.provider.advance(2)
  await untilBack()
  await untilBack()
  const [payment] = w.sandbox.provider.paymentsOf(orderId).filter(({ amountRefunded }) => amountRefunded > 0)
  const there = [...w.sandbox.provider.store.refunds.values()].filter(
    ({ paymentId }) => paymentId === payment?.id,
  )
  const ours = await w.world.database.platform
    .selectFrom('refund')
    .select(['refundId', 'state', 'tries'])
    .where('intentId', '=', intentId)
    .execute()
  expect(ours).toMatchObject([{ state: 'processed', tries: 2 }])
  expect(there.map(({ receipt, status }) => [receipt, status])).toEqual([
    [ours[0]!.refundId, 'failed'],
    [`${ours[0]!.refundId}-2`, 'processed'],
  ])
  expect(await imbalance()).toEqual([])
})

test('a refund is claimed by one at a time, for a minute', async () => {
  faults({ code: 'F8' }, { code: 'F2' })
  const { intentId } = await buy()
  w.sandbox.provider.advance(2)
  await settle(w.world, { agencyId: shop.agency.agencyId, intentId }, 'browser')
  const { platform } = w.world.database
  const claim = () => claimRefunds(platform, { now: w.clock.now(), limit: 100 })
  const taken = await Promise.all(Array.from({ length: 8 }, claim))
  expect(taken.flat()).toHaveLength(1)
  w.clock.move(61_000)
  expect(await claim()).toHaveLength(1)
})

test('the account of an event: another one of the same agency moves nothing, and is told about', async () => {
  const before = shop.account
  const now = await makeAccount(w, shop.agency)
  shop.account = now
  faults({ code: 'F2' })
  const { orderId } = await buy()
  const told = w.sandbox.provider.events(orderId).find(({ event }) => event === 'order.paid')!
  expect((await tell(told.body, before, 'of-the-other-account')).status).toBe(200)
  await doJobs(w)
  expect(await standing(w, shop)).toEqual(free)
  const kept = await w.world.database.platform
    .selectFrom('providerEvent')
    .select(['accountId', 'outcome'])
    .where('agencyId', '=', shop.agency.agencyId)
    .execute()
  expect(kept).toEqual([{ accountId: before.accountId, outcome: 'foreign' }])
  expect((await tell(told.body, now, told.id)).status).toBe(200)
  await doJobs(w)
  expect((await standing(w, shop)).paid).toBe(1)
})

test('an event is known by account and number: another account may use the same number', async () => {
  const before = shop.account
  faults({ code: 'F2' })
  const { orderId } = await buy()
  const told = w.sandbox.provider.events(orderId).find(({ event }) => event === 'order.paid')!
  const now = await makeAccount(w, shop.agency)
  for (const account of [now, before, before, now])
    expect((await tell(told.body, account, told.id)).status).toBe(200)
  await doJobs(w)
  const kept = await w.world.database.platform
    .selectFrom('providerEvent')
    .select(['accountId', 'outcome'])
    .where('agencyId', '=', shop.agency.agencyId)
    .orderBy('receivedAt')
    .execute()
  expect(kept).toEqual([
    { accountId: now.accountId, outcome: 'foreign' },
    { accountId: before.accountId, outcome: 'settled' },
  ])
})
