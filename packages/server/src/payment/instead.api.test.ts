import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { counterOf } from '../testing/counter.payment.ts'
import { doJobs, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { settle } from './usecase.settle.ts'

/** A refund of ours that gave way to one made elsewhere, before it was sent, stands for nothing any more. */
let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  b = await openBilling(w)
})
afterAll(() => w.close())

/** A bill of ₹236 whose sheet was paid after ₹100 came by bank: those are to go back, and all of it went back elsewhere first. */
async function allBackElsewhere() {
  const bill = await b.billed(2)
  for (const i of [0, 1]) await bill.activate(i)
  const when = b.asked()
  await b.goTo(7)
  await b.turn()
  const { order, intentId } = await bill.admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
  const { agencyId } = bill.agency
  const noted = { mode: 'bank' as const, reference: 'NEFT 1', reason: 'Came', paymentAmount: 100 }
  await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: { agencyId, ...when, ...noted, requestId: randomUUID() },
  })
  const { payment } = w.sandbox.provider.pay(order.id)
  const look = () => settle(w.world, { agencyId: b.platform.agencyId, intentId }, 'reconciler')
  await look()
  w.sandbox.provider.giveBack(payment.id)
  w.sandbox.provider.advance(60)
  await look()
  return payment.id
}

test('a dispute over as much that is lost afterwards is more than came: a person has to look', async () => {
  const { imbalance, refunds } = counterOf(
    () => w,
    () => ({ agency: b.platform }) as TestShop,
  )
  const paymentId = await allBackElsewhere()
  const before = await refunds()
  expect(before).toMatchObject([
    { state: 'failed', amount: 100_00 },
    { state: 'processed', amount: 236_00 },
  ])
  const dispute = w.sandbox.provider.dispute(paymentId, { amount: 100_00 })
  w.sandbox.provider.decide(dispute.id, 'lost')
  await doJobs(w)
  expect(await refunds()).toEqual(before)
  const open = await w.world.database.platform
    .selectFrom('reconBreak')
    .select(['kind', 'ref'])
    .where('closedAt', 'is', null)
    .execute()
  expect(open).toEqual([{ kind: 'refund_mismatch', ref: dispute.id }])
  expect(await imbalance(b.platform.agencyId)).toEqual([])
})
