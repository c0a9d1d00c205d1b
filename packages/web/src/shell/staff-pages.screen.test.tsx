import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import {
  type PermissionName,
  permissionNames,
  type StaffRole,
  staffRoles,
} from '@parichay/contract/franchisee/fields.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import type { AnyRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { adminTree } from '../routes/admin.tsx'
import { paymentTree } from '../routes/payment.tsx'
import { Edge } from '../testing/edge.ts'
import { makeAgency, makeStaff } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'
import { pageAccess, pagesBehind, routedPages, staffPages, staffShortcuts } from './staff-pages.ts'

const platform = { roles: ['superadmin' as const] }
const found = (role: StaffRole, agency: Partial<AgencyDetails> = {}, hideBilling = false) =>
  staffPages(
    makeStaff({
      roles: [role],
      permissions: [...defaultPermissions(role, 'roles' in agency)],
      configuration: { hideBilling },
    }),
    makeAgency(agency),
  )
const menu = (pages: ReturnType<typeof found>) => pages.filter(({ inMenu }) => inMenu).map(({ id }) => id)
const searched = (pages: ReturnType<typeof found>) =>
  pages.filter(({ inMenu }) => !inMenu).map(({ id }) => id)

test.each([
  [
    'admin',
    {},
    'home businesses projects franchisees billing plans report greetings trade-pages own-agency card-reports documents activity account',
    'exceptions feedback',
  ],
  [
    'admin',
    platform,
    'home insights businesses projects invitation franchisees agency-management exceptions plans report greetings video-templates ui-customisation category-pages link-store card-reports documents activity account',
    'bills-of-agencies feedback',
  ],
  ['franchisee-with-all-card-access', {}, 'home businesses projects greetings account', 'card-reports'],
  [
    'franchisee-with-all-card-access',
    platform,
    'home businesses projects invitation greetings video-templates link-store account',
    'card-reports',
  ],
  ['franchisee', {}, 'home businesses projects account', ''],
  ['creator', {}, 'home businesses projects account', ''],
] as const)('%s of %j: the menu, and what is found by its name besides', (role, agency, inMenu, besides) => {
  const pages = found(role, agency as Partial<AgencyDetails>)
  expect(menu(pages).join(' ')).toBe(inMenu)
  expect(searched(pages).join(' ')).toBe(besides)
})

test('billing is hidden by the person or the agency, projects by an agency of digital cards only', () => {
  expect(menu(found('admin', {}, true))).not.toContain('billing')
  const { configuration } = makeAgency()
  expect(menu(found('admin', { configuration: { ...configuration, hideBilling: true } }))).not.toContain(
    'billing',
  )
  const only = {
    ...configuration,
    imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
    pdfCardConfig: { ...configuration.pdfCardConfig, enablePdfCardProduct: false },
    video: { enableVideo: false },
    dashboardConfig: { showInvitationTileInCustomerDashboard: false },
  }
  expect(menu(found('admin', { configuration: only }))).not.toContain('projects')
})

test('nobody known has no page; an invitation without an address is none', () => {
  expect(staffPages(undefined, makeAgency())).toEqual([])
  expect(menu(found('admin', { ...platform, invitationSiteLink: '' }))).not.toContain('invitation')
})

const { configuration } = makeAgency()
const switches = {
  plain: {},
  'billing hidden': { configuration: { ...configuration, hideBilling: true } },
  'cards only': {
    configuration: {
      ...configuration,
      imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
      pdfCardConfig: { ...configuration.pdfCardConfig, enablePdfCardProduct: false },
      video: { enableVideo: false },
      dashboardConfig: { showInvitationTileInCustomerDashboard: false },
    },
  },
  'no posts of its own': { configuration: { ...configuration, allowAgencyExclusivePosts: false } },
  'no invitations': { invitationSiteLink: '' },
} satisfies Record<string, Partial<AgencyDetails>>
const permissions = {
  default: (role: StaffRole, ofPlatform: boolean) => defaultPermissions(role, ofPlatform),
  none: () => [],
  all: () => [...permissionNames],
}
const worlds = staffRoles.flatMap((role) =>
  [false, true].flatMap((ofPlatform) =>
    Object.entries(switches).flatMap(([name, on]) =>
      Object.entries(permissions).map(([held, of]) => ({
        name: `${role}${ofPlatform ? ' of the platform' : ''}, ${name}, permissions: ${held}`,
        agency: makeAgency({ ...on, ...(ofPlatform ? platform : {}) }),
        person: makeStaff({ roles: [role], permissions: of(role, ofPlatform) }),
      })),
    ),
  ),
)
const leaves = (route: AnyRoute): AnyRoute[] =>
  ((route.children as AnyRoute[] | undefined) ?? []).flatMap((one) => [one, ...leaves(one)])
const routes = [...leaves(adminTree), ...leaves(paymentTree)].map((route) => {
  const { staticData, path, getParentRoute } = route.options as {
    staticData?: { page?: string }
    path: string
    getParentRoute: () => { options: { path: string } }
  }
  return {
    page: staticData?.page,
    path: `${getParentRoute().options.path}/${path}`.replace(/\/+/g, '/').replace(/\/$/, ''),
  }
})

describe('one list of pages', () => {
  test.each(worlds)('$name: what is shown is what the route lets in', ({ person, agency }) => {
    const shown = staffPages(person, agency).filter(({ isExternal }) => !isExternal)
    const shortcuts = staffShortcuts(person, agency)
    for (const { id, href } of [...shown, ...shortcuts]) {
      const path = href.replace(/\?.*/, '')
      const route = routes.find((one) => one.path === path)
      expect([id, route && pageAccess(route.page ?? '', person, agency).opens]).toEqual([id, true])
    }
    for (const { id } of shortcuts)
      expect([id, pageAccess(id, person, agency)]).toEqual([id, expect.objectContaining({ rows: true })])
    const names = new Set([...shown, ...shortcuts].map(({ id }) => id))
    for (const { id } of routedPages)
      if (!pageAccess(id, person, agency).opens) expect(names).not.toContain(id)
  })

  test('the home leads to what is begun most, for whoever may', () => {
    const of = (role: StaffRole, held: PermissionName[] = []) =>
      staffShortcuts(
        makeStaff({ roles: [role], permissions: [...defaultPermissions(role, false), ...held] }),
        makeAgency(),
      ).map(({ id, href }) => [id, href.split('?')[1] ?? ''])
    expect(of('admin')).toEqual([
      ['add-customer', ''],
      ['create-card', 'hasCard=false'],
      ['assign-plan', 'subscription=not-subscribed'],
      ['businesses', ''],
      ['feedback', ''],
    ])
    expect(of('creator').map(([id]) => id)).toEqual(['add-customer', 'create-card', 'businesses'])
    expect(of('creator', ['payment.manual']).map(([id]) => id)).toContain('assign-plan')
  })

  test('every page of staff has its id on its route, and every id its route', () => {
    const known = [...routedPages.map(({ id }) => id), ...pagesBehind]
    // What leads on to another page has none.
    const named = routes.filter(({ path }) => path !== '/panel/payment')
    expect(named.filter(({ page }) => !page || !known.includes(page))).toEqual([])
    const unrouted = known.filter((id) => !routes.some(({ page }) => page === id))
    // The platform's name for billing, the agencies' for pages of categories.
    expect(unrouted).toEqual(['bills-of-agencies', 'trade-pages'])
  })

  test('a page that is nowhere is closed', () =>
    expect(pageAccess('nowhere', makeStaff(), makeAgency()).opens).toBe(false))

  const closed = routes.filter(
    ({ page, path }) =>
      page &&
      !path.includes('$') &&
      page !== 'feedback' &&
      !pageAccess(page, makeStaff({ roles: ['creator'], permissions: [] }), makeAgency()).opens,
  )
  test.each(closed)(
    'a creator without permissions is not let into $path, and nothing is asked',
    async (one) => {
      const edge = new Edge()
      const asked = edge.on(paymentRoutes.listPaymentExceptions, [])
      const panel = await openPanel({ at: one.path, edge, staff: { roles: ['creator'], permissions: [] } })
      await screen.findByText('This page is not open to your account')
      expect([asked, edge.unanswered]).toEqual([[], []])
      panel.unmount()
    },
  )
})
