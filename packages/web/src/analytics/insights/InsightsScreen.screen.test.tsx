import type { AdminInsights, InsightFigures } from '@parichay/contract/analytics/insights.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'

const day = (date: string) => ({ from: date, to: date })
const figure = (definition: string, value: number, was: number, unit: 'count' | 'paise' = 'count') => ({
  definition,
  value,
  isMore: false,
  unit,
  span: { from: '2026-11-20', to: '2026-11-21' },
  before: { value: was, from: '2026-11-18', to: '2026-11-19' },
})
const figures: InsightFigures = {
  asOf: '2026-11-22T06:00:00.000Z',
  span: { from: '2026-11-20', to: '2026-11-21' },
  figures: [
    figure('newBusinesses', 4, 1),
    figure('paidSum', 123_900, 200_000, 'paise'),
    figure('lostPlans', 2, 2),
    { ...figure('greetingsSent', 10_000, 0), isMore: true, before: null },
    figure('visits', 40, 90),
  ],
}
const insights = (facts: Partial<AdminInsights> = {}): AdminInsights => ({
  asOf: '2026-11-22T06:00:00.000Z',
  span: { from: '2026-11-20', to: '2026-11-21' },
  newBusinesses: [
    { ...day('2026-11-20'), value: 4 },
    { ...day('2026-11-21'), value: 0 },
  ],
  revenue: [
    { ...day('2026-11-20'), card: 0, pdf: 0, video: 0 },
    { ...day('2026-11-21'), card: 118_000, pdf: 5_900, video: 0 },
  ],
  standings: [{ standing: 'trial', value: 7 }],
  conversion: { made: 4, paid: 1 },
  renewals: [{ from: '2026-11-20', to: '2026-11-21', due: 8, early: 2, inGrace: 4, in30Days: 0, later: 0 }],
  topAgencies: [{ agencyId: 3, agencyName: 'Rangtapi Digital', payments: 2, revenue: 123_900 }],
  topStaff: [
    {
      franchiseeId: 9,
      name: 'Meena',
      agencyId: 3,
      agencyName: 'Rangtapi Digital',
      payments: 1,
      revenue: 5_900,
    },
  ],
  modes: [{ mode: 'netbanking', payments: 2, revenue: 123_900 }],
  templates: [{ template: 'saffron', value: 3 }],
  greetings: [{ imageCategoryId: 5, name: 'Festivals', value: 12 }],
  sessions: [
    { ...day('2026-11-20'), value: 0, week: 0 },
    { ...day('2026-11-21'), value: 40, week: 90 },
  ],
  failures: [
    { ...day('2026-11-20'), value: 0 },
    { ...day('2026-11-21'), value: 2 },
  ],
  ...facts,
})

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
  edge.on(analyticsRoutes.getInsightFigures, figures)
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(planRoutes.listSubscriptionPlans, [])
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const keeper = { agency: { roles: ['superadmin' as const] }, staff: {} }
const open = (query = '', who: object = keeper) =>
  openPanel({ at: `/panel/admin/insights${query}`, edge, ...who })
const tableOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('a file of a card has numbers that a spreadsheet adds up, also below zero; names stay safe from formulas', async () => {
  const one = insights()
  edge.on(
    analyticsRoutes.getAdminInsights,
    insights({
      revenue: [{ ...day('2026-11-21'), card: 12_345_600, pdf: -5_950, video: 0 }],
      topStaff: one.topStaff.map((row) => ({ ...row, name: '=cmd()', payments: 1_204 })),
    }),
  )
  const panel = await open('?from=2026-11-20&to=2026-11-21')
  const saved = watchSavedFiles()
  for (const name of ['Earned', 'People whose customers paid most'])
    await panel.hands.click(await screen.findByRole('button', { name: `Save “${name}” as CSV` }))
  const [earned, people] = await Promise.all(saved.map(({ text }) => text()))
  expect(earned?.split('\r\n')[1]).toBe('21 Nov,123456.00,-59.50,0.00,123396.50')
  expect(people?.split('\r\n')[1]).toBe("'=cmd(),Rangtapi Digital,1204,59.00")
})

test('never a chart without its numbers, and each number opens its list', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  await open('?from=2026-11-20&to=2026-11-21')
  expect(await tableOf('New businesses')).toEqual([['20 Nov', '4']])
  expect(await tableOf('Earned')).toEqual([['21 Nov', '₹1,180', '₹59', '₹0', '₹1,239']])
  expect(await tableOf('Renewals')).toEqual([
    ['Nov 2026', '8', '2 · 25 %', '4 · 50 %', '0 · 0 %', '0 · 0 %', '2 · 25 %'],
  ])
  expect(await tableOf('People whose customers paid most')).toEqual([
    ['Meena', 'Rangtapi Digital', '1', '₹59'],
  ])
  expect(await tableOf('How customers paid')).toEqual([['Net banking', '2', '₹1,239']])
  expect(await tableOf('Designs of new cards')).toEqual([['Saffron', '3']])
  expect(await tableOf('Greetings sent')).toEqual([['Festivals', '12']])
  expect(await tableOf('Use of the panel')).toEqual([['21 Nov', '40', '90']])
  expect(await tableOf('Failures in the panel')).toEqual([['21 Nov', '2', '40', '5']])
  const failures = within(screen.getByRole('table', { name: 'Failures in the panel' })).getAllByRole('link')
  expect(failures.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2', '/panel/admin/report?report=failures&from=2026-11-21&to=2026-11-21'],
    ['40', '/panel/admin/report?report=sessions&from=2026-11-21&to=2026-11-21'],
    ['5', '/panel/admin/report?report=failures&from=2026-11-21&to=2026-11-21'],
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/panel/admin/report?report=business&from=2026-11-20&to=2026-11-20',
      '/panel/admin/report?report=payments&from=2026-11-21&to=2026-11-21',
      '/panel/admin/report?report=payments&from=2026-11-21&to=2026-11-21&product=card',
      '/panel/admin/report?report=payments&from=2026-11-21&to=2026-11-21&product=pdf',
      '/panel/admin/businesses?subscription=trial',
      '/panel/admin/report?report=business&from=2026-11-20&to=2026-11-21&subscription=subscribed',
      '/panel/admin/report?report=renewals&from=2026-11-20&to=2026-11-21&renewal=inGrace',
      '/panel/admin/report?report=payments&from=2026-11-20&to=2026-11-21&agencyId=3&madeBy=9',
      '/panel/admin/report?report=payments&from=2026-11-20&to=2026-11-21&mode=netbanking',
      '/panel/admin/report?report=digital-card&from=2026-11-20&to=2026-11-21&template=saffron',
      '/panel/admin/report?report=greetings&from=2026-11-20&to=2026-11-21&imageCategoryId=5',
      '/panel/admin/report?report=sessions&from=2026-11-15&to=2026-11-21',
      '/panel/admin/report?report=failures&from=2026-11-21&to=2026-11-21',
      '/panel/admin/report?report=payments&from=2026-11-20&to=2026-11-21&agencyId=3',
    ]),
  )
})

test('a rate opens the list behind what is counted, and the one behind what it is counted of', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  await open('?from=2026-11-20&to=2026-11-21&state=Gujarat')
  const days = 'from=2026-11-20&to=2026-11-21&state=Gujarat'
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('With a paid plan: 1 (25 %)')).toBe(
    `/panel/admin/report?report=business&${days}&subscription=subscribed`,
  )
  expect(await href('Of all made: 4')).toBe(`/panel/admin/report?report=business&${days}`)
  const [row] = (await screen.findByRole('table', { name: 'Renewals' })).querySelectorAll('tbody tr')
  const cells = [...row!.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])
  expect(cells.slice(0, 2)).toEqual([
    ['8', `/panel/admin/report?report=renewals&${days}`],
    ['2 · 25 %', `/panel/admin/report?report=renewals&${days}&renewal=early`],
  ])
})

test('what the days come to, how it is counted, against as many days before, each a way to its list', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  await open('?from=2026-11-20&to=2026-11-21&state=Gujarat')
  const tile = async (name: RegExp) => {
    const link = await screen.findByRole('link', { name })
    return [link.textContent, link.getAttribute('href')]
  }
  const days = 'from=2026-11-20&to=2026-11-21&state=Gujarat'
  expect(await tile(/New businesses.*made on these days/)).toEqual([
    '4New businesses. Businesses made on these days, without deleted ones.+3 against 18 Nov to 19 Nov',
    `/panel/admin/report?report=business&${days}`,
  ])
  expect(await tile(/Earned/)).toEqual([
    expect.stringContaining('₹1,239') as string,
    `/panel/admin/report?report=payments&${days}`,
  ])
  expect((await tile(/Earned/))[0]).toContain('−₹761')
  expect(await tile(/Not renewed yet/)).toEqual([
    expect.stringContaining('±0') as string,
    `/panel/admin/report?report=renewals&${days}&renewal=notYet`,
  ])
  expect((await tile(/Greetings sent/))[0]).toMatch(/^10,000\+Greetings sent\.[^−±]*$/)
  expect((await tile(/Visits of the panel/))[1]).toBe(
    '/panel/admin/report?report=sessions&from=2026-11-20&to=2026-11-21',
  )
})

test('figures counted at another time than the page say theirs', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  const same = await open()
  await screen.findByText('as of 11:30 am')
  await screen.findByRole('link', { name: /Not renewed yet/ })
  expect(screen.queryByText(/^These figures/)).toBeNull()
  same.unmount()
  edge.on(analyticsRoutes.getInsightFigures, { ...figures, asOf: '2026-11-22T05:51:00.000Z' })
  await open()
  await screen.findByText('as of 11:30 am')
  await screen.findByText('These figures as of 11:21 am')
})

test('arrow keys read a chart point by point', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  const { hands } = await open()
  const chart = await screen.findByRole('group', { name: /^Earned\. Arrow keys/ })
  act(() => chart.focus())
  await hands.keyboard('{ArrowRight}{ArrowRight}')
  expect(within(chart).getByRole('status').textContent).toBe(
    '21 Nov: Plans ₹1,180, PDF ID cards ₹59, Videos ₹0',
  )
  await hands.keyboard('{ArrowLeft}')
  expect(within(chart).getByRole('status').textContent).toContain('20 Nov')
})

test('the days stand in the address; empty ones say so', async () => {
  const asked = edge.on(
    analyticsRoutes.getAdminInsights,
    insights({
      newBusinesses: [],
      revenue: [],
      renewals: [],
      topAgencies: [],
      topStaff: [],
      modes: [],
      templates: [],
      greetings: [],
      sessions: [],
      failures: [],
      conversion: { made: 0, paid: 0 },
    }),
  )
  const { hands, place } = await open()
  expect(await screen.findAllByText('Nothing happened on these days.')).toHaveLength(10)
  await hands.click(screen.getByRole('button', { name: '90 days' }))
  await waitFor(() => expect(asked.at(-1)?.query['from']).toMatch(/^\d{4}-\d\d-\d\d$/))
  expect(place()).toContain('from=')
})

test('businesses are narrowed in the address, and the ways to lists take it along', async () => {
  const asked = edge.on(analyticsRoutes.getAdminInsights, insights({ sessions: null, failures: null }))
  await open('?from=2026-11-20&to=2026-11-21&state=Gujarat&agencyId=3')
  expect(await tableOf('Designs of new cards')).toEqual([['Saffron', '3']])
  expect(asked.at(-1)?.query).toMatchObject({ state: 'Gujarat', agencyId: '3' })
  expect(screen.queryByRole('table', { name: 'Use of the panel' })).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/panel/admin/businesses?subscription=trial&state=Gujarat&agencyId=3',
      '/panel/admin/report?report=business&from=2026-11-20&to=2026-11-20&agencyId=3&state=Gujarat',
    ]),
  )
})

test('what customers paid is no number of whom it is hidden from: its lists are closed to them', async () => {
  edge.on(analyticsRoutes.getAdminInsights, insights())
  await open('', { ...keeper, staff: { configuration: { hideBilling: true } } })
  expect(await tableOf('Renewals')).toHaveLength(1)
  await screen.findByRole('link', { name: /Not renewed yet/ })
  const money = [
    'Earned',
    'Agencies whose customers paid most',
    'People whose customers paid most',
    'How customers paid',
  ]
  for (const name of money) expect([name, screen.queryByRole('table', { name })]).toEqual([name, null])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.includes('report=payments'))).toEqual([])
})

test('a failure says so and asks again', async () => {
  edge.on(analyticsRoutes.getAdminInsights, refused('INTERNAL'))
  const { hands } = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(analyticsRoutes.getAdminInsights, insights())
  await hands.click(again)
  expect(await tableOf('Greetings sent')).toEqual([['Festivals', '12']])
})

test('an agency’s own admin has no insights', async () => {
  await open('', { staff: {} })
  expect(await screen.findByText('No access')).toBeTruthy()
})
