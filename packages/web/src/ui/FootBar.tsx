import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

/** The primary action of a page, always within reach of the thumb: stuck to the foot of the screen, at the end of a `Page`. */
export function FootBar({ children, phoneOnly = false }: { children: ReactNode; phoneOnly?: boolean }) {
  useEffect(() => {
    document.documentElement.style.setProperty('--save-bar-height', '76px')
    return () => void document.documentElement.style.removeProperty('--save-bar-height')
  }, [])
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 10,
        mx: { xs: -2, md: -3 },
        mb: { xs: -6, md: -8 },
        mt: 1,
        px: { xs: 2, md: 3 },
        py: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        display: { xs: 'flex', md: phoneOnly ? 'none' : 'flex' },
        gap: 1,
        justifyContent: 'flex-end',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '& > *': { flex: { xs: 1, md: 'none' } },
      }}
    >
      {children}
    </Box>
  )
}
