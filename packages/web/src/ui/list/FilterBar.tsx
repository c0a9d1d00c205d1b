import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { phoneOnly } from '../theme.ts'

/** The filters of a list as chips; on phones they scroll sideways in their own row. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Box
      role="group"
      aria-label={t`Filters`}
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: 'wrap',
        [phoneOnly]: {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          mx: -2,
          px: 2,
          width: 'calc(100% + 32px)',
          scrollbarWidth: 'none',
          py: '3px',
        },
      }}
    >
      {children}
    </Box>
  )
}
