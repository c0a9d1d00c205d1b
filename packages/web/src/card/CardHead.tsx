import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { StatusChip, type Tone } from '../ui/StatusChip.tsx'
import { Line } from '../ui/shapes.tsx'

const tones: Record<Card['status'], Tone> = { DRAFT: 'neutral', ACTIVE: 'success', INACTIVE: 'warning' }

/** State and address of a card. */
export function CardHead({ card }: { card: Card }) {
  const { t } = useLingui()
  const names: Record<Card['status'], string> = { DRAFT: t`Draft`, ACTIVE: t`Active`, INACTIVE: t`InActive` }
  return (
    <Line component="span" gap={1} wraps centred>
      <StatusChip tone={tones[card.status]}>{names[card.status]}</StatusChip>
      {card.url && (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {card.url.replace(/^https?:\/\//, '')}
        </Box>
      )}
    </Line>
  )
}
