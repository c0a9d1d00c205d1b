import { istDay } from '@parichay/contract/business/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counterOf, free } from '../testing/counter.payment.ts'
import {
  doJobs,
  openShop,
  orderPlan,
  reconcileLater,
  standing,
  type TestShop,
} from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { agencyScope } from '../platform/scope.ts'
import { sealSecret } from './usecase.accounts.ts'
import { changeAccount } from './store.accounts.ts'

let w: TestWorld
let shop: TestShop

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
})
beforeEach(async () => {
  shop = await openShop(w)
})
afterAll(() => w.close())

const { breaks, buy, confirm, faults, imbalance, paidYear, records, refunds, status, untilBack } = counterOf(
  () => w,
  () => shop,
)

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
      {
        status: 'PAID',
        amountPaise: 99_900,
        startsOn: istDay(w.clock.now()),
        endsOn: paidYear().expiry,
        manual: null,
      },
    ])
    expect(await imbalance()).toEqual([])
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
    expect(await imbalance()).toEqual([])
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
    expect(await imbalance()).toEqual([])
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

  test.each(['less', 'more', 'currency'])(
    'F7 %s than agreed: never active, an exception, and it goes back',
    async (variant) => {
      faults({ code: 'F7', variant })
      const { orderId, handler, intentId, paid } = await buy()
      const answer = await confirm(orderId, handler!)
      expect(answer.data.status).not.toBe('paid')
      expect(await breaks()).toEqual(['wrong_amount'])
      expect(await records()).toMatchObject([{ status: 'REFUND_DUE', refundedPaise: 0 }])
      await untilBack()
      expect(await standing(w, shop)).toEqual(free)
      expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'wrong_amount' }])
      expect([await status(intentId), await breaks()]).toEqual(['refunded', []])
      expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: paid.payment.amount }])
      expect(await imbalance()).toEqual([])
    },
  )

  test('F8 the bank takes the money twice: one active, the other goes back', async () => {
    faults({ code: 'F8' })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await untilBack()
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await refunds()).toMatchObject([{ state: 'processed', reason: 'second_capture', amount: 99_900 }])
    expect(await records()).toMatchObject([{ status: 'PAID', refundedPaise: 0 }])
    expect(await imbalance()).toEqual([])
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
    expect(await imbalance()).toEqual([])
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
    expect(await standing(w, shop)).toEqual({ expiry: null, paid: 0, periods: ['empty'] })
    expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: 99_900 }])
    expect(await imbalance()).toEqual([])
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
    expect(await imbalance()).toEqual([])
  })
})
