import type { ConfigurationChange } from '@parichay/contract/agency/change.ts'
import { changedConfiguration } from '@parichay/contract/agency/change.ts'
import { type AgencySwitch, switchPaths } from '@parichay/contract/agency/switches.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { makePlan } from '../testing/makers.plan.ts'
import { makePlanOfBusiness } from '../testing/makers.payment.ts'
import { pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

/** It holds the card only: what else its card names is what the agency has switched on. */
const plan = makePlan({
  name: 'Starter',
  price: 999,
  limits: { ...makePlan().limits, greetingImagesIncluded: false, greetingImagesLimit: 0 },
  subscribers: null,
})

let edge: Edge
/** What the tiles of a home ask for; they are not drawn here. */
let tiles: Record<'greetings' | 'pdfCards' | 'promotionalVideos', Asked[]>
// Parts that come on demand: how long a busy machine takes to read them is no matter of a switch.
beforeAll(async () => {
  await import('../upgrade/UpgradeDoor.tsx')
  await import('../shell/CreateSheet.tsx')
  await import('../home/MyInvitations.tsx')
  await import('../home/MyPdfCards.tsx')
  await import('../home/MyVideos.tsx')
}, 120_000)
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(planRoutes.listSubscriptionPlans, [plan])
  edge.on(cardRoutes.getCardsByBusiness, [])
  edge.on(analyticsRoutes.getDashboard, refused('NOT_FOUND'))
  edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  edge.on(videoTemplateRoutes.listVideoTemplates, [])
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  tiles = {
    greetings: edge.on(ownImageRoutes.getDayImages, refused('NOT_FOUND')),
    pdfCards: edge.on(pdfCardRoutes.getPdfCardsByBusiness, refused('NOT_FOUND')),
    promotionalVideos: edge.on(userVideoRoutes.getUserVideosByBusiness, refused('NOT_FOUND')),
  }
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 100,
    annualFee: null,
    imageFee: null,
    customFloor: null,
    creditDays: 10,
    pdfSlabs: [],
    version: 1,
  })
  edge.on(businessRoutes.listBusinesses, { list: [], total: 0, totalIsMore: false })
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(analyticsRoutes.logEvents, { logged: 0 })
  edge.on(authRoutes.getUser, {
    userId: 4,
    isForeignUser: false,
    phoneNumber: '+919876510004',
    email: null,
    title: null,
    name: 'Asha',
    preference: {},
    mustChangePassword: false,
    createdAt: '2026-01-05T06:00:00.000Z',
  })
})

const addPlan = '/panel/admin/plans-pricing-management/add'
const plans = '/panel/admin/plans-pricing-management'
const businesses = '/panel/admin/businesses'
const staff = { staff: {} }
const customer = {}
/** Any page has the menu; this one asks for nothing more. */
const anywhere = '/panel/customer/nowhere'
const ticked = (name: string | RegExp) => () => screen.queryByRole('checkbox', { name })
const link = (name: string | RegExp) => () => screen.queryByRole('link', { name })
const said = (words: RegExp) => () => screen.queryAllByText(words)[0] ?? null
const way = (name: RegExp) => () => screen.queryByRole('button', { name })
const heading = (name: string | RegExp) => () => screen.findByRole('heading', { name })
const planForm = () => screen.findByRole('checkbox', { name: /1 Digital card/ })
/** The menu is opened by its button. */
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  return screen.findByRole('navigation', { name: 'Menu' })
}
const create = async () => {
  await openMenu()
  await userEvent.click(screen.getByText('Create'))
  return screen.findByRole('dialog', { name: 'Create' })
}
const pricing = async () => {
  await openMenu()
  await userEvent.click(screen.getByText('Pricing'))
  return screen.findByRole('dialog')
}
const planCard = async () => {
  await pricing()
  return screen.findByText('Change theme anytime')
}
/** The tiles of a home ask when they are seen; the others are there when the one that is looked for could be. */
const home = (others: (keyof typeof tiles)[], withInvitations: boolean) => async () => {
  if (withInvitations) await screen.findByRole('region', { name: 'Invitation cards' })
  for (const other of others) await waitFor(() => expect(tiles[other].length).toBeGreaterThan(0))
}
const asks = (tile: keyof typeof tiles) => () => tiles[tile][0] ?? null

/** Where a switch is seen: specification 6 and issue 13, 'menu, home, upgrade screen'; calls are tried on the server. */
type Place = 'menu' | 'home' | 'upgrade' | 'page'
/** Places where a switch has something to say; elsewhere its product does not appear at all. */
const seenIn: Record<AgencySwitch, readonly Place[]> = {
  greetings: ['menu', 'home', 'upgrade', 'page'],
  greetingVideos: ['upgrade', 'page'],
  exclusivePosts: ['page'],
  pdfCards: ['menu', 'home', 'upgrade', 'page'],
  promotionalVideos: ['menu', 'home', 'upgrade', 'page'],
  invitationTile: ['menu', 'home', 'page'],
  onlinePayment: ['upgrade'],
  hideBilling: ['menu', 'page'],
}

/** A screen, who looks at it, what stands there whatever the switches say, and what one switch brings or takes away. */
type Row = [
  AgencySwitch,
  Place,
  string,
  string,
  object,
  () => Promise<unknown>,
  () => unknown,
  isThereWhenOn: boolean,
]
// prettier-ignore
const table: Row[] = [
  ['greetings', 'menu', 'of customers', anywhere, customer, openMenu, link('Greetings'), true],
  ['pdfCards', 'menu', 'of customers', anywhere, customer, openMenu, link('PDF ID cards'), true],
  ['promotionalVideos', 'menu', 'of customers', anywhere, customer, openMenu, link('Videos'), true],
  ['invitationTile', 'menu', 'of customers', anywhere, customer, openMenu, link('Invitation cards'), true],
  ['hideBilling', 'menu', 'of staff', plans, staff, openMenu, link('Billing'), false],
  ['greetings', 'home', 'of customers', '/panel/customer', customer, home(['pdfCards', 'promotionalVideos'], true), asks('greetings'), true],
  ['pdfCards', 'home', 'of customers', '/panel/customer', customer, home(['greetings', 'promotionalVideos'], true), asks('pdfCards'), true],
  ['promotionalVideos', 'home', 'of customers', '/panel/customer', customer, home(['greetings', 'pdfCards'], true), asks('promotionalVideos'), true],
  ['invitationTile', 'home', 'of customers', '/panel/customer', customer, home(['pdfCards', 'promotionalVideos'], false), () => screen.queryByRole('region', { name: 'Invitation cards' }), true],
  ['greetings', 'upgrade', 'line of a plan', anywhere, customer, planCard, said(/Download unlimited images/), true],
  ['greetingVideos', 'upgrade', 'line of a plan', anywhere, customer, planCard, said(/Download videos every day/), true],
  ['pdfCards', 'upgrade', 'line of a plan', anywhere, customer, planCard, said(/Pdf id cards/), true],
  ['promotionalVideos', 'upgrade', 'line of a plan', anywhere, customer, planCard, said(/Promotional Videos/), true],
  ['onlinePayment', 'upgrade', 'Pricing says whom to talk to', anywhere, customer, async () => (await pricing()) && screen.findAllByText(/Please connect with admin|Change theme anytime/), said(/Please connect with admin/), false],
  ['greetings', 'page', 'form of a plan', addPlan, staff, planForm, ticked('Unlimited greeting images'), true],
  ['greetings', 'page', 'filter of All Businesses', businesses, staff, heading('All Businesses'), () => screen.queryByRole('combobox', { name: /^Greetings/ }), true],
  ['greetings', 'page', 'Create', anywhere, customer, create, way(/^Greeting/), true],
  ['greetings', 'page', 'by its address', '/panel/customer/daily-image', customer, () => screen.findByRole('main'), said(/^Greetings are not switched on/), false],
  ['greetingVideos', 'page', 'form of a plan', addPlan, staff, planForm, ticked('Daily greeting videos'), true],
  ['exclusivePosts', 'page', 'adding images', '/panel/admin/image-posts-management/add', staff, heading(/^Add images|not open to your account/), said(/not open to your account/), false],
  ['pdfCards', 'page', 'form of a plan', addPlan, staff, planForm, ticked('Pdf id cards'), true],
  ['pdfCards', 'page', 'single PDF price', plans, staff, heading('Customer plans & pricing'), way(/^Single PDF price$/), true],
  ['pdfCards', 'page', 'Create', anywhere, customer, create, way(/^ID card/), true],
  ['pdfCards', 'page', 'by its address', '/panel/customer/pdf-card-templates', customer, () => screen.findByRole('main'), said(/^PDF ID cards are not switched on/), false],
  ['promotionalVideos', 'page', 'form of a plan', addPlan, staff, planForm, ticked('Promotional videos'), true],
  ['promotionalVideos', 'page', 'Create', anywhere, customer, create, way(/^Video/), true],
  ['promotionalVideos', 'page', 'by its address', '/panel/customer/video-templates', customer, () => screen.findByRole('main'), said(/^Promotional videos are not switched on/), false],
  ['invitationTile', 'page', 'Create', anywhere, customer, create, way(/^Invitation/), true],
  ['hideBilling', 'page', 'form of a plan: what the platform bills', addPlan, staff, planForm, said(/Your cost: the platform bills/), false],
]

function configurationWith(name: AgencySwitch, on: boolean) {
  const [group, key] = switchPaths[name] as readonly [string, string?]
  const change = { [group]: key === undefined ? on : { [key]: on } } as ConfigurationChange
  return changedConfiguration(makeAgency().configuration, change)
}

test('every switch has its rows, in each place where it is seen', () => {
  const found = Object.fromEntries(
    Object.keys(switchPaths).map((name) => [
      name,
      [...new Set(table.filter(([of]) => of === name).map(([, place]) => place))].toSorted(),
    ]),
  )
  expect(found).toEqual(
    Object.fromEntries(Object.entries(seenIn).map(([name, places]) => [name, places.toSorted()])),
  )
})

test.each(
  table.flatMap((row) =>
    [true, false].map((on) => [row[0], on ? 'on' : 'off', row[1], row[2], row, on] as const),
  ),
)('%s %s: %s, %s', async (name, _word, place, _what, [, , , at, who, ready, seen, isThereWhenOn], on) => {
  if (place === 'home') {
    edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  }
  await openPanel({ at, edge, ...who, agency: { configuration: configurationWith(name, on) } })
  await ready()
  if (on === isThereWhenOn) await waitFor(() => expect(seen()).not.toBeNull())
  else expect(seen()).toBeNull()
})

test('the tile of invitations needs a site to open', async () => {
  await openPanel({ at: anywhere, edge, agency: { invitationSiteLink: '' } })
  await openMenu()
  expect(link('Invitation cards')()).toBeNull()
})

const only = (on: AgencySwitch[]) =>
  (['greetings', 'pdfCards', 'promotionalVideos', 'invitationTile'] as const).reduce(
    (configuration, name) => {
      const [group, key] = switchPaths[name]
      return changedConfiguration(configuration, {
        [group]: { [key]: on.includes(name) },
      } as ConfigurationChange)
    },
    makeAgency().configuration,
  )

test.each([
  [[], false],
  [['greetings'], true],
  [['pdfCards'], true],
  [['promotionalVideos'], true],
  [['invitationTile'], true],
] as [AgencySwitch[], boolean][])('with %j on, the menu of staff has All Projects: %s', async (on, has) => {
  await openPanel({ at: plans, edge, ...staff, agency: { configuration: only(on) } })
  await openMenu()
  expect(link('All Projects')() !== null).toBe(has)
})

test('a page behind a hidden entry does not open, and asks nothing', async () => {
  await openPanel({
    at: '/panel/admin/billing',
    edge,
    ...staff,
    agency: { configuration: configurationWith('hideBilling', true) },
  })
  await screen.findByRole('heading', { name: /not open to your account/ })
})

test.each(['daily-image/own', 'frame-settings', 'account/greetings', 'account/reminder'])(
  'greetings off: %s says so by its address',
  async (page) => {
    const configuration = configurationWith('greetings', false)
    await openPanel({ at: `/panel/customer/${page}`, edge, agency: { configuration } })
    await waitFor(() => expect(said(/^Greetings are not switched on/)()).not.toBeNull())
  },
)

describe('PDF cards off, of somebody who bought them', () => {
  const at = '/panel/customer/pdf-card-templates'
  const agency = { configuration: configurationWith('pdfCards', false) }
  const none = { allowed: false, why: 'notSold', code: 'PLAN_NEEDED', limit: 0, left: 0 } as const
  const usedUp = { allowed: false, why: 'usedUp', code: 'LIMIT_REACHED', limit: 5, left: 0 } as const
  const { entitlements } = makePlanOfBusiness()
  beforeEach(() => {
    edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
    edge.on(authRoutes.getUser, pdfShopOwner)
  })
  test.each([
    ['a plan that holds them', entitlements.pdfExport, true],
    ['one that is used up', usedUp, true],
    ['none', none, false],
  ])('%s', async (_, pdfExport, opens) => {
    edge.on(planRoutes.getPlanOfBusiness, { plan: null, entitlements: { ...entitlements, pdfExport } })
    await openPanel({ at, edge, agency })
    if (opens) await waitFor(() => expect(tiles.pdfCards.length).toBeGreaterThan(0))
    else await screen.findByText(/^PDF ID cards are not switched on/)
    expect([said(/not switched on/)() === null, tiles.pdfCards.length > 0]).toEqual([opens, opens])
  })
  test('what cannot be asked says so, and is asked again', async () => {
    edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
    await openPanel({ at, edge, agency })
    const again = await screen.findByRole('button', { name: 'Retry' })
    edge.on(planRoutes.getPlanOfBusiness, makePlanOfBusiness())
    await userEvent.click(again)
    await waitFor(() => expect(tiles.pdfCards.length).toBeGreaterThan(0))
  })
})
