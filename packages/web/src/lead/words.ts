import { msg } from '@lingui/core/macro'
import type { LeadStatus } from '@parichay/contract/lead/rules.ts'
import type { FailureWords } from '../failure-words.ts'

/** Names of the states of a lead. */
export const leadStatusWords = {
  NEW: msg({ message: 'New', context: 'a lead' }),
  CONTACTED: msg({ message: 'Contacted', context: 'a lead' }),
  WON: msg({ message: 'Won', context: 'a lead' }),
  LOST: msg({ message: 'Lost', context: 'a lead' }),
} as const satisfies Record<LeadStatus, unknown>

/** Why a deed on a lead was refused. */
export const leadRefusal = {
  NOT_FOUND: msg`This lead was deleted meanwhile.`,
} as const satisfies FailureWords
