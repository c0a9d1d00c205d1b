import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginUpgrade } from '../shell/upgrade.ts'
import { giveUp } from '../shell/upgrade-request.ts'
import { playCheckout } from '../testing/checkout.ts'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import {
  intentId,
  makeCardPayment,
  makeOrder,
  makePlanOfBusiness,
  makePreview,
  makeReply,
} from '../testing/makers.payment.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '/panel/customer/account/subscriptions'
const today = istDay(new Date())
const onTrial = {
  paymentStatus: 0,
  expiryDateForCustomer: addDays(today, 10),
  expiringSoonDays: 7,
  state: 'Gujarat',
  pin: '395003',
}
let edge: Edge
let opened: Awaited<ReturnType<typeof openPanel>> | undefined
let shop: Business
let orders: Asked[]
let confirmed: Asked[]
beforeEach(() => {
  shop = makeBusiness(onTrial)
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, () => [shop])
  edge.on(businessRoutes.getBusiness, () => shop)
  edge.on(planRoutes.listSubscriptionPlans, [
    makePlan({ subscriptionPlanId: 3, name: 'Card', price: 999 }),
    makePlan(),
  ])
  edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
  edge.on(paymentRoutes.listCardPayments, [])
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview())
  orders = edge.on(paymentRoutes.createCardPaymentOrder, makeOrder())
  confirmed = edge.on(paymentRoutes.confirmCardPayment, makeReply())
})
afterEach(() => {
  giveUp()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(edge.unanswered).toEqual([])
})

/** The plans, opened from the page of the plan. */
async function openPlans() {
  const panel = await openPanel({ at, edge, inAddressBar: true })
  opened = panel
  const press = async (name: string | RegExp) =>
    panel.hands.click(await screen.findByRole('button', { name }))
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  await panel.hands.click(plan.getByRole('button'))
  await screen.findByRole('heading', { name: 'Select the suitable plan for grow your business' })
  return { ...panel, press }
}
/** The step before paying, of the plan at ₹2,999. */
async function openReview() {
  const panel = await openPlans()
  await panel.press('Buy now: Vepari')
  await screen.findByRole('heading', { name: 'Check and pay' })
  return panel
}
/** The sheet of the provider, open. */
async function openSheet(checkout = playCheckout()) {
  const panel = await openReview()
  await panel.press('Pay ₹2,999')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  return { ...panel, sheet: checkout.opened()[0]! }
}
const premium = () => screen.queryByRole('dialog', { name: 'Premium' })
const done = async () => {
  await screen.findByText('Your payment was successful!')
  await waitFor(() => expect(premium()).toBeNull())
  expect(location.pathname + location.hash).toBe(at)
}

// First: once the script has come, the panel keeps it.
test('the script of the provider is missing: the words for it, no order; with the network back the same button works', async () => {
  const said = vi.spyOn(window, 'alert').mockReturnValue()
  const checkout = playCheckout({ comes: false })
  const { press } = await openReview()
  await press('Pay ₹2,999')
  await waitFor(() =>
    expect(said.mock.calls).toEqual([['payment provider SDK failed to load. Are you online?']]),
  )
  expect(orders).toEqual([])
  checkout.script.comes = true
  await press('Pay ₹2,999')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  expect(orders).toHaveLength(1)
})

test('a plan is bought: what is ordered, how the sheet opens, what is handed in, and back where it began', async () => {
  let answer = () => {}
  confirmed = edge.on(paymentRoutes.confirmCardPayment, async () => {
    await new Promise<void>((go) => (answer = go))
    return makeReply()
  })
  const { sheet } = await openSheet()
  expect(location.hash).toBe('#upgrade')
  expect(orders[0]!.body).toEqual({
    subscriptionPlanId: 4,
    businessId: 5,
    renew: false,
    billing: { name: 'Anand Mithai', address: 'Surat', state: 'Gujarat', pin: '395003' },
  })
  expect(sheet.given).toMatchObject({
    key: 'rzp_test_1',
    amount: 299_900,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Rangtapi Digital',
    description: 'Vepari',
    prefill: { name: 'Anand Mithai', contact: '+919876510001' },
    notes: { businessId: '5', businessName: 'Anand Mithai' },
    theme: { color: '#2d9bea' },
    config: { display: { language: 'en' } },
    retry: { enabled: false },
  })
  shop = makeBusiness()
  edge.on(paymentRoutes.listCardPayments, [makeCardPayment({ startsOn: today, endsOn: addDays(today, 364) })])
  act(() => sheet.pay())
  await screen.findByText('Please do not refresh this page while updating payment')
  await waitFor(() => expect(confirmed).toHaveLength(1))
  expect(confirmed[0]!.body).toEqual({
    subscriptionPlanId: 4,
    businessId: 5,
    renew: false,
    throughGateway: true,
    orderCreationId: 'order_1',
    razorpayPaymentId: 'pay_1',
    razorpayOrderId: 'order_1',
    razorpaySignature: 'signed',
  })
  answer()
  await done()
  // What the page says of plan and payments is asked again.
  await screen.findByRole('heading', { name: 'Vepari' })
  await screen.findByText('Paid')
})

test('a failure: the provider’s reason in an alert, then the page loads anew with the plans', async () => {
  const said = vi.spyOn(window, 'alert').mockReturnValue()
  const reload = vi.fn(() => location.pathname + location.hash)
  const { sheet } = await openSheet()
  const real = window.location
  const anew = { get: (_: object, name: keyof Location) => (name === 'reload' ? reload : real[name]) }
  vi.stubGlobal('location', new Proxy({}, anew as ProxyHandler<object>))
  act(() => sheet.fail({ description: 'The bank said no.', reason: 'payment_failed' }))
  await waitFor(() => expect(reload).toHaveReturnedWith(`${at}#upgrade`))
  expect(said.mock.calls).toEqual([['The bank said no.']])
  expect(confirmed).toEqual([])
})

test('who leaves the sheet may have paid all the same: it is said, and looked for', async () => {
  const asked = edge.on(paymentRoutes.getPaymentStatus, { ...makeReply(), businessId: 5 })
  const { sheet } = await openSheet()
  act(() => sheet.leave())
  await screen.findByText(/^You left the payment\. If you have paid already, your plan becomes active/)
  expect(screen.getByRole('button', { name: 'Pay ₹2,999' })).toBeTruthy()
  await done()
  expect(asked.map(({ query }) => query)).toEqual([{ intentId }])
})

test('who bought one PDF card is not told of a plan', async () => {
  edge.on(singlePaymentRoutes.createPdfCardPaymentOrder, makeOrder())
  const asked = edge.on(paymentRoutes.getPaymentStatus, {
    ...makeReply({ status: 'pending' }),
    businessId: 5,
  })
  const checkout = playCheckout()
  const { queries, router, hands } = await openPanel({ at, edge, inAddressBar: true })
  const press = async (name: string) => hands.click(await screen.findByRole('button', { name }))
  await screen.findByRole('region', { name: 'Your plan' })
  void beginUpgrade(router, queries, { business: shop, plans: false, pdfCard: { pdfCardNo: 2001 } })
  await press('Buy now: PDF Id Card')
  await press('Pay ₹49')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  act(() => checkout.opened()[0]!.leave())
  await screen.findByText(
    'You left the payment. If you have paid already, it shows here by itself; do not pay twice.',
  )
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(screen.queryByText(/plan becomes active/)).toBeNull()
})

test('nobody hears “failed” while the money is uncertain: it asks until it knows', async () => {
  edge.on(paymentRoutes.confirmCardPayment, refused('INTERNAL'))
  const asked = edge.on(paymentRoutes.getPaymentStatus, refused('INTERNAL'))
  const said = vi.spyOn(window, 'alert').mockReturnValue()
  const { sheet } = await openSheet()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => sheet.pay())
  await screen.findByText('Please do not refresh this page while updating payment')
  for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  await screen.findByText('We are confirming – you may close this page')
  expect(screen.getByText(/you need not pay again/)).toBeTruthy()
  expect(asked.length).toBeGreaterThan(4)
  edge.on(paymentRoutes.getPaymentStatus, { ...makeReply(), businessId: 5 })
  for (let second = 0; second < 7; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  await done()
  expect(said).not.toHaveBeenCalled()
})

test.each([
  ['refund_due', /^This payment is on its way back to you/],
  ['refunded', 'This payment was given back to you.'],
  ['expired', 'No money arrived for this order. You can pay again.'],
] as const)('the money is %s: said above the button', async (status, words) => {
  edge.on(paymentRoutes.confirmCardPayment, makeReply({ status }))
  const { sheet } = await openSheet()
  act(() => sheet.pay())
  await screen.findByText(words)
  // What said that it is looked for fades away above it.
  await screen.findByRole('button', { name: 'Pay ₹2,999' })
})

test('an order that cannot be made says why, in its place, and can be tried again', async () => {
  const checkout = playCheckout()
  edge.on(
    paymentRoutes.createCardPaymentOrder,
    refused('PAYMENT_UNAVAILABLE', { message: 'The provider sleeps.' }),
  )
  const { press } = await openReview()
  await press('Pay ₹2,999')
  const alert = within(await screen.findByRole('alert'))
  await alert.findByText('The provider sleeps.')
  expect(checkout.opened()).toEqual([])
  const again = edge.on(paymentRoutes.createCardPaymentOrder, makeOrder())
  await press('Retry')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  expect(again[0]!.body).toMatchObject({ billing: { state: 'Gujarat' } })
})

test('a GSTIN with a slip is named, its state follows it, and what was typed is there after a step back', async () => {
  const checkout = playCheckout()
  const kept = edge.on(businessRoutes.updateBusinessMetadata, () => shop)
  const { hands, press } = await openReview()
  await press('Change billing details')
  const gstin = await screen.findByLabelText(/^GSTIN/)
  await hands.click(gstin)
  await hands.paste('24ABCDE1234F1Z0')
  await press('Pay ₹2,999')
  await screen.findByText('This GSTIN is not right. Compare it with your certificate.')
  expect(orders).toEqual([])
  await hands.clear(gstin)
  await hands.paste('27AAPFU0939F1ZV')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^State/).value).toBe('Maharashtra'))
  const name = screen.getByLabelText(/^Name on the invoice/)
  await hands.clear(name)
  await hands.paste('Surya Solar Private Limited')
  window.history.back()
  await press('Buy now: Vepari')
  await screen.findByText('Surya Solar Private Limited')
  await screen.findByText(/GSTIN 27AAPFU0939F1ZV/)
  await press('Pay ₹2,999')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  const billing = { name: 'Surya Solar Private Limited', state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' }
  expect(orders[0]!.body).toMatchObject({ billing })
  // What the invoice names is the business's from now on.
  expect(kept[0]!.body).toEqual({
    businessId: 5,
    state: 'Maharashtra',
    pin: '395003',
    gstin: '27AAPFU0939F1ZV',
  })
})

test('what was typed for an invoice ends when it is paid, and takes nothing back that the business says since', async () => {
  const { hands, press } = await openReview()
  await press('Change billing details')
  const name = await screen.findByLabelText(/^Name on the invoice/)
  await hands.clear(name)
  await hands.paste('Surya Solar Private Limited')
  window.history.back()
  await screen.findByRole('button', { name: 'Buy now: Vepari' })
  // The same evening, in the details of the business.
  shop = makeBusiness({ ...onTrial, gstin: '24AAPFU0939F1Z1', pin: '395007', version: 2 })
  await press('Close')
  await waitFor(() => expect(premium()).toBeNull())
  const { queries, unmount } = opened!
  await act(() => queries.refetchQueries({ type: 'active' }))
  unmount()
  const kept = edge.on(businessRoutes.updateBusinessMetadata, () => shop)
  const { sheet } = await openSheet()
  expect(kept).toEqual([])
  expect(orders[0]!.body).toMatchObject({
    billing: { name: 'Surya Solar Private Limited', gstin: '24AAPFU0939F1Z1', pin: '395007' },
  })
  act(() => sheet.pay())
  await done()
  expect(localStorage.getItem('panel.drafts')).toBeNull()
})

test('a buyer whose state nobody knows is asked for it before anything is ordered; it stands with the business from then on', async () => {
  shop = makeBusiness({ ...onTrial, state: '', pin: null })
  const checkout = playCheckout()
  const kept = edge.on(businessRoutes.updateBusinessMetadata, () => shop)
  const { hands, press } = await openReview()
  await press('Pay ₹2,999')
  await screen.findByText('This field is required.')
  const state = screen.getByLabelText(/^State/)
  expect(state.getAttribute('aria-invalid')).toBe('true')
  expect(orders).toEqual([])
  // Taken back again it is asked for as before.
  await hands.selectOptions(state, 'Kerala')
  await hands.selectOptions(state, 'Choose')
  await press('Pay ₹2,999')
  await screen.findByText('This field is required.')
  expect(orders).toEqual([])
  await hands.selectOptions(state, 'Kerala')
  await press('Pay ₹2,999')
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  expect(orders[0]!.body).toMatchObject({ billing: { state: 'Kerala' } })
  expect(kept[0]!.body).toMatchObject({ businessId: 5, state: 'Kerala' })
})

test('a price that nobody knows yet has no button to pay; it heals by one press', async () => {
  edge.on(paymentPreviewRoutes.previewCardPayment, refused('INTERNAL', { message: 'Not now.' }))
  const { press } = await openReview()
  await screen.findByText('Not now.')
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('aria-disabled')).toBe('true')
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview())
  await press('Retry')
  await screen.findByRole('button', { name: 'Pay ₹2,999' })
})

test('plans that were opened for another business are that one’s when the page is loaded anew, or come back to', async () => {
  const other = makeBusiness({ ...onTrial, businessId: 6, businessName: 'Rupkala Sarees' })
  edge.on(businessRoutes.getBusinessesByUser, () => [shop, other])
  const { queries, router, press } = await openPanel({ at, edge, inAddressBar: true }).then((panel) => ({
    ...panel,
    press: async (name: string) => panel.hands.click(await screen.findByRole('button', { name })),
  }))
  await screen.findByRole('region', { name: 'Your plan' })
  const done = beginUpgrade(router, queries, { business: other })
  within(await screen.findByRole('dialog', { name: 'Premium' })).getByText('Rupkala Sarees')
  expect((history.state as { upgradeOf?: number }).upgradeOf).toBe(6)
  await press('Close')
  expect(await done).toBe(false)
  await waitFor(() => expect(premium()).toBeNull())
  act(() => history.forward())
  const again = within(await screen.findByRole('dialog', { name: 'Premium' }))
  await again.findByText('Rupkala Sarees')
  expect(again.queryByText(shop.businessName)).toBeNull()
  await press('Close')
  await waitFor(() => expect(premium()).toBeNull())
})
