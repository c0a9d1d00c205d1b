import { useLingui } from '@lingui/react/macro'
import { House, LogOut, Store } from 'lucide-react'
import { paths } from '../paths.ts'
import { AreaShell } from './AreaShell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import type { SidebarItem } from './Sidebar.tsx'
import { useSignOut } from './sign-out.ts'

/** The staff area and its menu. */
export function StaffShell() {
  const { t } = useLingui()
  const signOut = useSignOut()
  const items: SidebarItem[] = [
    { id: 'home', label: t`Home`, icon: House, href: paths.admin() },
    { id: 'businesses', label: t`All Businesses`, icon: Store, href: paths.adminBusinesses() },
    { id: 'logout', label: t`Logout`, icon: LogOut, onSelect: () => void signOut(), apart: true },
  ]
  return <AreaShell items={items} label={t`Menu`} foot={<LanguageSwitch />} />
}
