import type { ConfigurationChange } from '@parichay/contract/agency/change.ts'
import { changedConfiguration } from '@parichay/contract/agency/change.ts'
import { type AgencySwitch, switchPaths } from '@parichay/contract/agency/switches.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

let edge: Edge
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: null,
    annualFee: null,
    imageFee: null,
    customFloor: null,
    pdfSlabs: [],
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
const ticked = (name: string | RegExp) => () => screen.queryByRole('checkbox', { name })
const link = (name: string) => () => screen.queryByRole('link', { name })

/** A screen, who looks at it, what stands there whatever the switches say, and what one switch brings or takes away. */
type Row = [
  AgencySwitch,
  string,
  string,
  object,
  () => Promise<unknown>,
  () => unknown,
  isThereWhenOn: boolean,
]
const planForm = () => screen.findByRole('checkbox', { name: /1 Digital card/ })
const customer = {}
/** Any page has the menu; this one asks for nothing more. */
const anywhere = '/panel/customer/nowhere'
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
const heading = (name: string) => () => screen.findByRole('heading', { name })
const table: Row[] = [
  [
    'greetings',
    'plan form: greeting images',
    addPlan,
    staff,
    planForm,
    ticked('Unlimited greeting images'),
    true,
  ],
  [
    'greetings',
    'All Businesses: filter',
    businesses,
    staff,
    heading('All Businesses'),
    () => screen.queryByRole('combobox', { name: /^Greetings/ }),
    true,
  ],
  [
    'greetingVideos',
    'plan form: greeting videos',
    addPlan,
    staff,
    planForm,
    ticked('Daily greeting videos'),
    true,
  ],
  ['pdfCards', 'plan form: PDF cards', addPlan, staff, planForm, ticked('Pdf id cards'), true],
  [
    'pdfCards',
    'plans: single PDF price',
    plans,
    staff,
    heading('Customer plans & pricing'),
    () => screen.queryByRole('button', { name: 'Single PDF price' }),
    true,
  ],
  [
    'promotionalVideos',
    'plan form: promotional videos',
    addPlan,
    staff,
    planForm,
    ticked('Promotional videos'),
    true,
  ],
  ['greetings', 'menu of customers: Greetings', anywhere, customer, openMenu, link('Greetings'), true],
  [
    'greetings',
    'Create of customers: Greeting',
    anywhere,
    customer,
    create,
    () => screen.queryByRole('button', { name: /^Greeting/ }),
    true,
  ],
  [
    'greetings',
    'the greetings page says it is off',
    '/panel/customer/daily-image',
    customer,
    () => screen.findByRole('main'),
    () => screen.queryByText('Greetings are not switched on'),
    false,
  ],
  [
    'onlinePayment',
    'Pricing of customers says whom to talk to',
    anywhere,
    customer,
    pricing,
    () => screen.queryAllByText(/Please connect with admin/)[0] ?? null,
    false,
  ],
  ['hideBilling', 'menu: Billing', plans, staff, openMenu, link('Billing'), false],
]

function configurationWith(name: AgencySwitch, on: boolean) {
  const [group, key] = switchPaths[name] as readonly [string, string?]
  const change = { [group]: key === undefined ? on : { [key]: on } } as ConfigurationChange
  return changedConfiguration(makeAgency().configuration, change)
}

test.each(
  table.flatMap((row) => [true, false].map((on) => [row[0], on ? 'on' : 'off', row[1], row, on] as const)),
)('%s %s: %s', async (name, _word, _what, [, , at, who, ready, seen, isThereWhenOn], on) => {
  await openPanel({ at, edge, ...who, agency: { configuration: configurationWith(name, on) } })
  await ready()
  expect(seen() !== null).toBe(on === isThereWhenOn)
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
