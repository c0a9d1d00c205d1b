import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agencyScope } from '../platform/scope.ts'
import { counterOf, free } from '../testing/counter.payment.ts'
import { makeAgency, makeStaff } from '../testing/makers.ts'
import {
  confirmationOf,
  doJobs,
  openShop,
  orderPlan,
  reconcileLater,
  standing,
  type TestShop,
} from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { balanceNow } from './usecase.reconcile.ts'
import { openBreak } from './store.watch.ts'

let w: TestWorld
let shop: TestShop

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const { buy, confirm, faults, imbalance, paidYear, records, refunds, status, untilBack } = counterOf(
  () => w,
  () => shop,
)

describe('what goes wrong outside', () => {
  test.each(['reset', '500', 'timeout'])(
    'F11 the answer to the order is lost (%s): the same order is found',
    async (variant) => {
      faults({ code: 'F11', variant })
      const { order, intentId } = await orderPlan(shop)
      const all = [...w.sandbox.provider.store.orders.values()].filter(
        ({ notes }) => notes['intent'] === intentId,
      )
      expect(all.map(({ id }) => id)).toEqual([order.id])
    },
    20_000,
  )

  test.each(['reset', '500', 'slow'])(
    'F12 the answer to the refund is lost (%s): one refund',
    async (variant) => {
      faults({ code: 'F8' }, { code: 'F12', variant })
      const { orderId, handler } = await buy()
      await confirm(orderId, handler!)
      w.sandbox.provider.advance(2)
      await untilBack()
      if (variant === 'slow') {
        await sleep(6500)
        await untilBack()
      }
      expect(
        [...w.sandbox.provider.store.refunds.values()].filter((one) =>
          w.sandbox.provider.paymentsOf(orderId).some(({ id }) => id === one.paymentId),
        ),
      ).toHaveLength(1)
      expect(await refunds()).toMatchObject([{ state: 'processed' }])
      expect(await imbalance()).toEqual([])
    },
    40_000,
  )

  test('F12 an account that knows no idempotency key refunds once too', async () => {
    const { keyId, keySecret } = shop.account
    w.sandbox.provider.setAccount({ keyId, keySecret, habits: { refundKey: 'ignore' } })
    faults({ code: 'F8' }, { code: 'F12', variant: 'reset' })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await untilBack()
    const [, second] = w.sandbox.provider.paymentsOf(orderId)
    expect(second).toMatchObject({ amountRefunded: 99_900 })
    expect(await refunds()).toMatchObject([{ state: 'processed' }])
  })

  test.each(['500', '502', '429', 'timeout', 'reset', 'slow'])(
    'F13 the provider answers %s to the order: 503 at most, and the next try works',
    async (variant) => {
      w.sandbox.provider.scenario({ nextCalls: 3, faults: [{ code: 'F13', variant, times: 3 }] } as never)
      const body = { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold }
      const first = await shop.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
      expect([200, 503]).toContain(first.status)
      w.sandbox.provider.calm()
      const { orderId, handler } = await buy()
      expect((await confirm(orderId, handler!)).data.status).toBe('paid')
      const mine = [...w.sandbox.provider.store.orders.values()].filter(
        ({ notes }) => notes['business'] === String(shop.business.businessId),
      )
      expect(mine).toHaveLength(1)
    },
    40_000,
  )

  test('F13 the provider is silent at the confirmation: pending, never failed, and the reconciler ends it', async () => {
    const { orderId, handler, intentId } = await buy()
    w.sandbox.provider.scenario({
      nextCalls: 2,
      faults: [{ code: 'F13', variant: '500', call: 'fetch' }],
    } as never)
    expect((await confirm(orderId, handler!)).data.status).toBe('pending')
    expect(await status(intentId)).toBe('pending')
    w.sandbox.provider.calm()
    await reconcileLater(w)
    expect(await status(intentId)).toBe('paid')
  })

  test('F14 our answer came too late for them: told again, no effect twice', async () => {
    faults({ code: 'F14' }, { code: 'F1' })
    await buy()
    await doJobs(w)
    w.sandbox.provider.advance(60)
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await imbalance()).toEqual([])
  })

  test.each(['other', 'garbled'])(
    'F15 a confirmation signed for something else (%s) is refused',
    async (variant) => {
      faults({ code: 'F15', variant })
      const { orderId, handler } = await buy()
      expect((await confirm(orderId, handler!)).status).toBe(400)
      expect(await standing(w, shop)).toEqual(free)
    },
  )

  test('F15 a confirmation of an earlier purchase, or from somebody else’s session, is refused', async () => {
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    const next = await orderPlan(shop, { renew: true })
    expect((await confirm(next.order.id, handler!)).status).toBe(400)
    const stranger = await openShop(w, { agency: shop.agency })
    const body = confirmationOf(shop, orderId, handler!)
    const theirs = await stranger.customer.client.call(paymentRoutes.confirmCardPayment, { body })
    const swapped = { ...body, businessId: stranger.business.businessId }
    const mixed = await stranger.customer.client.call(paymentRoutes.confirmCardPayment, { body: swapped })
    expect([theirs.status, mixed.status]).toEqual([404, 404])
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await standing(w, stranger)).toEqual(free)
  })

  test('F16 authorised and never captured: never active', async () => {
    faults({ code: 'F16' })
    const { orderId, handler, intentId } = await buy()
    expect((await confirm(orderId, handler!)).data.status).toBe('pending')
    expect(await records()).toMatchObject([{ status: 'PENDING' }])
    w.sandbox.provider.advance(3 * 86_400 + 60)
    await doJobs(w)
    await reconcileLater(w, 4 * 86_400_000)
    expect(await standing(w, shop)).toEqual(free)
    expect(await status(intentId)).toBe('expired')
    expect(await imbalance()).toEqual([])
  })

  test('F17 another account tells of our order: no effect there, an alarm', async () => {
    const stranger = await openShop(w)
    for (const { keyId, keySecret, accountId } of w.sandbox.provider.store.accounts.values())
      if (![shop.account.keyId, stranger.account.keyId].includes(keyId))
        w.sandbox.provider.setAccount({ accountId, keyId, keySecret, webhook: { url: '' } })
    faults({ code: 'F17', only: true }, { code: 'F1' })
    await buy()
    await doJobs(w)
    expect([await standing(w, shop), await standing(w, stranger)]).toEqual([free, free])
    const seen = await stranger.admin.client.ok(paymentRoutes.listPaymentExceptions, { query: {} })
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['foreign_event']))
    await reconcileLater(w)
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('exceptions come page by page, newest first; closed ones apart', async () => {
    const { client } = shop.admin
    const scope = agencyScope(shop.agency.agencyId)
    await w.world.database.inScope(scope, async (tx) => {
      for (const ref of ['a', 'b', 'c'])
        await openBreak(tx, scope, { kind: 'late', ref, detail: {}, now: w.clock.now() })
    })
    const refs = async (query: Record<string, string | number>) =>
      (await client.ok(paymentRoutes.listPaymentExceptions, { query })).map(({ ref }) => ref)
    const [newest] = await client.ok(paymentRoutes.listPaymentExceptions, { query: { pageSize: 1 } })
    expect(newest?.ref).toBe('c')
    expect(await refs({ before: newest!.breakId })).toEqual(['b', 'a'])
    await client.ok(paymentRoutes.closePaymentException, {
      body: { breakId: newest!.breakId, note: 'Called the bank' },
    })
    expect(await refs({})).toEqual(['b', 'a'])
    expect(await refs({ onlyClosed: 'true' })).toEqual(['c'])
    expect(await refs({ withClosed: 'true' })).toEqual(['c', 'b', 'a'])
    const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
    const [next] = await client.ok(paymentRoutes.listPaymentExceptions, { query: {} })
    await platform.client.ok(paymentRoutes.closePaymentException, {
      body: { breakId: next!.breakId, note: 'Asked the provider' },
    })
    const closed = await client.ok(paymentRoutes.listPaymentExceptions, { query: { onlyClosed: 'true' } })
    expect(closed.map(({ ref, closedBy }) => [ref, closedBy])).toEqual([
      ['c', `Staff ${shop.agency.marker}`],
      ['b', 'Platform staff'],
    ])
  })

  test('F18 paid after its time, the plan deleted meanwhile: the stored purchase decides', async () => {
    faults({ code: 'F18' })
    const { intentId } = await buy()
    await w.world.database.platform
      .updateTable('subscriptionPlan')
      .set({ archivedAt: w.clock.now(), pricePaise: 100 })
      .where('subscriptionPlanId', '=', shop.plans.gold)
      .execute()
    await reconcileLater(w, 5 * 86_400_000)
    expect(await status(intentId)).toBe('expired')
    w.sandbox.provider.advance(5 * 86_400 + 60)
    await doJobs(w)
    expect(await status(intentId)).toBe('paid')
    expect(await records()).toMatchObject([
      { status: 'PAID', name: expect.stringContaining('Gold'), amountPaise: 99_900 },
    ])
  })

  test('F18 the business was deleted meanwhile: the money goes back', async () => {
    const { orderId } = await buy()
    expect(orderId).toBeTruthy()
    await w.world.database.platform
      .updateTable('business')
      .set({ deletedAt: w.clock.now() })
      .where('businessId', '=', shop.business.businessId)
      .execute()
    await untilBack()
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'late', amount: 99_900 }])
    expect(await imbalance()).toEqual([])
  })

  test.each(['future', 'old'])(
    'F19 the clock of the events is wrong (%s): done all the same',
    async (variant) => {
      faults({ code: 'F19', variant }, { code: 'F1' })
      await buy()
      await doJobs(w)
      expect(await standing(w, shop)).toEqual(paidYear())
    },
  )

  test('somebody who paid and comes back is not sold the same again', async () => {
    faults({ code: 'F2' })
    await buy()
    const body = { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold }
    const again = await shop.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
    expect([again.status, again.failure.code]).toEqual([409, 'PAYMENT_DUPLICATE'])
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('the same wish twice at once is one purchase with one order', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => orderPlan(shop)))
    expect(new Set(all.map(({ intentId }) => intentId)).size).toBe(1)
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(1)
  })

  test('the nightly balance finds what nobody told, and misses no paisa', async () => {
    faults({ code: 'F2' })
    const { intentId } = await buy()
    await w.world.database.platform
      .updateTable('paymentIntent')
      .set({ checkAt: null })
      .where('intentId', '=', intentId)
      .execute()
    expect(await balanceNow(w.world)).toMatchObject({ faults: 0 })
    expect(await standing(w, shop)).toEqual(paidYear())
  }, 60_000)
})
