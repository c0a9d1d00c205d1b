import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { signBody } from '@parichay/sandbox/provider/signing.ts'
import { balanceNow, reconcileNow } from '@parichay/server/payment/usecase.reconcile.ts'
import { counterOf } from '@parichay/server/testing/counter.payment.ts'
import {
  doJobs,
  makeAccount,
  openShop,
  orderPlan,
  reconcileLater,
  standing,
  type TestShop,
} from '@parichay/server/testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '@parichay/server/testing/world.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectAccount, showAccounts, stopAccount } from './account.ts'

/** A merchant is an account, keys are its doors. */
let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const { buy, confirm, faults, imbalance, paidYear, refunds, untilBack } = counterOf(
  () => w,
  () => shop,
)
const freshKeys = (mode = 'test') => ({
  keyId: `rzp_${mode}_${randomBytes(8).toString('hex')}`,
  keySecret: randomBytes(12).toString('hex'),
})
/** New keys of the merchant, made in its dashboard and entered here. */
const changeKeys = async (graceSeconds = 0) => {
  const next = freshKeys()
  w.sandbox.provider.changeKeys(shop.account.keyId, next, graceSeconds)
  const told = await connectAccount(w.world, { host: shop.agency.host, ...next })
  Object.assign(shop.account, next)
  return told
}
const accounts = () =>
  w.world.database.platform
    .selectFrom('paymentAccount')
    .select(['accountId', 'keyId', 'isActive', 'merchant'])
    .where('agencyId', '=', shop.agency.agencyId)
    .orderBy('createdAt')
    .execute()
const open = () =>
  w.world.database.platform
    .selectFrom('reconBreak')
    .select(['kind', 'ref', 'times'])
    .where('agencyId', '=', shop.agency.agencyId)
    .where('closedAt', 'is', null)
    .execute()

describe('new keys of the same merchant', () => {
  test('an open order is paid, a refund arrives, a webhook counts, and a sheet that was open confirms', async () => {
    faults({ code: 'F8' })
    const first = await buy()
    await confirm(first.orderId, first.handler!)
    const waiting = await orderPlan(shop, { plan: 'silver' })
    const inSheet = w.sandbox.provider.pay(waiting.order.id)
    const told = await changeKeys()
    expect(told).toContain('same merchant')
    expect(await accounts()).toMatchObject([{ accountId: shop.account.accountId, isActive: true }])
    const body = {
      businessId: shop.business.businessId,
      subscriptionPlanId: shop.plans.silver,
      throughGateway: true as const,
      orderCreationId: waiting.order.id,
      razorpayPaymentId: inSheet.handler!.razorpay_payment_id,
      razorpayOrderId: inSheet.handler!.razorpay_order_id,
      razorpaySignature: inSheet.handler!.razorpay_signature,
    }
    // The secret before this one is known here: the provider need not be there for the customer to hear "received".
    w.sandbox.provider.scenario({
      nextCalls: 100,
      faults: [{ code: 'F13', variant: '500', call: 'fetch' }],
    } as never)
    expect(await shop.customer.client.ok(paymentRoutes.confirmCardPayment, { body })).toMatchObject({
      status: 'pending',
    })
    w.sandbox.provider.calm()
    expect(await shop.customer.client.ok(paymentRoutes.confirmCardPayment, { body })).toMatchObject({
      status: 'paid',
    })
    w.sandbox.provider.advance(2)
    await untilBack()
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'second_capture' }])
    expect([await open(), await imbalance()]).toEqual([[], []])
    expect(await accounts()).toMatchObject([{ merchant: expect.stringMatching(/^acc_/) }])
  })

  test('changed twice while a sheet is open: what the provider knows was paid is confirmed, what was made up is not', async () => {
    const waiting = await orderPlan(shop, { plan: 'silver' })
    const unpaid = await orderPlan(shop, { plan: 'gold' })
    const inSheet = w.sandbox.provider.pay(waiting.order.id)
    await changeKeys()
    await changeKeys()
    const confirmWith = (orderId: string, paymentId: string, plan: number) =>
      shop.customer.client.call(paymentRoutes.confirmCardPayment, {
        body: {
          businessId: shop.business.businessId,
          subscriptionPlanId: plan,
          throughGateway: true as const,
          orderCreationId: orderId,
          razorpayPaymentId: paymentId,
          razorpayOrderId: orderId,
          razorpaySignature: inSheet.handler!.razorpay_signature,
        },
      })
    const paidId = inSheet.handler!.razorpay_payment_id
    const forged = [
      await confirmWith(unpaid.order.id, paidId, shop.plans.gold),
      await confirmWith(waiting.order.id, 'pay_AAAAAAAAAAAAAA', shop.plans.silver),
    ]
    expect(forged.map(({ failure }) => failure.code)).toEqual(['PAYMENT_SIGNATURE', 'PAYMENT_SIGNATURE'])
    const { data } = await confirmWith(waiting.order.id, paidId, shop.plans.silver)
    expect(data).toMatchObject({ status: 'paid' })
    expect([await standing(w, shop), await imbalance()]).toEqual([paidYear(), []])
  })

  test('entered for an account that was stopped: it is in use again, and nothing is left behind', async () => {
    faults({ code: 'F2' })
    await buy()
    await stopAccount(w.world, shop.agency.host)
    await changeKeys()
    expect(await accounts()).toMatchObject([{ accountId: shop.account.accountId, isActive: true }])
    await reconcileLater(w)
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('keys that were connected as a second account before are joined again', async () => {
    faults({ code: 'F2' })
    const { orderId } = await buy()
    // As it was: the same merchant twice, the money under keys that open nothing any more.
    const { accountId, keyId } = shop.account
    const twin = await makeAccount(w, shop.agency)
    const merchant = [...w.sandbox.provider.store.accounts.values()].find((one) => one.keyId === keyId)!
    w.sandbox.provider.store.accounts.delete(
      [...w.sandbox.provider.store.accounts.values()].find((one) => one.keyId === twin.keyId)!.accountId,
    )
    w.sandbox.provider.changeKeys(keyId, { keyId: twin.keyId, keySecret: twin.keySecret })
    merchant.webhook.url = twin.webhookUrl
    await reconcileLater(w)
    expect(await open()).toMatchObject([{ kind: 'account_refused', ref: accountId }])
    await connectAccount(w.world, {
      host: shop.agency.host,
      keyId: twin.keyId,
      keySecret: twin.keySecret,
    })
    expect(await accounts()).toMatchObject([
      { keyId: twin.keyId, isActive: false },
      { keyId: twin.keyId, isActive: true },
    ])
    const event = w.sandbox.provider.events(orderId).find(({ event: name }) => name === 'order.paid')!
    await fetch(twin.webhookUrl, {
      method: 'POST',
      body: event.body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': event.id,
        'x-razorpay-signature': signBody(event.body, twin.webhookSecret),
      },
    })
    await doJobs(w)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await open()).toEqual([])
  })
})

test('keys of another merchant are another account; the one before is still looked after', async () => {
  faults({ code: 'F2' })
  await buy()
  const other = freshKeys()
  w.sandbox.provider.setAccount(other)
  const told = await connectAccount(w.world, { host: shop.agency.host, ...other })
  expect(told).toContain('another merchant')
  expect(await accounts()).toMatchObject([
    { keyId: shop.account.keyId, isActive: false },
    { keyId: other.keyId, isActive: true },
  ])
  expect(await showAccounts(w.world)).toContain(`${shop.account.keyId} (out of use`)
  await reconcileLater(w)
  expect(await standing(w, shop)).toEqual(paidYear())
})

test('live keys are never taken for test keys: the two modes are books apart', async () => {
  await buy()
  const live = freshKeys('live')
  w.sandbox.provider.changeKeys(shop.account.keyId, live, 3600)
  await connectAccount(w.world, { host: shop.agency.host, ...live })
  expect(await accounts()).toMatchObject([
    { keyId: shop.account.keyId, isActive: false },
    { keyId: live.keyId, isActive: true },
  ])
})

test('a provider that does not answer leaves everything as it was', async () => {
  await buy()
  const next = freshKeys()
  w.sandbox.provider.changeKeys(shop.account.keyId, next, 3600)
  w.sandbox.provider.scenario({ nextCalls: 9, faults: [{ code: 'F13', variant: '500', times: 9 }] } as never)
  await expect(connectAccount(w.world, { host: shop.agency.host, ...next })).rejects.toThrow(
    /does not answer/,
  )
  w.sandbox.provider.calm()
  expect(await accounts()).toMatchObject([{ keyId: shop.account.keyId, isActive: true }])
})

describe('keys that are refused', () => {
  test('open one exception by themselves, counted, which closes when keys are taken again', async () => {
    faults({ code: 'F2' })
    await buy()
    w.sandbox.provider.revokeKeys(shop.account.keyId)
    await reconcileLater(w)
    await reconcileNow(w.world)
    expect(await open()).toMatchObject([{ kind: 'account_refused', ref: shop.account.accountId, times: 1 }])
    await reconcileLater(w, 20 * 60_000)
    await balanceNow(w.world)
    expect(await open()).toMatchObject([{ kind: 'account_refused', times: 2 }])
    const next = freshKeys()
    w.sandbox.provider.changeKeys(`${shop.account.keyId}Gone`, next)
    await connectAccount(w.world, { host: shop.agency.host, ...next })
    await reconcileLater(w, 20 * 60_000)
    expect([await open(), await standing(w, shop)]).toEqual([[], paidYear()])
  }, 60_000)

  test('of a customer who wants to pay: 503, and the same one exception', async () => {
    w.sandbox.provider.revokeKeys(shop.account.keyId)
    const body = { businessId: shop.business.businessId, subscriptionPlanId: shop.plans.gold }
    const answer = await shop.customer.client.call(paymentRoutes.createCardPaymentOrder, { body })
    expect(answer.status).toBe(503)
    expect(await open()).toMatchObject([{ kind: 'account_refused', times: 1 }])
  })
})
