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
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { LateBell } from './owner-notices/LateBell.tsx'
import { AreaShell } from './AreaShell.tsx'
import { loadPart } from '../ui/load-part.ts'
import { CustomerHead } from './CustomerHead.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { invitationLink, isDigitalCardOnly } from './products.ts'
import type { SidebarItem } from './Sidebar.tsx'
import { watchSession } from './usage-events.ts'
import { useSignOut } from './sign-out.ts'
import { useActiveBusiness } from './active-business.ts'
import { switchBusiness } from './business-switch.ts'
import { viewing } from '../viewing.ts'
import { openPrices, useUpgrade } from './upgrade.ts'

const CreateSheet = lazy(() =>
  loadPart(() => import('./CreateSheet.tsx')).then((module) => ({ default: module.CreateSheet })),
)
// Few ever look as a customer: everybody else's first load goes without it.
const ViewBanner = lazy(() =>
  loadPart(() => import('./ViewBanner.tsx')).then((module) => ({ default: module.ViewBanner })),
)

/** What only the customer does: staff who look as one neither buy, create nor sign out. */
const forOwner = new Set(['create', 'pricing', 'logout'])

/** The customer area: its menu, and its usage sessions; around the page of the address unless it is given another. */
export function CustomerShell({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const go = useGo()
  const router = useRouter()
  const signOut = useSignOut()
  const upgrade = useUpgrade()
  const { active } = useActiveBusiness()
  const agency = useAgency()
  const { configuration } = agency
  const invitations = invitationLink(agency)
  const isView = viewing() !== undefined
  const [isCreating, setCreating] = useState<boolean>()
  useEffect(watchSession, [])
  const projects: SidebarItem[] = isDigitalCardOnly(configuration)
    ? []
    : [
        { id: 'projects', label: t`My Projects`, icon: Layers, href: paths.projects('digital_card') },
        { id: 'create', label: t`Create`, icon: Plus, onSelect: () => setCreating(true) },
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
    <>
      <AreaShell
        items={isView ? items.filter(({ id }) => !forOwner.has(id)) : items}
        banner={
          isView && (
            <Suspense>
              <ViewBanner />
            </Suspense>
          )
        }
        label={t`Menu`}
        topBarExtras={
          // Whoever looks as a customer reads nothing in their stead.
          configuration.video.enableVideo && !isView && <LateBell />
        }
        head={(leave) => (
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
        )}
        foot={<LanguageSwitch />}
      >
        {children}
      </AreaShell>
      <Suspense>
        {isCreating !== undefined && <CreateSheet open={isCreating} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
