import { useLingui } from '@lingui/react'
import { istDay } from '@parichay/contract/business/rules.ts'
import { isOver } from '@parichay/contract/plan/entitlement.ts'
import type { CardStatus } from '@parichay/contract/card/fields.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { cardStatusWords, expiredWords } from './words.ts'

/** Whether visitors see this card, in one word. */
export function CardStatusChip({ status, expiry }: { status: CardStatus; expiry: string | null }) {
  const { i18n } = useLingui()
  const isExpired = status === 'ACTIVE' && isOver(expiry, istDay(new Date()))
  const { label, tone } = isExpired ? expiredWords : cardStatusWords[status]
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
}
