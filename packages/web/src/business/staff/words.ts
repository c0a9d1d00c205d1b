import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { SubscriptionFilter } from '@parichay/contract/business/rules.ts'

/** Where a business came from, in words. */
export const originNames = {
  self: msg`Customer`,
  admin: msg`Admin`,
  franchisee: msg`Franchisee`,
  creator: msg`Creator`,
  import: msg`Import`,
  clone: msg`Cloned`,
} satisfies Record<Business['businessMadeBy'], MessageDescriptor>

/** Filter values of the specification (Subscribed/Not Subscribed), and where a business stands within them. */
export const subscriptionNames = {
  subscribed: msg`Subscribed`,
  'not-subscribed': msg`Not Subscribed`,
  trial: msg`On trial`,
  expiring: msg`Expiring`,
  grace: msg`In grace`,
  ending: msg`In grace or ending soon`,
  expired: msg`Expired`,
} satisfies Record<SubscriptionFilter, MessageDescriptor>

/** Filter values of greetings (specification 4, filter value pairs). */
export const imagePostNames = { enabled: msg`Enabled`, disabled: msg`Disabled` } as const

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
