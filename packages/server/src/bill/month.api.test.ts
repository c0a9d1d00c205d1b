import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { makeStaff } from '../testing/makers.ts'
import { confirmationOf, doJobs, openShop, orderPlan, reconcileLater } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const day = 86_400_000
let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

test('a month from its first card to its last rupee', async () => {
  const { agency, admin, cards, activate } = await b.billed(5)
  for (const i of [0, 1, 2]) await activate(i)
  await Promise.all([b.turn(), b.turn(), b.turn()])
  // A second purchase in the month is no second line; what a customer buys online is none.
  await activate(0)
  await b.turn()
  const when = b.asked()
  const own = { query: when }
  const running = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect(running).toMatchObject({
    state: 'RUNNING',
    cards: 3,
    totalPaise: 354_00,
    taxPaise: 54_00,
    paidPaise: 0,
  })
  const linesOf = async (client = admin.client, more = {}) =>
    (await client.ok(billRoutes.listBillLines, { query: { ...when, ...more } })).list
  expect((await linesOf()).map(({ cardNo, event, ratePaise }) => [cardNo, event, ratePaise])).toEqual(
    cards.slice(0, 3).map(({ cardNo }) => [cardNo, 'NEW', 118_00]),
  )
  const early = await admin.client.call(billRoutes.createMonthPaymentOrder, { body: when })
  expect([early.status, early.failure.code]).toEqual([409, 'CONFLICT'])

  const move = { ...when, agencyId: agency.agencyId, note: 'Opened twice' }
  const out = await b.root.client.ok(billRoutes.moveOutCard, {
    body: { ...move, cardNo: cards[1]!.cardNo, reason: 'duplicate' },
  })
  expect([out.cards, out.totalPaise]).toEqual([2, 236_00])
  expect(out.movedOut).toBe(1)
  expect(await linesOf(admin.client, { movedOut: true })).toMatchObject([
    { cardNo: cards[1]!.cardNo, movedOut: { reason: 'duplicate', note: 'Opened twice' } },
  ])
  const there = { agencyId: agency.agencyId }
  const kept = [cards[0]!.cardNo, cards[2]!.cardNo]
  expect((await linesOf(b.root.client, { ...there, movedOut: false })).map(({ cardNo }) => cardNo)).toEqual(
    kept,
  )
  expect(await linesOf(b.root.client)).toEqual([])
  // One by one they are the same lines in the same order.
  const page = { ...when, pageSize: 1 }
  const first = await admin.client.ok(billRoutes.listBillLines, { query: page })
  const second = await admin.client.ok(billRoutes.listBillLines, { query: { ...page, after: first.next! } })
  const last = await admin.client.ok(billRoutes.listBillLines, { query: { ...page, after: second.next! } })
  expect([...first.list, ...second.list, ...last.list]).toEqual(await linesOf())
  expect(last.next).toBeNull()
  await b.turn()
  expect((await admin.client.ok(billRoutes.getMonthPayments, own)).cards).toBe(2)

  await b.goTo(2)
  await b.turn()
  expect((await admin.client.ok(billRoutes.getMonthPayments, own)).state).toBe('OPEN')
  const added = await b.root.client.ok(billRoutes.addCardInBill, {
    body: { ...move, cardNo: cards[3]!.cardNo, reason: 'other' },
  })
  expect([added.cards, added.totalPaise]).toEqual([3, 354_00])
  const again = { body: { ...move, cardNo: cards[3]!.cardNo, reason: 'other' as const } }
  expect((await b.root.client.call(billRoutes.addCardInBill, again)).status).toBe(409)
  const back = await b.root.client.ok(billRoutes.addCardInBill, {
    body: { ...move, cardNo: cards[1]!.cardNo, reason: 'other' },
  })
  expect([back.cards, back.movedOut, (await linesOf()).length]).toEqual([4, 0, 4])
  expect(await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })).toMatchObject({
    outstandingPaise: 0,
  })

  await b.pass(4 * day)
  await Promise.all([b.turn(), b.turn(), b.turn(), b.turn(), b.turn()])
  const due = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect(due).toMatchObject({ state: 'DUE', cards: 4, totalPaise: 472_00, outstandingPaise: 472_00 })
  const { rows } = await sql<{ count: number }>`
    select count(*) from invoice where buyer_agency_id = ${agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect(rows[0]!.count).toBe(1)
  for (const route of [billRoutes.moveOutCard, billRoutes.addCardInBill])
    expect((await b.root.client.call(route, again)).failure.code).toBe('CONFLICT')
  await expect(
    sql`update month_bill_line set rate_paise = 1 where agency_id = ${agency.agencyId}`.execute(
      w.world.database.platform,
    ),
  ).rejects.toThrow('closed')

  await b.pass(10 * day)
  expect(await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })).toMatchObject({
    outstandingPaise: 472_00,
    overduePaise: 472_00,
  })
  const notes = {
    agencyId: agency.agencyId,
    ...when,
    mode: 'bank' as const,
    reference: 'NEFT 778',
    reason: 'Came',
  }
  const much = await b.root.client.call(billRoutes.recordMonthPayment, {
    body: { ...notes, paymentAmount: 473, requestId: randomUUID() },
  })
  expect([much.status, much.failure.field]).toEqual([409, 'paymentAmount'])
  await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: { ...notes, paymentAmount: 72, requestId: randomUUID() },
  })
  const part = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect([part.state, part.paidPaise, part.outstandingPaise]).toEqual(['OVERDUE', 72_00, 400_00])
  expect(part.payments).toMatchObject([{ status: 'MANUAL', reference: 'NEFT 778', amountPaise: 72_00 }])

  const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
  expect(order.amount).toBe(400_00)
  const { handler } = w.sandbox.provider.pay(order.id)
  const proof = {
    throughGateway: true as const,
    orderCreationId: order.id,
    razorpayPaymentId: handler!.razorpay_payment_id,
    razorpayOrderId: handler!.razorpay_order_id,
    razorpaySignature: handler!.razorpay_signature,
  }
  const stranger = (await b.billed(0)).admin
  expect((await stranger.client.call(billRoutes.confirmMonthPayment, { body: proof })).status).toBe(404)
  expect((await admin.client.call(billRoutes.confirmAgencyImagePayment, { body: proof })).status).toBe(404)
  const forged = { ...proof, razorpaySignature: '0'.repeat(64) }
  expect((await admin.client.call(billRoutes.confirmMonthPayment, { body: forged })).failure.code).toBe(
    'PAYMENT_SIGNATURE',
  )
  const [one, two] = await Promise.all([
    admin.client.ok(billRoutes.confirmMonthPayment, { body: proof }),
    admin.client.ok(billRoutes.confirmMonthPayment, { body: proof }),
  ])
  expect([one.status, two.recordNo]).toEqual(['paid', one.recordNo])
  const paid = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect([paid.state, paid.outstandingPaise, paid.payments.length]).toEqual(['PAID', 0, 2])
  expect((await admin.client.call(billRoutes.createMonthPaymentOrder, { body: when })).status).toBe(409)

  const input = { params: { invoiceId: paid.invoiceId! } }
  const pdf = await admin.client.call(invoiceRoutes.downloadInvoice, input)
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await b.root.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(200)
  expect((await stranger.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(404)
  const franchisee = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['payment.view'],
  })
  expect((await franchisee.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(404)
})

test('a browser that dies after paying: the bill is paid all the same', async () => {
  const { admin, activate } = await b.billed(1)
  await activate(0)
  const when = b.asked()
  await b.goTo(7)
  await b.turn()
  const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
  w.sandbox.provider.pay(order.id)
  await doJobs(w)
  await reconcileLater(w)
  expect((await admin.client.ok(billRoutes.getMonthPayments, { query: when })).state).toBe('PAID')
})

test('a browser that dies after paying one bill: of the next one nobody hears that it is paid', async () => {
  const { admin, activate } = await b.billed(1)
  const sheets = []
  for (const _month of ['one', 'next']) {
    await activate(0)
    const when = b.asked()
    await b.goTo(7)
    await b.turn()
    sheets.push(when)
  }
  const [first, next] = sheets
  const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: first! })
  w.sandbox.provider.pay(order.id)
  const second = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: next! })
  expect([second.order.id === order.id, second.order.amount]).toEqual([false, 118_00])
  expect((await admin.client.ok(billRoutes.getMonthPayments, { query: first! })).state).toBe('PAID')
  const again = await admin.client.call(billRoutes.createMonthPaymentOrder, { body: first! })
  expect(again.status).toBe(409)
})

describe('what is on a bill', () => {
  test('not what a customer bought online, not what was taken back at once, a renewal by its name', async () => {
    const { agency, admin, cards, activate } = await b.billed(3)
    const shop = await openShop(w, { agency })
    const { order } = await orderPlan(shop)
    const { handler } = w.sandbox.provider.pay(order.id)
    await shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
      body: confirmationOf(shop, order.id, handler!),
    })
    const { recordNo } = await activate(0)
    await admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: { reason: 'Test' } })
    await activate(1)
    await b.turn()
    const first = b.asked()
    const before = await admin.client.ok(billRoutes.listBillLines, { query: first })
    expect(before.list.map(({ cardNo }) => cardNo)).toEqual([cards[1]!.cardNo])
    await b.goTo(10)
    await activate(1)
    await b.turn()
    const next = await admin.client.ok(billRoutes.getMonthPayments, { query: b.asked() })
    const { list } = await admin.client.ok(billRoutes.listBillLines, { query: b.asked() })
    expect(list.map(({ cardNo, event }) => [cardNo, event])).toEqual([[cards[1]!.cardNo, 'RENEWAL']])
    expect(next.previousDuesPaise).toBe(118_00)
  })

  test('new, not renewed, what was recorded again after a mistake was taken back', async () => {
    const { admin, activate } = await b.billed(1)
    const { recordNo } = await activate(0)
    await admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: { reason: 'Typo' } })
    await b.pass(60_000)
    await activate(0)
    await b.turn()
    const { list } = await admin.client.ok(billRoutes.listBillLines, { query: b.asked() })
    expect(list.map(({ event }) => event)).toEqual(['NEW'])
  })

  test('a machine that stood still over the turn of the month bills everything when it wakes', async () => {
    const { agency, admin, activate } = await b.billed(2)
    const first = b.asked()
    await activate(0)
    await b.goTo(1)
    const second = b.asked()
    await activate(1)
    await b.goTo(20)
    await b.turn()
    const list = await admin.client.ok(billRoutes.listMonthBills, { query: {} })
    const find = (when: typeof first) =>
      list.find(({ month, year }) => month === when.month && year === when.year)
    // Neither was due before there was a bill: both leave the days that were agreed.
    const until = w.clock.now().toISOString().slice(0, 8)
    for (const when of [first, second])
      expect(find(when)!).toMatchObject({ state: 'DUE', totalPaise: 118_00, dueOn: `${until}29` })
    const { rows } = await sql<{ dueOn: string }>`select document ->> 'dueOn' as due_on from invoice
      where buyer_agency_id = ${agency.agencyId}`.execute(w.world.database.platform)
    expect(rows).toEqual([{ dueOn: `${until}29` }, { dueOn: `${until}29` }])
  })

  test('before a machine that stood still has woken up, nobody is late with a bill that is not there', async () => {
    const { agency, admin, activate } = await b.billed(1)
    await activate(0)
    await b.turn()
    const when = b.asked()
    await b.goTo(25)
    expect(await admin.client.ok(billRoutes.getMonthPayments, { query: when })).toMatchObject({
      state: 'DUE',
    })
    expect(await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })).toEqual({
      agencyId: agency.agencyId,
      outstandingPaise: 118_00,
      overduePaise: 0,
      overdueSince: null,
    })
  })

  test('an empty month is closed without an invoice; another agency’s number opens nothing', async () => {
    const one = await b.billed(1)
    const other = await b.billed(1)
    await one.activate(0)
    const when = b.asked()
    await b.goTo(8)
    await b.turn()
    const mine = await other.admin.client.ok(billRoutes.getMonthPayments, {
      query: { ...when, agencyId: one.agency.agencyId },
    })
    expect([mine.agencyId, mine.state, mine.cards, mine.invoiceId]).toEqual([
      other.agency.agencyId,
      'NOTHING',
      0,
      null,
    ])
    const theirs = { query: { ...when, agencyId: one.agency.agencyId } }
    expect((await other.admin.client.ok(billRoutes.listBillLines, theirs)).list).toEqual([])
    const seen = await b.root.client.ok(billRoutes.getMonthPayments, {
      query: { ...when, agencyId: one.agency.agencyId },
    })
    expect([seen.agencyId, seen.totalPaise]).toEqual([one.agency.agencyId, 118_00])
  })
})

test('the platform sees of every agency what the agency sees itself', async () => {
  const [one, other] = [await b.billed(3), await b.billed(2)]
  for (const i of [0, 1, 2]) await one.activate(i)
  await other.activate(0)
  await b.goTo(6)
  await b.turn()
  await other.activate(1)
  await b.turn()
  const { month, year } = b.asked()
  const before = month === 1 ? { month: 12, year: year - 1 } : { month: month - 1, year }
  await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: {
      agencyId: one.agency.agencyId,
      ...before,
      paymentAmount: 100,
      mode: 'bank',
      reference: 'NEFT 9',
      reason: 'Came to the bank',
      requestId: randomUUID(),
    },
  })
  const dues = await b.root.client.ok(billRoutes.listAgencyDues, {})
  const rows = []
  for (const { agency, admin } of [one, other]) {
    const row = dues.find(({ agencyId }) => agencyId === agency.agencyId)!
    expect(row).toMatchObject(await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} }))
    const [running] = await admin.client.ok(billRoutes.listMonthBills, { query: {} })
    expect([row.runningCards, row.runningPaise]).toEqual([running!.cards, running!.totalPaise])
    rows.push([row.outstandingPaise, row.runningCards])
  }
  expect(rows).toEqual([
    [254_00, 0],
    [118_00, 1],
  ])
})

test('what agencies pay is nothing that customers paid: neither in the list nor in its sums', async () => {
  const { agency, activate } = await b.billed(1)
  await activate(0)
  const { month, year } = b.asked()
  await b.goTo(6)
  await b.turn()
  await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: {
      agencyId: agency.agencyId,
      month,
      year,
      mode: 'bank',
      reference: 'NEFT 10',
      reason: 'Came to the bank',
      requestId: randomUUID(),
    },
  })
  const today = b.asked()
  const when = { month: String(today.month), year: String(today.year) }
  const { list, next } = await b.root.client.ok(paymentRoutes.listReceipts, { query: when })
  expect([list, next]).toEqual([[], null])
  expect(await b.root.client.ok(paymentRoutes.sumReceipts, { query: when })).toEqual({
    onlinePaise: 0,
    feePaise: 0,
    refundedPaise: 0,
    manualPaise: 0,
  })
})
