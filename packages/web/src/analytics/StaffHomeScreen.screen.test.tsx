import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

type Figure = Dashboard['figures'][number]
const figure = (definition: string, value: number, facts: Partial<Figure> = {}): Figure => ({
  definition,
  value,
  isMore: false,
  unit: 'count',
  span: null,
  before: null,
  ...facts,
})
const month = { from: '2026-11-01', to: '2026-11-22' }
const before = { from: '2026-10-01', to: '2026-10-22' }

const shown: Dashboard = {
  asOf: '2026-11-22T06:00:00.000Z',
  scope: 'agency',
  figures: [
    figure('businesses', 1204, { before: { value: 1180, from: null, to: '2026-10-23' } }),
    figure('activeCards', 900, { before: { value: 904, from: null, to: '2026-10-23' } }),
    figure('ending', 41, { before: { value: 38, from: null, to: '2026-10-23' } }),
    figure('expired', 10_000, { isMore: true }),
    figure('greetingsToday', 7, {
      span: { from: '2026-11-22', to: '2026-11-22' },
      before: { value: 9, from: '2026-11-21', to: '2026-11-21' },
    }),
    figure('filmsWaiting', 1),
    figure('paymentsToday', 2, { span: { from: '2026-11-22', to: '2026-11-22' } }),
    figure('payments', 12, { span: month, before: { value: 12, ...before } }),
    figure('revenue', 1_416_050, { unit: 'paise', span: month, before: { value: 1_500_000, ...before } }),
    figure('openExceptions', 3),
    figure('pendingPayments', 1),
    figure('filmsFailed', 2, { before: { value: 5, from: null, to: '2026-10-23' } }),
    figure('imageRequests', 0),
    figure('feedback', 44),
  ],
  days: [
    { day: '2026-11-21', made: 0, paid: 0 },
    { day: '2026-11-22', made: 3, paid: 1_180_00 },
  ],
  expiringSoonDays: 30,
  expiring: [],
}
const ending = {
  businessId: 5,
  businessName: 'Anand Mithai',
  agencyName: 'Namma Kaveri Cards',
  phoneNumber: '+919876510004',
  expiryDateForCustomer: '2026-11-25',
  paymentStatus: 1,
  expiringSoonDays: 30,
}

let edge: Edge
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(analyticsRoutes.getDashboard, shown)
})
afterEach(() => expect(edge.unanswered).toEqual([]))

const linkWith = async (name: RegExp) => screen.findByRole('link', { name })

test('each number says how it is counted, what changed against which days, and opens its list', async () => {
  await openPanel({ at: '/panel/admin', edge, staff: {} })
  const tiles: [RegExp, string, string][] = [
    [/^1,204\s*Businesses/, '+24 since 23 Oct', '/panel/admin/businesses'],
    [
      /^900\s*Active cards/,
      '−4 since 23 Oct',
      '/panel/admin/projects?projectType=digital_card&status=ACTIVE',
    ],
    [/^10,000\+\s*Expired/, '', '/panel/admin/businesses?subscription=expired&sort=expiry'],
    [
      /^7\s*Greetings today/,
      '−2 against 21 Nov',
      '/panel/admin/report?report=greetings&from=2026-11-22&to=2026-11-22',
    ],
    [/^1\s*Films in the queue/, '', '/panel/admin/projects?projectType=promotional_video&state=waiting'],
    [/^2\s*Payments today/, '', '/panel/admin/report?report=payments&from=2026-11-22&to=2026-11-22'],
    [
      /^12\s*Payments/,
      '±0 against 1 Oct to 22 Oct',
      '/panel/admin/report?report=payments&from=2026-11-01&to=2026-11-22',
    ],
    [
      /^₹14,160.50\s*Earned/,
      '−₹839.50 against 1 Oct to 22 Oct',
      '/panel/admin/report?report=payments&from=2026-11-01&to=2026-11-22',
    ],
  ]
  for (const [name, change, href] of tiles) {
    const tile = await linkWith(name)
    expect(tile.textContent).toContain(change)
    expect(tile.getAttribute('href')).toBe(href)
  }
  const work = screen.getByRole('region', { name: 'To look after' })
  expect(
    within(work)
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\..*\./, ' '), link.getAttribute('href')]),
  ).toEqual([
    ['Payments that need a person 3', '/panel/payment/exceptions'],
    ['Payments on their way 1', '/panel/admin/report?report=pending'],
    [
      'Films that failed −3 since 23 Oct2',
      '/panel/admin/projects?projectType=promotional_video&state=failed',
    ],
    ['Image requests 0', '/panel/admin/image-posts-management?tab=requests'],
    ['Unanswered feedback 44', '/panel/admin/feedback?isAnswered=false'],
  ])
})

test('whom to call is counted, and opens the list of as many', async () => {
  edge.on(analyticsRoutes.getDashboard, { ...shown, expiring: [ending] })
  await openPanel({ at: '/panel/admin', edge, staff: {} })
  const part = within(await screen.findByRole('region', { name: 'Expiring businesses to call' }))
  expect(part.getByRole('link', { name: 'See all 41' }).getAttribute('href')).toBe(
    '/panel/admin/businesses?subscription=ending&sort=expiry',
  )
  expect(part.getByText(/^Businesses in grace, and those/).textContent).toContain('+3 since 23 Oct')
  const way = (name: string) => part.getByRole('link', { name }).getAttribute('href')
  expect(way('Call Anand Mithai')).toBe('tel:+919876510004')
  // The platform's home has businesses of others: each hears from its own agency.
  expect(decodeURIComponent(way('WhatsApp to Anand Mithai')!)).toMatch(
    /^https:\/\/wa\.me\/919876510004\?text=Hello from Namma Kaveri Cards! The plan of Anand Mithai/,
  )
})

test('who has no list of businesses sees the numbers and no ways', async () => {
  await openPanel({ at: '/panel/admin', edge, staff: { roles: ['creator'], permissions: ['card.list'] } })
  expect(await linkWith(/Active cards/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^1,204/ })).toBeNull()
  expect(screen.getByText('Made in all: 3').closest('a')).toBeNull()
})

test('charts stand above their numbers, and each number opens its list', async () => {
  await openPanel({ at: '/panel/admin', edge, staff: {} })
  const days = 'from=2026-11-21&to=2026-11-22'
  expect((await linkWith(/^Made in all: 3$/)).getAttribute('href')).toBe(`/panel/admin/businesses?${days}`)
  expect((await linkWith(/^Earned in all: ₹1,180$/)).getAttribute('href')).toBe(
    `/panel/admin/report?report=payments&${days}`,
  )
  const made = within(await screen.findByRole('table', { name: 'New businesses, last 30 days' }))
  expect(made.getAllByRole('row').map((row) => row.textContent)).toEqual(['DaysNew businesses', '22 Nov3'])
  expect(made.getByRole('link').getAttribute('href')).toBe(
    '/panel/admin/businesses?from=2026-11-22&to=2026-11-22',
  )
  const earned = within(screen.getByRole('table', { name: 'Earned, last 30 days' }))
  expect(earned.getByRole('link', { name: '₹1,180' }).getAttribute('href')).toBe(
    '/panel/admin/report?report=payments&from=2026-11-22&to=2026-11-22',
  )
})

test('what failed is named until somebody read of it', async () => {
  edge.on(analyticsRoutes.listAdminNotifications, ({ query }) => ({
    list:
      query['kind'] === 'failed_job'
        ? [
            {
              notificationId: 7,
              kind: 'failed_job' as const,
              agencyId: 1,
              agencyName: 'Rangtapi Digital',
              facts: { job: 'invoice-mail' },
              isRead: false,
              createdAt: '2026-11-22T05:00:00.000Z',
            },
          ]
        : [],
    unread: { count: 1, isMore: false },
  }))
  const read = edge.on(analyticsRoutes.readAdminNotification, { count: 0, isMore: false })
  const { hands } = await openPanel({ at: '/panel/admin', edge, staff: {} })
  const failed = within(await screen.findByRole('region', { name: 'What failed' }))
  await hands.click(failed.getByRole('button', { name: /An invoice could not be sent by e-mail/ }))
  expect(read).toHaveLength(1)
})

test('the page says as of when its numbers are, in the time of India', async () => {
  await openPanel({ at: '/panel/admin', edge, staff: {} })
  await screen.findByText('Agency: Rangtapi Digital · as of 11:30 am')
})

test('numbers that did not come say so in their place, and are asked for again; the ways on stay', async () => {
  const asked = edge.on(analyticsRoutes.getDashboard, refused('INTERNAL', { message: 'It did not come.' }))
  const { hands } = await openPanel({ at: '/panel/admin', edge, staff: {} })
  const again = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('button', { name: 'Add customer' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'To look after' })).toBeNull()
  const before = asked.length
  edge.on(analyticsRoutes.getDashboard, shown)
  await hands.click(again)
  expect(await linkWith(/^1,204\s*Businesses/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(asked).toHaveLength(before)
})
