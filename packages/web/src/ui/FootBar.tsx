import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFootBar } from './over-foot.ts'
import { footOfScreen } from './shape-styles.ts'
import { fromTablet } from './theme.ts'

/** The primary action of a page, always within reach of the thumb: at the foot of a phone's screen, however short the page. */
export function FootBar({ children, phoneOnly = false }: { children: ReactNode; phoneOnly?: boolean }) {
  useFootBar()
  return (
    <>
      <Box sx={{ height: 40, [fromTablet]: { display: 'none' } }} />
      <Box
        sx={{
          ...footOfScreen,
          justifyContent: 'flex-end',
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
