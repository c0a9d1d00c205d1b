import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  Building2,
  CircleUserRound,
  House,
  Images,
  Layers,
  Link2 as LinkIcon,
  LogOut,
  MailOpen,
  ReceiptIndianRupee,
  ShieldAlert,
  Store,
  Tags,
} from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { countedExceptions, openExceptionCountQuery } from '../api/exceptions.ts'
import type { ReactNode } from 'react'
import { useStaff } from '../api/staff.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { AreaShell } from './AreaShell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import type { SidebarItem } from './Sidebar.tsx'
import { useSignOut } from './sign-out.ts'
import { type BuiltEntry, staffMenu } from './staff-menu.ts'
import { StaffHead } from './StaffHead.tsx'

/** The staff area and its menu by role; around the page of the address unless it is given another. */
export function StaffShell({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const signOut = useSignOut()
  const agency = useAgency()
  const { person } = useStaff()
  const menu = staffMenu(person, agency)
  const { data: count } = useQuery({ ...openExceptionCountQuery, enabled: menu.includes('exceptions') })
  const entries: Record<BuiltEntry, SidebarItem> = {
    home: { id: 'home', label: t`Home`, icon: House, href: paths.admin() },
    businesses: { id: 'businesses', label: t`All Businesses`, icon: Store, href: paths.adminBusinesses() },
    projects: { id: 'projects', label: t`All Projects`, icon: Layers, href: paths.adminProjects() },
    invitation: {
      id: 'invitation',
      label: t`Digital Invitation card`,
      icon: MailOpen,
      externalHref: agency.invitationSiteLink,
    },
    'agency-management': {
      id: 'agency-management',
      label: t`Agency Management`,
      icon: Building2,
      href: paths.agencyManagement(),
    },
    billing: { id: 'billing', label: t`Billing`, icon: ReceiptIndianRupee, href: paths.billing() },
    exceptions: {
      id: 'exceptions',
      label: t`Payment exceptions`,
      icon: ShieldAlert,
      href: paths.paymentExceptions(),
      note: count ? <ExceptionCount count={count} /> : undefined,
    },
    plans: { id: 'plans', label: t`Customer plans & pricing`, icon: Tags, href: paths.plans() },
    greetings: {
      id: 'greetings',
      label: t`Greetings Management`,
      icon: Images,
      href: paths.imageLibrary(agency.roles.includes('superadmin')),
    },
    'link-store': { id: 'link-store', label: t`Link Store`, icon: LinkIcon, href: paths.linkStore() },
    logout: { id: 'logout', label: t`Logout`, icon: LogOut, onSelect: () => void signOut() },
  }
  const account: SidebarItem = {
    id: 'account',
    label: t`Account`,
    icon: CircleUserRound,
    href: paths.adminAccount(),
    apart: true,
  }
  const items = menu.flatMap((entry) => (entry === 'logout' ? [account, entries.logout] : [entries[entry]]))
  return (
    <AreaShell
      items={items}
      label={t`Menu`}
      head={<StaffHead />}
      foot={<LanguageSwitch />}
      topBarExtras={<PaletteButton />}
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
