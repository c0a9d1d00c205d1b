import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { Franchisee } from '@parichay/contract/franchisee/fields.ts'
import { holdsPermission, type MenuEntry, menuFor } from '@parichay/contract/franchisee/rules.ts'
import {
  Building2,
  ChartNoAxesColumn,
  ChartSpline,
  CircleUserRound,
  House,
  Images,
  Layers,
  Link2,
  type LucideIcon,
  MailOpen,
  MessageSquareHeart,
  ReceiptIndianRupee,
  ShieldAlert,
  Store,
  Tags,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { isDigitalCardOnly } from './products.ts'

type Person = Pick<Franchisee, 'roles' | 'permissions' | 'configuration'>
type Agency = Pick<AgencyDetails, 'roles' | 'configuration' | 'invitationSiteLink'>
type Facts = {
  person: Person
  agency: Agency
  isSuperAdmin: boolean
  isAdmin: boolean
  /** Entries of the specification's menu for this person (specification 6). */
  menu: readonly MenuEntry[]
  holds: (permission: Parameters<typeof holdsPermission>[1]) => boolean
}
type Described = {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  href: (agency: Agency) => string
  /** Another site. */
  isExternal?: true
  inMenu: (facts: Facts) => boolean
  /** Found by its name where the menu does not have it. */
  inSearch?: (facts: Facts) => boolean
}

/** A page of staff as menu and palette show it. */
export type StaffPage = {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  isExternal: boolean
  inMenu: boolean
}

const listed =
  (entry: MenuEntry) =>
  ({ menu }: Facts) =>
    menu.includes(entry)

/** Every page of staff, in the menu's order: the one list that menu and palette are made of. A page that is not built is not here. */
const pages: readonly Described[] = [
  { id: 'home', label: msg`Home`, icon: House, href: paths.admin, inMenu: listed('home') },
  {
    id: 'insights',
    label: msg`Insights`,
    icon: ChartSpline,
    href: () => paths.insights(),
    inMenu: listed('insights'),
  },
  {
    id: 'businesses',
    label: msg`All Businesses`,
    icon: Store,
    href: () => paths.adminBusinesses(),
    inMenu: listed('businesses'),
  },
  {
    id: 'projects',
    label: msg`All Projects`,
    icon: Layers,
    href: () => paths.adminProjects(),
    inMenu: listed('projects'),
  },
  {
    id: 'invitation',
    label: msg`Digital Invitation card`,
    icon: MailOpen,
    href: ({ invitationSiteLink }) => invitationSiteLink,
    isExternal: true,
    inMenu: ({ menu, agency }) => menu.includes('invitation') && agency.invitationSiteLink !== '',
  },
  {
    id: 'agency-management',
    label: msg`Agency Management`,
    icon: Building2,
    href: paths.agencyManagement,
    inMenu: listed('agency-management'),
  },
  {
    id: 'billing',
    label: msg`Billing`,
    icon: ReceiptIndianRupee,
    href: () => paths.billing(),
    inMenu: listed('billing'),
  },
  {
    id: 'bills-of-agencies',
    label: msg`Bills of agencies`,
    icon: ReceiptIndianRupee,
    href: () => paths.billing(),
    inMenu: () => false,
    inSearch: ({ menu }) => menu.includes('agency-management'),
  },
  {
    // Agencies find theirs in Billing; the platform has no such entry.
    id: 'exceptions',
    label: msg`Payment exceptions`,
    icon: ShieldAlert,
    href: () => paths.paymentExceptions(),
    inMenu: ({ isSuperAdmin, isAdmin }) => isSuperAdmin && isAdmin,
    inSearch: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'plans',
    label: msg`Customer plans & pricing`,
    icon: Tags,
    href: () => paths.plans(),
    inMenu: listed('plans'),
  },
  {
    id: 'report',
    label: msg`Report`,
    icon: ChartNoAxesColumn,
    href: () => paths.reports(),
    inMenu: listed('report'),
  },
  {
    id: 'greetings',
    label: msg`Greetings Management`,
    icon: Images,
    href: ({ roles }) => paths.imageLibrary(roles.includes('superadmin')),
    inMenu: ({ menu, person }) =>
      menu.includes('greetings') && holdsPermission(person, 'imagePost.manage', false),
  },
  {
    id: 'link-store',
    label: msg`Link Store`,
    icon: Link2,
    href: () => paths.linkStore(),
    inMenu: listed('link-store'),
  },
  {
    id: 'feedback',
    label: msg`Feedback`,
    icon: MessageSquareHeart,
    href: paths.adminFeedback,
    inMenu: () => false,
    inSearch: ({ holds }) => holds('feedback.view'),
  },
  {
    id: 'account',
    label: msg`Account`,
    icon: CircleUserRound,
    href: paths.adminAccount,
    inMenu: () => true,
  },
]

/** The pages a member of staff has, in the menu's order. Pure. */
export function staffPages(person: Person | undefined, agency: Agency): StaffPage[] {
  if (!person) return []
  const isSuperAdmin = agency.roles.includes('superadmin')
  const facts: Facts = {
    person,
    agency,
    isSuperAdmin,
    isAdmin: person.roles.includes('admin'),
    menu: menuFor({
      roles: person.roles,
      isSuperAdminAgency: isSuperAdmin,
      hideBilling: agency.configuration.hideBilling || person.configuration.hideBilling,
      isDigitalCardOnly: isDigitalCardOnly(agency.configuration),
    }),
    holds: (permission) => holdsPermission(person, permission, isSuperAdmin),
  }
  return pages.flatMap(({ id, label, icon, href, isExternal = false, inMenu, inSearch }) => {
    const stands = inMenu(facts)
    return stands || inSearch?.(facts)
      ? [{ id, label, icon, href: href(agency), isExternal, inMenu: stands }]
      : []
  })
}
