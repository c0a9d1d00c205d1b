import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge } from '../testing/edge.ts'
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

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(analyticsRoutes.getDashboard, {
    asOf: '2026-11-22T06:00:00.000Z',
    scope: 'agency',
    figures: [
      figure('businesses', 1204, { before: { value: 1180, from: null, to: '2026-10-23' } }),
      figure('activeCards', 900, { before: { value: 904, from: null, to: '2026-10-23' } }),
      figure('expired', 10_000, { isMore: true }),
      figure('payments', 12, { span: month, before: { value: 12, ...before } }),
      figure('revenue', 1_416_050, { unit: 'paise', span: month, before: { value: 1_500_000, ...before } }),
      figure('openExceptions', 3),
      figure('imageRequests', 0),
      figure('feedback', 44),
    ],
    expiring: [],
  })
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
    ['Image requests 0', '/panel/admin/image-posts-management?tab=requests'],
    ['Feedback 44', '/panel/admin/feedback'],
  ])
})

test('who has no list of businesses sees the numbers and no ways', async () => {
  await openPanel({ at: '/panel/admin', edge, staff: { roles: ['creator'], permissions: ['card.list'] } })
  expect(await linkWith(/Active cards/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^1,204/ })).toBeNull()
})
