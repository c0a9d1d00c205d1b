import type { Outstanding, Statement } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { Receipt } from '@parichay/contract/payment/fields.ts'
import type { SellerRecord } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeBillSummary, makeCredits } from '../testing/makers.bill.ts'
import { openPanel } from '../testing/panel.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'

const at = '/panel/admin/billing'
const nothingOwed: Outstanding = { agencyId: 1, outstandingPaise: 0, overduePaise: 0, overdueSince: null }
const noFee = { agencyId: 1, feePaise: null, taxPaise: 0, validUntil: null, payments: [], canPayOnline: true }
const statement: Statement = {
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  from: '2026-04-01',
  to: '2027-03-31',
  openingPaise: 0,
  closingPaise: 0,
  rows: [
    {
      on: '2026-11-06',
      kind: 'BILL',
      what: 'month',
      month: 10,
      year: 2026,
      reference: '',
      debitPaise: 23_600,
      creditPaise: 0,
      balancePaise: 23_600,
      invoiceId: null,
      invoiceNo: null,
    },
    {
      on: '2026-11-08',
      kind: 'PAYMENT',
      what: 'month',
      month: 10,
      year: 2026,
      reference: 'NEFT 4411',
      debitPaise: 0,
      creditPaise: 23_600,
      balancePaise: 0,
      invoiceId: null,
      invoiceNo: null,
    },
  ],
}

let edge: Edge
let seller: SellerRecord
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
  seller = {
    legalName: 'Rangtapi Digital LLP',
    gstin: '24AAGCR4375J1Z4',
    address: 'Ring Road',
    city: 'Surat',
    state: '24',
    pin: '395002',
    prefix: 'RTD',
    sac: '998439',
    rate: 1800,
    exportsUnderLut: false,
    version: 1,
  }
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(billRoutes.getOutstandingAmount, nothingOwed)
  edge.on(billRoutes.listMonthBills, [
    makeBillSummary({ month: 11, state: 'RUNNING', cards: 1, totalPaise: 11_800 }),
  ])
  edge.on(billRoutes.getAnnualPayment, noFee)
  edge.on(billRoutes.getAgencyImagePayment, { ...noFee, videosIncluded: false, businesses: 0 })
  edge.on(billRoutes.getAgencyPdfCardPayment, makeCredits())
  edge.on(invoiceRoutes.getSeller, () => seller)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(edge.unanswered).toEqual([])
})

const open = async () => {
  const panel = await openPanel({ at, edge, staff: {} })
  return {
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
    retype: async (label: string | RegExp, text: string) => {
      const box = await screen.findByLabelText(label)
      await panel.hands.clear(box)
      await panel.hands.paste(text)
    },
  }
}
const figures = async () => (await screen.findByRole('list', { name: 'At a glance' })).textContent

test('what is owed, what runs and what is left stands first; a month leads to its bill', async () => {
  edge.on(billRoutes.getOutstandingAmount, { ...nothingOwed, outstandingPaise: 23_600 })
  edge.on(billRoutes.listMonthBills, [
    makeBillSummary({ month: 11, state: 'RUNNING', cards: 1, totalPaise: 11_800 }),
    makeBillSummary(),
  ])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  await open()
  await waitFor(async () => expect(await figures()).toContain('₹236'))
  expect(await figures()).toMatch(/₹118.*1 card/)
  expect(await figures()).toContain('40left')
  const months = within(await screen.findByRole('list', { name: 'Monthly bills' })).getAllByRole('link')
  expect(months.map((one) => one.getAttribute('href'))).toEqual([
    expect.stringContaining('month=11'),
    expect.stringContaining('month=10'),
  ])
  await screen.findByText('Nothing needs a person')
})

test.each([
  ['2026-11-20', null],
  ['2026-11-05', /is late for \d+ days\. Please pay it/],
  ['2026-10-16', /New cards are stopped until it is paid; the cards you have stay live\./],
] as const)('late since %s', async (overdueSince, says) => {
  edge.on(billRoutes.getOutstandingAmount, {
    agencyId: 1,
    outstandingPaise: 118_000,
    overduePaise: 118_000,
    overdueSince,
  })
  await open()
  await screen.findByText('Late: ₹1,180')
  if (says) await screen.findByText(says)
  else expect(screen.queryByText(/is late for/)).toBeNull()
})

test('the statement says each step and what is owed after it, and is saved for spreadsheets', async () => {
  const asked = edge.on(billRoutes.getStatement, statement)
  const saved = watchSavedFiles()
  const panel = await open()
  await panel.press('Statement')
  await waitFor(() => expect(panel.place()).toBe(`${at}?tab=statement`))
  const steps = within(await screen.findByRole('table', { name: 'Statement' }))
  await steps.findByText(/^Payment: /)
  await steps.findByText('NEFT 4411')
  await screen.findByText('Owed today')
  await panel.press('Download as CSV')
  expect(saved[0]!.name).toBe('statement-2026-27.csv')
  expect(await saved[0]!.text()).toContain('NEFT 4411')
  expect(asked[0]!.query).toEqual({ year: '2026' })
})

test('what was paid too much stands in the file as a number below zero, for spreadsheets to add up', async () => {
  const [bill, payment] = statement.rows
  const rows = [bill!, { ...payment!, reference: '=4411', creditPaise: 25_000, balancePaise: -1_400 }]
  edge.on(billRoutes.getStatement, { ...statement, rows, closingPaise: -1_400 })
  const saved = watchSavedFiles()
  const panel = await open()
  await panel.press('Statement')
  await panel.press('Download as CSV')
  expect((await saved[0]!.text()).trimEnd().split('\r\n').at(-1)).toMatch(/,'=4411,0\.00,250\.00,-14\.00$/)
})

test('a year in which nothing happened says what was owed at its end', async () => {
  edge.on(billRoutes.getStatement, { ...statement, rows: [], closingPaise: 23_600 })
  const panel = await open()
  await panel.press('Statement')
  await screen.findByText('Owed at its end: ₹236')
})

test('what customers paid: each payment, and what reaches the account after fee and refunds', async () => {
  edge.on(paymentRoutes.listReceipts, {
    list: [
      {
        recordNo: 51,
        businessId: 5,
        businessName: 'Anand Mithai',
        kind: 'card',
        name: 'Dukan',
        amountPaise: 69_900,
        refundedPaise: 0,
        status: 'PAID',
        throughGateway: true,
        mode: 'upi',
        reference: 'pay_51',
        feePaise: 1400,
        paidOn: '2026-11-20',
        invoiceId: null,
        invoiceNo: null,
      },
    ],
    next: null,
  })
  edge.on(paymentRoutes.sumReceipts, {
    onlinePaise: 69_900,
    feePaise: 1400,
    refundedPaise: 10_000,
    manualPaise: 5000,
  })
  const panel = await open()
  await panel.press('Customers’ payments')
  const table = within(await screen.findByRole('table', { name: 'Customers’ payments' }))
  expect(table.getByRole('link', { name: 'Anand Mithai' })).toBeTruthy()
  await table.findByText('Dukan')
  const sum = (await screen.findByText('To your account')).parentElement!
  expect(sum.textContent).toContain('₹585')
})

test('payments come page by page, their sums are of all and fail alone, and the file holds every one', async () => {
  const receipt = (recordNo: number): Receipt => ({
    recordNo,
    businessId: 5,
    businessName: `Shop ${recordNo}`,
    kind: 'card',
    name: 'Dukan',
    amountPaise: 100,
    refundedPaise: 0,
    status: 'PAID',
    throughGateway: true,
    mode: 'upi',
    reference: `pay_${recordNo}`,
    feePaise: null,
    paidOn: '2026-11-20',
    invoiceId: null,
    invoiceNo: null,
  })
  const asked = edge.on(paymentRoutes.listReceipts, ({ query: { before, pageSize } }) =>
    pageSize
      ? { list: before ? [receipt(1)] : [receipt(3), receipt(2)], next: before ? null : 2 }
      : before
        ? { list: [receipt(2), receipt(1)], next: null }
        : { list: [receipt(3)], next: 3 },
  )
  edge.on(paymentRoutes.sumReceipts, refused('INTERNAL'))
  const saved = watchSavedFiles()
  const panel = await open()
  await panel.press('Customers’ payments')
  await screen.findByRole('link', { name: 'Shop 3' })
  await panel.press('Download as CSV')
  await waitFor(() => expect(saved.length).toBe(1))
  expect((await saved[0]!.text()).match(/Shop \d/g)).toEqual(['Shop 3', 'Shop 2', 'Shop 1'])
  await panel.press('Load more')
  await screen.findByRole('link', { name: 'Shop 1' })
  expect(asked.map(({ query }) => [query['before'], query['pageSize']])).toEqual([
    [undefined, undefined],
    [undefined, '1000'],
    ['2', '1000'],
    ['3', undefined],
  ])
  await screen.findByRole('button', { name: 'Retry' })
  edge.on(paymentRoutes.sumReceipts, { onlinePaise: 300, feePaise: 0, refundedPaise: 0, manualPaise: 0 })
  await panel.press('Retry')
  await screen.findByText('Paid online')
})

test('no customer paid', async () => {
  edge.on(paymentRoutes.listReceipts, { list: [], next: null })
  const panel = await open()
  await panel.press('Customers’ payments')
  await screen.findByText(/^No customer paid: /)
})

test('a GSTIN of another state is refused at the field; what fits is saved over its version', async () => {
  const asked = edge.on(invoiceRoutes.updateSeller, ({ body }) => {
    const { seller: next, version } = body as { seller: Omit<SellerRecord, 'version'>; version: number }
    if (version !== seller.version) return refused('CONFLICT')
    return (seller = { ...next, version: version + 1 })
  })
  const panel = await open()
  await panel.retype('GSTIN', '27AAKCP5512L1Z3')
  await panel.press('Save')
  await screen.findByText('The GSTIN belongs to another state.')
  expect(asked).toEqual([])
  await panel.retype('GSTIN', '24AAGCR4375J1Z4')
  await panel.retype('City', 'Surat City')
  await panel.press('Save')
  await screen.findByText('Saved. New invoices say so.')
  expect(seller).toMatchObject({ city: 'Surat City', gstin: '24AAGCR4375J1Z4', version: 2 })
})

test('one part that failed leaves the others, and heals with one press', async () => {
  edge.on(billRoutes.listMonthBills, refused('INTERNAL'))
  const panel = await open()
  await screen.findByRole('button', { name: 'Retry' })
  await waitFor(async () => expect(await figures()).toContain('40left'))
  edge.on(billRoutes.listMonthBills, [makeBillSummary()])
  await panel.press('Retry')
  await screen.findByRole('list', { name: 'Monthly bills' })
})

test('a payment for one PDF card is taken back from the list of all: what is left is said first', async () => {
  const receipt: Receipt = {
    recordNo: 61,
    businessId: 5,
    businessName: 'Printo PDF',
    kind: 'pdf',
    name: 'Pdf Id Card',
    amountPaise: 4900,
    refundedPaise: 0,
    status: 'MANUAL',
    throughGateway: false,
    mode: 'cash',
    reference: '',
    feePaise: null,
    paidOn: '2026-11-20',
    invoiceId: null,
    invoiceNo: null,
  }
  edge.on(paymentRoutes.listReceipts, { list: [receipt], next: null })
  edge.on(paymentRoutes.sumReceipts, { onlinePaise: 0, feePaise: 0, refundedPaise: 0, manualPaise: 4900 })
  edge.on(paymentPreviewRoutes.previewReversal, {
    recordNo: 61,
    kind: 'pdf',
    name: 'Pdf Id Card',
    businessName: 'Printo PDF',
    amountPaise: 4900,
    throughGateway: false,
    refundPaise: 0,
    time: null,
    single: { was: 1, is: 0 },
  })
  const reversed = edge.on(singlePaymentRoutes.reversePdfCardPayment, () => {
    edge.on(paymentRoutes.listReceipts, { list: [{ ...receipt, status: 'REVERSED' }], next: null })
    return { reversed: true }
  })
  const panel = await open()
  await panel.press('Customers’ payments')
  const table = within(await screen.findByRole('table', { name: 'Customers’ payments' }))
  await panel.press('Take back Pdf Id Card, no. 61')
  const asked = within(await screen.findByRole('alertdialog', { name: 'Take back Pdf Id Card?' }))
  await asked.findByText('No single export is left afterwards.')
  const take = asked.getByRole('button', { name: 'Take back' })
  await waitFor(() => expect(take.getAttribute('aria-busy')).toBeNull())
  await panel.hands.click(take)
  await screen.findByText('Pdf Id Card was taken back.')
  await table.findByText('Taken back')
  expect(reversed.map(({ query }) => query)).toEqual([{ recordNo: '61' }])
})
