import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Business } from '@parichay/contract/business/fields.ts'

/** Where a business came from, in words. */
export const originNames = {
  self: msg`Customer`,
  admin: msg`Admin`,
  franchisee: msg`Franchisee`,
  creator: msg`Creator`,
  import: msg`Import`,
  clone: msg`Cloned`,
} satisfies Record<Business['businessMadeBy'], MessageDescriptor>

/** Filter values of the specification (Subscribed/Not Subscribed) and of the validity rules. */
export const subscriptionNames = {
  subscribed: msg`Subscribed`,
  'not-subscribed': msg`Not Subscribed`,
  expiring: msg`Expiring`,
  expired: msg`Expired`,
} satisfies Record<string, MessageDescriptor>

/** Statuses of a card as people read them. */
export const cardStatusNames: Record<string, MessageDescriptor> = {
  ACTIVE: msg`Active`,
  INACTIVE: msg`InActive`,
  DRAFT: msg`Draft`,
}

/** The card of a row on phones, in two words. */
export const cardFacts: Record<string, MessageDescriptor> = {
  ACTIVE: msg`Card active`,
  INACTIVE: msg`Card inactive`,
  DRAFT: msg`Card draft`,
}
