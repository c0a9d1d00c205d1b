import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { cardStatusNames } from './words.ts'

const tones = { ACTIVE: 'success', INACTIVE: 'warning', DRAFT: 'neutral' } as const

/** The card's status; nothing is said where there is no card. */
export function CardChip({ card }: { card: Business['card'] }) {
  const { i18n } = useLingui()
  const words = card && cardStatusNames[card.status]
  return words ? (
    <StatusChip tone={tones[card.status as keyof typeof tones] ?? 'neutral'}>{i18n._(words)}</StatusChip>
  ) : null
}
