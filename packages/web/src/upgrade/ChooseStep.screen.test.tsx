import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { PurchasePreview } from '@parichay/contract/payment/fields.periods.ts'
import { paymentPreviewRoutes } from '@parichay/contract/payment/routes.preview.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUp } from '../shell/upgrade-request.ts'
import { playCheckout } from '../testing/checkout.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { answerQuietHome, bareCategoryPage, makeUser } from '../testing/makers.customer.ts'
import {
  makeCardPayment,
  makeOrder,
  makePlanOfBusiness,
  makePreview,
  makeReply,
} from '../testing/makers.payment.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makeAgency, makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'

const at = '/panel/customer/account/subscriptions'
const today = istDay(new Date())
const { limits } = makePlan()
let edge: Edge
let mine: Business[]
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  mine = [makeBusiness({ state: 'Gujarat', pin: '395003', expiringSoonDays: 7 })]
  edge = new Edge()
  answerQuietHome(edge)
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, () => mine)
  edge.on(businessRoutes.getBusiness, () => mine[0]!)
  edge.on(planRoutes.listSubscriptionPlans, [
    makePlan({ subscriptionPlanId: 3, name: 'Card', price: 999, renewalPrice: 449 }),
    makePlan({
      name: 'Card + Festivals',
      isPopular: true,
      mrp: 3999,
      highlight: 'Best for shops',
      limits: { ...limits, greetingVideosIncluded: true, greetingVideosLimit: 3 },
    }),
    makePlan({ subscriptionPlanId: 5, name: 'Not offered', isHidden: true }),
    makePlan({ subscriptionPlanId: 6, name: 'For nothing', price: 0 }),
  ])
  edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
  edge.on(paymentRoutes.listCardPayments, [])
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview())
})
afterEach(() => {
  giveUp()
  vi.restoreAllMocks()
  sessionStorage.clear()
  expect(edge.unanswered).toEqual([])
})
const open = async (address = at, more: object = {}) => {
  const panel = await openPanel({ at: address, edge, inAddressBar: true, ...more })
  return {
    ...panel,
    press: async (name: string | RegExp) => panel.hands.click(await screen.findByRole('button', { name })),
  }
}
const article = async (name: string) => within(await screen.findByRole('article', { name }))
const bought = (more: object = {}) =>
  makePlanOfBusiness({
    plan: {
      ...makePlan({ subscriptionPlanId: 3, name: 'Card', price: 999 }),
      startsOn: '2026-01-01',
      lastDay: '2026-12-31',
      ...more,
    },
  })

test('what is sold online stands side by side: price, what it replaces, what is in it and what is not', async () => {
  await open(`${at}#upgrade`)
  const festivals = await article('Card + Festivals')
  for (const text of ['Most popular', 'Best for shops', '2,999', 'for 1 year', 'Download 3 videos per day'])
    festivals.getByText(text)
  expect(festivals.getByText('3,999', { exact: false }).textContent).toContain('Before:')
  const card = await article('Card')
  expect(card.getByText('Promotional Videos').textContent).toBe('Not included: Promotional Videos')
  expect(screen.queryByText('Not offered')).toBeNull()
  expect(screen.queryByText('For nothing')).toBeNull()
  const table = within(screen.getByRole('table', { hidden: true }))
  expect(table.getByRole('row', { name: /^Videos|^Download videos/, hidden: true }).textContent).toContain(
    '3',
  )
})

test('who had a plan last sees it marked, and pays its price to renew', async () => {
  edge.on(planRoutes.getPlanOfBusiness, bought())
  await open(`${at}#upgrade`)
  const card = await article('Card')
  await card.findByText('Your price to renew')
  card.getByText('Your plan')
  card.getByText('449')
  expect(card.getByText('999', { exact: false }).textContent).toContain('Before:')
  expect((await article('Card + Festivals')).queryByText('Your price to renew')).toBeNull()
})

test.each<[string, Partial<PurchasePreview>, RegExp[]]>([
  ['today', {}, [/^Begins today$/, /^Valid for 1 year, until 26 Nov 2027$/]],
  [
    'after what is paid',
    { begins: 'after', goesOnAfter: '2026-12-31', startsOn: '2027-01-01' },
    [/^Begins when your current plan ends, after 31 Dec 2026: no day is lost$/, /^Limits begin anew/],
  ],
  [
    'since the end of the last',
    { begins: 'since', goesOnAfter: '2026-11-20', startsOn: '2026-11-21' },
    [/^Counts from 20 Nov 2026, the day your plan ended$/],
  ],
  ['a trial that ends with it', { trialDaysLost: 12 }, [/^The free trial \(12 days left\) ends with it\.$/]],
  [
    'what it ends and moves',
    {
      changes: [
        { recordNo: 1, name: 'Card', what: 'cut', was: null, is: null, days: -365 },
        {
          recordNo: 2,
          name: 'Card',
          what: 'moved',
          was: null,
          is: { startsOn: '2027-11-27', lastDay: '2028-11-26' },
          days: 0,
        },
      ],
    },
    [
      /^Card ends today: 365 paid days are lost and not refunded\.$/,
      /^Card, paid ahead, moves: now 27 Nov 2027 – 26 Nov 2028$/,
    ],
  ],
])('before paying it is said what a plan does: %s', async (_what, facts, texts) => {
  edge.on(paymentPreviewRoutes.previewCardPayment, makePreview(facts))
  const { press } = await open(`${at}#upgrade`)
  await press('Buy now: Card + Festivals')
  for (const text of texts) await screen.findByText(text)
  screen.getByText('incl. 18 % GST')
})

test('a plan near its end is renewed, and the order says so', async () => {
  playCheckout()
  mine = [makeBusiness({ state: 'Gujarat', expiryDateForCustomer: addDays(today, 3), expiringSoonDays: 7 })]
  edge.on(planRoutes.getPlanOfBusiness, bought())
  const asked = edge.on(paymentPreviewRoutes.previewCardPayment, makePreview({ amountPaise: 44_900 }))
  const orders = edge.on(paymentRoutes.createCardPaymentOrder, makeOrder())
  const { hands, press } = await open()
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  await hands.click(plan.getByRole('button', { name: 'Renew' }))
  await press('Buy now: Card')
  await press('Pay ₹449')
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(asked[0]!.query).toMatchObject({ subscriptionPlanId: '3', renew: 'true' })
  expect(orders[0]!.body).toMatchObject({ subscriptionPlanId: 3, renew: true })
})

test('what was paid stands below the plan that runs, and another may be chosen', async () => {
  edge.on(paymentRoutes.listCardPayments, [
    makeCardPayment({ startsOn: addDays(today, -1), endsOn: addDays(today, 363) }),
  ])
  await open()
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  await plan.findByRole('heading', { name: 'Vepari' })
  plan.getByRole('button', { name: 'Change plan' })
  const payments = within(await screen.findByRole('table', { name: 'Payments' }))
  for (const text of ['₹2,999', 'Paid', '5001']) payments.getByText(text)
})

test('no plan on offer, and plans that do not come', async () => {
  edge.on(planRoutes.listSubscriptionPlans, refused('INTERNAL', { message: 'The plans are not there.' }))
  const { press } = await open(`${at}#upgrade`)
  await screen.findByText('The plans are not there.')
  edge.on(planRoutes.listSubscriptionPlans, [])
  await press('Retry')
  await screen.findByText('No plan is on offer right now')
  await press('Connect with admin')
  const notice = within(await screen.findByRole('dialog', { name: 'Connect with admin' }))
  notice.getByRole('link', { name: 'Call' })
})

test('who is there for customers by e-mail alone is written to', async () => {
  const { configuration } = makeAgency()
  const agency = {
    support: { phoneNumber: '', whatsapp: '', email: 'help@rangtapi.example' },
    configuration: {
      ...configuration,
      onlinePayment: { enablePaymentIntegration: false, allowedOrigins: [] },
    },
  }
  mine = [makeBusiness({ expiryDateForCustomer: addDays(today, 3) })]
  await open('/panel/customer#upgrade', { agency })
  const notice = within(await screen.findByRole('dialog', { name: 'Connect with admin' }))
  const link = notice.getByRole('link', { name: 'Write an e-mail' })
  expect(link.getAttribute('href')).toBe('mailto:help@rangtapi.example')
  const plan = within(await screen.findByRole('region', { name: 'Your plan', hidden: true }))
  const own = plan.getByRole('link', { name: 'Write an e-mail', hidden: true })
  expect(own.getAttribute('href')).toBe('mailto:help@rangtapi.example')
})

test('publishing after the plan asks for one and goes on by itself', async () => {
  const checkout = playCheckout()
  const draft = makeCard({ status: 'DRAFT', expiryDateForCustomer: addDays(today, -40) })
  mine = [makeBusiness({ state: 'Gujarat', expiryDateForCustomer: addDays(today, -40) })]
  edge.on(cardRoutes.getCardsByBusiness, [draft])
  edge.on(cardRoutes.getCard, draft)
  edge.on(categoryPageRoutes.getCategoryStaticPage, bareCategoryPage)
  edge.on(paymentRoutes.createCardPaymentOrder, makeOrder())
  edge.on(paymentRoutes.confirmCardPayment, makeReply())
  const published = edge.on(cardRoutes.updateCardSettings, () => {
    mine = [makeBusiness({ state: 'Gujarat' })]
    return makeCard()
  })
  const { press, place } = await open('/panel/customer/cards/add?businessId=5&step=publish')
  await screen.findByText('Choose a plan, and anybody can open it at once.')
  await press('Publish my card')
  await press('Buy now: Card')
  await press(/^Pay ₹/)
  await waitFor(() => expect(checkout.opened()).toHaveLength(1))
  expect(published).toEqual([])
  act(() => checkout.opened()[0]!.pay())
  await waitFor(() => expect(place()).toMatch(/^\/panel\/thankyou/))
  expect(published.map(({ body }) => body)).toEqual([{ cardNo: 9, version: 1, publish: true }])
})

test('who gives the plans up publishes nothing', async () => {
  const draft = makeCard({ status: 'DRAFT', expiryDateForCustomer: addDays(today, -40) })
  edge.on(cardRoutes.getCardsByBusiness, [draft])
  edge.on(cardRoutes.getCard, draft)
  edge.on(categoryPageRoutes.getCategoryStaticPage, bareCategoryPage)
  const published = edge.on(cardRoutes.updateCardSettings, makeCard())
  const { press } = await open('/panel/customer/cards/add?businessId=5&step=publish')
  await press('Publish my card')
  await screen.findByRole('article', { name: 'Card' })
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Premium' })).toBeNull())
  await new Promise((later) => setTimeout(later, 200))
  expect(published).toEqual([])
})

test('“Connect with admin” where nothing is bought online: whom, and how', async () => {
  const { configuration } = makeAgency()
  const agency = {
    configuration: {
      ...configuration,
      onlinePayment: { enablePaymentIntegration: false, allowedOrigins: [] },
    },
  }
  const { hands, press } = await open('/panel/customer', { agency })
  await press('Menu')
  await hands.click(await screen.findByRole('button', { name: 'Pricing' }))
  const notice = within(await screen.findByRole('dialog', { name: 'Connect with admin' }))
  notice.getByText('Please connect with admin to purchase subscription plan.')
  notice.getByText('Rangtapi Digital')
  expect(notice.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876522000')
  expect(notice.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/919876522000/,
  )
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Connect with admin' })).toBeNull())
  // Written by hand it is put right, and says the same.
  act(() => {
    location.hash = '#upgrade'
  })
  await screen.findByRole('dialog', { name: 'Connect with admin' })
  await waitFor(() => expect(location.hash).toBe(''))
})

test('where the businesses cannot be read, that is said, and the address is put right', async () => {
  edge.on(businessRoutes.getBusinessesByUser, refused('INTERNAL', { message: 'Not now.' }))
  const { press } = await open(`${at}#upgrade`)
  const said = within(await screen.findByRole('alertdialog'))
  said.getByText('Not now.')
  await press('Ok')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(location.hash).toBe('')
})
