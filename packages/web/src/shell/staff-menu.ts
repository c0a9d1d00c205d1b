import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { Franchisee } from '@parichay/contract/franchisee/fields.ts'
import { holdsPermission, type MenuEntry, menuFor } from '@parichay/contract/franchisee/rules.ts'
import { isDigitalCardOnly } from './products.ts'

/**
 * Entries whose screen stands; the others of the specification wait for theirs. `exceptions` is ours: the platform has no
 * Billing screen, where agencies find theirs.
 */
const built = [
  'home',
  'businesses',
  'projects',
  'invitation',
  'agency-management',
  'billing',
  'exceptions',
  'plans',
  'greetings',
  'link-store',
  'logout',
] as const satisfies readonly (MenuEntry | 'exceptions')[]
/** An entry of the menu that the panel can show. */
export type BuiltEntry = (typeof built)[number]

/** What the menu of a member of staff shows, in its order: the specified menu, as far as screens exist. Pure. */
export function staffMenu(
  person: Pick<Franchisee, 'roles' | 'permissions' | 'configuration'> | undefined,
  agency: Pick<AgencyDetails, 'roles' | 'configuration' | 'invitationSiteLink'>,
): BuiltEntry[] {
  const isSuperAdminAgency = agency.roles.includes('superadmin')
  const menu: (MenuEntry | 'exceptions')[] = menuFor({
    roles: person?.roles ?? [],
    isSuperAdminAgency,
    hideBilling: agency.configuration.hideBilling || (person?.configuration.hideBilling ?? false),
    isDigitalCardOnly: isDigitalCardOnly(agency.configuration),
  })
  if (isSuperAdminAgency && person?.roles.includes('admin')) menu.push('exceptions')
  const keepsLibrary = person !== undefined && holdsPermission(person, 'imagePost.manage', false)
  return built.filter(
    (entry) =>
      menu.includes(entry) &&
      (entry !== 'invitation' || agency.invitationSiteLink !== '') &&
      (entry !== 'greetings' || keepsLibrary),
  )
}
