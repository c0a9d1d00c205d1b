import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { CardStatus } from '@parichay/contract/card/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** Statuses of a card in words and colour. */
export const cardStatusWords: Record<CardStatus, { label: MessageDescriptor; tone: Tone }> = {
  DRAFT: { label: msg({ message: 'Draft', context: 'card status' }), tone: 'neutral' },
  ACTIVE: { label: msg({ message: 'Active', context: 'card status' }), tone: 'success' },
  INACTIVE: { label: msg({ message: 'InActive', context: 'card status' }), tone: 'warning' },
}

/** A card whose business has run out of time. */
export const expiredWords = {
  label: msg({ message: 'Expired', context: 'card status' }),
  tone: 'error' as Tone,
}
