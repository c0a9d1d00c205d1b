import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeCard } from '../../testing/makers.card.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { makePdfCard } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  // Nothing comes near the screen: cards are drawn in browsers only.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(businessRoutes.getBusiness, makeBusiness())
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(noteRoutes.listNotes, [])
  edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
})
const open = (tab: string, more: object = {}) =>
  openPanel({
    at: `/panel/admin/businesses/5${tab && `?tab=${tab}`}`,
    edge,
    staff: {},
    ...more,
  })
const tabs = async () =>
  [...(await screen.findByRole('group', { name: 'What to see' })).querySelectorAll('button')].map(
    (one) => one.textContent,
  )
const pdfCards = (list: ReturnType<typeof makePdfCard>[]) => ({
  list,
  start: detailsFor('slope', cardFixtures.usual),
  pictures: {},
  logoColours: null,
  cardUrl: null,
  verifyUrl: 'https://rangtapi.test/v/AAAAAAAAAAAAAAAAAAAAAA',
  allowance: { limit: 10, used: 3, left: 7, why: null },
})

const visits = {
  views: 42,
  leads: 1_20_011,
  calls: 1_20_004,
  chats: 5,
  saves: 2,
  orders: 0,
  forms: 0,
  before: { views: 8, leads: 4 },
}

test('an admin of an agency that sells everything has all eight tabs', async () => {
  await open('')
  expect(await tabs()).toEqual([
    'Overview',
    'Card',
    'Greetings',
    'ID cards',
    'Videos',
    'Payments and invoices',
    'Notes',
    'Activity',
  ])
})

test('what a card may hold without a limit is only counted', async () => {
  const card = makeCard({ links: [] })
  edge.on(
    businessRoutes.getBusiness,
    makeBusiness({ card: { cardNo: 9, cardId: 'om', status: 'ACTIVE', url: null } }),
  )
  edge.on(cardRoutes.getCardsByBusiness, [{ ...card, limit: { ...card.limit, links: -1 } }])
  edge.on(cardRoutes.getCardVisits, visits)
  await open('card')
  expect((await screen.findByText('Links')).nextElementSibling?.textContent).toBe('0')
  expect(screen.getByText('Pictures').nextElementSibling?.textContent).toBe('0 of 30')
})

test('the tab of the card says how often visitors came and got in touch, and is asked again where it failed', async () => {
  edge.on(
    businessRoutes.getBusiness,
    makeBusiness({ card: { cardNo: 9, cardId: 'om', status: 'ACTIVE', url: null } }),
  )
  edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
  edge.on(cardRoutes.getCardVisits, refused('INTERNAL'))
  const { hands } = await open('card')
  const again = await screen.findByRole('button', { name: 'Retry' })
  const asked = edge.on(cardRoutes.getCardVisits, visits)
  await hands.click(again)
  const part = within(await screen.findByRole('region', { name: 'Visitors of the card' }))
  expect(asked[0]!.query).toEqual({ cardNo: '9' })
  expect(part.getByText('Leads, 30 days').parentElement?.textContent).toBe(
    'Leads, 30 days1,20,0114 in the 30 days before',
  )
  expect(part.getByText('WhatsApp').nextElementSibling?.textContent).toBe('5')
  expect(part.queryByText('Orders')).toBeNull()
})

test('who may not see cards is told nothing of their visitors', async () => {
  edge.on(
    businessRoutes.getBusiness,
    makeBusiness({ card: { cardNo: 9, cardId: 'om', status: 'ACTIVE', url: null } }),
  )
  await open('card', { staff: { roles: ['creator'], permissions: ['business.list', 'business.view'] } })
  await screen.findByRole('heading', { name: 'Digital card' })
  expect(screen.queryByText('Visitors of the card')).toBeNull()
})

test('what a customer paid is no tab of whom it is hidden from, nor an address', async () => {
  await open('payments', { staff: { configuration: { hideBilling: true } } })
  expect(await tabs()).not.toContain('Payments and invoices')
  expect(screen.getByRole('button', { name: 'Overview', pressed: true })).toBeTruthy()
})

test('who looks at a business outside the territory of whoever looks after it is warned', async () => {
  const keeper = { franchiseeId: 8, name: 'Kavita Rao', isOutside: true }
  edge.on(businessRoutes.getBusiness, makeBusiness({ keeper }))
  const panel = await open('')
  await screen.findByText('This business lies outside the places where Kavita Rao works.')
  panel.unmount()
  edge.on(businessRoutes.getBusiness, makeBusiness({ keeper: { ...keeper, franchiseeId: 1 } }))
  await open('', { staff: { franchiseeId: 1 } })
  await screen.findByText(/outside the places where you work/)
  cleanup()
  edge.on(businessRoutes.getBusiness, makeBusiness({ keeper: { ...keeper, isOutside: false } }))
  await open('')
  await tabs()
  expect(screen.queryByText(/outside the places/)).toBeNull()
})

test('ID cards of the business, how many its plan leaves, and only deeds that whoever looks may do', async () => {
  const asked = edge.on(
    pdfCardRoutes.getPdfCardsByBusiness,
    pdfCards([
      makePdfCard({ pdfCardNo: 2001, companyName: 'Anand Sweets' }),
      makePdfCard({
        pdfCardNo: 2002,
        companyName: 'Anand Bakery',
        can: {
          edit: 'NOT_ALLOWED',
          status: 'NOT_ALLOWED',
          delete: 'NOT_ALLOWED',
          export: 'NOT_ALLOWED',
          forceExport: 'NOT_ALLOWED',
          pay: 'NOT_ALLOWED',
        },
      }),
    ]),
  )
  await open('pdf-cards')
  const [mine, other] = within(await screen.findByRole('list', { name: 'ID cards' })).getAllByRole('listitem')
  expect(asked[0]!.query).toEqual({ businessId: '5' })
  expect(screen.getByText('3 of 10 exported')).toBeTruthy()
  expect(within(mine!).getByRole('button', { name: 'Edit' })).toBeTruthy()
  expect(within(other!).queryAllByRole('button')).toEqual([])
})

test('no videos yet: who may make one is offered it, who may only look is not', async () => {
  const facts = {
    businessName: 'Anand Sweets',
    tagline: '',
    phone: '',
    website: '',
    address: '',
    city: '',
    mainColour: null,
    accentColour: null,
    logoUrl: null,
    language: 'en' as const,
    products: [],
  }
  edge.on(userVideoRoutes.getUserVideosByBusiness, {
    list: [],
    facts,
    allowance: { limit: 0, used: 0, left: 0, why: null },
  })
  const first = await open('videos')
  expect(await screen.findByText('No videos yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create a video' })).toBeTruthy()
  first.unmount()
  await open('videos', {
    staff: { roles: ['franchisee'], permissions: ['business.view', 'video.view'] },
  })
  expect(await screen.findByText('No videos yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create a video' })).toBeNull()
})

test('a failed tab says so and is asked for again', async () => {
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, refused('INTERNAL'))
  const { hands } = await open('pdf-cards')
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, pdfCards([]))
  await hands.click(again)
  expect(await screen.findByText('No ID cards yet')).toBeTruthy()
})

test.each([
  ['', noteRoutes.listNotes, 2],
  ['', planRoutes.getPlanOfBusiness, 1],
  ['greetings', frameRoutes.getImagePostSettings, 1],
])('a part of the tab “%s” that failed says so, and is asked for again', async (tab, route, parts) => {
  edge.on(ownImageRoutes.getGreetingUse, { isEnabled: true, taken: 0, days: 0, favourites: 0, latest: [] })
  const asked = edge.on(route, refused('INTERNAL'))
  const { hands } = await open(tab)
  const again = () => screen.getAllByRole('button', { name: 'Retry' })
  await waitFor(() => expect(again()).toHaveLength(parts))
  const before = asked.length
  for (const one of again()) await hands.click(one)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
})
