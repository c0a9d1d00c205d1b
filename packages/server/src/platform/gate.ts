import { fail } from '@parichay/contract/errors.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { holdsPermission } from '@parichay/contract/franchisee/rules.ts'
import type { Access } from '@parichay/contract/route.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { columnOf, type Actor } from './scope.ts'

const open = new Set(['P', 'pre', 'otp'])

/** Whether a member of staff holds a permission by name; admins hold all. */
export function holds(actor: Actor, permission: string): boolean {
  return (
    actor.kind === 'staff' && holdsPermission(actor, permission as PermissionName, actor.ofSuperAdminAgency)
  )
}

/** What the gate says of a call before it is made: for `can` of a record that whoever asks is known to reach. */
export function gateVerdict({ access }: { access: Access }, actor: Actor): Verdict {
  const cell = access[columnOf(actor)]
  if (open.has(cell)) return true
  if (actor.kind === 'none') return 'NOT_SIGNED_IN'
  return isRefused(cell, actor) || (cell.endsWith('.list') && !holds(actor, cell)) ? 'NOT_ALLOWED' : true
}

function isRefused(cell: string, actor: Actor): boolean {
  if (cell === '-' || (columnOf(actor) === 'admin' && cell === 's')) return true
  return cell.includes('.') && !cell.endsWith('.list') && !holds(actor, cell)
}

/** What somebody with a temporary password may call before replacing it (screens 8.22). */
const beforeNewPassword = new Set([
  'getUser',
  'getFranchisee',
  'changePassword',
  'logout',
  'franchiseeLogout',
  'logFailure',
  'logEvents',
])

/** What somebody whose agency asks for a second step may call before it is set up. */
const beforeTotp = new Set([
  'getFranchisee',
  'getTotp',
  'beginTotp',
  'confirmTotp',
  'logout',
  'franchiseeLogout',
  'logFailure',
  'logEvents',
])

/**
 * The only source of 401 and 403: the role may not use this call at all. Whether the object is the caller's is
 * decided by the scope, with 404. A missing `.list` permission is answered with an empty list by the handler.
 */
export function passGate(name: string, access: Access, actor: Actor): void {
  const cell = access[columnOf(actor)]
  if (open.has(cell)) return
  if (actor.kind === 'none') fail('NOT_SIGNED_IN', 'Please sign in again.')
  if (isRefused(cell, actor)) fail('NOT_ALLOWED', 'Your account may not do this.')
  if (actor.mustChangePassword && !beforeNewPassword.has(name))
    fail('STEP_OUT_OF_ORDER', 'Choose a new password first.')
  if (actor.kind === 'staff' && !actor.mustChangePassword && actor.mustSetUpTotp && !beforeTotp.has(name))
    fail('STEP_OUT_OF_ORDER', 'Set up your second step first.')
}
