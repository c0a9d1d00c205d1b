import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Row = { label: ReactNode; value: ReactNode; strong?: boolean; tone?: 'error' }

/** Sums under one another; the strong one is what matters. */
export function SumRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {rows.map(({ label, value, strong, tone }, place) => (
        <Box
          key={place}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: 2,
            ...(strong && { pt: 1.25, mt: 0.25, borderTop: '1px solid', borderColor: 'divider' }),
          }}
        >
          <Box
            component="dt"
            sx={{
              typography: strong ? 'subtitle1' : 'body2',
              color: strong ? 'text.primary' : 'text.secondary',
            }}
          >
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: strong ? 'h2' : 'body2',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              color: tone === 'error' ? 'error.main' : 'text.primary',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
