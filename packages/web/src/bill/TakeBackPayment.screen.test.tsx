import type { MonthBill, PdfCredits } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeBillPayment, makeBillSummary, makeCredits, makeMonthBill } from '../testing/makers.bill.ts'
import { openPanel } from '../testing/panel.tsx'

const month = '/panel/payment/month-payment?month=10&year=2026'
const platform = { roles: ['superadmin' as const] }
let edge: Edge
let bill: MonthBill
beforeEach(() => {
  bill = makeMonthBill({ state: 'PAID', paidPaise: 23_600, payments: [makeBillPayment()] })
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(billRoutes.getMonthPayments, () => bill)
  edge.on(billRoutes.listBillLines, { list: [], next: null })
  edge.on(billRoutes.listMonthBills, [makeBillSummary()])
  edge.on(billRoutes.listAgencyDues, [])
  edge.on(billRoutes.getAnnualPayment, {
    agencyId: 2,
    feePaise: null,
    taxPaise: 0,
    validUntil: null,
    payments: [],
    canPayOnline: true,
  })
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
    version: 1,
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const payments = async () => within(await screen.findByRole('list', { name: 'Payments' }))
const question = async (name = 'Take back this payment?') =>
  within(await screen.findByRole('alertdialog', { name }))

test('the platform takes a payment back with a reason, and the list says when and why', async () => {
  const asked = edge.on(billRoutes.takeBackAgencyPayment, () => {
    const takenBack = { on: '2026-11-20', reason: 'It was for Kaveri Media' }
    bill = makeMonthBill({ payments: [makeBillPayment({ status: 'REVERSED', takenBack })] })
    return { takenBack: true }
  })
  const { hands } = await openPanel({ at: `${month}&agencyId=2`, edge, staff: {}, agency: platform })
  const button = await (await payments()).findByRole('button', { name: /^Take back/ })
  expect(button.textContent).toBe('Take back')
  await hands.click(button)
  const sheet = await question()
  sheet.getByText('₹236')
  sheet.getByText(/^The bill is to be paid again by this sum/)
  await hands.click(sheet.getByRole('button', { name: 'Take back' }))
  await sheet.findByText('This field is required.')
  expect(asked).toEqual([])
  await hands.type(sheet.getByLabelText(/^Reason/), 'It was for Kaveri Media')
  await hands.click(sheet.getByRole('button', { name: 'Take back' }))
  await screen.findByText('The payment was taken back.')
  expect(asked[0]).toMatchObject({
    query: { recordNo: '71', agencyId: '2' },
    body: { reason: 'It was for Kaveri Media' },
  })
  await (await payments()).findByText('Taken back on 20 Nov 2026: It was for Kaveri Media')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull())
})

test('an agency takes nothing back, and nobody what came through the gateway', async () => {
  const first = await openPanel({ at: month, edge, staff: {} })
  await (await payments()).findByText('NEFT 4411')
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  first.unmount()
  const online = { throughGateway: true, status: 'PAID' as const }
  bill = makeMonthBill({ state: 'PAID', paidPaise: 23_600, payments: [makeBillPayment(online)] })
  await openPanel({ at: `${month}&agencyId=2`, edge, staff: {}, agency: platform })
  await (await payments()).findByText('NEFT 4411')
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test('credits that were used stay, and what was typed does too; in Hindi', async () => {
  const bought = { quantity: 100, note: '', isGrant: false }
  const credits: PdfCredits = makeCredits({ payments: [{ ...makeBillPayment(), ...bought }] })
  edge.on(billRoutes.getAgencyPdfCardPayment, credits)
  edge.on(billRoutes.takeBackAgencyPayment, refused('IN_USE'))
  const at = '/panel/payment/agency-pdf-card-payment?agencyId=2'
  const { hands } = await openPanel({ at, edge, staff: {}, agency: platform, language: 'hi' })
  await hands.click(await screen.findByRole('button', { name: /वापस लें/ }))
  const sheet = await question('यह भुगतान वापस लें?')
  await hands.type(sheet.getByLabelText(/^वजह|^कारण/), 'दो बार')
  await hands.click(sheet.getByRole('button', { name: 'वापस लें' }))
  await sheet.findByText(/^इनमें से इतने क्रेडिट इस्तेमाल हो चुके हैं/)
  sheet.getByDisplayValue('दो बार')
})
