import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { fromTablet } from './theme.ts'

/** The primary action of a page, always within reach of the thumb: at the foot of a phone's screen, however short the page. */
export function FootBar({ children, phoneOnly = false }: { children: ReactNode; phoneOnly?: boolean }) {
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', '76px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
  }, [])
  return (
    <>
      <Box sx={{ height: 40, [fromTablet]: { display: 'none' } }} />
      <Box
        sx={{
          position: 'fixed',
          left: 0,
          right: 0,
          bottom: 0,
          zIndex: 10,
          px: 2,
          py: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          display: 'flex',
          gap: 1,
          justifyContent: 'flex-end',
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
          '& > *': { flex: 1 },
          [fromTablet]: {
            position: 'sticky',
            display: phoneOnly ? 'none' : 'flex',
            mt: 1,
            mb: -4,
            px: 0,
            bgcolor: 'background.default',
            '& > *': { flex: 'none' },
          },
        }}
      >
        {children}
      </Box>
    </>
  )
}
