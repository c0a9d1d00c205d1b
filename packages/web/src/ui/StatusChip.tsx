import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent'

const grounds = {
  neutral: 'brand.sunken',
  accent: 'brand.tint',
  success: 'success.tint',
  warning: 'warning.tint',
  error: 'error.tint',
  info: 'info.tint',
} as const
const inks = {
  neutral: 'text.secondary',
  accent: 'primary.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
  info: 'info.main',
} as const

/** A state in one or two words. The colour never says more than the words. */
export function StatusChip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      data-chip
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        minHeight: 24,
        borderRadius: '999px',
        bgcolor: grounds[tone],
        color: inks[tone],
        fontSize: 12,
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' }}
      />
      {children}
    </Box>
  )
}
