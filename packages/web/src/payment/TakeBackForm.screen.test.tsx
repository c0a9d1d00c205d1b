import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { ReversalPreview, TimePreview } from '@parichay/contract/payment/fields.periods.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeCardPayment } from '../testing/makers.payment.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/admin/businesses/5?tab=payments'
const time: TimePreview = {
  asOf: '2026-11-27',
  was: { lastDay: '2027-11-26', isPaid: true },
  is: { lastDay: '2027-11-24', isPaid: true },
  trialDaysLost: 0,
  changes: [
    {
      recordNo: 5001,
      name: 'Card + Festivals',
      what: 'gone',
      was: { startsOn: '2026-11-27', lastDay: '2027-11-26' },
      is: null,
      days: -365,
    },
    {
      recordNo: 5000,
      name: 'Card',
      what: 'restored',
      was: null,
      is: { startsOn: '2026-11-25', lastDay: '2027-11-24' },
      days: 363,
    },
  ],
}
const promise = (facts: Partial<ReversalPreview> = {}): ReversalPreview => ({
  recordNo: 5001,
  kind: 'card',
  name: 'Card + Festivals',
  businessName: 'Anand Mithai',
  amountPaise: 99_900,
  throughGateway: false,
  refundPaise: 0,
  time,
  single: null,
  ...facts,
})
const festivals = makeCardPayment({ name: 'Card + Festivals', amountPaise: 99_900, status: 'MANUAL' })
const card = makeCardPayment({ recordNo: 5000, name: 'Card', status: 'REVERSED' })
let edge: Edge
let reversed: Asked[]
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(invoiceRoutes.listInvoices, { list: [], total: 0 })
  edge.on(singlePaymentRoutes.listPdfCardPayments, [])
  edge.on(singlePaymentRoutes.listUserVideoPayments, [])
  edge.on(paymentRoutes.listCardPayments, [festivals, card])
  edge.on(paymentPreviewRoutes.previewReversal, promise())
  reversed = edge.on(paymentRoutes.reverseCardPayment, () => {
    edge.on(paymentRoutes.listCardPayments, [{ ...festivals, status: 'REVERSED' as const }, card])
    return { reversed: true }
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = async (more: object = {}) => {
  const panel = await openPanel({ at, edge, staff: {}, ...more })
  const payments = within(await screen.findByRole('region', { name: 'Payments' }))
  await payments.findByRole('table')
  const ways = () => payments.queryAllByRole('button', { name: /^Take back / })
  return { ...panel, payments, ways }
}
const question = async (name = 'Card + Festivals') =>
  within(await screen.findByRole('alertdialog', { name: `Take back ${name}?` }))

test('what it does to days, end and money is said first; Cancel has the focus, and Escape changes nothing', async () => {
  const { hands, ways } = await open()
  // What was taken back already is not taken back again.
  expect(ways().map((one) => one.getAttribute('aria-label'))).toEqual([
    'Take back Card + Festivals, no. 5001',
  ])
  await hands.click(ways()[0]!)
  const asked = await question()
  for (const text of [
    'Card goes on: 25 Nov 2026 – 24 Nov 2027, 363 days come back.',
    'Card + Festivals, 27 Nov 2026 – 26 Nov 2027, ends now.',
    'The business is paid for until 24 Nov 2027.',
    '₹999 came outside the product: give it back by hand.',
  ])
    await asked.findByText(text)
  await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Cancel' })))
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(reversed).toEqual([])
})

test('it is taken back with its reason, and stands so in the list', async () => {
  const { hands, payments, ways } = await open()
  await hands.click(ways()[0]!)
  const asked = await question()
  await hands.type(asked.getByLabelText('Reason'), 'Meant for another shop')
  const take = asked.getByRole('button', { name: 'Take back' })
  await waitFor(() => expect(take.getAttribute('aria-busy')).toBeNull())
  await hands.click(take)
  await screen.findByText('Card + Festivals was taken back.')
  await waitFor(() => expect(payments.getAllByText('Taken back')).toHaveLength(2))
  expect(ways()).toEqual([])
  expect(reversed.map(({ query, body }) => [query, body])).toEqual([
    [{ recordNo: '5001' }, { reason: 'Meant for another shop' }],
  ])
})

test.each([
  [
    promise({ throughGateway: true, refundPaise: 99_900 }),
    '₹999 goes back to the customer by itself, the way it came.',
  ],
  [promise({ throughGateway: true }), 'All of the money is back already.'],
  [promise({ amountPaise: 0 }), 'Nothing was paid, so nothing goes back.'],
  [
    promise({ time: { ...time, is: { lastDay: '2026-11-20', isPaid: true }, changes: [] } }),
    'After that the business has no paid time: it ended on 20 Nov 2026.',
  ],
  [
    promise({ time: { ...time, is: { lastDay: '2026-12-20', isPaid: false }, changes: [] } }),
    'The free trial goes on until 20 Dec 2026.',
  ],
  [promise({ kind: 'pdf', time: null, single: { was: 1, is: 0 } }), 'No single export is left afterwards.'],
] as const)('%#: %s', async (preview, words) => {
  edge.on(paymentPreviewRoutes.previewReversal, preview)
  const { hands, ways } = await open()
  await hands.click(ways()[0]!)
  await (await question()).findByText(words)
})

test('what nobody can say is not done; it is asked for again', async () => {
  edge.on(paymentPreviewRoutes.previewReversal, refused('INTERNAL', { message: 'Not now.' }))
  const { hands, ways } = await open()
  await hands.click(ways()[0]!)
  const asked = await question()
  await asked.findByText('Not now.')
  expect(asked.getByRole('button', { name: 'Take back' }).getAttribute('aria-disabled')).toBe('true')
  edge.on(paymentPreviewRoutes.previewReversal, promise())
  await hands.click(asked.getByRole('button', { name: 'Retry' }))
  await asked.findByText(/come back\.$/)
})

test('who is no admin sees the payments of a business and takes none back', async () => {
  const { ways } = await open({
    staff: { roles: ['franchisee'], permissions: ['business.view', 'payment.view'] },
  })
  expect(ways()).toEqual([])
})
