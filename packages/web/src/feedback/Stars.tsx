import { useLingui } from '@lingui/react/macro'
import { maxStars } from '@parichay/contract/feedback/fields.ts'
import Box from '@mui/material/Box'
import { Star } from 'lucide-react'

/** So many stars of five; few are red. */
export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const { t } = useLingui()
  return (
    <Box
      role="img"
      aria-label={t`${stars} of ${maxStars} stars`}
      sx={{ display: 'inline-flex', gap: '2px', color: stars <= 2 ? 'error.main' : 'warning.main' }}
    >
      {Array.from({ length: maxStars }, (_, place) => (
        <Star
          key={place}
          size={size}
          aria-hidden
          fill={place < stars ? 'currentColor' : 'none'}
          strokeWidth={place < stars ? 1.5 : 1.25}
        />
      ))}
    </Box>
  )
}
