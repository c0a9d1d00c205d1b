import type { PermissionName, StaffRole } from './fields.ts'

const creator: PermissionName[] = [
  'business.list',
  'business.view',
  'business.create',
  'business.edit',
  'card.list',
  'card.view',
  'card.edit',
  'pdf.list',
  'pdf.view',
  'pdf.edit',
  'video.list',
  'video.view',
  'video.edit',
  'document.upload',
  'plan.view',
]
const franchisee: PermissionName[] = [...creator, 'payment.view', 'business.clone']
const allCards: PermissionName[] = [
  ...franchisee,
  'card.status',
  'pdf.status',
  'video.status',
  'imagePost.manage',
]

/** What a new member of staff may do until an admin changes the list (permission matrix, defaults). */
export function defaultPermissions(role: StaffRole, ofSuperAdminAgency: boolean): PermissionName[] {
  if (role === 'creator') return [...creator]
  if (role === 'franchisee') return [...franchisee]
  if (role === 'franchisee-with-all-card-access') {
    return ofSuperAdminAgency ? [...allCards, 'linkStore.manage', 'videoTemplate.manage'] : [...allCards]
  }
  return []
}

/** Permissions that exist in the super-admin agency only (permission matrix, `*`). */
const platformOnly: readonly PermissionName[] = ['linkStore.manage', 'videoTemplate.manage']

/** Whether a permission exists in the super-admin agency only. */
export const isOfPlatformOnly = (permission: PermissionName) => platformOnly.includes(permission)

/** Whether a member of staff holds a permission by name; admins hold all. */
export function holdsPermission(
  person: { roles: readonly StaffRole[]; permissions: readonly PermissionName[] },
  permission: PermissionName,
  ofSuperAdminAgency: boolean,
): boolean {
  if (isOfPlatformOnly(permission) && !ofSuperAdminAgency) return false
  return person.roles.includes('admin') || person.permissions.includes(permission)
}

/** The two switches that hide money: on the person, and on their agency. */
export type BillingSwitches = { ofPerson: boolean; ofAgency: boolean }
/** What of money somebody sees; see `moneySeen`. */
export type MoneySeen = { paid: boolean; billing: boolean }

/**
 * What of money is not hidden from a member of staff (decision 0103). `paid`: what customers paid, with its reports, statements and
 * what went wrong with it; the person's switch hides it. `billing`: what the agency owes the platform, and what the home says was
 * earned; either switch hides it. It decides menus, pages and what is told; calls answer all the same.
 */
export const moneySeen = ({ ofPerson, ofAgency }: BillingSwitches): MoneySeen => ({
  paid: !ofPerson,
  billing: !ofPerson && !ofAgency,
})

/** An entry of the staff menu. */
export type MenuEntry =
  | 'home'
  | 'insights'
  | 'businesses'
  | 'projects'
  | 'invitation'
  | 'franchisees'
  | 'plans'
  | 'report'
  | 'agency-management'
  | 'billing'
  | 'greetings'
  | 'video-template'
  | 'link-store'
  | 'ui-customisation'
  | 'category-static-page'
  | 'logout'

/** What decides the staff menu. */
export type MenuFacts = {
  roles: readonly StaffRole[]
  isSuperAdminAgency: boolean
  /** Of the agency or of the person: either hides billing. */
  hideBilling: boolean
  /** No pdf, video, greeting or invitation product is on. */
  isDigitalCardOnly: boolean
}

/** The admin menu in its order (specification 6, 'Admin menu by role'). */
export function menuFor(who: MenuFacts): MenuEntry[] {
  const admin = who.roles.includes('admin')
  const allCardAccess = who.roles.includes('franchisee-with-all-card-access')
  const superAdmin = who.isSuperAdminAgency
  const shown: [MenuEntry, boolean][] = [
    ['home', true],
    ['insights', superAdmin && admin],
    ['businesses', true],
    ['projects', !who.isDigitalCardOnly],
    ['invitation', superAdmin],
    ['franchisees', admin],
    ['agency-management', admin && !who.hideBilling && superAdmin],
    ['billing', admin && !who.hideBilling && !superAdmin],
    ['plans', admin],
    ['report', admin],
    ['greetings', admin || allCardAccess],
    ['video-template', superAdmin && (admin || allCardAccess)],
    ['ui-customisation', superAdmin && admin],
    ['category-static-page', superAdmin && admin],
    ['link-store', superAdmin && (admin || allCardAccess)],
    ['logout', true],
  ]
  return shown.filter(([, on]) => on).map(([entry]) => entry)
}
