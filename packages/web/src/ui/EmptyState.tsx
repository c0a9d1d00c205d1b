import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** One of `ui/illustrations.tsx`. */
  picture?: ReactNode
  title: ReactNode
  body?: ReactNode
  action?: ReactNode
}

/** One sentence and one deed. */
export function EmptyState({ picture, title, body, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 5, md: 8 },
      }}
    >
      {picture && <Box sx={{ mb: 1, lineHeight: 0 }}>{picture}</Box>}
      <Box component="h2" sx={{ typography: 'h2', maxWidth: 420, textWrap: 'balance' }}>
        {title}
      </Box>
      {body && <Box sx={{ color: 'text.secondary', maxWidth: 400, textWrap: 'balance' }}>{body}</Box>}
      {action && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {action}
        </Box>
      )}
    </Box>
  )
}
