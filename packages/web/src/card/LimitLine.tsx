import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Line, Quiet } from '../ui/shapes.tsx'

/** '12 of 20' before the limit is met, and in another colour once it is; deeds stand at the right. */
export function LimitLine({
  count,
  limit,
  children,
}: {
  count: number
  limit: number
  children?: ReactNode
}) {
  const { t } = useLingui()
  const full = limit !== -1 && count >= limit
  const near = limit !== -1 && !full && count >= limit * 0.9
  return (
    <Line gap={1} wraps centred apart>
      <Box>
        <Box
          sx={{
            typography: 'subtitle2',
            fontVariantNumeric: 'tabular-nums',
            color: full || near ? 'warning.main' : 'text.secondary',
          }}
        >
          {limit === -1 ? String(count) : t`${count} of ${limit}`}
        </Box>
        {full && <Quiet small>{t`This card is full. Remove one, or ask your provider for more.`}</Quiet>}
      </Box>
      {children && (
        <Line gap={1} wraps>
          {children}
        </Line>
      )}
    </Line>
  )
}
