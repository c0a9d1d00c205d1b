import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

const proofOf = (orderId: string) => {
  const { handler } = w.sandbox.provider.pay(orderId)
  return {
    throughGateway: true as const,
    orderCreationId: orderId,
    razorpayPaymentId: handler!.razorpay_payment_id,
    razorpayOrderId: handler!.razorpay_order_id,
    razorpaySignature: handler!.razorpay_signature,
  }
}
const notes = { mode: 'bank', reference: 'NEFT 1', reason: 'Came', throughGateway: false } as const

/** Specification 3, 'Month payment' and 'Agency image payment': payloads have a flag `throughGateway`; 6: agency-scoped calls pass agencyId. */
test('what is recorded says throughGateway false, what is paid by the gateway true', async () => {
  const { agency, admin, activate } = await b.billed(2)
  const { agencyId } = agency
  const when = b.asked()
  const billedFrom = `${when.year}-${String(when.month).padStart(2, '0')}`
  await b.setJson(agency, 'terms', { cardRatePaise: 118_00, imageFeePaise: 5900_00, billedFrom })
  await activate(0)
  await activate(1)
  await b.goTo(7)
  await b.turn()
  const recorded = { agencyId, ...when, ...notes, paymentAmount: 36, requestId: randomUUID() }
  expect((await b.root.client.ok(billRoutes.recordMonthPayment, { body: recorded })).status).toBe('paid')
  const years = { agencyId, ...notes, requestId: randomUUID() }
  expect((await b.root.client.ok(billRoutes.recordAgencyImagePayment, { body: years })).status).toBe('paid')
  for (const body of [{ ...recorded, throughGateway: true }, years] as never[]) {
    const route = 'month' in (body as object) ? billRoutes.recordMonthPayment : billRoutes.recordAnnualPayment
    expect((await b.root.client.call(route, { body })).status).toBe(422)
  }
  const month = await admin.client.ok(billRoutes.createMonthPaymentOrder, { body: { agencyId, ...when } })
  const proof = { agencyId, ...proofOf(month.order.id) }
  expect((await admin.client.ok(billRoutes.confirmMonthPayment, { body: proof })).status).toBe('paid')
})

test('an agency names itself when it pays; another one that it names counts for nothing', async () => {
  const { agency, admin } = await b.billed(0)
  const other = await b.billed(0)
  const terms = { imageFeePaise: 5900_00, pdfSlabs: [{ from: 1, pricePaise: 20_00 }] }
  await b.setJson(agency, 'terms', terms)
  const paid = async (agencyId: number) => {
    const image = await admin.client.ok(billRoutes.createAgencyImagePaymentOrder, { body: { agencyId } })
    const pdf = await admin.client.ok(billRoutes.createAgencyPdfCardPaymentOrder, {
      body: { agencyId, quantity: 3 },
    })
    const of = (id: string) => ({ body: { agencyId, ...proofOf(id) } })
    return [
      (await admin.client.ok(billRoutes.confirmAgencyImagePayment, of(image.order.id))).status,
      (await admin.client.ok(billRoutes.confirmAgencyPdfCardPayment, of(pdf.order.id))).status,
    ]
  }
  for (const { agencyId } of [agency, other.agency]) expect(await paid(agencyId)).toEqual(['paid', 'paid'])
  const own = await admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
  expect(own.payments).toHaveLength(2)
  const others = await other.admin.client.ok(billRoutes.getAgencyImagePayment, { query: {} })
  expect(others.payments).toEqual([])
})
