import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CardFilterOption } from '@parichay/contract/card/filters.project.ts'

/** The five ways to search cards (specification 3, card filter options). */
export const searchByNames = {
  cardId: msg`Card link`,
  companyName: msg`Name on the card`,
  registeredPhoneNumber: msg`Phone`,
  businessName: msg`Business`,
  templateCode: msg`Template`,
} as const satisfies Record<CardFilterOption, MessageDescriptor>
