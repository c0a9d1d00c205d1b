import { expect, test } from 'vitest'
import { staffRoles, type StaffRole } from './fields.ts'
import { type MenuEntry, menuFor } from './rules.ts'

type Who = {
  roles: StaffRole[]
  superAdminAgency: boolean
  agencyHidesBilling: boolean
  personHidesBilling: boolean
  digitalCardOnly: boolean
}

// The words of specification 6, as claims about a person. Written from the text, not from the code.
const everyone = () => true
const adminRole = (who: Who) => who.roles.some((role) => role === 'admin')
const allCardAccess = (who: Who) => who.roles.some((role) => role === 'franchisee-with-all-card-access')
const superAdmin = (who: Who) => who.superAdminAgency
const billingNotHidden = (who: Who) => !(who.agencyHidesBilling || who.personHidesBilling)

/** 'Admin menu by role', line by line, in the order of the paths in section 2 (Home first, Logout last). */
const specification: [entry: MenuEntry, words: string, shown: (who: Who) => boolean][] = [
  ['home', 'Home: everyone', everyone],
  ['insights', 'Insights: super-admin agency and admin role', (who) => superAdmin(who) && adminRole(who)],
  ['businesses', 'All Businesses: admin panel', everyone],
  ['projects', 'All Projects: admin panel, unless digital-card-only', (who) => !who.digitalCardOnly],
  ['invitation', 'Digital Invitation card (external link): super-admin', superAdmin],
  ['franchisees', 'Franchisee List: admin role', adminRole],
  [
    'agency-management',
    'Agency Management: admin, billing not hidden, and super-admin',
    (who) => adminRole(who) && billingNotHidden(who) && superAdmin(who),
  ],
  [
    'billing',
    'Billing: admin, billing not hidden, and not super-admin',
    (who) => adminRole(who) && billingNotHidden(who) && !superAdmin(who),
  ],
  ['plans', 'Customer plans & pricing: admin role', adminRole],
  ['report', 'Report: admin role', adminRole],
  [
    'greetings',
    'Greetings Management: admin or franchisee-with-all-card-access',
    (who) => adminRole(who) || allCardAccess(who),
  ],
  [
    'video-template',
    'Video template: super-admin with admin or franchisee-with-all-card-access',
    (who) => superAdmin(who) && (adminRole(who) || allCardAccess(who)),
  ],
  [
    'ui-customisation',
    'Ui Customisation: super-admin with admin',
    (who) => superAdmin(who) && adminRole(who),
  ],
  [
    'category-static-page',
    'Category Static Page Management: super-admin with admin',
    (who) => superAdmin(who) && adminRole(who),
  ],
  [
    'link-store',
    'Link Store: super-admin with admin or franchisee-with-all-card-access',
    (who) => superAdmin(who) && (adminRole(who) || allCardAccess(who)),
  ],
  ['logout', 'Logout: all', everyone],
]

const flags = [false, true]
/** Every non-empty set of roles; most people have one. */
const roleSets: StaffRole[][] = Array.from({ length: 2 ** staffRoles.length - 1 }, (_, set) =>
  staffRoles.filter((_role, place) => ((set + 1) >> place) & 1),
)
const everybody: Who[] = roleSets.flatMap((roles) =>
  flags.flatMap((superAdminAgency) =>
    flags.flatMap((agencyHidesBilling) =>
      flags.flatMap((personHidesBilling) =>
        flags.map((digitalCardOnly) => ({
          roles,
          superAdminAgency,
          agencyHidesBilling,
          personHidesBilling,
          digitalCardOnly,
        })),
      ),
    ),
  ),
)

test('the table holds every combination and every entry', () => {
  expect(everybody).toHaveLength(15 * 16)
  expect(new Set(specification.map(([entry]) => entry)).size).toBe(16)
})

test.each(everybody.map((who) => [describe(who), who] as const))('%s', (_words, who) => {
  const menu = menuFor({
    roles: who.roles,
    isSuperAdminAgency: who.superAdminAgency,
    hideBilling: who.agencyHidesBilling || who.personHidesBilling,
    isDigitalCardOnly: who.digitalCardOnly,
  })
  expect(menu).toEqual(specification.filter(([, , shown]) => shown(who)).map(([entry]) => entry))
})

// A few lists written out whole, so that the table above is checked by eye too.
const usual = {
  superAdminAgency: false,
  agencyHidesBilling: false,
  personHidesBilling: false,
  digitalCardOnly: false,
}
test.each([
  ['creator of an agency', { ...usual, roles: ['creator'] }, 'home businesses projects logout'],
  ['franchisee of an agency', { ...usual, roles: ['franchisee'] }, 'home businesses projects logout'],
  [
    'all-card access in an agency',
    { ...usual, roles: ['franchisee-with-all-card-access'] },
    'home businesses projects greetings logout',
  ],
  [
    'admin of an agency',
    { ...usual, roles: ['admin'] },
    'home businesses projects franchisees billing plans report greetings logout',
  ],
  [
    'admin of an agency that hides billing',
    { ...usual, agencyHidesBilling: true, roles: ['admin'] },
    'home businesses projects franchisees plans report greetings logout',
  ],
  [
    'admin of an agency with digital cards only',
    { ...usual, digitalCardOnly: true, roles: ['admin'] },
    'home businesses franchisees billing plans report greetings logout',
  ],
  [
    'creator of the super-admin agency',
    { ...usual, superAdminAgency: true, roles: ['creator'] },
    'home businesses projects invitation logout',
  ],
  [
    'all-card access in the super-admin agency',
    { ...usual, superAdminAgency: true, roles: ['franchisee-with-all-card-access'] },
    'home businesses projects invitation greetings video-template link-store logout',
  ],
  [
    'admin of the super-admin agency',
    { ...usual, superAdminAgency: true, roles: ['admin'] },
    'home insights businesses projects invitation franchisees agency-management plans report greetings video-template ui-customisation category-static-page link-store logout',
  ],
] as [string, Who, string][])('%s', (_words, who, menu) => {
  const { roles, superAdminAgency, agencyHidesBilling, personHidesBilling, digitalCardOnly } = who
  expect(
    menuFor({
      roles,
      isSuperAdminAgency: superAdminAgency,
      hideBilling: agencyHidesBilling || personHidesBilling,
      isDigitalCardOnly: digitalCardOnly,
    }).join(' '),
  ).toBe(menu)
})

function describe({ roles, ...flagsOf }: Who): string {
  const on = Object.entries(flagsOf)
    .filter(([, value]) => value)
    .map(([name]) => name)
  return [roles.join(' + '), ...on].join(', ')
}
