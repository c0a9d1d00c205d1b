import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counterOf } from '../testing/counter.payment.ts'
import { doJobs, openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { refundNow } from './usecase.refunds.ts'
import { settle } from './usecase.settle.ts'

/** A refund that failed at the bank is sent again with another number. What if the bank lets the first one through after all? */
let w: TestWorld
let shop: TestShop
beforeAll(async () => void (w = await openTestWorld({ LIMIT_FACTOR: '100000' })))
beforeEach(async () => void (shop = await openShop(w)))
afterAll(() => w.close())

const { breaks, buy, faults, imbalance, refunds, untilBack } = counterOf(
  () => w,
  () => shop,
)
const look = (intentId: string) => settle(w.world, { agencyId: shop.agency.agencyId, intentId }, 'reconciler')
const there = (orderId: string) => {
  const ids = new Set(w.sandbox.provider.paymentsOf(orderId).map(({ id }) => id))
  return [...w.sandbox.provider.store.refunds.values()].filter(({ paymentId }) => ids.has(paymentId))
}

/** A purchase whose money goes back, and the first try of it failed; `times` tries will. */
async function failOnce(times = 1) {
  faults({ code: 'F8' }, { code: 'F2' }, { code: 'F10', times })
  const { orderId, intentId } = await buy()
  w.sandbox.provider.advance(2)
  for (let round = 0; round < 3; round += 1) {
    await doJobs(w)
    await look(intentId)
    w.sandbox.provider.advance(60)
  }
  expect(await refunds()).toMatchObject([{ state: 'due', tries: 2 }])
  expect([there(orderId).map(({ status }) => status), await breaks()]).toEqual([
    ['failed'],
    ['refund_failed'],
  ])
  return { orderId, intentId }
}

/** The next try leaves, and is ten minutes on its way. */
async function sendSlowly() {
  const { keyId, keySecret } = shop.account
  w.sandbox.provider.setAccount({ keyId, keySecret, habits: { refundSeconds: 600 } })
  const { agencyId } = shop.agency
  const { refundId } = await w.world.database.platform
    .selectFrom('refund')
    .select('refundId')
    .where('agencyId', '=', agencyId)
    .executeTakeFirstOrThrow()
  await refundNow(w.world, { agencyId, refundId })
}

/** The bank lets the failed one through. */
function letThrough(orderId: string) {
  const [first] = there(orderId)
  first!.status = 'processed'
  const payment = w.sandbox.provider.paymentsOf(orderId).find(({ id }) => id === first!.paymentId)!
  payment.amountRefunded += first!.amount
}

test('before the next was sent: it counts, and the next is not sent', async () => {
  const { orderId, intentId } = await failOnce()
  letThrough(orderId)
  await look(intentId)
  expect(await refunds()).toMatchObject([{ state: 'processed' }])
  for (let round = 0; round < 4; round += 1) await untilBack()
  expect(there(orderId)).toHaveLength(1)
  expect([await breaks(), await imbalance()]).toEqual([[], []])
})

test('while the next is on its way, which arrives too: the money went back twice, and a person has to look', async () => {
  const { orderId, intentId } = await failOnce()
  await sendSlowly()
  expect(there(orderId).map(({ status }) => status)).toEqual(['failed', 'pending'])
  letThrough(orderId)
  await look(intentId)
  expect([await refunds(), await breaks()]).toMatchObject([[{ state: 'processed' }], []])
  w.sandbox.provider.advance(601)
  await look(intentId)
  await untilBack()
  expect([await refunds(), await breaks()]).toMatchObject([[{ state: 'processed' }], ['refund_mismatch']])
  expect(await imbalance()).toEqual([])
})

test('while the next is on its way, which fails: the first counts', async () => {
  const { orderId, intentId } = await failOnce(2)
  await sendSlowly()
  letThrough(orderId)
  await look(intentId)
  w.sandbox.provider.advance(601)
  await look(intentId)
  for (let round = 0; round < 4; round += 1) await untilBack()
  expect(there(orderId).map(({ status }) => status)).toContain('processed')
  expect([await refunds(), await breaks(), await imbalance()]).toMatchObject([
    [{ state: 'processed' }],
    [],
    [],
  ])
})
