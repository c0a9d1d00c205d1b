import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { hidden } from './hidden-style.ts'

/** Words for screen readers only. */
export function Hidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Box component="span" {...(id ? { id } : {})} sx={hidden}>
      {children}
    </Box>
  )
}
