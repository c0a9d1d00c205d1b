import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAgency } from '../agency/store.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff } from '../testing/makers.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

const day = 86_400_000
let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

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
    await b.goTo(10)
    await b.turn()
    expect(await admin.client.ok(billRoutes.listMonthBills, { query: {} })).toEqual([])
    const terms = {
      cardRate: 236,
      annualFee: null,
      imageFee: null,
      pdfSlabs: [{ from: 1, price: 20 }],
      customFloor: null,
      creditDays: 10,
    }
    const { agencyId } = agency
    const first = await b.root.client.ok(billRoutes.getAgencyTerms, { query: { agencyId } })
    const { version } = first
    expect(
      await b.root.client.ok(billRoutes.updateAgencyTerms, { body: { agencyId, terms, version } }),
    ).toEqual({ ...terms, version: version + 1 })
    const late = await b.root.client.call(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, cardRate: 1 }, version },
    })
    expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
    expect(await b.root.client.ok(billRoutes.getAgencyTerms, { query: { agencyId } })).toMatchObject(terms)
    await activate()
    await b.turn()
    const list = await admin.client.ok(billRoutes.listMonthBills, { query: {} })
    expect(list.map(({ state, cards, totalPaise }) => [state, cards, totalPaise])).toEqual([
      ['RUNNING', 1, 236_00],
    ])
    await b.root.client.ok(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, cardRate: 118 }, version: version + 1 },
    })
    await b.turn()
    expect((await admin.client.ok(billRoutes.listMonthBills, { query: {} }))[0]!.totalPaise).toBe(236_00)
    const bad = await b.root.client.call(billRoutes.updateAgencyTerms, {
      body: { agencyId, terms: { ...terms, pdfSlabs: [{ from: 5, price: 20 }] }, version: version + 2 },
    })
    expect([bad.status, bad.failure.field]).toEqual([422, 'terms.pdfSlabs.0.from'])
    const dues = await b.root.client.ok(billRoutes.listAgencyDues, {})
    expect(dues.find((one) => one.agencyId === agencyId)).toMatchObject({
      runningCards: 1,
      runningPaise: 236_00,
    })
  })
})

describe('yearly fees and credits', () => {
  test('greetings: ordered, paid, running for a year, then the year after', async () => {
    const { agency, admin } = await b.billed(0)
    await b.setJson(agency, 'terms', { imageFeePaise: 5900_00, annualFeePaise: 11_800_00 })
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
    await b.pass(2 * day)
    await b.root.client.ok(billRoutes.recordAgencyImagePayment, {
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
    expect(Date.parse(next!.startsOn!) - Date.parse(first!.endsOn!)).toBe(day)
    expect(after.validUntil).toBe(next!.endsOn)
    const annual = await admin.client.ok(billRoutes.getAnnualPayment, { query: {} })
    expect([annual.feePaise, annual.payments]).toEqual([11_800_00, []])
  })

  test('PDF cards: by slab, as a gift with a note, and never without a price', async () => {
    const { agency, admin } = await b.billed(0)
    const notes = { agencyId: agency.agencyId, mode: 'bank' as const, reference: '', reason: 'Welcome' }
    expect(
      (await admin.client.call(billRoutes.createAgencyPdfCardPaymentOrder, { body: { quantity: 10 } }))
        .status,
    ).toBe(409)
    await b.setJson(agency, 'terms', {
      pdfSlabs: [
        { from: 1, pricePaise: 20_00 },
        { from: 100, pricePaise: 15_00 },
      ],
    })
    const { order } = await admin.client.ok(billRoutes.createAgencyPdfCardPaymentOrder, {
      body: { quantity: 120 },
    })
    expect(order.amount).toBe(1800_00)
    await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...notes, quantity: 25, isGrant: true, requestId: randomUUID() },
    })
    await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...notes, quantity: 100, requestId: randomUUID() },
    })
    const credits = await admin.client.ok(billRoutes.getAgencyPdfCardPayment, { query: {} })
    expect([credits.bought, credits.balance]).toEqual([125, 125])
    expect(credits.payments.map(({ quantity, amountPaise, note }) => [quantity, amountPaise, note])).toEqual([
      [100, 1500_00, 'Welcome'],
      [25, 0, 'Welcome'],
    ])
  })

  test('PDF cards: of more than a thousand purchases each counts, and none takes greetings or bills away', async () => {
    const { agency, admin } = await b.billed(0)
    const { agencyId } = agency
    const record = () => ({
      agencyId,
      mode: 'bank' as const,
      reference: '',
      reason: 'Came',
      requestId: randomUUID(),
    })
    await b.setJson(agency, 'terms', { imageFeePaise: 5900_00, pdfSlabs: [{ from: 1, pricePaise: 20_00 }] })
    await b.root.client.ok(billRoutes.recordAgencyImagePayment, { body: record() })
    const { recordNo } = await b.root.client.ok(billRoutes.recordAgencyPdfCardPayment, {
      body: { ...record(), quantity: 10 },
    })
    await sql`insert into payment_intent (agency_id, intent_id, kind, object_no, amount, snapshot, request_id, made_by, state, manual,
        created_at, settled_at, settled_by)
      select agency_id, gen_random_uuid(), kind, object_no, amount, snapshot, gen_random_uuid(), made_by, state, manual, created_at,
        settled_at, settled_by from payment_intent, generate_series(1, 1000) where record_no = ${recordNo}`.execute(
      w.world.database.platform,
    )
    await b.turn()
    const { bought, balance, payments } = await admin.client.ok(billRoutes.getAgencyPdfCardPayment, {
      query: {},
    })
    expect([bought, balance, payments.length]).toEqual([10_010, 10_010, 1000])
    const stored = await findAgency(w.world.database.platform, agencyId)
    expect(stored?.greetingsUntil).not.toBeNull()
    const { year, month } = b.asked()
    const { rows } = await admin.client.ok(billRoutes.getStatement, {
      query: { year: month < 4 ? year - 1 : year },
    })
    expect(rows.filter(({ what, kind }) => what === 'agency-image' && kind === 'SOLD')).toHaveLength(1)
    expect(rows.filter(({ kind }) => kind === 'PAYMENT')).toHaveLength(1002)
  })
})
