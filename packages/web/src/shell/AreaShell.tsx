import { Outlet } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useState } from 'react'
import { drawerWidth, fromDesktop, topBarHeight } from '../ui/theme.ts'
import { MenuDrawer } from './later.ts'
import { TopBar } from './TopBar.tsx'

export type AreaShellProps = {
  /** The menu, which may come as a part of its own; `leave` closes the drawer it lies in. */
  menu: (leave: () => void) => ReactNode
  topBarExtras?: ReactNode
  /** Stays below the top bar. */
  banner?: ReactNode
  children?: ReactNode
}

/** Top bar, page, and the menu on the right: a drawer, on wide screens always in sight. */
export function AreaShell({ menu, topBarExtras, banner, children }: AreaShellProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  // Not drawn where nobody sees it: what it asks for would slow the first load of a phone.
  const isWide = useMediaQuery(fromDesktop, { noSsr: true })
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  const leave = () => setOpen(false)
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        [fromDesktop]: {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) ${drawerWidth}px`,
          gridTemplateRows: `${topBarHeight}px 1fr`,
        },
      }}
    >
      <Box sx={{ display: 'contents', '& > header': { gridColumn: '1 / -1' } }}>
        <TopBar onMenu={show} menuOpen={open} menuPinned extras={topBarExtras} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {banner}
        {children ?? <Outlet />}
      </Box>
      {isWide && (
        <Box
          component="aside"
          sx={{
            position: 'sticky',
            top: topBarHeight,
            height: `calc(100dvh - ${topBarHeight}px)`,
            overflowY: 'auto',
            borderLeft: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Suspense>{menu(leave)}</Suspense>
        </Box>
      )}
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onClose={leave}>
            {menu(leave)}
          </MenuDrawer>
        </Suspense>
      )}
    </Box>
  )
}
