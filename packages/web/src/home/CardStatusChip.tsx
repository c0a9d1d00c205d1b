import { useLingui } from '@lingui/react'
import { isOver } from '@parichay/contract/plan/entitlement.ts'
import type { CardStatus } from '@parichay/contract/card/fields.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { cardStatusWords, expiredWords } from './words.ts'
import { useToday } from '../ui/use-today.ts'

/** Whether visitors see this card, in one word. */
export function CardStatusChip({ status, expiry }: { status: CardStatus; expiry: string | null }) {
  const { i18n } = useLingui()
  const today = useToday()
  const isExpired = status === 'ACTIVE' && isOver(expiry, today)
  const { label, tone } = isExpired ? expiredWords : cardStatusWords[status]
  return <StatusChip tone={tone}>{i18n._(label)}</StatusChip>
}
