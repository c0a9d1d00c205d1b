import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { useCloseOnBack } from '../ui/overlay-history.ts'
import { drawerWidth } from '../ui/theme.ts'

export type MenuDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The right-hand drawer, 280 wide. Back and Escape close it. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { t } = useLingui()
  useCloseOnBack(open, onClose)
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t`Menu`,
          sx: { width: drawerWidth, maxWidth: '88vw', borderRadius: '20px 0 0 20px', boxShadow: 8 },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, pb: 0, flex: 'none' }}>
        <IconButton icon={X} label={t`Close the menu`} onClick={onClose} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>{children}</Box>
    </Drawer>
  )
}
