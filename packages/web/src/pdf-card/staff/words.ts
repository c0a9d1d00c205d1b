import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'

/** The five ways to search PDF cards (specification 3, card filter options). */
export const searchByNames = {
  cardId: msg`Number`,
  companyName: msg`Company`,
  registeredPhoneNumber: msg`Phone`,
  businessName: msg`Business`,
  templateCode: msg`Template`,
} as const satisfies Record<CardFilterOption, MessageDescriptor>
