import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { makeAgency } from '../testing/makers.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const { configuration } = makeAgency()
/** Digital cards and nothing else, paid to the agency and not online. */
const cardsOnly: Partial<AgencyDetails> = {
  configuration: {
    ...configuration,
    imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
    pdfCardConfig: { ...configuration.pdfCardConfig, enablePdfCardProduct: false },
    video: { enableVideo: false },
    dashboardConfig: { showInvitationTileInCustomerDashboard: false },
    onlinePayment: { enablePaymentIntegration: false, allowedOrigins: [] },
  },
}
/** The IST day that many days from today. */
const inDays = (days: number) => istDay(new Date(Date.now() + days * 86_400_000))
const cardOf = (status: 'ACTIVE' | 'INACTIVE' | 'DRAFT') => ({
  cardNo: 9,
  cardId: 'anand-sweets',
  status,
  url: 'https://rangtapi.test/anand-sweets',
})
const shop = (facts: Partial<Business> = {}): Business => ({ ...pdfShop, card: cardOf('ACTIVE'), ...facts })

let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [shop()])
  edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(linkStoreRoutes.listLinkTypes, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  sessionStorage.clear()
})
const open = (at = '/panel/customer', more: object = {}) =>
  openPanel({ at, edge, agency: cardsOnly, ...more })
const openMenu = async (hands: Awaited<ReturnType<typeof open>>['hands']) => {
  await hands.click(await screen.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('navigation', { name: 'Menu' }))
}

test('with nothing yet', async () => {
  edge.on(deletedRoutes.listDeleted, { list: [], isMore: false })
  edge.on(businessRoutes.getBusinessesByUser, [])
  const { hands, place } = await open()
  expect(await screen.findByText('Let us begin with your business')).toBeTruthy()
  await hands.click(await screen.findByRole('button', { name: 'Add your business' }))
  await waitFor(() => expect(place()).toContain('/businesses/add?shouldCreateDigitalCard=true'))
})

test.each([
  [
    'a business without a card',
    { card: null },
    null,
    ['Create your digital card – 2 minutes', 'Create my card'],
  ],
  [
    'a draft',
    { card: cardOf('DRAFT') },
    'DRAFT',
    ['Your card is nearly there', 'Draft', 'Continue', 'Publish your card'],
  ],
  [
    'a trial that ends',
    { paymentStatus: 0, expiryDateForCustomer: inDays(5) },
    'ACTIVE',
    ['Your free trial ends in 5 days', 'Connect with Rangtapi Digital so that your card stays live.'],
  ],
  ['a plan that ends', { expiryDateForCustomer: inDays(12) }, 'ACTIVE', ['Your plan ends in 12 days']],
  [
    'the days of grace',
    { expiryDateForCustomer: inDays(-1) },
    'ACTIVE',
    [/^Your plan ended on/, /^Everything still works until/],
  ],
  [
    'no time left',
    { expiryDateForCustomer: inDays(-90) },
    'ACTIVE',
    [/^Your plan ended on/, /^Visitors now see only your name and number/],
  ],
  [
    'a card that is switched off',
    { card: cardOf('INACTIVE') },
    'INACTIVE',
    ['InActive', 'Visitors do not see it at the moment.'],
  ],
] as const)('with %s', async (_what, facts, status, texts) => {
  edge.on(businessRoutes.getBusinessesByUser, [shop(facts)])
  edge.on(cardRoutes.getCardsByBusiness, status ? [makeCard({ status })] : [])
  await open()
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

test('whom to talk to comes from the agency', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [shop({ expiryDateForCustomer: inDays(3) })])
  await open()
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876522000')
  expect(plan.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/919876522000')
})

test('a number of WhatsApp that the agency typed without its country is chatted with in India', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [shop({ expiryDateForCustomer: inDays(3) })])
  const support = { phoneNumber: '', email: '', whatsapp: '098765 22000' }
  await open('/panel/customer', { agency: { ...cardsOnly, support } })
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(plan.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/919876522000')
})

test('a block that fails leaves the rest alone and heals by one click', async () => {
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND', { message: 'The numbers are not there.' }))
  const { hands } = await open()
  const alert = await screen.findByRole('alert')
  expect(await within(alert).findByText('The numbers are not there.')).toBeTruthy()
  const card = within(await screen.findByRole('region', { name: 'My digital card' }))
  expect(await card.findByText('Active')).toBeTruthy()
  const figure = { value: 1, isMore: false, unit: 'count', span: null, before: null } as const
  edge.on(analyticsRoutes.getDashboard, {
    asOf: '2026-11-22T06:00:00.000Z',
    scope: 'own',
    figures: [
      { definition: 'businesses', ...figure },
      { definition: 'activeCards', ...figure },
    ],
    days: [],
    expiringSoonDays: 30,
    expiring: [],
  })
  await hands.click(within(alert).getByRole('button', { name: 'Retry' }))
  const numbers = await screen.findByRole('region', { name: 'My numbers' })
  expect(numbers.textContent).toMatch(/1\s*Business\s*1\s*Active card\s*\d+\s*Days left/)
})

test('slow answers have the shape of what comes', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  edge.on(businessRoutes.getBusinessesByUser, async () => {
    await held
    return [shop()]
  })
  await open()
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeTruthy())
  expect(screen.queryByRole('region', { name: 'My digital card' })).toBeNull()
  answer()
  expect(await screen.findByRole('region', { name: 'My digital card' })).toBeTruthy()
})

test('the menu hides projects and Create where the agency sells digital cards only', async () => {
  const { hands } = await open()
  const menu = await openMenu(hands)
  expect(await menu.findByRole('link', { name: 'Home' })).toBeTruthy()
  expect(menu.queryByText('My Projects')).toBeNull()
  expect(menu.queryByRole('button', { name: 'Create' })).toBeNull()
})

test('a foreign customer sees the e-mail', async () => {
  edge.on(authRoutes.getUser, {
    ...pdfShopOwner,
    isForeignUser: true,
    phoneNumber: null,
    email: 'priya@loomandharbour.example',
  })
  const { hands } = await open()
  expect(await (await openMenu(hands)).findByText('priya@loomandharbour.example')).toBeTruthy()
})

test.each([
  ['/panel/customer', false],
  ['/panel/customer/projects', false],
  ['/panel/customer/businesses/add', true],
  ['/panel/customer/businesses/add?firstTimeUser=true', false],
])('%s has a back button: %s', async (path, has) => {
  await open(path)
  await screen.findByRole('heading', { level: 1 })
  const bar = within(screen.getByRole('banner'))
  await waitFor(() => expect(bar.queryAllByRole('button', { name: 'Back' })).toHaveLength(has ? 1 : 0))
})

test('says when the internet is gone', async () => {
  await open()
  await screen.findByRole('region', { name: 'My digital card' })
  const words = 'You are offline. Your changes are sent when the internet is back.'
  expect(screen.queryByText(words)).toBeNull()
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(words)).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})
