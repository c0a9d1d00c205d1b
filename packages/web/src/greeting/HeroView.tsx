import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Props = { picture: ReactNode; head: ReactNode; last: ReactNode; children: ReactNode }

/** A picture large, its tools at its side, as high as it is; what is sent stands at the foot. */
export function HeroView({ picture, head, last, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 3,
        p: 2,
        borderRadius: '16px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box>{picture}</Box>
      <Box sx={{ position: 'relative', minWidth: 0 }}>
        <Box sx={{ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' }}>
          {head}
          <Box
            sx={{ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', mx: -2, px: 2 }}
          >
            {children}
          </Box>
          {last}
        </Box>
      </Box>
    </Box>
  )
}
