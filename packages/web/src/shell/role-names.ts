import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'

/** Roles of staff in words. */
export const roleNames = {
  admin: msg`Admin`,
  creator: msg`Creator`,
  franchisee: msg`Franchisee`,
  'franchisee-with-all-card-access': msg`Franchisee, all cards`,
} satisfies Record<StaffRole, MessageDescriptor>
