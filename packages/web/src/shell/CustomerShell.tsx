import { useLingui } from '@lingui/react/macro'
import { CircleUserRound, House, Layers, LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { AreaShell } from './AreaShell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import type { SidebarItem } from './Sidebar.tsx'
import { watchSession } from './usage-events.ts'
import { useSignOut } from './sign-out.ts'

/** The customer area: its menu, and its usage sessions. */
export function CustomerShell() {
  const { t } = useLingui()
  const signOut = useSignOut()
  useEffect(watchSession, [])
  const items: SidebarItem[] = [
    { id: 'home', label: t`Home`, icon: House, href: paths.customer() },
    { id: 'projects', label: t`My Projects`, icon: Layers, href: paths.projects() },
    { id: 'account', label: t`Account`, icon: CircleUserRound, href: paths.account() },
    { id: 'logout', label: t`Logout`, icon: LogOut, onSelect: () => void signOut(), apart: true },
  ]
  return <AreaShell items={items} label={t`Menu`} foot={<LanguageSwitch />} />
}
