import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillLine, MoveReason } from '@parichay/contract/bill/fields.ts'
import type { BillState } from '@parichay/contract/bill/rules.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** Where a bill stands, in a word. */
export const billStateWords: Record<BillState, { label: MessageDescriptor; tone: Tone }> = {
  RUNNING: { label: msg`Running`, tone: 'info' },
  OPEN: { label: msg`Being checked`, tone: 'info' },
  DUE: { label: msg`Due`, tone: 'warning' },
  OVERDUE: { label: msg`Overdue`, tone: 'error' },
  PAID: { label: msg`Paid`, tone: 'success' },
  NOTHING: { label: msg`Nothing due`, tone: 'neutral' },
}

/** Why a card is on a bill. */
export const eventWords: Record<BillLine['event'], MessageDescriptor> = {
  NEW: msg`New`,
  RENEWAL: msg`Renewed`,
  ADDED: msg`Added`,
}

/** Why a card was moved. */
export const moveReasonWords: Record<MoveReason, MessageDescriptor> = {
  test_card: msg`Test card`,
  duplicate: msg`Duplicate`,
  cancelled: msg`Cancelled within 7 days`,
  other: msg`Another reason`,
}

/** A month with its year: `November 2026`. */
export const monthName = ({ month, year }: { month: number; year: number }, language: string): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, 1)))
