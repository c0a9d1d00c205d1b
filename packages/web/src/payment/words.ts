import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentState } from '@parichay/contract/payment/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** What people see of a purchase, and its colour (screens 7.0). */
export const paymentStateWords = {
  PENDING: { label: msg`Pending`, tone: 'warning' },
  PAID: { label: msg`Paid`, tone: 'success' },
  MANUAL: { label: msg`Manual`, tone: 'success' },
  EXPIRED: { label: msg`Not paid`, tone: 'neutral' },
  REFUND_DUE: { label: msg`Refund on its way`, tone: 'info' },
  REFUNDED: { label: msg`Refunded`, tone: 'info' },
  PARTLY_REFUNDED: { label: msg`Partly refunded`, tone: 'info' },
  REVERSED: { label: msg`Taken back`, tone: 'neutral' },
} satisfies Record<PaymentState, { label: MessageDescriptor; tone: Tone }>
