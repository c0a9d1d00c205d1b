import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A titled part of the account. */
export function AccountSection({ title, lead, aside, children }: Props) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Box component="h2" id={id} sx={{ typography: 'h3' }}>
          {title}
        </Box>
        {aside && <Box sx={{ typography: 'body2' }}>{aside}</Box>}
      </Box>
      {lead && <Box sx={{ typography: 'body2', color: 'text.secondary', mt: -0.75 }}>{lead}</Box>}
      {children}
    </Box>
  )
}
