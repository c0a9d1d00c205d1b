import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmationOf, doJobs, openShop, orderPlan, reconcileLater, standing, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyScope } from '../platform/scope.ts'
import { sealSecret } from './policy.accounts.ts'
import { balanceNow } from './policy.reconcile.ts'
import { changeAccount } from './store.accounts.ts'
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

/** A year from today, as text. */
const paidYear = () => {
  const today = istDay(w.clock.now())
  const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return { expiry: addDays(end, -1), paid: 1, periods: [`[${today},${end})`] }
}
const free = { expiry: null, paid: 0, periods: [] }
const confirm = (orderId: string, handler: Parameters<typeof confirmationOf>[2]) =>
  shop.customer.client.call(paymentRoutes.confirmCardPayment, { body: confirmationOf(shop, orderId, handler) })
const faults = (...list: { code: string; [more: string]: unknown }[]) =>
  w.sandbox.provider.scenario({ nextOrders: 1, faults: list } as never)
const breaks = async () =>
  (await shop.admin.client.ok(paymentRoutes.listPaymentExceptions, { query: {} })).map(({ kind }) => kind)
const records = () =>
  shop.customer.client.ok(paymentRoutes.listCardPayments, { query: { businessId: shop.business.businessId } })
const refunds = async () =>
  w.world.database.platform
    .selectFrom('refund')
    .select(['state', 'amount', 'reason', 'tries'])
    .where('agencyId', '=', shop.agency.agencyId)
    .orderBy('createdAt')
    .execute()
/** Refunds take their time at the provider. */
async function untilBack() {
  for (let round = 0; round < 4; round += 1) {
    w.sandbox.provider.advance(60)
    await doJobs(w)
    await reconcileLater(w)
  }
}
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
    expect(await standing(w, shop)).toEqual(paidYear())
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await records()).toMatchObject([
      { status: 'PAID', amountPaise: 99_900, startsOn: istDay(w.clock.now()), endsOn: paidYear().expiry, manual: null },
    ])
    await inBalance()
  })

  test('F1 the browser dies after the capture: active by webhook', async () => {
    faults({ code: 'F1' })
    const { intentId } = await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await status(intentId)).toBe('paid')
  })

  test('F2 all webhooks are lost too: active by the reconciler', async () => {
    faults({ code: 'F2' })
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(free)
    await reconcileLater(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    await inBalance()
  })

  test('F2 and nobody waits for the reconciler: asking for the status finds the money', async () => {
    faults({ code: 'F2' })
    const { intentId } = await buy()
    expect(await status(intentId)).toBe('paid')
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('F3 every webhook ten times at once: one activation', async () => {
    faults({ code: 'F3', times: 10 })
    const { orderId, handler } = await buy()
    await Promise.all([doJobs(w), confirm(orderId, handler!), confirm(orderId, handler!)])
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    await inBalance()
  })

  test('F4 the story told from its end: no step back', async () => {
    faults({ code: 'F4' }, { code: 'F1' })
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await records()).toMatchObject([{ status: 'PAID' }])
  })

  test('F5 forged webhooks: refused, an alarm, and the true one counts', async () => {
    faults({ code: 'F5' }, { code: 'F1' })
    const { orderId } = await buy()
    await doJobs(w)
    const answers = w.sandbox.provider
      .events(orderId)
      .flatMap(({ attempts }) => attempts.filter(({ kind }) => kind === 'forged').map((one) => one.status))
    expect(new Set(answers)).toEqual(new Set([400]))
    expect(await breaks()).toEqual(['bad_signature'])
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('F5 only forged ones: nothing happens', async () => {
    faults({ code: 'F5', variant: 'key', only: true }, { code: 'F1' })
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(free)
  })

  test('F5 the secret before this one still counts', async () => {
    const { accountId, keyId, keySecret, webhookUrl: url } = shop.account
    const scope = agencyScope(shop.agency.agencyId)
    const before = sealSecret(w.world, accountId, 'webhook', 'the-secret-before')
    await w.world.database.inScope(scope, (tx) =>
      changeAccount(tx, scope, accountId, { webhookSecretBeforeSealed: before }),
    )
    w.sandbox.provider.setAccount({ keyId, keySecret, webhook: { url, previousSecret: 'the-secret-before' } })
    faults({ code: 'F5', variant: 'old' }, { code: 'F1' })
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('F6 failed, and authorised and captured two hours later: active once', async () => {
    faults({ code: 'F6' })
    const { intentId, paid } = await buy()
    expect(paid.told).toBe('failed')
    await doJobs(w)
    expect([await status(intentId), await standing(w, shop)]).toEqual(['pending', free])
    w.sandbox.provider.advance(7300)
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test.each(['less', 'more', 'currency'])('F7 %s than agreed: never active, an exception, and it goes back', async (variant) => {
    faults({ code: 'F7', variant })
    const { orderId, handler, intentId } = await buy()
    const answer = await confirm(orderId, handler!)
    expect(answer.data.status).not.toBe('paid')
    expect(await breaks()).toEqual(['wrong_amount'])
    await untilBack()
    expect(await standing(w, shop)).toEqual(free)
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'wrong_amount' }])
    expect([await status(intentId), await breaks()]).toEqual(['refunded', []])
    await inBalance()
  })

  test('F8 the bank takes the money twice: one active, the other goes back', async () => {
    faults({ code: 'F8' })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await untilBack()
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'second_capture', amount: 99_900 }])
    expect(await records()).toMatchObject([{ status: 'PAID', refundedPaise: 0 }])
    await inBalance()
  })

  test('F8 two orders on one purchase, both paid: one active, the other goes back', async () => {
    const first = await orderPlan(shop)
    w.sandbox.provider.pay(first.order.id, { outcome: 'failure' })
    const second = await orderPlan(shop)
    expect([second.intentId, second.order.id === first.order.id]).toEqual([first.intentId, false])
    w.sandbox.provider.pay(first.order.id)
    w.sandbox.provider.pay(second.order.id)
    await untilBack()
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'second_capture' }])
    await inBalance()
  })

  test('F9 a refund in the dashboard: in part it is noted, in full it ends the plan', async () => {
    const { orderId, handler, paid } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.giveBack(paid.payment.id, 20_000)
    await untilBack()
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await records()).toMatchObject([{ status: 'PARTLY_REFUNDED', refundedPaise: 20_000 }])
    w.sandbox.provider.giveBack(paid.payment.id)
    await untilBack()
    expect(await standing(w, shop)).toEqual({ expiry: '2026-03-09', paid: 0, periods: ['empty'] })
    expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: 99_900 }])
    await inBalance()
  })

  test('F10 a refund fails at the bank: an alarm, another try, and then it arrives', async () => {
    faults({ code: 'F8' }, { code: 'F10' })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await doJobs(w)
    w.sandbox.provider.advance(10)
    await doJobs(w)
    expect(await breaks()).toEqual(['refund_failed'])
    await untilBack()
    expect(await refunds()).toMatchObject([{ state: 'processed', tries: 2 }])
    expect(await breaks()).toEqual([])
    await inBalance()
  })

  test.each(['reset', '500', 'timeout'])('F11 the answer to the order is lost (%s): the same order is found', async (variant) => {
    faults({ code: 'F11', variant })
    const { order, intentId } = await orderPlan(shop)
    const all = [...w.sandbox.provider.store.orders.values()].filter(({ notes }) => notes['intent'] === intentId)
    expect(all.map(({ id }) => id)).toEqual([order.id])
  }, 20_000)

  test.each(['reset', '500', 'slow'])('F12 the answer to the refund is lost (%s): one refund', async (variant) => {
    faults({ code: 'F8' }, { code: 'F12', variant })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await untilBack()
    if (variant === 'slow') {
      await sleep(6500)
      await untilBack()
    }
    expect([...w.sandbox.provider.store.refunds.values()].filter((one) => w.sandbox.provider.paymentsOf(orderId).some(({ id }) => id === one.paymentId))).toHaveLength(1)
    expect(await refunds()).toMatchObject([{ state: 'processed' }])
    await inBalance()
  }, 40_000)

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

  test.each(['500', '502', '429', 'timeout', 'reset', 'slow'])('F13 the provider answers %s to the order: 503 at most, and the next try works', async (variant) => {
    w.sandbox.provider.scenario({ nextCalls: 3, faults: [{ code: 'F13', variant, times: 3 }] } as never)
    const body = { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold }
    const first = await shop.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
    expect([200, 503]).toContain(first.status)
    w.sandbox.provider.calm()
    const { orderId, handler } = await buy()
    expect((await confirm(orderId, handler!)).data.status).toBe('paid')
    const mine = [...w.sandbox.provider.store.orders.values()].filter(({ notes }) => notes['business'] === String(shop.business.businessId))
    expect(mine).toHaveLength(1)
  }, 40_000)

  test('F13 the provider is silent at the confirmation: pending, never failed, and the reconciler ends it', async () => {
    const { orderId, handler, intentId } = await buy()
    w.sandbox.provider.scenario({ nextCalls: 2, faults: [{ code: 'F13', variant: '500', call: 'fetch' }] } as never)
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
    await inBalance()
  })

  test.each(['other', 'garbled'])('F15 a confirmation signed for something else (%s) is refused', async (variant) => {
    faults({ code: 'F15', variant })
    const { orderId, handler } = await buy()
    expect((await confirm(orderId, handler!)).status).toBe(400)
    expect(await standing(w, shop)).toEqual(free)
  })

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
    await inBalance()
  })

  test('F17 another account tells of our order: no effect there, an alarm', async () => {
    const stranger = await openShop(w)
    for (const { keyId, keySecret, accountId } of [...w.sandbox.provider.store.accounts.values()])
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
    expect(await records()).toMatchObject([{ status: 'PAID', name: expect.stringContaining('Gold'), amountPaise: 99_900 }])
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
    await inBalance()
  })

  test.each(['future', 'old'])('F19 the clock of the events is wrong (%s): done all the same', async (variant) => {
    faults({ code: 'F19', variant }, { code: 'F1' })
    await buy()
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
  })

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
    await w.world.database.platform.updateTable('paymentIntent').set({ checkAt: null }).where('intentId', '=', intentId).execute()
    expect(await balanceNow(w.world)).toMatchObject({ faults: 0 })
    expect(await standing(w, shop)).toEqual(paidYear())
  }, 60_000)
})
