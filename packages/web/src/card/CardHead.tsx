import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { StatusChip, type Tone } from '../ui/StatusChip.tsx'

const tones: Record<Card['status'], Tone> = { DRAFT: 'neutral', ACTIVE: 'success', INACTIVE: 'warning' }

/** State and address of a card. */
export function CardHead({ card }: { card: Card }) {
  const { t } = useLingui()
  const names: Record<Card['status'], string> = { DRAFT: t`Draft`, ACTIVE: t`Active`, INACTIVE: t`InActive` }
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StatusChip tone={tones[card.status]}>{names[card.status]}</StatusChip>
      {card.url && (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {card.url.replace(/^https?:\/\//, '')}
        </Box>
      )}
    </Box>
  )
}
