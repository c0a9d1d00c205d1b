import type { Dashboard } from '@parichay/contract/analytics/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

// Every page of staff, as the routes have them, where nothing that it asks for comes: it keeps its heading, each block says so in
// its place, and asks again by its own button. A page that is added is tried here.

const admin = '/panel/admin'
const payment = '/panel/payment'
const pages = [admin, payment].flatMap((area) => {
  const text = readFileSync(resolve(import.meta.dirname, `${area.split('/').at(-1)}.tsx`), 'utf8')
  return [...text.matchAll(/^ {2}page\('[\w-]+', '([^']+)', '\w+'\)/gm)].map(([, path]) =>
    `${area}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
  )
})
/** Pages that need nothing to be there: somebody types, or chooses a file. */
const needNothing = [
  'businesses/add-customer',
  'businesses/import',
  'agency-management/add',
  'daily-image-management/add',
  'image-posts-management/add',
  'account/password',
  'account/contact',
].map((path) => `${admin}/${path}`)
/** What some pages need in their address. */
const queries: Record<string, string> = {
  'category-static-page-management/edit': 'category=Jewellery',
  'franchisees/edit': 'franchiseeId=5',
  'franchisees/statement': 'franchiseeId=5',
  'plans-pricing-management/edit': 'subscriptionPlanId=5',
}
/** Parts of a page with an address of their own. */
const parts = [
  'projects?projectType=pdf_id_card',
  'projects?projectType=promotional_video',
  'plans-pricing-management?tab=custom',
  ...['images', 'calendar', 'categories', 'tags', 'requests'].map(
    (tab) => `image-posts-management?tab=${tab}`,
  ),
  'link-store?category=5',
  'ui-customisation?item=5',
  'report?report=commission',
].map((path) => `${admin}/${path}`)
const addresses = [
  ...pages
    .filter((page) => !needNothing.includes(page))
    .map((page) => {
      const more = queries[page.replace(`${admin}/`, '')]
      return page.replace(/\$\w+/, '5') + (more ? `?${more}` : '')
    }),
  ...parts,
]

let edge: Edge
let asked: Asked[][]
beforeEach(() => {
  edge = new Edge()
  asked = (Object.values(routes) as Route[])
    .filter(({ method }) => method === 'GET')
    .map((route) => edge.on(route, refused('CONFLICT', { message: 'It did not come.' })))
})
afterEach(() => vi.unstubAllGlobals())
/** How often each call was made. */
const calls = () => asked.map(({ length }) => length)
const buttons = () => screen.queryAllByRole('button', { name: 'Retry' })
const open = (at: string) =>
  // The own agency is a page of agencies, everything else one of the platform too.
  openPanel({ at, edge, agency: { roles: at === `${admin}/agency` ? [] : ['superadmin'] }, staff: {} })

test('pages that need nothing are pages', () => {
  expect(needNothing.filter((page) => !pages.includes(page))).toEqual([])
})

test.each(addresses)('%s: what failed says so in its place, and each block asks again alone', async (at) => {
  await open(at)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(buttons()).not.toEqual([]))
  // What is fetched after its page has come too.
  await new Promise((done) => setTimeout(done, 100))
  const shown = buttons().length
  for (let place = 0; place < shown; place += 1) {
    const before = calls()
    fireEvent.click(buttons()[place]!)
    await waitFor(() => expect(calls()).not.toEqual(before))
    await waitFor(() => expect(buttons()).toHaveLength(shown))
  }
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test.each(needNothing)('%s: opens, whatever failed', async (at) => {
  await open(at)
  await screen.findByRole('heading', { level: 1 })
  expect(await screen.findAllByRole('button')).not.toEqual([])
  expect(buttons()).toEqual([])
})

/** Blocks of their own below a page that came: what the page needs is there, and this one call is not. */
const dashboard: Dashboard = {
  asOf: '2026-11-22T06:00:00.000Z',
  scope: 'platform',
  figures: [],
  days: [{ day: '2026-11-22', made: 0, paid: 0 }],
  expiringSoonDays: null,
  expiring: [],
}
const blocks: Record<string, { at: string; region: string; missing: Route; comes: () => void }> = {
  'what failed': {
    at: admin,
    region: 'What failed',
    missing: analyticsRoutes.listAdminNotifications,
    comes: () => edge.on(analyticsRoutes.getDashboard, dashboard),
  },
  'who was added last': {
    at: `${admin}/businesses/add-customer`,
    region: 'Added last',
    missing: businessRoutes.listBusinesses,
    // It stands beside the form where there is room.
    comes: () =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: /min-width/.test(query),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      })),
  },
  'how often links are used': {
    at: `${admin}/link-store?category=5`,
    region: 'Social',
    missing: linkStoreRoutes.countLinkTypeUse,
    comes: () => {
      edge.on(linkStoreRoutes.listLinkCategories, [
        { linkCategoryId: 5, name: 'Social', names: {}, icon: '', order: 0, version: 1 },
      ])
      edge.on(linkStoreRoutes.listLinkTypes, [])
    },
  },
  'files of reports': {
    at: `${admin}/report`,
    region: 'Files of the last seven days',
    missing: reportRoutes.listReportFiles,
    comes: () => undefined,
  },
  'reports by e-mail': {
    at: `${admin}/report`,
    region: 'Sent by e-mail',
    missing: reportScheduleRoutes.listReportSchedules,
    comes: () => undefined,
  },
}
test.each(Object.keys(blocks))('%s: does not look as if there were nothing, and asks again', async (name) => {
  const { at, region, missing, comes } = blocks[name]!
  comes()
  const calls = edge.on(missing, refused('CONFLICT', { message: 'It did not come.' }))
  await open(at)
  const block = within(await screen.findByRole('region', { name: region }))
  const again = await block.findByRole('button', { name: 'Retry' })
  const before = calls.length
  fireEvent.click(again)
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
  await block.findByRole('button', { name: 'Retry' })
})
