import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { holdsPermission } from '@parichay/contract/franchisee/rules.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'

/** Whoever acts, as far as it counts. */
export type Boss = {
  agencyId: number
  franchiseeId: number
  roles: readonly StaffRole[]
  permissions: readonly PermissionName[]
  ofSuperAdminAgency: boolean
}
/** Whom it is done to. */
export type Colleague = {
  agencyId: number
  franchiseeId: number
  roles: readonly StaffRole[]
  isActive: boolean
  lastLoginAt: Date | null
  inSuperAdminAgency: boolean
  businesses: number
  hasTotp: boolean
  /** Money taken by hand and not handed over; paise. */
  heldPaise: number
  /** Admins of the agency beside them who can sign in. */
  otherAdmins: number
}

const ranks: Record<StaffRole, number> = {
  creator: 0,
  franchisee: 1,
  'franchisee-with-all-card-access': 2,
  admin: 3,
}
/** How high somebody stands; an admin of the super-admin agency above all. */
const rankOf = (roles: readonly StaffRole[], ofSuperAdminAgency: boolean) =>
  Math.max(...roles.map((role) => (role === 'admin' && ofSuperAdminAgency ? 4 : ranks[role])))

const isSelf = (boss: Boss, one: Colleague) => boss.franchiseeId === one.franchiseeId
const isLastAdmin = (one: Colleague) => one.roles.includes('admin') && one.isActive && one.otherAdmins === 0

/** Nobody takes their own rights away, or gives themselves more. */
export const mayChangeRights = (boss: Boss, one: Colleague): Verdict =>
  isSelf(boss, one) ? 'OWN_ACCOUNT' : true

/** An agency keeps an admin who can sign in. */
export const mayBeNoAdmin = (one: Colleague): Verdict => (isLastAdmin(one) ? 'LAST_ADMIN' : true)

/** Nobody shuts themselves out, nor the last admin. */
export const mayDisable = (boss: Boss, one: Colleague): Verdict =>
  isSelf(boss, one) ? 'OWN_ACCOUNT' : mayBeNoAdmin(one)

/** A new password is the whole account: only for people who stand lower (permission matrix). */
export function mayResetPassword(boss: Boss, one: Colleague): Verdict {
  if (isSelf(boss, one)) return 'OWN_ACCOUNT'
  if (rankOf(one.roles, one.inSuperAdminAgency) >= rankOf(boss.roles, boss.ofSuperAdminAgency))
    return 'ABOVE_OWN_RIGHTS'
  return one.isActive ? true : 'ACCOUNT_PAUSED'
}

/** Whoever takes the second step off somebody could come in as them with a new password: only for people who stand lower. */
export function mayResetTotp(boss: Boss, one: Colleague): Verdict {
  const verdict = mayResetPassword(boss, { ...one, isActive: true })
  return verdict !== true || one.hasTotp ? verdict : 'STEP_OUT_OF_ORDER'
}

/** Who signed in once needs no invitation; who is disabled could not use it. */
export const mayInvite = (one: Colleague): Verdict =>
  !one.isActive ? 'ACCOUNT_PAUSED' : one.lastLoginAt === null ? true : 'STEP_OUT_OF_ORDER'

/** Nobody writes down that they themselves handed over. */
export const maySettle = (boss: Boss, one: Colleague): Verdict => (isSelf(boss, one) ? 'OWN_ACCOUNT' : true)

/** Nothing is left behind that nobody looks after, and no money on either side. */
export function mayDelete(boss: Boss, one: Colleague): Verdict {
  const verdict = mayDisable(boss, one)
  return verdict === true && (one.businesses > 0 || one.heldPaise !== 0) ? 'IN_USE' : verdict
}

/** Rights somebody is to have. `before`: what they have already, which nobody needs to hold to leave it as it is. */
export type Wanted = {
  roles: readonly StaffRole[]
  permissions: readonly PermissionName[]
  before: readonly PermissionName[]
  inSuperAdminAgency: boolean
}

/** The first right that whoever acts cannot give: none above their own, and none that does not exist there. */
export function aboveOwn(boss: Boss, wanted: Wanted): 'roles' | 'permissions' | null {
  const { roles, permissions, before, inSuperAdminAgency } = wanted
  if (rankOf(roles, inSuperAdminAgency) > rankOf(boss.roles, boss.ofSuperAdminAgency)) return 'roles'
  const cannot = permissions.some(
    (name) =>
      !before.includes(name) && !holdsPermission(boss, name, boss.ofSuperAdminAgency && inSuperAdminAgency),
  )
  return cannot ? 'permissions' : null
}

/** What somebody may do with a member of staff they see. */
export const verdictsOnPerson = (boss: Boss, one: Colleague): Person['can'] => ({
  edit: true,
  rights: mayChangeRights(boss, one),
  disable: mayDisable(boss, one),
  resetPassword: mayResetPassword(boss, one),
  resetTotp: mayResetTotp(boss, one),
  invite: mayInvite(one),
  moveBusinesses: true,
  settle: maySettle(boss, one),
  delete: mayDelete(boss, one),
})
