import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const platform: Partial<AgencyDetails> = { roles: ['superadmin'] }
const { configuration } = makeAgency()
/** An agency that makes digital cards and nothing else. */
const cardsOnly: Partial<AgencyDetails> = {
  configuration: {
    ...configuration,
    imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
    pdfCardConfig: { ...configuration.pdfCardConfig, enablePdfCardProduct: false },
    video: { enableVideo: false },
    dashboardConfig: { showInvitationTileInCustomerDashboard: false },
  },
}
const all = ['Home', 'All Businesses', 'All Projects']
const end = ['Account', 'Logout']
const ownAgency = [
  'Customer plans & pricing',
  'Report',
  'Greetings Management',
  'Pages for trades',
  'Our agency',
  'Reported cards',
  'Documents',
  'Activity log',
  ...end,
]

test.each([
  [
    'an admin of the platform',
    'admin',
    platform,
    [
      'Home',
      'Insights',
      'All Businesses',
      'All Projects',
      'Digital Invitation card',
      'Franchisee List',
      'Agency Management',
      'Payment exceptions',
      'Customer plans & pricing',
      'Report',
      'Greetings Management',
      'Video template',
      'Ui Customisation',
      'Category Static Page Management',
      'Link Store',
      'Reported cards',
      'Documents',
      'Activity log',
      ...end,
    ],
  ],
  ['a creator of the platform', 'creator', platform, [...all, 'Digital Invitation card', ...end]],
  ['a franchisee of the platform', 'franchisee', platform, [...all, 'Digital Invitation card', ...end]],
  [
    'one of the platform who sees all cards',
    'franchisee-with-all-card-access',
    platform,
    [...all, 'Digital Invitation card', 'Greetings Management', 'Video template', 'Link Store', ...end],
  ],
  ['an admin', 'admin', {}, [...all, 'Franchisee List', 'Billing', ...ownAgency]],
  ['a creator', 'creator', {}, [...all, ...end]],
  ['a franchisee', 'franchisee', {}, [...all, ...end]],
  ['one who sees all cards', 'franchisee-with-all-card-access', {}, [...all, 'Greetings Management', ...end]],
  [
    'an admin where there are cards only',
    'admin',
    cardsOnly,
    ['Home', 'All Businesses', 'Franchisee List', 'Billing', ...ownAgency],
  ],
  ['a creator where there are cards only', 'creator', cardsOnly, ['Home', 'All Businesses', ...end]],
  [
    'an admin of an agency that hides billing',
    'admin',
    { configuration: { ...configuration, hideBilling: true } },
    [...all, 'Franchisee List', ...ownAgency],
  ],
] satisfies [string, StaffRole, Partial<AgencyDetails>, string[]][])(
  'the menu of %s',
  async (_who, role, agency, wanted) => {
    // A desktop, where the menu always stands.
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: /min-width/.test(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }))
    const edge = new Edge()
    edge.on(cardRoutes.listCards, { list: [], total: 0, totalIsMore: false })
    await openPanel({
      at: '/panel/admin/projects?projectType=digital_card',
      edge,
      agency,
      staff: { roles: [role], permissions: [...defaultPermissions(role, 'roles' in agency)] },
    })
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    await within(menu).findByText('Meera Shah')
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim()),
    ).toEqual(wanted)
    const headings = within(menu)
      .queryAllByRole('group')
      .map((group) => group.getAttribute('aria-label'))
    // A short menu needs none.
    expect(headings.filter((name) => name === 'Money and reports')).toHaveLength(wanted.length > 11 ? 1 : 0)
  },
)
