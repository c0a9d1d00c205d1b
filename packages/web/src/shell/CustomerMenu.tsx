import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { viewing } from '../viewing.ts'
import { useActiveBusiness } from './active-business.ts'
import { switchBusiness } from './business-switch.ts'
import { askForHelp } from './connect-with-admin.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { type CustomerDeed, customerMenu } from './customer-pages.ts'
import { Sidebar, type SidebarItem } from './Sidebar.tsx'
import { useSignOut } from './sign-out.ts'
import { openPrices, useUpgrade } from './upgrade.ts'

/**
 * The menu of the customer area with the business in hand on top. `leave` puts away what it lies in, `onCreate` opens what
 * can be made. A part of its own: a phone shows it when it is asked for.
 */
export function CustomerMenu({ leave, onCreate }: { leave: () => void; onCreate: () => void }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const router = useRouter()
  const signOut = useSignOut()
  const upgrade = useUpgrade()
  const { active } = useActiveBusiness()
  const agency = useAgency()
  const deeds: Record<CustomerDeed, () => void> = {
    create: onCreate,
    pricing: () => void (active ? upgrade({ business: active }) : openPrices(router)),
    help: () => void askForHelp(),
    'sign-out': () => void signOut(),
  }
  const items = customerMenu({
    agency,
    hasBusiness: active !== undefined,
    isView: viewing() !== undefined,
  }).map(({ label, href, isExternal, deed, ...page }): SidebarItem => ({
    ...page,
    label: i18n._(label),
    ...(deed && { onSelect: deeds[deed] }),
    ...(href !== null && (isExternal ? { externalHref: href } : { href })),
  }))
  return (
    <Sidebar
      items={items}
      label={t`Menu`}
      head={
        <CustomerHead
          onSwitch={() => {
            leave()
            switchBusiness()
          }}
          onAdd={() => {
            leave()
            go(paths.addBusiness({ shouldCreateDigitalCard: true }))
          }}
        />
      }
      foot={<LanguageSwitch />}
      onChosen={leave}
    />
  )
}
