import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import {
  CircleUserRound,
  Clapperboard,
  Crown,
  Frame,
  House,
  IdCard,
  Image as ImageIcon,
  Layers,
  LogOut,
  MailOpen,
  Plus,
} from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { viewing } from '../viewing.ts'
import { useActiveBusiness } from './active-business.ts'
import { switchBusiness } from './business-switch.ts'
import { CustomerHead } from './CustomerHead.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { invitationLink, isDigitalCardOnly } from './products.ts'
import { Sidebar, type SidebarItem } from './Sidebar.tsx'
import { useSignOut } from './sign-out.ts'
import { openPrices, useUpgrade } from './upgrade.ts'

/** What only the customer does: staff who look as one neither buy, create nor sign out. */
const forOwner = new Set(['create', 'pricing', 'logout'])

/**
 * The menu of the customer area with the business in hand on top. `leave` puts away what it lies in, `onCreate` opens what
 * can be made. A part of its own: a phone shows it when it is asked for.
 */
export function CustomerMenu({ leave, onCreate }: { leave: () => void; onCreate: () => void }) {
  const { t } = useLingui()
  const go = useGo()
  const router = useRouter()
  const signOut = useSignOut()
  const upgrade = useUpgrade()
  const { active } = useActiveBusiness()
  const agency = useAgency()
  const { configuration } = agency
  const invitations = invitationLink(agency)
  const projects: SidebarItem[] = isDigitalCardOnly(configuration)
    ? []
    : [
        { id: 'projects', label: t`My Projects`, icon: Layers, href: paths.projects('digital_card') },
        { id: 'create', label: t`Create`, icon: Plus, onSelect: onCreate },
      ]
  const items: SidebarItem[] = [
    { id: 'home', label: t`Home`, icon: House, href: paths.customer() },
    ...projects,
    ...(configuration.imagePost.enableImagePost
      ? [{ id: 'greetings', label: t`Greetings`, icon: ImageIcon, href: paths.dailyImage() }]
      : []),
    ...(configuration.pdfCardConfig.enablePdfCardProduct
      ? [{ id: 'pdf-cards', label: t`PDF ID cards`, icon: IdCard, href: paths.pdfCards() }]
      : []),
    ...(configuration.video.enableVideo
      ? [{ id: 'videos', label: t`Videos`, icon: Clapperboard, href: paths.videos() }]
      : []),
    ...(invitations === null
      ? []
      : [{ id: 'invitations', label: t`Invitation cards`, icon: MailOpen, externalHref: invitations }]),
    {
      id: 'pricing',
      label: t`Pricing`,
      icon: Crown,
      onSelect: () => void (active ? upgrade({ business: active }) : openPrices(router)),
    },
    ...(active && configuration.imagePost.enableImagePost
      ? [{ id: 'frames', label: t`Frame settings`, icon: Frame, href: paths.frameSettings() }]
      : []),
    { id: 'account', label: t`Account`, icon: CircleUserRound, href: paths.account() },
    { id: 'logout', label: t`Logout`, icon: LogOut, onSelect: () => void signOut(), apart: true },
  ]
  return (
    <Sidebar
      items={viewing() === undefined ? items : items.filter(({ id }) => !forOwner.has(id))}
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
