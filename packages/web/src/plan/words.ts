import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type PlanSeller, unlimited } from '@parichay/contract/plan/fields.ts'
import type { PlanTerms } from '@parichay/contract/plan/entitlement.ts'
import type { FailureWords } from '../failure-words.ts'

/** Who may sell a plan, in a list. */
export const sellerNames = {
  online: msg`online`,
  staff: msg`creators`,
  franchisee: msg`franchisees`,
} satisfies Record<PlanSeller, MessageDescriptor>

/** All that a plan holds, shortly, for those who look after several. */
export function contentWords({ limits, frameVisibility }: PlanTerms): MessageDescriptor[] {
  const { greetingVideosLimit: perDay, pdfCardLimit: pdfs, promotionalVideoLimit: films } = limits
  const greets = limits.greetingImagesIncluded || limits.greetingVideosIncluded
  const { hideRegularFrame, hideProductFrame, hidePoliticalFrame } = frameVisibility
  const all: [boolean, MessageDescriptor][] = [
    [true, msg`Digital card`],
    [limits.greetingImagesIncluded, msg`Unlimited images`],
    [
      limits.greetingVideosIncluded,
      msg({ message: plural(perDay, { one: '# video a day', other: '# videos a day' }) }),
    ],
    [
      limits.pdfCardIncluded,
      pdfs === unlimited
        ? msg`Unlimited PDF cards`
        : msg({ message: plural(pdfs, { one: '# PDF card', other: '# PDF cards' }) }),
    ],
    [
      limits.promotionalVideoIncluded,
      films === unlimited
        ? msg`Unlimited promotional videos`
        : msg({ message: plural(films, { one: '# promotional video', other: '# promotional videos' }) }),
    ],
    [greets && hideRegularFrame, msg`No regular frames`],
    [greets && hideProductFrame, msg`No product frames`],
    [greets && hidePoliticalFrame, msg`No political frames`],
  ]
  return all.filter(([isThere]) => isThere).map(([, words]) => words)
}

/** Why there can be no more plans. */
export const addFailure: FailureWords = {
  LIMIT_REACHED: msg`The list of plans is full. Delete one that nobody buys.`,
}
