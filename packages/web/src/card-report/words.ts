import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportState } from '@parichay/contract/card-report/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** How far staff are with a report, in words and tone. */
export const stateWords: Record<ReportState, { word: MessageDescriptor; tone: Tone }> = {
  open: { word: msg({ message: 'Open', context: 'report of a card' }), tone: 'warning' },
  seen: { word: msg`Looked at`, tone: 'info' },
  closed: { word: msg({ message: 'Closed', context: 'report of a card' }), tone: 'neutral' },
}
