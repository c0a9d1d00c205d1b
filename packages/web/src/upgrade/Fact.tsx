import Box from '@mui/material/Box'
import type { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** One sentence about a purchase, with its sign. Loud where something is lost. */
export function Fact({
  icon,
  isLoud = false,
  children,
}: {
  icon: typeof Info
  isLoud?: boolean
  children: ReactNode
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        typography: 'body2',
        ...(isLoud && { p: 1.25, mx: -0.5, borderRadius: '10px', bgcolor: 'warning.tint' }),
      }}
    >
      <Box
        component={icon}
        size={20}
        strokeWidth={1.75}
        aria-hidden
        sx={{ flex: 'none', color: isLoud ? 'warning.main' : 'primary.main' }}
      />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}
