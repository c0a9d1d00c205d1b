import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Words for screen readers only. */
export function Hidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Box
      component="span"
      {...(id ? { id } : {})}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
