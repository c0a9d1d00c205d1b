import { useLingui } from '@lingui/react/macro'
import { type Feedback, maxStars } from '@parichay/contract/feedback/fields.ts'

/** What the card's owner is told of a feedback. */
export function useReplyWords(): (feedback: Feedback) => string {
  const { t } = useLingui()
  return ({ businessName, stars, text }) =>
    t`A visitor gave your card “${businessName}” ${stars} of ${maxStars} stars: ${text || '–'}`
}
