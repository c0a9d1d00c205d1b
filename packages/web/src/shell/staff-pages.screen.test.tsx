import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import { expect, test } from 'vitest'
import { makeAgency, makeStaff } from '../testing/makers.ts'
import { staffPages } from './staff-pages.ts'

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
  ['admin', {}, 'home businesses projects billing plans report greetings account', 'exceptions feedback'],
  [
    'admin',
    platform,
    'home insights businesses projects invitation agency-management exceptions plans report greetings link-store account',
    'bills-of-agencies feedback',
  ],
  ['franchisee-with-all-card-access', {}, 'home businesses projects greetings account', ''],
  [
    'franchisee-with-all-card-access',
    platform,
    'home businesses projects invitation greetings link-store account',
    '',
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
