import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { LogOut } from 'lucide-react'
import { useRemote } from '../api/remote.ts'
import { countedExceptions, openExceptionCountQuery } from '../api/exceptions.ts'
import type { ReactNode } from 'react'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { AreaShell } from './AreaShell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NotificationBell } from './notifications/NotificationBell.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { Sidebar, type SidebarItem } from './Sidebar.tsx'
import { useSignOut } from './sign-out.ts'
import { StaffHead } from './StaffHead.tsx'
import { staffPages } from './staff-pages.ts'

/** Beyond so many entries the menu has headings. */
const longMenu = 9

/** The staff area and its menu by role; around the page of the address unless it is given another. */
export function StaffShell({ children }: { children?: ReactNode }) {
  const { t, i18n } = useLingui()
  const signOut = useSignOut()
  const agency = useAgency()
  const { person } = useStaff()
  const pages = staffPages(person, agency).filter(({ inMenu }) => inMenu)
  const { data: count } = useRemote({
    ...openExceptionCountQuery,
    enabled: pages.some(({ id }) => id === 'exceptions'),
  })
  const items: SidebarItem[] = [
    ...pages.map(({ id, label, icon, href, isExternal, group }): SidebarItem => ({
      id,
      label: i18n._(label),
      icon,
      ...(isExternal ? { externalHref: href } : { href }),
      ...(group && pages.length > longMenu ? { group: i18n._(group) } : {}),
      ...(id === 'account' ? { atFoot: true } : {}),
      ...(id === 'exceptions' && count ? { note: <ExceptionCount count={count} /> } : {}),
    })),
    ...(person
      ? [{ id: 'logout', label: t`Logout`, icon: LogOut, atFoot: true, onSelect: () => void signOut() }]
      : []),
  ]
  return (
    <AreaShell
      menu={(leave) => (
        <Sidebar
          items={items}
          label={t`Menu`}
          head={<StaffHead />}
          foot={<LanguageSwitch />}
          onChosen={leave}
        />
      )}
      topBarExtras={
        <>
          <PaletteButton />
          <NotificationBell />
        </>
      }
    >
      {children}
    </AreaShell>
  )
}

/** How many wait for a person: the figure for the eye, a sentence for who listens. */
function ExceptionCount({ count }: { count: number }) {
  const shown = count >= countedExceptions ? `${countedExceptions}+` : String(count)
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          minWidth: 24,
          height: 24,
          px: 0.75,
          borderRadius: '12px',
          bgcolor: 'error.main',
          color: 'error.contrastText',
          typography: 'caption',
          fontWeight: 700,
        }}
      >
        {shown}
      </Box>
      <Hidden>{plural(count, { one: '# needs a person', other: '# need a person' })}</Hidden>
    </>
  )
}
