import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Rest } from '../ui/shapes.tsx'

type Props = {
  id: string
  title: string
  aside?: ReactNode
  /** A line beneath the heading. */
  about?: ReactNode
  children: ReactNode
}

/** A part of the home under its heading. */
export function Section({ id, title, aside, about, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, minHeight: 36 }}>
        <Rest>
          <Box component="h2" id={id} sx={{ typography: 'h2' }}>
            {title}
          </Box>
        </Rest>
        {aside}
      </Box>
      {about && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -0.5, mb: 1 }}>{about}</Box>}
      {children}
    </Box>
  )
}
