import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMissing } from '../invoice/work.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
  b = await openBilling(w)
})
afterAll(() => w.close())

const invoicesOf = async (agencyId: number) => {
  await writeMissing(w.world)
  return w.world.database.platform
    .selectFrom('invoice')
    .select(['source', 'totalPaise'])
    .where('agencyId', '=', agencyId)
    .orderBy('invoiceId')
    .execute()
}

test('a plan given for nothing is no money: not in the receipts, on no invoice, and taken back as nothing', async () => {
  const { client } = shop.admin
  const { businessId } = shop.business
  const give = (mode: 'cash' | 'free') =>
    client.ok(paymentRoutes.recordCardPayment, {
      body: {
        businessId,
        subscriptionPlanId: shop.plans.gold,
        isManualUpdate: true,
        requestId: randomUUID(),
        isSecondRecord: true,
        mode,
      },
    })
  const { recordNo } = await give('free')
  const paid = await give('cash')
  const records = await client.ok(paymentRoutes.listCardPayments, { query: { businessId } })
  expect(records.map(({ amountPaise }) => amountPaise)).toEqual([99_900, 0])
  // It runs all the same.
  expect(records.every(({ startsOn }) => startsOn !== null)).toBe(true)
  const [year, month] = istDay(w.clock.now()).split('-').map(Number)
  const receipts = await client.ok(paymentRoutes.sumReceipts, { query: { year: year!, month: month! } })
  expect(receipts).toMatchObject({ manualPaise: 99_900, onlinePaise: 0 })
  const only = [{ source: `payment ${paid.recordNo}`, totalPaise: 99_900 }]
  expect(await invoicesOf(shop.agency.agencyId)).toEqual(only)
  await client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo: recordNo! }, body: {} })
  expect(await invoicesOf(shop.agency.agencyId)).toEqual(only)
})

test('a year that an agency is given for nothing runs, and is no money of the platform', async () => {
  const { agency } = await b.billed(0)
  const { agencyId } = agency
  await b.setJson(agency, 'terms', { annualFeePaise: 1_180_000 })
  await b.root.client.ok(billRoutes.recordAnnualPayment, {
    body: { agencyId, mode: 'free', reference: '', reason: 'The first year', requestId: randomUUID() },
  })
  const { validUntil, payments } = await b.root.client.ok(billRoutes.getAnnualPayment, {
    query: { agencyId },
  })
  expect(validUntil).not.toBeNull()
  expect(payments.map(({ amountPaise }) => amountPaise)).toEqual([0])
  await b.turn()
  expect(await invoicesOf(b.platform.agencyId)).toEqual([])
})
