import { Outlet } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useState } from 'react'
import { drawerWidth, fromDesktop, topBarHeight } from '../ui/theme.ts'
import { MenuDrawer } from './later.ts'
import { Sidebar, type SidebarItem } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

export type AreaShellProps = {
  items: readonly SidebarItem[]
  /** What the menu is, for screen readers. */
  label: string
  /** Above the items: who is signed in, the active business and its switcher. `leave` closes the drawer. */
  head?: ReactNode | ((leave: () => void) => ReactNode)
  foot?: ReactNode
  topBarExtras?: ReactNode
  /** Stays below the top bar. */
  banner?: ReactNode
  children?: ReactNode
}

/** Top bar, page, and the menu on the right: a drawer, on wide screens always in sight. */
export function AreaShell({ items, label, head, foot, topBarExtras, banner, children }: AreaShellProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  // Not drawn where nobody sees it: what it asks for would slow the first load of a phone.
  const isWide = useMediaQuery(fromDesktop, { noSsr: true })
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  const leave = () => setOpen(false)
  const menu = { items, label, head: typeof head === 'function' ? head(leave) : head, foot }
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
          <Sidebar {...menu} />
        </Box>
      )}
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onClose={leave}>
            <Sidebar {...menu} onChosen={leave} />
          </MenuDrawer>
        </Suspense>
      )}
    </Box>
  )
}
