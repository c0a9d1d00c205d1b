import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '@parichay/contract/card-report/fields.ts'

/** Why a card was reported, in words. */
export const reasonWords: Record<ReportReason, MessageDescriptor> = {
  fake: msg`Fake business`,
  offensive: msg`Offensive`,
  spam: msg`Spam or fraud`,
  misuse: msg`Somebody’s picture or data`,
  other: msg`Something else`,
}
