import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { DatedSubcategory, ImagePost } from '@parichay/contract/greeting/fields.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { makePdfCard, pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { makeVideo, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'
import { setViewing } from '../viewing.ts'
import { allowSharing } from '../ui/sharing.ts'

const post: ImagePost = {
  imageId: 7,
  title: 'Happy Diwali',
  type: 'SQUARE_IMAGE',
  imageCategoryId: 1,
  imageSubcategoryId: null,
  imageTagIds: [],
  language: 'en',
  captions: {},
  day: null,
  isPremium: false,
  isExclusive: false,
  isShown: true,
  isPopular: false,
  thumbnailUrl: '/t.webp',
  previewUrl: '/p.webp',
  width: 1080,
  height: 1080,
  version: 1,
  createdAt: '2026-11-01T06:00:00.000Z',
}

let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(cardRoutes.getCardsByBusiness, [makeCard()])
  edge.on(ownImageRoutes.getDayImages, { list: [post], occasion: 1, hasMore: false })
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, refused('NOT_FOUND'))
  edge.on(userVideoRoutes.getUserVideosByBusiness, refused('NOT_FOUND'))
  edge.on(videoTemplateRoutes.listVideoTemplates, [])
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  // The small picture of the card draws its links, as soon as the browser is idle.
  edge.on(linkStoreRoutes.listLinkTypes, [])
})
afterEach(() => {
  vi.useRealTimers()
  // The letters of a PDF card come as files.
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
  sessionStorage.clear()
})

/** Everything on the screen that would give something away to others. */
const offers = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].filter((one) => {
    const words = one.getAttribute('aria-label') ?? one.textContent ?? ''
    // A line of the checklist leads to the block of the card, and gives nothing away itself.
    return /share|whatsapp|copy link|qr code/i.test(words) && words !== 'Share your card for the first time'
  })
const whole = async () => {
  await screen.findByRole('region', { name: 'My digital card' })
  await screen.findByRole('region', { name: 'Today’s greeting' })
}

test('the home offers to share the card and the greeting of today', async () => {
  await openPanel({ at: '/panel/customer', edge })
  await whole()
  await waitFor(() => expect(offers().length).toBeGreaterThanOrEqual(4))
})

test('a suspended business is offered nothing to share: visitors see its name and number only', async () => {
  edge.on(businessRoutes.getBusinessesByUser, [
    { ...pdfShop, suspension: { at: '2026-11-20T06:00:00.000Z', reason: 'No answer to our letters.' } },
  ])
  await openPanel({ at: '/panel/customer', edge })
  await whole()
  await screen.findByText('This business is suspended')
  await screen.findByText('Suspended')
  expect(offers().filter((one) => one.textContent !== 'Connect with admin')).toEqual([])
  expect(screen.queryByText('Next step')).toBeNull()
})

test('staff who look at the home of a customer are offered no way to share anything', async () => {
  setViewing({
    viewId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
    endsAt: '2099-01-01T00:00:00.000Z',
    who: 'R. K. Anand',
    backTo: '/panel/admin/businesses/5',
  })
  allowSharing(false)
  await openPanel({ at: '/panel/customer', edge })
  await whole()
  expect(await screen.findByRole('status', { name: 'View as customer' })).toBeTruthy()
  await screen.findByRole('region', { name: 'Next step' })
  expect(offers().map(({ textContent }) => textContent)).toEqual([])
})

test('a home that was left open over night shows the greeting and the plan of the new day when it is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T18:20:00Z') })
  edge.on(businessRoutes.getBusinessesByUser, [
    { ...pdfShop, paymentStatus: 1, expiryDateForCustomer: '2026-12-01' },
  ])
  const days = edge.on(ownImageRoutes.getDayImages, ({ query }) => ({
    list: [{ ...post, title: `Picture of ${query['day']}` }],
    occasion: 1,
    hasMore: false,
  }))
  const frames = edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  const figures = edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  await openPanel({ at: '/panel/customer', edge })
  await screen.findByRole('link', { name: 'Open Picture of 2026-11-28' })
  const [asked, counted] = [frames.length, figures.length]
  expect(screen.getAllByText(/3 days/).length).toBeGreaterThan(0)
  vi.setSystemTime(new Date('2026-11-29T01:30:00Z'))
  fireEvent(document, new Event('visibilitychange'))
  await screen.findByRole('link', { name: 'Open Picture of 2026-11-29' })
  expect(screen.getAllByText(/2 days/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/3 days/)).toBeNull()
  expect(days.map(({ query }) => query['day'])).toEqual(['2026-11-28', '2026-11-29'])
  // What the plan allows, and how much is left of it, may be another today.
  await waitFor(() => expect([frames.length, figures.length]).toEqual([asked + 1, counted + 1]))
})

const pdfAround = {
  start: detailsFor('slope', cardFixtures.usual),
  pictures: {},
  logoColours: null,
  cardUrl: null,
  verifyUrl: 'https://rangtapi.test/v/AAAAAAAAAAAAAAAAAAAAAA',
}
const allowance = { limit: 3, used: 1, left: 2, why: null }
const tiles = {
  'Today’s greeting': [ownImageRoutes.getDayImages, { list: [post], occasion: 1, hasMore: false }],
  'PDF ID cards': [pdfCardRoutes.getPdfCardsByBusiness, { ...pdfAround, list: [makePdfCard()], allowance }],
  'Promotional videos': [
    userVideoRoutes.getUserVideosByBusiness,
    { list: [makeVideo()], facts: videoFacts, allowance },
  ],
} satisfies Record<string, [Route, unknown]>
const answers = (name: keyof typeof tiles) => {
  const [route, answer] = tiles[name] as readonly [Route, unknown]
  edge.on(videoTemplateRoutes.getVideoTemplate, refused('NOT_FOUND'))
  return {
    well: () => edge.on(route, answer as never),
    badly: () => edge.on(route, refused('RATE_LIMITED', { message: 'The tile is not there.' })),
  }
}
const names = Object.keys(tiles) as (keyof typeof tiles)[]

test.each(names)('%s that could not be read says so and heals by one press', async (name) => {
  const { well, badly } = answers(name)
  badly()
  const { hands } = await openPanel({ at: '/panel/customer', edge })
  const alert = within((await screen.findByText('The tile is not there.')).parentElement!)
  well()
  await hands.click(alert.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('region', { name })
  expect(screen.queryByText('The tile is not there.')).toBeNull()
})

test.each(names)('%s stays where asking for it anew fails', async (name) => {
  const { well, badly } = answers(name)
  well()
  const { queries } = await openPanel({ at: '/panel/customer', edge })
  await screen.findByRole('region', { name })
  const asked = badly()
  await act(() => queries.refetchQueries({ type: 'active' }))
  expect(asked.length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name })).toBeTruthy()
})

const kept = (facts: Partial<DatedSubcategory>): DatedSubcategory => ({
  imageSubcategoryId: 3,
  imageCategoryId: 1,
  name: 'Diwali',
  names: {},
  isShared: true,
  order: 0,
  dateType: 'FLEXIBLE',
  days: [],
  regions: [],
  communities: [],
  priority: 1,
  showDaysBefore: 7,
  source: '',
  version: 1,
  ...facts,
})

test('the next ten days on which something is kept stand on the home, and open their pictures', async () => {
  const today = istDay(new Date())
  const on = (days: number) => ({ day: addDays(today, days), who: '' })
  edge.on(greetingRoutes.listImageSubcategories, [
    kept({ imageSubcategoryId: 4, name: 'Constitution Day', days: [on(2)] }),
    kept({ name: 'Diwali', days: [on(0)] }),
    ...Array.from({ length: 12 }, (_, at) =>
      kept({ imageSubcategoryId: 10 + at, name: `Fair ${at}`, days: [on(20 + at)] }),
    ),
  ])
  await openPanel({ at: '/panel/customer', edge })
  const days = within(await screen.findByRole('region', { name: 'Upcoming days' }))
  const links = days.getAllByRole('link')
  expect(links).toHaveLength(10)
  expect(links[0]!.textContent).toBe('TodayDiwali')
  expect(links[0]!.getAttribute('href')).toBe('/panel/customer/daily-image')
  expect(links[1]!.textContent).toContain('Constitution Day')
  expect(links[1]!.getAttribute('href')).toBe(`/panel/customer/daily-image?day=${on(2).day}`)
})

test('where nothing is kept soon, the home names no days', async () => {
  await openPanel({ at: '/panel/customer', edge })
  await whole()
  await screen.findByRole('region', { name: 'Next step' })
  expect(screen.queryByRole('region', { name: 'Upcoming days' })).toBeNull()
})
