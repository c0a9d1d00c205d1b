import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** The figures of the staff's home: what they are called, and how they are counted. */
export const figureWords: Record<string, { name: MessageDescriptor; definition: MessageDescriptor }> = {
  businesses: { name: msg`Businesses`, definition: msg`All businesses you can see, without deleted ones.` },
  activeCards: { name: msg`Active cards`, definition: msg`Cards that anybody can open now.` },
  draftCards: { name: msg`Draft cards`, definition: msg`Cards that were begun and not published yet.` },
  expiring: { name: msg`Expiring`, definition: msg`Businesses whose time ends in the next 30 days.` },
  expired: {
    name: msg`Expired`,
    definition: msg`Businesses whose last day is over, also those in their 7 days of grace.`,
  },
}
