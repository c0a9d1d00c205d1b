import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { Franchisee, PermissionName } from '@parichay/contract/franchisee/fields.ts'
import {
  holdsPermission,
  type MenuEntry,
  menuFor,
  type MoneySeen,
  moneySeen,
} from '@parichay/contract/franchisee/rules.ts'
import { isDigitalCardOnly } from './products.ts'

/** Who it is. */
export type Person = Pick<Franchisee, 'roles' | 'permissions' | 'configuration'>
/** What of the agency decides. */
export type Agency = Pick<AgencyDetails, 'roles' | 'configuration' | 'invitationSiteLink'>
/** What decides which pages a member of staff has. */
export type Facts = {
  person: Person
  agency: Agency
  isSuperAdmin: boolean
  isAdmin: boolean
  /** Entries of the specification's menu for this person (specification 6). */
  menu: readonly MenuEntry[]
  holds: (permission: PermissionName) => boolean
  /** What of money is not hidden from them. */
  money: MoneySeen
}

/** All that decides, of one person. Pure. */
export function factsOf(person: Person, agency: Agency): Facts {
  const isSuperAdmin = agency.roles.includes('superadmin')
  const money = moneySeen({
    ofPerson: person.configuration.hideBilling,
    ofAgency: agency.configuration.hideBilling,
  })
  return {
    person,
    agency,
    isSuperAdmin,
    money,
    isAdmin: person.roles.includes('admin'),
    menu: menuFor({
      roles: person.roles,
      isSuperAdminAgency: isSuperAdmin,
      hideBilling: !money.billing,
      isDigitalCardOnly: isDigitalCardOnly(agency.configuration),
    }),
    holds: (permission) => holdsPermission(person, permission, isSuperAdmin),
  }
}

/** Billing is for admins, and for nobody where it is hidden. */
export const billed = ({ isAdmin, money }: Facts) => isAdmin && money.billing
/** What customers paid, what went wrong with it, and what it earned staff: for admins it is not hidden from. */
export const seesPaid = ({ isAdmin, money }: Facts) => isAdmin && money.paid
/** What staff earn is theirs to see, unless money is hidden from them. */
export const seesOwnMoney = ({ money }: Facts) => money.paid
