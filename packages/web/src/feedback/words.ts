import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { FeedbackTag } from '@parichay/contract/feedback/fields.ts'

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
