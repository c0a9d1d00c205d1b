import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function KitSection({ title, children, id }: { title: string; children: ReactNode; id: string }) {
  return (
    <Box component="section" id={id} sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="h2" sx={{ typography: 'h2', mb: 2 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}

/** Things side by side that wrap. */
export const KitRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>{children}</Box>
)
