import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
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
import { readDispute } from './usecase.disputes.ts'
import { balanceNow } from './usecase.reconcile.ts'
import { refundNow } from './usecase.refunds.ts'
import { settle } from './usecase.settle.ts'

/** Money after the fact: what the outside world has not decided is asked about until it has. */
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
const day = 86_400
/** Kinds of the open exceptions, as the books have them: sessions end while days pass. */
const breaks = async () =>
  (
    await w.world.database.platform
      .selectFrom('reconBreak')
      .select('kind')
      .where('agencyId', '=', shop.agency.agencyId)
      .where('closedAt', 'is', null)
      .execute()
  ).map(({ kind }) => kind)
const look = (intentId: string) => settle(w.world, { agencyId: shop.agency.agencyId, intentId }, 'reconciler')
const there = (orderId: string) => {
  const ids = new Set(w.sandbox.provider.paymentsOf(orderId).map(({ id }) => id))
  return [...w.sandbox.provider.store.refunds.values()].filter(({ paymentId }) => ids.has(paymentId))
}
const stateOf = async (intentId: string) =>
  (
    await w.world.database.platform
      .selectFrom('paymentIntent')
      .select('state')
      .where('intentId', '=', intentId)
      .executeTakeFirstOrThrow()
  ).state
const slowRefunds = (refundSeconds: number) => {
  const { keyId, keySecret } = shop.account
  w.sandbox.provider.setAccount({ keyId, keySecret, habits: { refundSeconds } })
}

describe('a refund in the dashboard that is pending', () => {
  test('of money nobody heard of: on its way back, not back; when it fails it is ours to send', async () => {
    slowRefunds(3 * day)
    faults({ code: 'F2' }, { code: 'F10' })
    const { orderId, intentId, paid } = await buy()
    w.sandbox.provider.giveBack(paid.payment.id)
    await look(intentId)
    expect(await status(intentId)).toBe('refund_due')
    expect(await refunds()).toMatchObject([{ state: 'requested', reason: 'dashboard', amount: 99_900 }])
    expect(await imbalance()).toEqual([])
    w.sandbox.provider.advance(3 * day + 60)
    await doJobs(w)
    await reconcileLater(w, 7 * 3_600_000)
    expect(await breaks()).toEqual(['refund_failed'])
    expect(await stateOf(intentId)).toBe('refund_due')
    for (let round = 0; round < 3; round += 1) {
      w.sandbox.provider.advance(3 * day + 60)
      await untilBack()
    }
    await reconcileLater(w, 7 * 3_600_000)
    expect(there(orderId).map((one) => one.status)).toEqual(['failed', 'processed'])
    expect(await refunds()).toMatchObject([{ state: 'processed', tries: 2 }])
    expect([await stateOf(intentId), await breaks(), await standing(w, shop)]).toEqual(['refunded', [], free])
    expect(await imbalance()).toEqual([])
  })

  test('of money that is used: the plan runs until it has arrived, however long nobody tells us', async () => {
    slowRefunds(3 * day)
    faults({ code: 'F2' })
    const { intentId, paid } = await buy()
    await look(intentId)
    w.sandbox.provider.giveBack(paid.payment.id)
    await look(intentId)
    expect(await standing(w, shop)).toEqual(paidYear())
    expect(await records()).toMatchObject([{ status: 'PAID', refundedPaise: 0 }])
    w.sandbox.provider.advance(3 * day + 60)
    await doJobs(w)
    await reconcileLater(w, 7 * 3_600_000)
    expect((await standing(w, shop)).paid).toBe(0)
    expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: 99_900 }])
    expect(await imbalance()).toEqual([])
  })

  test('of money that is used, and it fails: the plan runs on, somebody is told, and the next one counts', async () => {
    faults({ code: 'F2' }, { code: 'F10' })
    const { intentId, paid } = await buy()
    const year = paidYear()
    await look(intentId)
    w.sandbox.provider.giveBack(paid.payment.id)
    await look(intentId)
    w.sandbox.provider.advance(60)
    await doJobs(w)
    await reconcileLater(w, 7 * 3_600_000)
    await untilBack()
    expect(await standing(w, shop)).toEqual(year)
    expect(await refunds()).toMatchObject([{ state: 'failed', tries: 1 }])
    expect(await breaks()).toEqual(['refund_failed'])
    w.sandbox.provider.giveBack(paid.payment.id)
    w.sandbox.provider.advance(60)
    await doJobs(w)
    await look(intentId)
    expect((await standing(w, shop)).paid).toBe(0)
    expect(await breaks()).toEqual([])
    expect(await imbalance()).toEqual([])
  })

  test('of a part of a second capture, and it fails: all of it goes back all the same', async () => {
    faults({ code: 'F8' }, { code: 'F2' }, { code: 'F10' })
    const { orderId, intentId } = await buy()
    w.sandbox.provider.advance(2)
    await doJobs(w)
    const [, second] = w.sandbox.provider.paymentsOf(orderId)
    second!.createdAt += 5
    w.sandbox.provider.giveBack(second!.id, 30_000)
    await look(intentId)
    expect(new Set((await refunds()).map(({ amount }) => amount))).toEqual(new Set([30_000, 69_900]))
    for (let round = 0; round < 3; round += 1) await untilBack()
    expect((await refunds()).map(({ state }) => state)).toEqual(['processed', 'processed'])
    expect(new Set(w.sandbox.provider.paymentsOf(orderId).map((one) => one.amountRefunded))).toEqual(
      new Set([0, 99_900]),
    )
    expect(await breaks()).toEqual([])
    expect(await imbalance()).toEqual([])
  })

  test.each([
    ['before ours is sent', 0],
    ['after ours came back from the bank', 1],
  ])('of a part, while all of it is ours to send, %s: ours is for the rest', async (_when, comesBack) => {
    faults({ code: 'F8' }, { code: 'F2' }, ...(comesBack ? [{ code: 'F10' }] : []))
    const { orderId, intentId } = await buy()
    w.sandbox.provider.advance(2)
    await doJobs(w)
    const [, second] = w.sandbox.provider.paymentsOf(orderId)
    second!.createdAt += 5
    await look(intentId)
    expect(await refunds()).toMatchObject([{ state: 'due', amount: 99_900 }])
    if (comesBack) {
      await doJobs(w)
      w.sandbox.provider.advance(60)
      await doJobs(w)
      await look(intentId)
      expect(await refunds()).toMatchObject([{ state: 'due', tries: 2 }])
    }
    w.sandbox.provider.giveBack(second!.id, 30_000)
    for (let round = 0; round < 8; round += 1) await untilBack()
    await look(intentId)
    expect(new Set((await refunds()).map(({ amount, state }) => `${amount} ${state}`))).toEqual(
      new Set(['69900 processed', '30000 processed']),
    )
    expect(new Set(w.sandbox.provider.paymentsOf(orderId).map((one) => one.amountRefunded))).toEqual(
      new Set([0, 99_900]),
    )
    expect([await breaks(), await imbalance()]).toEqual([[], []])
  })

  test('that failed and is ours now, and cannot be sent six times: it is promised once, and waits for a person', async () => {
    faults({ code: 'F2' }, { code: 'F10' }, { code: 'F22', times: 20 })
    const { intentId, paid } = await buy()
    w.sandbox.provider.giveBack(paid.payment.id)
    await look(intentId)
    for (let round = 0; round < 12; round += 1) {
      await untilBack()
      await reconcileLater(w, 86_400_000)
    }
    expect(await refunds()).toMatchObject([{ state: 'failed', tries: 6, amount: 99_900 }])
    await look(intentId)
    await look(intentId)
    expect((await refunds()).length).toBe(1)
    expect([await breaks(), await imbalance()]).toEqual([['refund_failed'], []])
  })

  test('whose purchase is taken back meanwhile, and it fails: it is ours to send', async () => {
    slowRefunds(3 * day)
    faults({ code: 'F10' })
    const { orderId, handler, intentId, paid } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.giveBack(paid.payment.id)
    await doJobs(w)
    const [{ recordNo } = { recordNo: 0 }] = await records()
    await shop.admin.client.ok(paymentRoutes.reverseCardPayment, {
      query: { recordNo },
      body: { reason: 'Wrong' },
    })
    expect(await stateOf(intentId)).toBe('refund_due')
    for (let round = 0; round < 3; round += 1) {
      w.sandbox.provider.advance(3 * day + 60)
      await untilBack()
      await reconcileLater(w, 7 * 3_600_000)
    }
    expect(there(orderId).map((one) => one.status)).toEqual(['failed', 'processed'])
    expect(await stateOf(intentId)).toBe('refunded')
    expect(await imbalance()).toEqual([])
  })
})

describe('what had seemed final', () => {
  test.each([
    ['heard of', []],
    ['not heard of', [{ code: 'F2' }]],
  ])(
    'a refund that arrived comes back from the bank (%s): it is sent again',
    async (_name, more) => {
      faults({ code: 'F8' }, { code: 'F10', variant: 'late', seconds: 5 * day }, ...more)
      const { orderId, intentId } = await buy()
      w.sandbox.provider.advance(2)
      await doJobs(w)
      await look(intentId)
      await untilBack()
      expect(await refunds()).toMatchObject([{ state: 'processed' }])
      w.sandbox.provider.advance(5 * day + 60)
      await doJobs(w)
      if (more.length > 0) await balanceNow(w.world)
      expect(await breaks()).toContain('refund_failed')
      expect(await imbalance()).toEqual([])
      await untilBack()
      await untilBack()
      expect(there(orderId).map((one) => one.status)).toEqual(['failed', 'processed'])
      expect(await refunds()).toMatchObject([{ state: 'processed', tries: 2 }])
      expect(await imbalance()).toEqual([])
    },
    60_000,
  )

  test('a full refund in the dashboard comes back: the payment is on its way back again, and said to be so', async () => {
    faults({ code: 'F10', variant: 'late', seconds: 5 * day })
    const { orderId, handler, paid } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.giveBack(paid.payment.id)
    await untilBack()
    expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: 99_900 }])
    slowRefunds(3 * day)
    w.sandbox.provider.advance(5 * day + 60)
    await doJobs(w)
    expect(await records()).toMatchObject([{ status: 'REFUND_DUE', refundedPaise: 0 }])
    await untilBack()
    w.sandbox.provider.advance(3 * day)
    await untilBack()
    expect(await records()).toMatchObject([{ status: 'REFUNDED', refundedPaise: 99_900 }])
    expect([await breaks(), await imbalance()]).toEqual([[], []])
  })

  test.each([
    ['that is used', [], 'refunded'],
    ['that is not', [{ code: 'F8' }], 'paid'],
  ])(
    'parts of money %s came back and are ours to send, and all of it is given back elsewhere: ours are not needed',
    async (_name, more, state) => {
      faults({ code: 'F10', variant: 'late', seconds: 5 * day, times: 3 }, ...more)
      const { orderId, handler, intentId } = await buy()
      await confirm(orderId, handler!)
      w.sandbox.provider.advance(2)
      await doJobs(w)
      const { id } = w.sandbox.provider.paymentsOf(orderId)[more.length]!
      if (more.length > 0) {
        await untilBack()
        w.sandbox.provider.advance(5 * day + 60)
        await doJobs(w)
        w.sandbox.provider.giveBack(id, 33_300)
      } else for (const amount of [33_300, 11_100]) w.sandbox.provider.giveBack(id, amount)
      await doJobs(w)
      await untilBack()
      w.sandbox.provider.advance(5 * day + 60)
      await doJobs(w)
      expect(await breaks()).toContain('refund_failed')
      w.sandbox.provider.giveBack(id)
      await doJobs(w)
      await untilBack()
      const back = there(orderId).filter((one) => one.status === 'processed')
      expect(back.filter(({ paymentId }) => paymentId === id).reduce((sum, one) => sum + one.amount, 0)).toBe(
        99_900,
      )
      expect(await stateOf(intentId)).toBe(state)
      expect([await breaks(), await imbalance()]).toEqual([[], []])
    },
  )

  test('authorised money is asked about until it is captured or let go, also after day four', async () => {
    faults({ code: 'F16', seconds: 30 * day }, { code: 'F2' })
    const { intentId, paid } = await buy()
    await reconcileLater(w, 5 * day * 1000)
    expect(await status(intentId)).toBe('pending')
    const payment = w.sandbox.provider.store.payments.get(paid.payment.id)!
    Object.assign(payment, { status: 'captured', captured: true })
    await reconcileLater(w, day * 1000)
    expect(await status(intentId)).toBe('paid')
    expect(await standing(w, shop)).toEqual(paidYear())
  })

  test('a purchase that is paid is not asked about any more; one with an open attempt is', async () => {
    const asksAfter = async () =>
      (
        await w.world.database.platform
          .selectFrom('paymentIntent')
          .select(['state', 'checkAt'])
          .where('agencyId', '=', shop.agency.agencyId)
          .executeTakeFirstOrThrow()
      ).checkAt !== null
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    expect(await asksAfter()).toBe(false)
    shop = await openShop(w)
    const first = await orderPlan(shop)
    w.sandbox.provider.pay(first.order.id, { outcome: 'pending', pendingSeconds: 2 * day })
    w.sandbox.provider.pay(first.order.id, { outcome: 'silent' })
    await look(first.intentId)
    expect([await status(first.intentId), await asksAfter()]).toEqual(['paid', true])
  })

  test('a merchant whose balance is too small: the refund is tried again', async () => {
    faults({ code: 'F8' }, { code: 'F22', times: 2 })
    const { orderId, handler } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await doJobs(w)
    expect(await breaks()).toEqual(['refund_failed'])
    for (let round = 0; round < 3; round += 1) await untilBack()
    expect(await refunds()).toMatchObject([{ state: 'processed', tries: 3 }])
    expect([await breaks(), await imbalance()]).toEqual([[], []])
  })

  test('a dispute is lost while the answer to our refund is not known, and the refund goes through too: a person has to look', async () => {
    faults({ code: 'F8' }, { code: 'F12', variant: 'reset' })
    slowRefunds(600)
    const { orderId, handler, intentId } = await buy()
    await confirm(orderId, handler!)
    w.sandbox.provider.advance(2)
    await look(intentId)
    const { agencyId } = shop.agency
    const { refundId, accountId } = await w.world.database.platform
      .selectFrom('refund')
      .selectAll()
      .where('agencyId', '=', agencyId)
      .executeTakeFirstOrThrow()
    await refundNow(w.world, { agencyId, refundId })
    const [sent] = there(orderId)
    const dispute = w.sandbox.provider.dispute(sent!.paymentId)
    w.sandbox.provider.decide(dispute.id, 'lost')
    await readDispute(w.world, { agencyId, accountId }, dispute.id)
    expect([await refunds(), await breaks()]).toMatchObject([[{ state: 'processed', reason: 'dispute' }], []])
    w.sandbox.provider.advance(601)
    await untilBack()
    expect(await breaks()).toEqual(['refund_mismatch'])
    expect([await refunds(), await imbalance()]).toMatchObject([[{ state: 'processed' }], []])
  })

  test('capture takes a moment: the browser hears pending, and then paid', async () => {
    const { keyId, keySecret } = shop.account
    w.sandbox.provider.setAccount({ keyId, keySecret, habits: { captureSeconds: 30 } })
    const { orderId, handler, intentId } = await buy()
    expect((await confirm(orderId, handler!)).data.status).toBe('pending')
    w.sandbox.provider.advance(31)
    await doJobs(w)
    expect(await status(intentId)).toBe('paid')
  })
})
