import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { financialYear } from '@parichay/contract/invoice/series.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { gujaratSeller } from '../testing/make-invoice.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { invoiceAgencyPayment } from './work.ts'

const day = 86_400_000
let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

const statementOf = (agencyId: number, year: number) =>
  b.root.client.ok(billRoutes.getStatement, { query: { agencyId, year } })
/** Every charge of a year, with the financial year in the number of its invoice. */
const charges = async (agencyId: number, year: number) =>
  (await statementOf(agencyId, year)).rows
    .filter(({ invoiceNo }) => invoiceNo !== null)
    .map(({ on, invoiceNo }) => [on, invoiceNo!.split('/')[1]])
const to = (instant: string) => b.pass(Date.parse(instant) - w.clock.now().getTime())

test('a fee that came on 31 March and was recorded in April is charged in the year of its invoice, and was paid in the one before', async () => {
  await to('2027-04-02T06:00:00Z')
  const { agency } = await b.billed(0)
  const { agencyId } = agency
  await b.setJson(agency, 'terms', { annualFeePaise: 1180_00 })
  const { intentId } = await b.root.client.ok(billRoutes.recordAnnualPayment, {
    body: {
      agencyId,
      mode: 'bank',
      reference: 'NEFT 31',
      reason: 'Came',
      paidOn: '2027-03-31',
      requestId: randomUUID(),
    },
  })
  await invoiceAgencyPayment(w.world, b.platform.agencyId, intentId)
  expect([await charges(agencyId, 2026), await charges(agencyId, 2027)]).toEqual([
    [],
    [['2027-04-02', financialYear('2027-04-02')]],
  ])
  const [before, now] = [await statementOf(agencyId, 2026), await statementOf(agencyId, 2027)]
  expect(before.rows.map(({ on, kind, balancePaise }) => [on, kind, balancePaise])).toEqual([
    ['2027-03-31', 'PAYMENT', -1180_00],
  ])
  expect([before.closingPaise, now.openingPaise, now.closingPaise]).toEqual([-1180_00, -1180_00, 0])
})

test('a bill that closed late, after 31 March, is charged in the year of its invoice', async () => {
  await to('2028-02-10T06:00:00Z')
  const { agency, activate } = await b.billed(1)
  const { agencyId } = agency
  await activate(0)
  await b.turn()
  await to('2028-04-03T06:00:00Z')
  await b.turn()
  expect([await charges(agencyId, 2027), await charges(agencyId, 2028)]).toEqual([
    [],
    [['2028-04-03', financialYear('2028-04-03')]],
  ])
  await b.pass(day)
  expect((await statementOf(agencyId, 2028)).closingPaise).toBe(118_00)
})

test('the GST in a bill that is closed is what its invoice charges, whatever the platform says of itself since', async () => {
  const { admin, activate } = await b.billed(1)
  await activate(0)
  await b.turn()
  const when = b.asked()
  await b.goTo(6)
  await b.turn()
  const tax = async () => (await admin.client.ok(billRoutes.getMonthPayments, { query: when })).taxPaise
  expect(await tax()).toBe(18_00)
  for (const change of [{ rate: 500 }, { gstin: null }]) {
    await b.setJson(b.platform, 'seller', { ...gujaratSeller, ...change })
    expect(await tax()).toBe(18_00)
  }
  await b.setJson(b.platform, 'seller', gujaratSeller)
})
