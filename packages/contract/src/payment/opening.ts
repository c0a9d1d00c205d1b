import type { AgencyConfiguration } from '../agency/fields.ts'
import type { BusinessOrigin } from '../business/rules.ts'
import type { PermissionName, StaffRole } from '../franchisee/fields.ts'
import { holdsPermission } from '../franchisee/rules.ts'
import { mayPayOnline } from '../plan/rules.ts'

/** Who wants to open the upgrade dialog. */
export type Opener =
  | { kind: 'customer' }
  | {
      kind: 'staff'
      roles: readonly StaffRole[]
      permissions: readonly PermissionName[]
      ofSuperAdminAgency: boolean
    }

/**
 * What the dialog is for them: `buy` with the provider's checkout, `record` a payment taken elsewhere, `custom` the same
 * and plans of one's own making, `connect` only the notice 'Connect with admin'.
 */
export type UpgradeMode = 'buy' | 'record' | 'custom' | 'connect'

/**
 * Specification 4: admins always; others only if the agency takes payments online and the business is of an allowed
 * origin. Staff who may record payments open it as admins do, but build no custom plans (security.md, departures).
 */
export function upgradeMode(
  opener: Opener,
  business: { businessMadeBy: BusinessOrigin },
  agency: Pick<AgencyConfiguration, 'onlinePayment'>,
): UpgradeMode {
  if (opener.kind === 'customer') return mayPayOnline(agency, business) ? 'buy' : 'connect'
  if (opener.roles.includes('admin')) return 'custom'
  const may = (permission: PermissionName) => holdsPermission(opener, permission, opener.ofSuperAdminAgency)
  return may('payment.manual') && may('plan.view') ? 'record' : 'connect'
}

/** How often history goes back when the payment is complete (specification 4). */
export const stepsBack = (mode: UpgradeMode): number => (mode === 'buy' ? 2 : 1)

/** Time between the closing of the dialog and the callback (specification 9). */
export const callbackDelayMs = 100

/** The colour of the checkout where an agency has none (specification 9). */
export const checkoutColour = '#2d9bea'
