import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gujaratSeller } from '../testing/make-invoice.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestStaff,
} from '../testing/makers.ts'
import {
  confirmationOf,
  doJobs,
  makeAccount,
  openShop,
  orderPlan,
  reconcileLater,
} from '../testing/makers.payment.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { turnBillsNow } from './work.ts'

const day = 86_400_000
let w: TestWorld
let platform: TestAgency
let root: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeAgency(w, { isSuperAdmin: true })
  root = await makeStaff(w, 'admin', { agency: platform })
  await makeAccount(w, platform)
  await setJson(platform, 'seller', gujaratSeller)
})
afterAll(() => w.close())

const setJson = (agency: TestAgency, column: 'seller' | 'terms', value: object) =>
  w.world.database.platform
    .updateTable('agency')
    .set({ [column]: JSON.stringify(value) })
    .where('agencyId', '=', agency.agencyId)
    .execute()

/** An agency that pays ₹118 for a card, with a plan and so many businesses. */
async function billed(count: number) {
  const agency = await makeAgency(w)
  await setJson(agency, 'terms', { cardRatePaise: 118_00, billedFrom: month().slice(0, 7) })
  const admin = await makeStaff(w, 'admin', { agency })
  const plan = await makePlan(w, agency)
  const cards: TestCard[] = []
  for (let i = 0; i < count; i++) {
    const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
    cards.push(await makeCard(w, { business }))
  }
  const activate = (i: number) =>
    admin.client.ok(paymentRoutes.recordCardPayment, {
      body: {
        businessId: cards[i]!.business.businessId,
        subscriptionPlanId: plan,
        isManualUpdate: true,
        requestId: randomUUID(),
      },
    })
  return { agency, admin, cards, activate }
}

const month = () => w.clock.now().toISOString()
const asked = () => {
  const [year, number] = month().split('-').map(Number)
  return { year: year!, month: number! }
}
const turn = () => turnBillsNow(w.world)
/** Moves the clock; nobody is signed out by it. */
async function pass(ms: number) {
  w.clock.move(ms)
  const now = w.clock.now()
  await w.world.database.platform
    .updateTable('session')
    .set({ lastSeenAt: now, endsAt: new Date(now.getTime() + 365 * day) })
    .execute()
}
/** Moves the clock to noon of a day so many days after the 1st of the next month. */
async function goTo(dayOfNextMonth: number) {
  const now = w.clock.now()
  const target = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, dayOfNextMonth, 6)
  await pass(target - now.getTime())
}

test('a month from its first card to its last rupee', async () => {
  const { agency, admin, cards, activate } = await billed(5)
  for (const i of [0, 1, 2]) await activate(i)
  await Promise.all([turn(), turn(), turn()])
  // A second purchase in the month is no second line; what a customer buys online is none.
  await activate(0)
  await turn()
  const when = asked()
  const own = { query: when }
  const running = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect(running).toMatchObject({
    state: 'RUNNING',
    cards: 3,
    totalPaise: 354_00,
    taxPaise: 54_00,
    paidPaise: 0,
  })
  expect(running.lines.map(({ cardNo, event, ratePaise }) => [cardNo, event, ratePaise])).toEqual(
    cards.slice(0, 3).map(({ cardNo }) => [cardNo, 'NEW', 118_00]),
  )
  const early = await admin.client.call(billRoutes.createMonthPaymentOrder, { body: when })
  expect([early.status, early.failure.code]).toEqual([409, 'CONFLICT'])

  const move = { ...when, agencyId: agency.agencyId, note: 'Opened twice' }
  const out = await root.client.ok(billRoutes.moveOutCard, {
    body: { ...move, cardNo: cards[1]!.cardNo, reason: 'duplicate' },
  })
  expect([out.cards, out.totalPaise]).toEqual([2, 236_00])
  expect(out.lines.find(({ cardNo }) => cardNo === cards[1]!.cardNo)!.movedOut).toMatchObject({
    reason: 'duplicate',
    note: 'Opened twice',
  })
  await turn()
  expect((await admin.client.ok(billRoutes.getMonthPayments, own)).cards).toBe(2)

  await goTo(2)
  await turn()
  expect((await admin.client.ok(billRoutes.getMonthPayments, own)).state).toBe('OPEN')
  const added = await root.client.ok(billRoutes.addCardInBill, {
    body: { ...move, cardNo: cards[3]!.cardNo, reason: 'other' },
  })
  expect([added.cards, added.totalPaise]).toEqual([3, 354_00])
  const again = { body: { ...move, cardNo: cards[3]!.cardNo, reason: 'other' as const } }
  expect((await root.client.call(billRoutes.addCardInBill, again)).status).toBe(409)
  const back = await root.client.ok(billRoutes.addCardInBill, {
    body: { ...move, cardNo: cards[1]!.cardNo, reason: 'other' },
  })
  expect([back.cards, back.lines.every(({ movedOut }) => movedOut === null)]).toEqual([4, true])
  expect(await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })).toMatchObject({
    outstandingPaise: 0,
  })

  await pass(4 * day)
  await Promise.all([turn(), turn(), turn(), turn(), turn()])
  const due = await admin.client.ok(billRoutes.getMonthPayments, own)
  expect(due).toMatchObject({ state: 'DUE', cards: 4, totalPaise: 472_00, outstandingPaise: 472_00 })
  const { rows } = await sql<{ count: number }>`
    select count(*) from invoice where buyer_agency_id = ${agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect(rows[0]!.count).toBe(1)
  for (const route of [billRoutes.moveOutCard, billRoutes.addCardInBill])
    expect((await root.client.call(route, again)).failure.code).toBe('CONFLICT')
  await expect(
    sql`update month_bill_line set rate_paise = 1 where agency_id = ${agency.agencyId}`.execute(
      w.world.database.platform,
    ),
  ).rejects.toThrow('closed')

  await pass(10 * day)
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
  const much = await root.client.call(billRoutes.recordMonthPayment, {
    body: { ...notes, paymentAmount: 473, requestId: randomUUID() },
  })
  expect([much.status, much.failure.field]).toEqual([409, 'paymentAmount'])
  await root.client.ok(billRoutes.recordMonthPayment, {
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
  const stranger = (await billed(0)).admin
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
  expect((await root.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(200)
  expect((await stranger.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(404)
  const franchisee = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['payment.view'],
  })
  expect((await franchisee.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(404)
})

test('a browser that dies after paying: the bill is paid all the same', async () => {
  const { admin, activate } = await billed(1)
  await activate(0)
  const when = asked()
  await goTo(7)
  await turn()
  const { order } = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: when })
  w.sandbox.provider.pay(order.id)
  await doJobs(w)
  await reconcileLater(w)
  expect((await admin.client.ok(billRoutes.getMonthPayments, { query: when })).state).toBe('PAID')
})

describe('what is on a bill', () => {
  test('not what a customer bought online, not what was taken back at once, a renewal by its name', async () => {
    const { agency, admin, cards, activate } = await billed(3)
    const shop = await openShop(w, { agency })
    const { order } = await orderPlan(shop)
    const { handler } = w.sandbox.provider.pay(order.id)
    await shop.customer.client.ok(paymentRoutes.confirmCardPayment, {
      body: confirmationOf(shop, order.id, handler!),
    })
    const { recordNo } = await activate(0)
    await admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: { reason: 'Test' } })
    await activate(1)
    await turn()
    const first = asked()
    const before = await admin.client.ok(billRoutes.getMonthPayments, { query: first })
    expect(before.lines.map(({ cardNo }) => cardNo)).toEqual([cards[1]!.cardNo])
    await goTo(10)
    await activate(1)
    await turn()
    const next = await admin.client.ok(billRoutes.getMonthPayments, { query: asked() })
    expect(next.lines.map(({ cardNo, event }) => [cardNo, event])).toEqual([[cards[1]!.cardNo, 'RENEWAL']])
    expect(next.previousDuesPaise).toBe(118_00)
  })

  test('a machine that stood still over the turn of the month bills everything when it wakes', async () => {
    const { admin, activate } = await billed(2)
    const first = asked()
    await activate(0)
    await goTo(1)
    const second = asked()
    await activate(1)
    await goTo(20)
    await turn()
    const list = await admin.client.ok(billRoutes.listMonthBills, { query: {} })
    const find = (when: typeof first) =>
      list.find(({ month, year }) => month === when.month && year === when.year)
    expect([
      find(first)!.state,
      find(second)!.state,
      find(first)!.totalPaise,
      find(second)!.totalPaise,
    ]).toEqual(['OVERDUE', 'OVERDUE', 118_00, 118_00])
  })

  test('an empty month is closed without an invoice; another agency’s number opens nothing', async () => {
    const one = await billed(1)
    const other = await billed(1)
    await one.activate(0)
    const when = asked()
    await goTo(8)
    await turn()
    const mine = await other.admin.client.ok(billRoutes.getMonthPayments, {
      query: { ...when, agencyId: one.agency.agencyId },
    })
    expect([mine.agencyId, mine.state, mine.lines, mine.invoiceId]).toEqual([
      other.agency.agencyId,
      'NOTHING',
      [],
      null,
    ])
    const seen = await root.client.ok(billRoutes.getMonthPayments, {
      query: { ...when, agencyId: one.agency.agencyId },
    })
    expect([seen.agencyId, seen.totalPaise]).toEqual([one.agency.agencyId, 118_00])
  })
})

describe('what an agency pays', () => {
  test('is agreed by the platform; the first month is the one it is agreed in', async () => {
    const agency = await makeAgency(w)
    const admin = await makeStaff(w, 'admin', { agency })
    const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
    const plan = await makePlan(w, agency)
    const activate = () =>
      admin.client.ok(paymentRoutes.recordCardPayment, {
        body: {
          businessId: business.businessId,
          subscriptionPlanId: plan,
          isManualUpdate: true,
          requestId: randomUUID(),
        },
      })
    await activate()
    await goTo(10)
    await turn()
    expect(await admin.client.ok(billRoutes.listMonthBills, { query: {} })).toEqual([])
    const terms = { cardRate: 236, annualFee: null, imageFee: null, pdfSlabs: [{ from: 1, price: 20 }] }
    const { agencyId } = agency
    expect(await root.client.ok(billRoutes.updateAgencyTerms, { body: { agencyId, terms } })).toEqual(terms)
    await activate()
    await turn()
    const list = await admin.client.ok(billRoutes.listMonthBills, { query: {} })
    expect(list.map(({ state, cards, totalPaise }) => [state, cards, totalPaise])).toEqual([
      ['RUNNING', 1, 236_00],
    ])
    await root.client.ok(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, cardRate: 118 } },
    })
    await turn()
    expect((await admin.client.ok(billRoutes.listMonthBills, { query: {} }))[0]!.totalPaise).toBe(236_00)
    const bad = await root.client.call(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, pdfSlabs: [{ from: 5, price: 20 }] } },
    })
    expect([bad.status, bad.failure.field]).toEqual([422, 'terms.pdfSlabs'])
    const dues = await root.client.ok(billRoutes.listAgencyDues, {})
    expect(dues.find((one) => one.agencyId === agencyId)).toMatchObject({
      runningCards: 1,
      runningPaise: 236_00,
    })
  })
})

describe('yearly fees and credits', () => {
  test('greetings: ordered, paid, running for a year, then the year after', async () => {
    const { agency, admin } = await billed(0)
    await setJson(agency, 'terms', { imageFeePaise: 5900_00, annualFeePaise: 11_800_00 })
    const before = await admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
    expect(before).toMatchObject({
      feePaise: 5900_00,
      taxPaise: 900_00,
      validUntil: null,
      canPayOnline: true,
    })
    const buy = async () => {
      const { order } = await admin.client.ok(billRoutes.createAgencyImagePaymentOrder, { body: {} })
      const { handler } = w.sandbox.provider.pay(order.id)
      return admin.client.ok(billRoutes.confirmAgencyImagePayment, {
        body: {
          throughGateway: true,
          orderCreationId: order.id,
          razorpayPaymentId: handler!.razorpay_payment_id,
          razorpayOrderId: handler!.razorpay_order_id,
          razorpaySignature: handler!.razorpay_signature,
        },
      })
    }
    expect((await buy()).status).toBe('paid')
    await pass(2 * day)
    await root.client.ok(billRoutes.recordAgencyImagePayment, {
      body: {
        agencyId: agency.agencyId,
        mode: 'upi',
        reference: '4412',
        reason: 'Paid',
        requestId: randomUUID(),
      },
    })
    const after = await admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
    expect(after.payments.map(({ status, years }) => [status, years])).toEqual([
      ['MANUAL', 1],
      ['PAID', 1],
    ])
    const [next, first] = after.payments
    expect(Date.parse(next!.startsOn) - Date.parse(first!.endsOn)).toBe(day)
    expect(after.validUntil).toBe(next!.endsOn)
    const annual = await admin.client.ok(billRoutes.getAnnualPayment, { query: {} })
    expect([annual.feePaise, annual.payments]).toEqual([11_800_00, []])
  })

  test('PDF cards: by slab, as a gift with a note, and never without a price', async () => {
    const { agency, admin } = await billed(0)
    const notes = { agencyId: agency.agencyId, mode: 'bank' as const, reference: '', reason: 'Welcome' }
    expect(
      (await admin.client.call(billRoutes.createAgencyPdfCardPaymentOrder, { body: { quantity: 10 } }))
        .status,
    ).toBe(409)
    await setJson(agency, 'terms', {
      pdfSlabs: [
        { from: 1, pricePaise: 20_00 },
        { from: 100, pricePaise: 15_00 },
      ],
    })
    const { order } = await admin.client.ok(billRoutes.createAgencyPdfCardPaymentOrder, {
      body: { quantity: 120 },
    })
    expect(order.amount).toBe(1800_00)
    await root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...notes, quantity: 25, isGrant: true, requestId: randomUUID() },
    })
    await root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...notes, quantity: 100, requestId: randomUUID() },
    })
    const credits = await admin.client.ok(billRoutes.getAgencyPdfCardPayment, { query: {} })
    expect([credits.bought, credits.balance]).toEqual([125, 125])
    expect(credits.payments.map(({ quantity, amountPaise, note }) => [quantity, amountPaise, note])).toEqual([
      [100, 1500_00, 'Welcome'],
      [25, 0, 'Welcome'],
    ])
  })
})
