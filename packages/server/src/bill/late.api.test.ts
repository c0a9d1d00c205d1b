import { randomUUID } from 'node:crypto'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { blocksNewCards, daysLate, dueDay } from '@parichay/contract/bill/rules.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveBack } from '../plan/usage/store.ts'
import { useUp } from '../plan/usage/usecase.ts'
import { agencyScope } from '../platform/scope.ts'
import { findBusiness } from '../business/store.ts'
import { findAgency } from '../agency/store.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { makeBusiness, makeCustomer } from '../testing/makers.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { noteBillPayment, turnBillsNow } from './work.ts'

const day = 86_400_000
let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

const notes = (agencyId: number) => ({
  agencyId,
  mode: 'bank' as const,
  reference: 'NEFT 7',
  reason: 'Came to the bank',
  requestId: randomUUID(),
})
/** What the outbox does after a payment was recorded. */
const settled = async (intentId: string) => {
  await noteBillPayment(w.world, b.platform.agencyId, intentId)
}
const draft = (businessId: number) => ({
  body: { businessId, links: [] },
})

test('late days are counted from the day after the due day; more than thirty stop new cards', () => {
  expect(daysLate(null, '2026-11-16')).toBe(0)
  expect(daysLate('2026-10-16', '2026-10-15')).toBe(0)
  expect(daysLate('2026-10-16', '2026-10-16')).toBe(1)
  expect(blocksNewCards('2026-10-16', '2026-11-14')).toBe(false)
  expect(blocksNewCards('2026-10-16', '2026-11-15')).toBe(true)
})

test('days of credit that were agreed: the bill and its invoice say the same day, and a closed one keeps it', async () => {
  const { agency, admin, activate } = await b.billed(1)
  const { agencyId } = agency
  await activate(0)
  const { month, year } = b.asked()
  const agree = async (days: number) => {
    const { version, ...terms } = await b.root.client.ok(billRoutes.getAgencyTerms, {
      query: { agencyId },
    })
    await b.root.client.ok(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, creditDays: days }, version },
    })
  }
  const bill = () => admin.client.ok(billRoutes.getMonthPayments, { query: { month, year } })
  const named = `${year}-${String(month).padStart(2, '0')}`
  expect((await bill()).dueOn).toBe(dueDay(named, 10))
  await agree(40)
  expect((await bill()).dueOn).toBe(dueDay(named, 40))
  await b.goTo(6)
  await b.turn()
  await agree(0)
  const closed = await bill()
  expect([closed.state, closed.dueOn]).toEqual(['DUE', dueDay(named, 40)])
  const invoice = await w.world.database.platform
    .selectFrom('invoice')
    .select('document')
    .where('invoiceId', '=', closed.invoiceId!)
    .executeTakeFirstOrThrow()
  expect(invoice.document.dueOn).toBe(dueDay(named, 40))
  await b.pass(39 * day)
  await b.turn()
  expect((await bill()).state).toBe('DUE')
  await b.pass(day)
  await b.turn()
  const late = await admin.client.ok(billRoutes.getOutstandingAmount, { query: {} })
  expect([(await bill()).state, late.overdueSince]).toEqual(['OVERDUE', addDays(dueDay(named, 40), 1)])
  const bad = await b.root.client.call(billRoutes.updateAgencyTerms, {
    body: {
      agencyId,
      terms: {
        cardRate: 1,
        annualFee: null,
        imageFee: null,
        pdfSlabs: [],
        customFloor: null,
        creditDays: 91,
      },
      version: 3,
    },
  })
  expect([bad.status, bad.failure.field]).toEqual([422, 'terms.creditDays'])
})

test('an agency more than thirty days late makes no new cards; old ones go on; paying opens it at once', async () => {
  const { agency, admin, cards, activate } = await b.billed(2)
  const { agencyId } = agency
  await activate(0)
  await activate(1)
  const { month, year } = b.asked()
  await b.goTo(6)
  await b.turn()
  const owner = await makeCustomer(w, { agency, signedIn: true })
  const own = await makeBusiness(w, { owner })
  const before = await owner.client.call(cardRoutes.updateCardLinks, draft(own.businessId))
  expect(before.status).toBe(200)
  await b.pass(10 * day + 31 * day)
  await b.turn()
  const late = await makeCustomer(w, { agency, signedIn: true })
  const fresh = await makeBusiness(w, { owner: late })
  const stopped = await late.client.call(cardRoutes.updateCardLinks, draft(fresh.businessId))
  expect([stopped.status, stopped.failure.code, stopped.failure.message]).toEqual([
    402,
    'BILL_OVERDUE',
    'New cards cannot be made just now. Please connect with admin.',
  ])
  const byStaff = await admin.client.call(cardRoutes.updateCardLinks, draft(fresh.businessId))
  expect(byStaff.failure.message).toMatch(/^New cards are stopped: a bill of the agency/)
  const copy = await admin.client.call(businessRoutes.cloneBusiness, {
    body: { businessId: cards[0]!.business.businessId },
  })
  expect(copy.failure.code).toBe('BILL_OVERDUE')
  const old = await admin.client.call(cardRoutes.updateCardLinks, {
    body: { cardNo: cards[0]!.cardNo, links: [] },
  })
  expect(old.status).toBe(200)
  // A draft from before is no card of visitors yet.
  const publish = () =>
    admin.client.call(cardRoutes.updateCardSettings, {
      body: { cardNo: before.data.cardNo, cardId: 'begun-before', publish: true },
    })
  expect((await publish()).failure.code).toBe('BILL_OVERDUE')
  const { intentId } = await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: { ...notes(agencyId), month, year },
  })
  await settled(intentId)
  const open = await late.client.call(cardRoutes.updateCardLinks, draft(fresh.businessId))
  expect(open.status).toBe(200)
  expect((await publish()).data).toMatchObject({ status: 'ACTIVE', cardId: 'begun-before' })
})

describe('what an agency says of a bill', () => {
  test('is seen by the platform, answered once, and by nobody else', async () => {
    const { agency, admin, activate } = await b.billed(1)
    const { agencyId } = agency
    const when = b.asked()
    const nothing = await admin.client.call(billRoutes.raiseBillDispute, { body: { ...when, note: 'Why?' } })
    expect(nothing.failure).toMatchObject({ code: 'CONFLICT', field: 'month' })
    await activate(0)
    await b.turn()
    const bill = await admin.client.ok(billRoutes.raiseBillDispute, {
      body: { ...when, note: 'This card was a test.' },
    })
    expect(bill.disputes).toMatchObject([{ note: 'This card was a test.', answer: null }])
    const waits = async () =>
      (await b.root.client.ok(billRoutes.listAgencyDues, {})).find((one) => one.agencyId === agencyId)!
        .openDisputes
    expect(await waits()).toBe(1)
    const { disputeId } = bill.disputes[0]!
    const body = { ...when, agencyId, disputeId, answer: 'Moved out, thank you.' }
    const own = await admin.client.call(billRoutes.answerBillDispute, { body })
    expect(own.status).toBe(403)
    const answered = await b.root.client.ok(billRoutes.answerBillDispute, { body })
    expect(answered.disputes[0]).toMatchObject({ answer: 'Moved out, thank you.' })
    expect((await b.root.client.call(billRoutes.answerBillDispute, { body })).status).toBe(404)
    expect(await waits()).toBe(0)
    for (let i = 0; i < 5; i++)
      await admin.client.ok(billRoutes.raiseBillDispute, { body: { ...when, note: `And ${i}` } })
    // Sent again, as after a lost answer, it is the note that waits already.
    const again = await admin.client.ok(billRoutes.raiseBillDispute, { body: { ...when, note: 'And 4' } })
    expect(again.disputes).toHaveLength(6)
    expect(await waits()).toBe(5)
    const sixth = await admin.client.call(billRoutes.raiseBillDispute, {
      body: { ...when, note: 'And more' },
    })
    expect(sixth.failure.code).toBe('CONFLICT')
    const empty = await admin.client.call(billRoutes.raiseBillDispute, { body: { ...when, note: '  ' } })
    expect([empty.status, empty.failure.field]).toEqual([422, 'note'])
  })
})

test('a statement holds bills, payments and what was sold, and ends with what is owed', async () => {
  const { agency, admin, activate } = await b.billed(2)
  const { agencyId } = agency
  const terms = { cardRatePaise: 118_00, billedFrom: w.clock.now().toISOString().slice(0, 7) }
  await b.setJson(agency, 'terms', { ...terms, annualFeePaise: 1180_00 })
  await activate(0)
  await activate(1)
  const { month, year } = b.asked()
  await b.goTo(6)
  await b.turn()
  await b.root.client.ok(billRoutes.recordAnnualPayment, { body: notes(agencyId) })
  await b.root.client.ok(billRoutes.recordMonthPayment, {
    body: { ...notes(agencyId), month, year, paymentAmount: 100 },
  })
  const ahead = await b.root.client.call(billRoutes.recordMonthPayment, {
    body: { ...notes(agencyId), month, year, paymentAmount: 1, paidOn: '2099-01-01' },
  })
  expect(ahead.failure).toMatchObject({
    field: 'paidOn',
    message: 'Choose a day of the last twelve months.',
  })
  const today = w.clock.now().toISOString().slice(0, 10)
  const start = Number(today.slice(0, 4)) - (today.slice(5, 7) < '04' ? 1 : 0)
  const now = await admin.client.ok(billRoutes.getStatement, { query: { year: String(start) } as never })
  expect(now.closingPaise).toBe(136_00)
  const later = await admin.client.ok(billRoutes.getStatement, {
    query: { year: String(start + 1) } as never,
  })
  expect([later.openingPaise, later.rows]).toEqual([136_00, []])
  expect(now.rows.map(({ kind, debitPaise, creditPaise }) => [kind, debitPaise, creditPaise])).toEqual([
    ['BILL', 236_00, 0],
    ['SOLD', 1180_00, 0],
    ['PAYMENT', 0, 100_00],
    ['PAYMENT', 0, 1180_00],
  ])
  const bad = await admin.client.call(billRoutes.getStatement, { query: { year: '1999' } as never })
  expect(bad.failure).toMatchObject({ field: 'year', message: 'Choose a year from 2020 to 2099.' })
})

test('greetings an agency does not pay for any more are paused for its customers', async () => {
  const { agency, admin } = await b.billed(0)
  const { agencyId } = agency
  await b.setJson(agency, 'terms', { imageFeePaise: 5900_00 })
  const owner = await makeCustomer(w, { agency, signedIn: true })
  const business = await makeBusiness(w, { owner })
  const ask = async () =>
    (await owner.client.ok(planRoutes.getPlanOfBusiness, { params: { id: business.businessId } as never }))
      .entitlements.greetingImage
  expect(await ask()).toMatchObject({ why: 'noPlan' })
  const first = await b.root.client.ok(billRoutes.recordAgencyImagePayment, { body: notes(agencyId) })
  await settled(first.intentId)
  expect(await ask()).toMatchObject({ why: 'noPlan' })
  await b.pass(370 * day)
  expect(await ask()).toMatchObject({ allowed: false, why: 'paused', code: 'PLAN_NEEDED' })
  const again = await b.root.client.ok(billRoutes.recordAgencyImagePayment, { body: notes(agencyId) })
  await settled(again.intentId)
  expect(await ask()).toMatchObject({ why: 'noPlan' })
  const page = await admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
  expect(page).toMatchObject({ businesses: 0, payments: [{ status: 'MANUAL' }, { status: 'MANUAL' }] })
})

test('an export takes one of the agency’s credits, gives it back when it fails, and stops when none is left', async () => {
  const { agency, admin } = await b.billed(0)
  const { agencyId } = agency
  await b.setJson(agency, 'terms', { pdfSlabs: [{ from: 1, pricePaise: 20_00 }] })
  const given = await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
    body: { ...notes(agencyId), quantity: 2, isGrant: true },
  })
  await settled(given.intentId)
  const business = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
  const today = w.clock.now().toISOString().slice(0, 10)
  const until = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  await makePeriod(w, business, { from: today, until, limits: { pdfCardLimit: -1 } })
  await w.world.database.platform
    .updateTable('business')
    .set({ paymentStatus: 1, expiryDateForCustomer: until })
    .where('businessId', '=', business.businessId)
    .execute()
  const scope = agencyScope(agencyId)
  const products = (await findAgency(w.world.database.platform, agencyId))!.configuration
  const use = (no: number) =>
    w.world.database.inScope(scope, async (tx) => {
      const row = (await findBusiness(tx, scope, business.businessId))!
      const at = { products, today, now: w.clock.now() }
      return useUp(tx, scope, row, { kind: 'pdfExport', object: `pdf ${no}` }, at)
    })
  const left = async () => {
    const { balance, used, uses } = await admin.client.ok(billRoutes.getAgencyPdfCardPayment, { query: {} })
    return [balance, used, uses.length]
  }
  const first = await use(2001)
  expect(await use(2001)).toBe(first)
  expect(await left()).toEqual([1, 1, 1])
  const answers = await Promise.allSettled([use(2002), use(2003), use(2004)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = answers.find((one) => one.status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ code: 'LIMIT_REACHED' })
  expect(await left()).toEqual([0, 2, 2])
  const back = () => w.world.database.inScope(scope, (tx) => giveBack(tx, scope, first, w.clock.now()))
  expect([await back(), await back()]).toEqual([true, false])
  expect(await left()).toEqual([1, 1, 2])
  await use(2005)
  expect(await left()).toEqual([0, 2, 3])
  const told = await admin.client.ok(billRoutes.setPdfCreditAlert, { body: { below: 5 } })
  expect(told.alertBelow).toBe(5)
  const bad = await admin.client.call(billRoutes.setPdfCreditAlert, { body: { below: -1 } })
  expect(bad.failure).toMatchObject({ field: 'below', message: 'Type a number from 0 to 1,00,000.' })
})

test('what goes wrong with one agency stands in no other’s way', async () => {
  const late = [await b.billed(1), await b.billed(1)]
  for (const { activate } of late) await activate(0)
  await b.goTo(6)
  await b.turn()
  await b.pass(14 * day)
  let forgotten = 0
  const hosts = Object.create(w.world.hosts, {
    forget: {
      value: () => {
        forgotten += 1
        if (forgotten === 1) throw new Error('Once')
      },
    },
  })
  await turnBillsNow({ ...w.world, hosts })
  expect(forgotten).toBeGreaterThan(1)
  for (const { agency } of late)
    expect((await findAgency(w.world.database.platform, agency.agencyId))?.overdueSince).not.toBeNull()
})
