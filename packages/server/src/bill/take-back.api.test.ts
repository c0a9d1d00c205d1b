import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workInvoices, writeMissing } from '../invoice/work.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { doJobs } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { invoiceAgencyPayment } from './work.ts'

let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
  await workInvoices(w.world)
})
afterAll(() => w.close())

const notes = (agencyId: number) => ({
  agencyId,
  mode: 'bank' as const,
  reference: 'NEFT 778',
  reason: 'Came to the bank',
  requestId: randomUUID(),
})
const takeBack = (agencyId: number, recordNo: number, reason = 'It was for another agency') =>
  b.root.client.call(billRoutes.takeBackAgencyPayment, { query: { agencyId, recordNo }, body: { reason } })
const db = () => w.world.database.platform
const ledgerOf = async (intentId: string) =>
  (await db().selectFrom('ledger').select(['kind', 'amount']).where('intentId', '=', intentId).execute())
    .map(({ kind, amount }) => [kind, Number(amount)])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
const standing = (agencyId: number) =>
  db()
    .selectFrom('agency')
    .select(['overdueSince', 'greetingsUntil'])
    .where('agencyId', '=', agencyId)
    .executeTakeFirstOrThrow()

/** A closed bill of ₹118 that is recorded as paid. */
async function paidBill() {
  const bill = await b.billed(1)
  await bill.activate(0)
  const when = b.asked()
  await b.goTo(7)
  await b.turn()
  const { agencyId } = bill.agency
  const { intentId } = await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: { ...notes(agencyId), ...when },
  })
  await doJobs(w)
  const seen = () => bill.admin.client.ok(billRoutes.getMonthPayments, { query: when })
  const [payment] = (await seen()).payments
  return { ...bill, agencyId, when, intentId, seen, recordNo: payment!.recordNo }
}

describe('a month', () => {
  test('is owed again, and late where its day has passed; record, ledger, statement and log have both entries', async () => {
    const { agencyId, admin, seen, recordNo, intentId } = await paidBill()
    expect(await seen()).toMatchObject({ state: 'PAID', paidPaise: 118_00, outstandingPaise: 0 })
    await b.pass(20 * 86_400_000)
    const on = w.clock.now().toISOString().slice(0, 10)
    expect((await takeBack(agencyId, recordNo)).data).toEqual({ takenBack: true })
    expect(await seen()).toMatchObject({
      state: 'OVERDUE',
      paidPaise: 0,
      outstandingPaise: 118_00,
      payments: [
        { status: 'REVERSED', amountPaise: 118_00, takenBack: { on, reason: 'It was for another agency' } },
      ],
    })
    expect((await standing(agencyId)).overdueSince).not.toBeNull()
    expect(await ledgerOf(intentId)).toEqual([
      ['manual', 118_00],
      ['reversal', 118_00],
    ])
    const entries = await db()
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('object', '=', `payment ${recordNo}`)
      .where('action', '=', 'payment.reverse')
      .execute()
    expect(entries).toHaveLength(1)
    await b.pass(3 * 86_400_000)
    const year = Number(on.slice(0, 4)) - (on.slice(5, 7) < '04' ? 1 : 0)
    const statement = await admin.client.ok(billRoutes.getStatement, { query: { year: String(year) } })
    expect(
      statement.rows.map(({ kind, debitPaise, creditPaise }) => [kind, debitPaise, creditPaise]),
    ).toEqual([
      ['BILL', 118_00, 0],
      ['PAYMENT', 0, 118_00],
      ['TAKEN_BACK', 118_00, 0],
    ])
    // The day it was taken back, whenever it is looked at.
    expect(statement.rows.at(-1)).toMatchObject({ on, balancePaise: 118_00 })
  })

  test('once more, and six times at once, is one entry; then it can be recorded anew', async () => {
    const { agencyId, when, recordNo, intentId, seen } = await paidBill()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => takeBack(agencyId, recordNo)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await takeBack(agencyId, recordNo, 'Another reason')).status).toBe(200)
    expect(await ledgerOf(intentId)).toHaveLength(2)
    await b.root.client.ok(billRoutes.recordMonthPayment, { body: { ...notes(agencyId), ...when } })
    const after = await seen()
    expect(after).toMatchObject({ state: 'PAID', paidPaise: 118_00 })
    expect(after.payments.map(({ status }) => status)).toEqual(['MANUAL', 'REVERSED'])
    expect(after.payments[1]?.takenBack?.reason).toBe('It was for another agency')
  })

  test('the first request once more is told that it was taken back, and pays nothing; under a new number it is recorded', async () => {
    const { agencyId, when, recordNo, seen } = await paidBill()
    await takeBack(agencyId, recordNo)
    const record = (once: object) =>
      b.root.client.call(billRoutes.recordMonthPayment, { body: { ...once, ...when } as never })
    const first = { ...notes(agencyId), paymentAmount: 118 }
    expect((await record(first)).status).toBe(200)
    const again = (await seen()).payments.find(({ status }) => status === 'MANUAL')!.recordNo
    // The answer was lost, and a colleague took it back meanwhile.
    await takeBack(agencyId, again)
    for (const _round of [1, 2]) {
      const told = await record(first)
      expect([told.status, told.failure.code]).toEqual([409, 'RECORD_TAKEN_BACK'])
    }
    expect(await seen()).toMatchObject({ paidPaise: 0, outstandingPaise: 118_00 })
    expect((await record({ ...first, requestId: randomUUID() })).status).toBe(200)
    expect((await record(first)).failure.code).toBe('RECORD_TAKEN_BACK')
    expect(await seen()).toMatchObject({ state: 'PAID', paidPaise: 118_00 })
  })

  test('that was let go is owed again, and the statement still counts what else of the month was let go', async () => {
    const bill = await b.billed(1)
    await bill.activate(0)
    const when = b.asked()
    await b.goTo(7)
    await b.turn()
    const { agencyId } = bill.agency
    const letGo = (paymentAmount: number) =>
      b.root.client.ok(billRoutes.recordMonthPayment, {
        body: { ...notes(agencyId), ...when, mode: 'free', paymentAmount },
      })
    await letGo(50)
    await letGo(60)
    const seen = () => bill.admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(await seen()).toMatchObject({ outstandingPaise: 8_00 })
    expect((await takeBack(agencyId, (await seen()).payments[0]!.recordNo)).status).toBe(200)
    expect(await seen()).toMatchObject({ outstandingPaise: 68_00 })
    const on = w.clock.now().toISOString()
    const year = Number(on.slice(0, 4)) - (on.slice(5, 7) < '04' ? 1 : 0)
    const { rows } = await bill.admin.client.ok(billRoutes.getStatement, { query: { year: String(year) } })
    expect(rows.map(({ kind, debitPaise, creditPaise }) => [kind, debitPaise, creditPaise])).toEqual([
      ['BILL', 118_00, 0],
      ['PAYMENT', 0, 60_00],
      ['PAYMENT', 0, 50_00],
      ['TAKEN_BACK', 60_00, 0],
    ])
    expect(rows.at(-1)!.balancePaise).toBe(68_00)
  })

  test('of another agency, a customer’s, or without a reason is none', async () => {
    const { agencyId, recordNo, seen } = await paidBill()
    const other = await b.billed(0)
    expect((await takeBack(other.agency.agencyId, recordNo)).failure.code).toBe('NOT_FOUND')
    expect((await takeBack(agencyId, recordNo, '  ')).failure).toMatchObject({
      code: 'VALIDATION',
      field: 'reason',
    })
    expect((await seen()).state).toBe('PAID')
  })

  test('that was paid through the gateway is given back there', async () => {
    const { agencyId, admin, when } = await (async () => {
      const bill = await b.billed(1)
      await bill.activate(0)
      const when = b.asked()
      await b.goTo(7)
      await b.turn()
      return { ...bill, agencyId: bill.agency.agencyId, when }
    })()
    const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
    const { handler } = w.sandbox.provider.pay(order.id)
    await admin.client.ok(billRoutes.confirmMonthPayment, {
      body: {
        throughGateway: true,
        orderCreationId: order.id,
        razorpayPaymentId: handler!.razorpay_payment_id,
        razorpayOrderId: handler!.razorpay_order_id,
        razorpaySignature: handler!.razorpay_signature,
      },
    })
    const { payments } = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect((await takeBack(agencyId, payments[0]!.recordNo)).failure).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('through the gateway'),
    })
  })
})

describe('a yearly payment', () => {
  test('of greetings takes its year and leaves the other; its invoice gets a credit note', async () => {
    const { agency, admin } = await b.billed(0)
    const { agencyId } = agency
    await b.setJson(agency, 'terms', { imageFeePaise: 5_900_00 })
    const record = () =>
      b.root.client.ok(billRoutes.recordAgencyImagePayment, {
        body: { ...notes(agencyId), isSecondRecord: true },
      })
    const [first] = [await record(), await record()]
    await doJobs(w)
    await invoiceAgencyPayment(w.world, b.platform.agencyId, first.intentId)
    const fee = () => admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
    const before = await fee()
    // The newest time first.
    const [second, oldest] = before.payments
    expect((await takeBack(agencyId, oldest!.recordNo)).status).toBe(200)
    const after = await fee()
    expect(after.payments).toMatchObject([
      { recordNo: second!.recordNo, startsOn: oldest!.startsOn, takenBack: null },
      { recordNo: oldest!.recordNo, status: 'REVERSED', startsOn: null, endsOn: null },
    ])
    expect(after.validUntil).toBe(oldest!.endsOn)
    expect((await standing(agencyId)).greetingsUntil).toBe(oldest!.endsOn)
    await writeMissing(w.world)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoice
      where agency_id = ${b.platform.agencyId} and source = ${`reversal ${oldest!.recordNo}`}`.execute(db())
    expect(rows[0]?.count).toBe(1)
    expect(
      (await admin.client.call(invoiceRoutes.downloadInvoice, { params: { invoiceId: oldest!.invoiceId! } }))
        .status,
    ).toBe(200)
  })
})

describe('credits for PDF cards', () => {
  const bought = async (quantity: number) => {
    const { agency, admin } = await b.billed(0)
    const { agencyId } = agency
    await b.setJson(agency, 'terms', { pdfSlabs: [{ from: 1, pricePaise: 10_00 }] })
    await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, { body: { ...notes(agencyId), quantity } })
    await doJobs(w)
    await b.turn()
    const credits = () => admin.client.ok(billRoutes.getAgencyPdfCardPayment, { query: {} })
    const use = (used: number) =>
      db().updateTable('pdfCredit').set({ used }).where('agencyId', '=', agencyId).execute()
    return { agencyId, credits, use, recordNo: (await credits()).payments[0]!.recordNo }
  }

  test('go where none was used', async () => {
    const { agencyId, credits, recordNo } = await bought(10)
    expect(await credits()).toMatchObject({ bought: 10, balance: 10 })
    expect((await takeBack(agencyId, recordNo)).status).toBe(200)
    expect(await credits()).toMatchObject({ bought: 0, balance: 0, payments: [{ status: 'REVERSED' }] })
    const kept = await db()
      .selectFrom('pdfCredit')
      .select('bought')
      .where('agencyId', '=', agencyId)
      .executeTakeFirst()
    expect(kept?.bought).toBe(0)
  })

  test('go at once, before it was reckoned how many there are with them', async () => {
    const { agencyId, credits, use } = await bought(10)
    await use(8)
    await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...notes(agencyId), quantity: 5, isSecondRecord: true },
    })
    const [mistaken] = (await credits()).payments
    expect(mistaken).toMatchObject({ quantity: 5, status: 'MANUAL' })
    expect((await takeBack(agencyId, mistaken!.recordNo)).status).toBe(200)
    expect(await credits()).toMatchObject({ bought: 10, used: 8, balance: 2 })
    const kept = await db()
      .selectFrom('pdfCredit')
      .select('bought')
      .where('agencyId', '=', agencyId)
      .executeTakeFirst()
    expect(kept?.bought).toBe(10)
  })

  test('stay where some were used: it is said how many', async () => {
    const { agencyId, credits, use, recordNo } = await bought(10)
    await use(3)
    expect((await takeBack(agencyId, recordNo)).failure).toMatchObject({
      code: 'IN_USE',
      message: expect.stringMatching(/^3 of these PDF cards were used already/),
    })
    expect(await credits()).toMatchObject({ bought: 10, balance: 7, payments: [{ status: 'MANUAL' }] })
  })
})
