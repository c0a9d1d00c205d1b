import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import type { PdfJob, PdfQuote } from '@parichay/contract/pdf-card/jobs.ts'
import { nobody, type PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckoutAnswer } from '../../api/checkout.ts'
import { Edge, refused } from '../../testing/edge.ts'
import { makePdfCard, pdfShop, pdfShopOwner } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'

const at = '/panel/customer/pdf-card-templates?pdfCardNo=2001&view=people'
const key = (n: number) => `0b7ad1f2-6f0e-4a3b-9c2d-${String(n).padStart(12, '0')}`
const person = (n: number): PersonRow => ({
  rowKey: key(n),
  place: n,
  facts: { ...nobody, name: `Person ${n}` },
  photo: null,
  personNo: 100 + n,
  isRevoked: false,
  printed: null,
  version: 1,
  isDeleted: false,
})
const job: PdfJob = {
  jobId: 7,
  pdfCardNo: 2001,
  output: { layout: 'send', gutter: 4, duplex: 'long' },
  isSample: false,
  isForced: false,
  state: 'waiting',
  total: 3,
  done: 0,
  failures: [],
  failed: 0,
  bytes: null,
  isKept: false,
  createdAt: '2026-11-20T06:00:00.000Z',
  endedAt: null,
}
const quoteOf = (facts: Partial<PdfQuote>): PdfQuote => ({
  people: 3,
  blocked: 0,
  free: 0,
  takes: 3,
  left: 0,
  why: 'noPlan',
  singles: 0,
  lacks: 3,
  fits: 0,
  ...facts,
})
const bought = quoteOf({ left: 3, singles: 3, lacks: 0, fits: 3, why: null })

/** What the provider's checkout does when it is opened. */
let checkout: 'pays' | 'is closed'
type Wish = { handler: (answer: CheckoutAnswer) => void; modal: { ondismiss: () => void } }
class Checkout {
  readonly wish: Wish
  constructor(wish: Wish) {
    this.wish = wish
  }
  on() {}
  open() {
    if (checkout === 'is closed') return this.wish.modal.ondismiss()
    this.wish.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signed',
    })
  }
}

let edge: Edge
let isBought: boolean
let started: ReturnType<Edge['on']>
let ordered: ReturnType<Edge['on']>
const intentId = '0190a0b0-0000-7000-8000-000000000001'
beforeEach(() => {
  localStorage.clear()
  checkout = 'pays'
  isBought = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('Razorpay', Checkout)
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes)
    // The provider's script: nothing is fetched here.
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'))
  })
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusiness, pdfShop)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(pdfCardRoutes.getPdfCard, makePdfCard({ kind: 'id' }))
  edge.on(pdfPeopleRoutes.getPdfPeople, { list: [person(1), person(2), person(3)] })
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [] })
  edge.on(pdfPeopleRoutes.sitPdfPeople, { others: [], savedAt: null })
  edge.on(pdfPeopleRoutes.quotePdfJob, () => (isBought ? bought : quoteOf({})))
  started = edge.on(pdfPeopleRoutes.startPdfJob, job)
  edge.on(planRoutes.listSubscriptionPlans, [])
  ordered = edge.on(singlePaymentRoutes.createPdfCardPaymentOrder, {
    key: 'rzp_test',
    order: { id: 'order_1', amount: 14_700, currency: 'INR' },
    intentId,
  })
  edge.orElse(analyticsRoutes.logFailure, { logged: true })
})
afterEach(() => {
  window.history.replaceState({}, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(edge.unanswered.filter((one) => /pdf-card/.test(one))).toEqual([])
})

/** The panel with the sheet open, at the address from which the dialog of plans is opened. */
async function openSheet() {
  const panel = await openPanel({ at, edge })
  window.history.replaceState({}, '', at)
  await panel.hands.click(await screen.findByRole('button', { name: 'Make all cards' }))
  return { panel, sheet: await screen.findByRole('dialog', { name: 'Make all cards' }) }
}
async function buy(panel: Awaited<ReturnType<typeof openPanel>>, sheet: HTMLElement) {
  await panel.hands.click(await within(sheet).findByRole('button', { name: 'Remove watermark' }))
  const premium = await screen.findByRole('dialog', { name: 'Premium' })
  expect(await within(premium).findByText('3 Pdf id cards for ₹147')).toBeTruthy()
  await panel.hands.click(within(premium).getByRole('button', { name: 'Buy now: PDF Id Card' }))
  expect(
    await within(premium).findByText('3 Pdf id cards, a single export of each, no sample watermark'),
  ).toBeTruthy()
  const state = within(premium).queryByRole('combobox', { name: /State/ })
  if (state) await panel.hands.selectOptions(state, 'Gujarat')
  await panel.hands.click(await within(premium).findByRole('button', { name: 'Pay ₹147' }))
  return premium
}
test('a table without a plan: a sample, or as many cards bought as there are people, and then the watermark is gone', async () => {
  const paid = edge.on(singlePaymentRoutes.payPdfCard, () => {
    isBought = true
    return { status: 'paid' as const, intentId, planId: 1, recordNo: 9 }
  })
  const { panel, sheet } = await openSheet()
  expect(
    await within(sheet).findByText(/Without cards left in your plan, the file carries a sample watermark/),
  ).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: 'Sample' })).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: /^Make/ })).toBeNull()
  await buy(panel, sheet)
  await waitFor(() => expect(ordered[0]?.body).toMatchObject({ pdfCardNo: 2001, planId: 1, quantity: 3 }))
  const make = await screen.findByRole('button', { name: 'Make 3 cards' })
  expect(paid[0]?.body).toMatchObject({ pdfCardNo: 2001, razorpayOrderId: 'order_1', isManualUpdate: false })
  const again = within(screen.getByRole('dialog', { name: 'Make all cards' }))
  expect(again.getByText('3 cards are bought for this project.')).toBeTruthy()
  expect(again.queryByText(/sample/i)).toBeNull()
  fireEvent.click(make)
  await waitFor(() => expect(started[0]?.body).toMatchObject({ pdfCardNo: 2001, people: 3 }))
  expect(started[0]?.body).not.toHaveProperty('isSample')
}, 60_000)

test('a payment that was left says so, and nothing is bought', async () => {
  checkout = 'is closed'
  const { panel, sheet } = await openSheet()
  const premium = await buy(panel, sheet)
  expect(await within(premium).findByText(/You left the payment/)).toBeTruthy()
  expect(within(premium).getByRole('button', { name: 'Pay ₹147' })).toBeTruthy()
  expect(started).toEqual([])
}, 60_000)

test('an order that cannot be made says why, and can be tried again', async () => {
  edge.on(singlePaymentRoutes.createPdfCardPaymentOrder, refused('PAYMENT_UNAVAILABLE'))
  const { panel, sheet } = await openSheet()
  const premium = await buy(panel, sheet)
  expect(await within(premium).findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(started).toEqual([])
}, 60_000)

test('who has some cards left makes the first of them, or buys the others', async () => {
  edge.on(pdfPeopleRoutes.quotePdfJob, quoteOf({ left: 1, fits: 1, lacks: 2, why: null }))
  const { panel, sheet } = await openSheet()
  expect(await within(sheet).findByText(/buy the missing 2 singly/)).toBeTruthy()
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Make the first card' }))
  await waitFor(() => expect(started[0]?.body).toMatchObject({ people: 3, first: 1 }))
}, 60_000)

test('what staff forced is made again beside the plan by staff who may, and by others with it', async () => {
  const failures = [{ rowKey: key(2), name: 'Person 2', code: 'PICTURE_UNREADABLE' }]
  const over: PdfJob = { ...job, isForced: true, state: 'ready', failed: 1, isKept: true, failures }
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [over] })
  const owner = await openPanel({ at, edge })
  await owner.hands.click(await screen.findByRole('button', { name: 'Make these again' }))
  await waitFor(() => expect(started).toHaveLength(1))
  expect(started[0]?.body).not.toHaveProperty('forceDownloadWithoutSampleWatermark')
  owner.unmount()
  const card = makePdfCard({ kind: 'id' })
  edge.on(pdfCardRoutes.getPdfCard, { ...card, can: { ...card.can, forceExport: true } })
  const staff = await openPanel({ at, edge, staff: {} })
  await staff.hands.click(await screen.findByRole('button', { name: 'Make these again' }))
  await waitFor(() =>
    expect(started[1]?.body).toMatchObject({ failedIn: 7, forceDownloadWithoutSampleWatermark: true }),
  )
})

test('an admin reads “Buy now” in the PDF section too', async () => {
  const panel = await openPanel({ at, edge, staff: {} })
  window.history.replaceState({}, '', at)
  await panel.hands.click(await screen.findByRole('button', { name: 'Make all cards' }))
  const sheet = await screen.findByRole('dialog', { name: 'Make all cards' })
  await panel.hands.click(await within(sheet).findByRole('button', { name: 'Remove watermark' }))
  const premium = await screen.findByRole('dialog', { name: 'Premium' })
  const section = await within(premium).findByRole('button', { name: 'Buy now: PDF Id Card' })
  expect(section.textContent).toBe('Buy now')
})
