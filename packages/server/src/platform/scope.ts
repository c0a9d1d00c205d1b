import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'

declare const proven: unique symbol

/**
 * The tenant and reach a call may touch. Only the session gate, `scopeAt` for platform staff and the job runner
 * make one. own: the customer's businesses. madeBy: businesses a member of staff made. agency: all of one agency.
 * platform: all agencies, for lists of the super-admin agency.
 */
export type Scope = {
  readonly agencyId: number
  readonly reach: 'own' | 'madeBy' | 'agency' | 'platform'
  readonly userId: number | null
  readonly franchiseeId: number | null
  readonly [proven]: true
}

type Common = { agencyId: number; sessionId: string; authVersion: number; mustChangePassword: boolean }

/** Who is calling. */
export type Actor =
  | { kind: 'none'; agencyId: number }
  | (Common & { kind: 'customer'; userId: number })
  | (Common & {
      kind: 'staff'
      franchiseeId: number
      name: string
      roles: StaffRole[]
      permissions: PermissionName[]
      /** What customers pay is hidden from them (decision 0103). */
      hidesBilling: boolean
      ofSuperAdminAgency: boolean
      /** The agency asks for a second step that they do not have: nothing else works before they set it up. */
      mustSetUpTotp: boolean
    })

/** A signed-in customer. */
export type Customer = Extract<Actor, { kind: 'customer' }>
/** A signed-in member of staff. */
export type Staff = Extract<Actor, { kind: 'staff' }>

type StaffFacts = Pick<
  Staff,
  'agencyId' | 'franchiseeId' | 'name' | 'roles' | 'permissions' | 'authVersion'
> & {
  configuration: { hideBilling: boolean }
}
type Session = Pick<Staff, 'sessionId' | 'mustChangePassword' | 'mustSetUpTotp'>
/** A job that acts for somebody has no session, and nothing that a screen would ask for first. */
const noSession: Session = { sessionId: '', mustChangePassword: false, mustSetUpTotp: false }

/** A member of staff as their row and their agency's roles say today: signed in, or for a job that acts for them. */
export const actorOfStaff = (
  { agencyId, franchiseeId, name, roles, permissions, authVersion, configuration }: StaffFacts,
  agencyRoles: readonly string[],
  session: Session = noSession,
): Staff => ({
  kind: 'staff',
  agencyId,
  franchiseeId,
  name,
  roles,
  permissions,
  authVersion,
  hidesBilling: configuration.hideBilling,
  ofSuperAdminAgency: agencyRoles.includes('superadmin'),
  ...session,
})

const make = (
  agencyId: number,
  reach: Scope['reach'],
  userId: number | null,
  franchiseeId: number | null,
): Scope => ({ agencyId, reach, userId, franchiseeId }) as Scope

/** The column of the permission matrix an actor stands in. */
export function columnOf(actor: Actor): 'public' | 'customer' | 'staff' | 'admin' | 'superadmin' {
  if (actor.kind === 'none') return 'public'
  if (actor.kind === 'customer') return 'customer'
  if (!actor.roles.includes('admin')) return 'staff'
  return actor.ofSuperAdminAgency ? 'superadmin' : 'admin'
}

/** What the gate proves for an actor. Nobody signed in reaches nothing: their own user id does not exist. */
export function proveScope(actor: Actor): Scope {
  if (actor.kind === 'none') return make(actor.agencyId, 'own', 0, null)
  if (actor.kind === 'customer') return make(actor.agencyId, 'own', actor.userId, null)
  const column = columnOf(actor)
  if (column === 'superadmin') return make(actor.agencyId, 'platform', null, actor.franchiseeId)
  const whole = column === 'admin' || actor.roles.includes('franchisee-with-all-card-access')
  return make(actor.agencyId, whole ? 'agency' : 'madeBy', null, actor.franchiseeId)
}

/** Platform staff working on an object of some agency: the whole of that agency. Nobody else is moved. */
export function scopeAt(scope: Scope, agencyId: number | undefined): Scope {
  if (scope.reach !== 'platform') return scope
  return make(agencyId ?? scope.agencyId, 'agency', null, scope.franchiseeId)
}

/** For the job runner and for sign-in, where no actor exists yet: one agency, named by the host or the job. */
export const agencyScope = (agencyId: number): Scope => make(agencyId, 'agency', null, null)

/** For jobs that look at all agencies. */
export const platformScope = (): Scope => make(0, 'platform', null, null)

/** What an agency reads of who did something: its own staff by name, nobody else. Who works for the platform is not named to it. */
export const nameTo = (agencyId: number, actor: Actor): string =>
  actor.kind === 'staff' && actor.agencyId === agencyId ? actor.name : ''

/** The same where a word must stand: beside money, what somebody did is never nobody's. */
export const namedTo = (agencyId: number, actor: Actor): string => nameTo(agencyId, actor) || 'Platform staff'

/** An actor in one word, for records: `user 12`, `franchisee 3 of 1`. */
export const nameOf = (actor: Actor): string =>
  actor.kind === 'customer'
    ? `user ${actor.userId}`
    : actor.kind === 'staff'
      ? `franchisee ${actor.franchiseeId} of ${actor.agencyId}`
      : 'visitor'
