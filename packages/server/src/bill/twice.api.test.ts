import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { makeStaff } from '../testing/makers.ts'
import { doJobs, reconcileLater } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { termsVersion } from '../testing/versions.ts'

let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

type When = { month: number; year: number }
const notes = (agencyId: number, when: When, more: object = {}) => ({
  body: {
    agencyId,
    ...when,
    mode: 'bank' as const,
    reference: 'NEFT 778',
    reason: 'Came to the bank',
    requestId: randomUUID(),
    ...more,
  },
})

/** What the jobs do until refunds have arrived. */
const jobs = async () => {
  for (let i = 0; i < 3; i += 1) {
    await doJobs(w)
    w.sandbox.provider.advance(3600)
  }
}

/** A closed bill of ₹236, and the sheet of its admin open. */
async function sheetOpen() {
  const bill = await b.billed(2)
  await bill.activate(0)
  await bill.activate(1)
  const when = b.asked()
  await b.goTo(7)
  await b.turn()
  const { order } = await bill.admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
  const { agencyId } = bill.agency
  const seen = async () => ({
    payer: await bill.admin.client.ok(billRoutes.getMonthPayments, { query: when }),
    payee: await b.root.client.ok(billRoutes.getMonthPayments, { query: { ...when, agencyId } }),
  })
  const pay = (orderId = order.id) => {
    const { handler } = w.sandbox.provider.pay(orderId)
    return bill.admin.client.ok(billRoutes.confirmMonthPayment, {
      body: {
        throughGateway: true,
        orderCreationId: orderId,
        razorpayPaymentId: handler!.razorpay_payment_id,
        razorpayOrderId: handler!.razorpay_order_id,
        razorpaySignature: handler!.razorpay_signature,
      },
    })
  }
  return { ...bill, agencyId, when, order, seen, pay }
}

test('a sum that was typed anew after the answer to the first was lost is not taken for recorded', async () => {
  const { agencyId, when, seen } = await sheetOpen()
  const typed = notes(agencyId, when, { paymentAmount: 100 })
  const send = (more: object = {}) =>
    b.root.client.call(billRoutes.recordMonthPayment, { body: { ...typed.body, ...more } })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  for (const more of [{ paymentAmount: 50 }, { mode: 'cash' }, { reason: 'Of the year before' }])
    expect((await send(more)).failure.code).toBe('CONFLICT')
  expect((await seen()).payee).toMatchObject({ paidPaise: 100_00 })
})

describe('a month that is paid twice', () => {
  test('by the bank while the sheet is open: what the sheet brought goes back, and both sides see why', async () => {
    const { agencyId, when, seen, pay } = await sheetOpen()
    await b.root.client.ok(billRoutes.recordMonthPayment, notes(agencyId, when))
    // On its way, and not called back before it is.
    expect((await pay()).status).toBe('refund_due')
    const before = await seen()
    expect(before.payer.payments[1]).toMatchObject({
      status: 'REFUND_DUE',
      amountPaise: 236_00,
      backPaise: 236_00,
      isBack: false,
      wasPaidBefore: true,
    })
    await jobs()
    for (const bill of Object.values(await seen())) {
      expect(bill).toMatchObject({ state: 'PAID', paidPaise: 236_00, totalPaise: 236_00 })
      expect(bill.payments).toMatchObject([
        { status: 'MANUAL', backPaise: 0, wasPaidBefore: false },
        { status: 'REFUNDED', backPaise: 236_00, isBack: true, wasPaidBefore: true },
      ])
    }
  })

  test('a part by the bank: the rest of the sheet’s money stays, what is too much goes back', async () => {
    const { agencyId, when, seen, pay } = await sheetOpen()
    await b.root.client.ok(billRoutes.recordMonthPayment, notes(agencyId, when, { paymentAmount: 100 }))
    expect((await pay()).status).toBe('paid')
    await jobs()
    for (const bill of Object.values(await seen())) {
      expect(bill).toMatchObject({ state: 'PAID', paidPaise: 236_00 })
      expect(bill.payments).toMatchObject([
        { status: 'MANUAL', amountPaise: 100_00 },
        {
          status: 'PARTLY_REFUNDED',
          amountPaise: 236_00,
          backPaise: 100_00,
          isBack: true,
          wasPaidBefore: true,
        },
      ])
    }
  })

  test('by two people with a sheet each: one pays it, the other’s money goes back', async () => {
    const { agency, seen, when, pay } = await sheetOpen()
    const other = await makeStaff(w, 'admin', { agency })
    const { order } = await other.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
    w.sandbox.provider.pay(order.id)
    expect((await pay()).status).toBe('paid')
    await jobs()
    await reconcileLater(w)
    await jobs()
    const { payer } = await seen()
    expect([payer.state, payer.paidPaise]).toEqual(['PAID', 236_00])
    expect(payer.payments.map(({ status, backPaise }) => [status, backPaise])).toEqual(
      expect.arrayContaining([
        ['PAID', 0],
        ['REFUNDED', 236_00],
      ]),
    )
  })

  test('by two records of staff at the same moment: one is refused', async () => {
    const { agencyId, when, seen } = await sheetOpen()
    const more = { isSecondRecord: true }
    const answers = await Promise.all([
      b.root.client.call(billRoutes.recordMonthPayment, notes(agencyId, when, more)),
      b.root.client.call(billRoutes.recordMonthPayment, notes(agencyId, when, more)),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await seen()).payer.paidPaise).toBe(236_00)
  })

  test('a retry of the record that paid it all is answered as the first time', async () => {
    const { agencyId, when, seen } = await sheetOpen()
    const once = notes(agencyId, when)
    const first = await b.root.client.ok(billRoutes.recordMonthPayment, once)
    expect(await b.root.client.ok(billRoutes.recordMonthPayment, once)).toEqual(first)
    expect((await seen()).payer.payments).toHaveLength(1)
  })
})

describe('money that was to go back and stayed', () => {
  test('a refund in the dashboard that failed takes nothing from what was paid', async () => {
    const { agencyId, when, seen, order } = await sheetOpen()
    w.sandbox.provider.scenario({ orderId: order.id, faults: [{ code: 'F10' }] })
    const { payment } = w.sandbox.provider.pay(order.id)
    await jobs()
    w.sandbox.provider.giveBack(payment.id, 100_00)
    await doJobs(w)
    await reconcileLater(w)
    // Begun and not there yet: it counts as gone.
    expect((await seen()).payer).toMatchObject({ paidPaise: 136_00, payments: [{ backPaise: 100_00 }] })
    for (let round = 0; round < 3; round += 1) {
      await jobs()
      await b.pass(2 * 3_600_000)
      await reconcileLater(w)
    }
    const whose = { query: { agencyId } }
    for (const bill of Object.values(await seen()))
      expect(bill).toMatchObject({
        state: 'PAID',
        paidPaise: 236_00,
        payments: [{ status: 'PAID', backPaise: 0 }],
      })
    expect((await b.root.client.ok(billRoutes.getOutstandingAmount, whose)).outstandingPaise).toBe(0)
    const more = notes(agencyId, when, { paymentAmount: 100 })
    expect((await b.root.client.call(billRoutes.recordMonthPayment, more)).status).toBe(409)
  })
})

describe('the statement of what went back', () => {
  const statementOf = (agencyId: number, year: number) =>
    b.root.client.ok(billRoutes.getStatement, { query: { agencyId, year } })
  /** The year its April lies in. */
  const yearNow = () => {
    const { year, month } = b.asked()
    return month < 4 ? year - 1 : year
  }

  test('what came with another amount than was asked for is what came, and leaves nothing behind', async () => {
    const { agencyId, order, seen } = await sheetOpen()
    w.sandbox.provider.scenario({
      orderId: order.id,
      faults: [{ code: 'F7', variant: 'more', amount: 300_00 }],
    })
    w.sandbox.provider.pay(order.id)
    await jobs()
    await reconcileLater(w)
    await jobs()
    const { rows, closingPaise } = await statementOf(agencyId, yearNow())
    expect(rows.map(({ kind, debitPaise, creditPaise }) => [kind, debitPaise, creditPaise])).toEqual([
      ['BILL', 236_00, 0],
      ['PAYMENT', 0, 300_00],
      ['REFUND', 300_00, 0],
    ])
    expect(closingPaise).toBe(236_00)
    expect((await seen()).payer.payments).toMatchObject([{ amountPaise: 300_00, backPaise: 300_00 }])
  })

  test('each part stands on the day it went back, so that a year that is over stays as it was', async () => {
    const { agencyId, order } = await sheetOpen()
    const year = yearNow()
    const { payment } = w.sandbox.provider.pay(order.id)
    await jobs()
    const giveBack = async (paise: number) => {
      w.sandbox.provider.giveBack(payment.id, paise)
      await jobs()
      await reconcileLater(w)
      await jobs()
    }
    await giveBack(100_00)
    const before = await statementOf(agencyId, year)
    expect([before.closingPaise, before.rows.at(-1)?.debitPaise]).toEqual([100_00, 100_00])
    await b.pass(366 * 86_400_000)
    await giveBack(36_00)
    expect(await statementOf(agencyId, year)).toEqual(before)
    const after = await statementOf(agencyId, year + 1)
    expect(after).toMatchObject({ openingPaise: 100_00, closingPaise: 136_00 })
    expect(after.rows.filter(({ kind }) => kind === 'REFUND').map(({ debitPaise }) => debitPaise)).toEqual([
      36_00,
    ])
  })
})

describe('a card that is moved out after the bill was paid', () => {
  const openBill = async () => {
    const bill = await b.billed(2)
    await bill.activate(0)
    await bill.activate(1)
    const when = b.asked()
    await b.goTo(2)
    await b.turn()
    return { ...bill, when, agencyId: bill.agency.agencyId }
  }
  const out = (agencyId: number, when: When, cardNo: number) =>
    b.root.client.ok(billRoutes.moveOutCard, { body: { ...when, agencyId, cardNo, reason: 'duplicate' } })

  test('through the gateway: its price goes back when the bill is final', async () => {
    const { admin, agencyId, cards, when } = await openBill()
    const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
    w.sandbox.provider.pay(order.id)
    await doJobs(w)
    await reconcileLater(w)
    await out(agencyId, when, cards[0]!.cardNo)
    await b.turn()
    const open = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(open.payments[0]!.backPaise).toBe(0)
    await b.pass(6 * 86_400_000)
    await b.turn()
    await b.turn()
    await jobs()
    const final = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(final).toMatchObject({ state: 'PAID', totalPaise: 118_00, paidPaise: 118_00 })
    expect(final.payments).toMatchObject([{ status: 'PARTLY_REFUNDED', backPaise: 118_00 }])
  })

  test('by the bank: it counts for the next bill, and both bills say so', async () => {
    const { admin, agencyId, cards, when, activate } = await openBill()
    await b.root.client.ok(billRoutes.recordMonthPayment, notes(agencyId, when))
    await out(agencyId, when, cards[0]!.cardNo)
    const next = b.asked()
    await activate(1)
    await b.turn()
    await b.goTo(7)
    await b.turn()
    const first = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(first).toMatchObject({
      state: 'PAID',
      totalPaise: 118_00,
      paidPaise: 118_00,
      creditPaise: -118_00,
    })
    const second = await admin.client.ok(billRoutes.getMonthPayments, { query: next })
    expect(second).toMatchObject({
      state: 'PAID',
      paidPaise: 118_00,
      creditPaise: 118_00,
      outstandingPaise: 0,
    })
    expect((await admin.client.call(billRoutes.createMonthPaymentOrder, { body: next })).status).toBe(409)
  })

  test('let go: it counts for no other bill, and the statement has no more of it than the bill', async () => {
    const { admin, agencyId, cards, when, activate } = await openBill()
    await b.root.client.ok(billRoutes.recordMonthPayment, notes(agencyId, when, { mode: 'free' }))
    await out(agencyId, when, cards[0]!.cardNo)
    const next = b.asked()
    await activate(1)
    await b.turn()
    await b.goTo(7)
    await b.turn()
    const first = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(first).toMatchObject({ state: 'PAID', totalPaise: 118_00, paidPaise: 118_00, creditPaise: 0 })
    const second = await admin.client.ok(billRoutes.getMonthPayments, { query: next })
    expect(second).toMatchObject({ state: 'DUE', paidPaise: 0, creditPaise: 0, outstandingPaise: 118_00 })
    const { year, month } = b.asked()
    const { closingPaise } = await admin.client.ok(billRoutes.getStatement, {
      query: { year: month < 4 ? year - 1 : year },
    })
    expect(closingPaise).toBe(118_00)
  })
})

describe('a bill whose card price was removed', () => {
  const noPrice = {
    cardRate: null,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
  }

  test('in its open days: it closes with its invoice, what was not written down yet included', async () => {
    const { agency, admin, activate } = await b.billed(2)
    await activate(0)
    await b.turn()
    const when = b.asked()
    await activate(1)
    await b.goTo(3)
    const { agencyId } = agency
    const version = await termsVersion(w, agencyId)
    await b.root.client.ok(billRoutes.updateAgencyTerms, { body: { agencyId, terms: noPrice, version } })
    await b.pass(5 * 86_400_000)
    await b.turn()
    const bill = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(bill).toMatchObject({ state: 'DUE', cards: 2, totalPaise: 236_00 })
    expect(bill.invoiceNo).toMatch(/^TAPI\//)
  })

  test('with every card moved out: it closes with nothing due, and a card can be put back while it is open', async () => {
    const { agency, admin, cards, activate } = await b.billed(1)
    await activate(0)
    await b.turn()
    const when = b.asked()
    await b.goTo(3)
    await b.turn()
    const { agencyId } = agency
    const version = await termsVersion(w, agencyId)
    await b.root.client.ok(billRoutes.updateAgencyTerms, { body: { agencyId, terms: noPrice, version } })
    const move = { body: { ...when, agencyId, cardNo: cards[0]!.cardNo, reason: 'other' as const } }
    await b.root.client.ok(billRoutes.moveOutCard, move)
    expect((await b.root.client.ok(billRoutes.addCardInBill, move)).cards).toBe(1)
    await b.root.client.ok(billRoutes.moveOutCard, move)
    await b.pass(5 * 86_400_000)
    await b.turn()
    const bill = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(bill).toMatchObject({ state: 'NOTHING', totalPaise: 0, invoiceId: null })
    const { rows } = await w.world.database.platform
      .selectFrom('monthBill')
      .selectAll()
      .where('agencyId', '=', agencyId)
      .execute()
      .then((rows) => ({ rows }))
    expect(rows.map(({ closedAt }) => closedAt !== null)).toEqual([true])
  })
})

test('a business without a card: its line is moved out and back by its own number', async () => {
  const { agency, admin, cards, activate } = await b.billed(1)
  await w.world.database.platform
    .deleteFrom('card')
    .where('agencyId', '=', agency.agencyId)
    .where('cardNo', '=', cards[0]!.cardNo)
    .execute()
  await activate(0)
  await b.turn()
  const when = b.asked()
  const { list: lines } = await admin.client.ok(billRoutes.listBillLines, { query: when })
  expect(lines).toMatchObject([{ cardNo: null, movedOut: null }])
  const { lineId } = lines[0]!
  const move = { body: { ...when, agencyId: agency.agencyId, lineId, reason: 'other' as const } }
  expect((await b.root.client.ok(billRoutes.moveOutCard, move)).totalPaise).toBe(0)
  expect((await b.root.client.call(billRoutes.moveOutCard, move)).status).toBe(404)
  expect((await b.root.client.ok(billRoutes.addCardInBill, move)).totalPaise).toBe(118_00)
  const both = { body: { ...move.body, cardNo: 7 } }
  expect((await b.root.client.call(billRoutes.moveOutCard, both)).failure.field).toBe('cardNo')
})
