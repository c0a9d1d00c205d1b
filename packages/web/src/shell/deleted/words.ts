import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DeletedKind } from '@parichay/contract/business/fields.deleted.ts'
import type { FailureWords } from '../../failure-words.ts'

/** What a list of deleted things is called. */
export const deletedTitles: Record<DeletedKind, MessageDescriptor> = {
  business: msg`Deleted businesses`,
  digital_card: msg`Deleted digital cards`,
  pdf_id_card: msg`Deleted ID cards`,
  promotional_video: msg`Deleted videos`,
}

const gone: FailureWords = { NOT_FOUND: msg`It can no longer be brought back.` }

/** Why something that was deleted could not be brought back. */
export const notBackWords: Record<DeletedKind, FailureWords> = {
  business: {
    ...gone,
    CARD_ID_TAKEN: msg`The link of its card was taken by somebody else meanwhile. Talk to your provider.`,
    LIMIT_REACHED: msg`This account has as many businesses as it can hold. Delete one first.`,
  },
  digital_card: {
    ...gone,
    CARD_ID_TAKEN: msg`The link of the card was taken by somebody else meanwhile. Talk to your provider.`,
    ONE_CARD_PER_BUSINESS: msg`This business has another card meanwhile. Delete that one first.`,
  },
  pdf_id_card: {
    ...gone,
    LIMIT_REACHED: msg`This business has as many ID cards as it can hold. Delete one first.`,
  },
  promotional_video: {
    ...gone,
    LIMIT_REACHED: msg`This business has as many videos as it can hold. Delete one first.`,
  },
}
