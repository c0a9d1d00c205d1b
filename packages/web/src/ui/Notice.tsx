import Box from '@mui/material/Box'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info } as const

/** A sentence that belongs to the whole form. An error is read out at once. */
export function Notice({
  tone = 'error',
  children,
}: {
  tone?: 'error' | 'warning' | 'info'
  children: ReactNode
}) {
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        px: 1.75,
        py: 1.5,
        borderRadius: '12px',
        bgcolor: `${tone}.tint`,
        typography: 'body2',
        color: 'text.primary',
      }}
    >
      <Box
        component={icons[tone]}
        size={20}
        aria-hidden
        sx={{ flex: 'none', mt: '1px', color: `${tone}.main` }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}
