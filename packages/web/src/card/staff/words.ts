import { msg } from '@lingui/core/macro'
import type { cardFilterOptions } from '@parichay/contract/card/filters.ts'

/** The five ways to search cards (specification 3, card filter options). */
export const searchByNames = {
  cardId: msg`Card link`,
  companyName: msg`Name on the card`,
  registeredPhoneNumber: msg`Phone`,
  businessName: msg`Business`,
  templateCode: msg`Template`,
} as const satisfies Record<(typeof cardFilterOptions)[number], unknown>
