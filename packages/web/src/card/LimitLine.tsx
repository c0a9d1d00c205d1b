import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

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
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
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
        {full && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t`This card is full. Remove one, or ask your provider for more.`}
          </Box>
        )}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  )
}
