import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { type Feedback, type FeedbackTag, maxStars } from '@parichay/contract/feedback/fields.ts'

/** What the card's owner is told of a feedback. */
export function useReplyWords(): (feedback: Feedback) => string {
  const { t } = useLingui()
  return ({ businessName, stars, text }) =>
    t`A visitor gave your card “${businessName}” ${stars} of ${maxStars} stars: ${text || '–'}`
}

/** What a feedback is about, in words. */
export const tagWords: Record<FeedbackTag, MessageDescriptor> = {
  praise: msg`Praise`,
  complaint: msg`Complaint`,
  question: msg`Question`,
  price: msg`Price`,
  delivery: msg`Delivery`,
  callBack: msg`Call back`,
  spam: msg`Spam`,
}
