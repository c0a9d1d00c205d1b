import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { MenuEntry } from '@parichay/contract/franchisee/rules.ts'
import {
  BadgeIndianRupee,
  Building2,
  ChartNoAxesColumn,
  ChartSpline,
  CircleUserRound,
  Clapperboard,
  Flag,
  FolderOpen,
  History,
  House,
  IdCard,
  Images,
  Layers,
  LayoutTemplate,
  Link2,
  type LucideIcon,
  MailOpen,
  MessageSquareHeart,
  Newspaper,
  Palette,
  ReceiptIndianRupee,
  Search,
  ShieldAlert,
  Store,
  Tags,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { groupAt } from './page-groups.ts'
import { behind } from './pages-behind.ts'
import { type Agency, billed, type Facts, factsOf, type Person, seesPaid } from './staff-facts.ts'

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
  /** Who is let in; unless said, who has it in the menu or finds it. Nobody else has it in the menu or finds it. */
  opens?: (facts: Facts) => boolean
  /** The page says itself to whom it is closed, in words of its own. */
  tells?: true
  /** What its rows need; without it the page says that there is no such list. */
  rows?: PermissionName
  /** A list of another page, narrowed to those the deed is for: it has no route of its own. */
  isNarrowed?: true
  /** On the home screen, under another name or picture where it has one. */
  shortcut?: { label?: MessageDescriptor; icon?: LucideIcon; isFirst?: true }
}

/** A page of staff as menu and palette show it. */
export type StaffPage = {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  href: string
  isExternal: boolean
  inMenu: boolean
  /** The heading it stands under where the menu is long. */
  group: MessageDescriptor | null
}

const everybody = () => true
const listed =
  (entry: MenuEntry) =>
  ({ menu }: Facts) =>
    menu.includes(entry)

/** Every page of staff, in the menu's order: the one list that menu, palette, shortcuts and the gates of routes are made of. A page that is not built is not here. */
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
    opens: everybody,
    rows: 'business.list',
    shortcut: { label: msg`Search`, icon: Search },
  },
  {
    id: 'projects',
    label: msg`All Projects`,
    icon: Layers,
    href: () => paths.adminProjects(),
    inMenu: listed('projects'),
    // Where cards are the only product the menu needs no second list of them; links lead to it all the same.
    opens: everybody,
    rows: 'card.list',
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
    id: 'franchisees',
    label: msg`Franchisee List`,
    icon: UsersRound,
    href: () => paths.franchisees(),
    inMenu: listed('franchisees'),
  },
  {
    id: 'agency-management',
    label: msg`Agency Management`,
    icon: Building2,
    href: () => paths.agencyManagement(),
    inMenu: listed('agency-management'),
    opens: ({ isSuperAdmin, isAdmin }) => isSuperAdmin && isAdmin,
  },
  {
    id: 'billing',
    label: msg`Billing`,
    icon: ReceiptIndianRupee,
    href: () => paths.billing(),
    inMenu: listed('billing'),
    opens: billed,
  },
  {
    id: 'bills-of-agencies',
    label: msg`Bills of agencies`,
    icon: ReceiptIndianRupee,
    href: () => paths.billing(),
    inMenu: () => false,
    inSearch: ({ menu }) => menu.includes('agency-management'),
    opens: billed,
  },
  {
    // Agencies find theirs in Billing; the platform has no such entry.
    id: 'exceptions',
    label: msg`Payment exceptions`,
    icon: ShieldAlert,
    href: () => paths.paymentExceptions(),
    inMenu: (facts) => facts.isSuperAdmin && seesPaid(facts),
    inSearch: seesPaid,
    opens: seesPaid,
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
    inMenu: listed('greetings'),
    opens: ({ holds }) => holds('imagePost.manage'),
  },
  {
    id: 'video-templates',
    label: msg`Video template`,
    icon: Clapperboard,
    href: () => paths.videoTemplates(),
    inMenu: listed('video-template'),
    opens: ({ holds, isSuperAdmin }) => isSuperAdmin && holds('videoTemplate.manage'),
  },
  {
    id: 'ui-customisation',
    label: msg`Ui Customisation`,
    icon: LayoutTemplate,
    href: () => paths.uiCustomisation(),
    inMenu: listed('ui-customisation'),
  },
  {
    id: 'category-pages',
    label: msg`Category Static Page Management`,
    icon: Newspaper,
    href: () => paths.categoryPages(),
    inMenu: listed('category-static-page'),
    opens: ({ isAdmin }) => isAdmin,
  },
  {
    // The agencies' name for it: their own pages over those of the platform.
    id: 'trade-pages',
    label: msg`Pages for trades`,
    icon: Newspaper,
    href: () => paths.categoryPages(),
    inMenu: ({ isSuperAdmin, isAdmin }) => isAdmin && !isSuperAdmin,
  },
  {
    id: 'link-store',
    label: msg`Link Store`,
    icon: Link2,
    href: () => paths.linkStore(),
    inMenu: listed('link-store'),
    opens: ({ holds }) => holds('linkStore.manage'),
  },
  {
    // The platform's own look is set in Agency Management.
    id: 'own-agency',
    label: msg`Our agency`,
    icon: Palette,
    href: () => paths.ownAgency(),
    inMenu: ({ isSuperAdmin, isAdmin }) => isAdmin && !isSuperAdmin,
  },
  {
    id: 'feedback',
    label: msg`Feedback`,
    icon: MessageSquareHeart,
    href: () => paths.adminFeedback(),
    inMenu: () => false,
    inSearch: ({ holds }) => holds('feedback.view'),
    tells: true,
    shortcut: {},
  },
  {
    // Who may pause a card can do something about a report of it.
    id: 'card-reports',
    label: msg`Reported cards`,
    icon: Flag,
    href: () => paths.cardReports(),
    inMenu: ({ isAdmin }) => isAdmin,
    inSearch: ({ holds }) => holds('card.status'),
  },
  {
    id: 'documents',
    label: msg`Documents`,
    icon: FolderOpen,
    href: () => paths.documents(),
    inMenu: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'activity',
    label: msg`Activity log`,
    icon: History,
    href: () => paths.activity(),
    inMenu: ({ isAdmin }) => isAdmin,
  },
  {
    id: 'account',
    label: msg`Account`,
    icon: CircleUserRound,
    href: paths.adminAccount,
    inMenu: () => true,
  },
]

/** What the home screen leads to besides: deeds with a page of their own. */
const deeds: readonly Described[] = [
  {
    id: 'add-customer',
    label: msg`Add customer`,
    icon: UserPlus,
    href: () => paths.addCustomer(),
    inMenu: () => false,
    opens: ({ holds }) => holds('business.create'),
    shortcut: { isFirst: true },
  },
  {
    id: 'create-card',
    label: msg`Create card`,
    icon: IdCard,
    href: () => paths.adminBusinesses({ hasCard: 'false' }),
    inMenu: () => false,
    opens: ({ holds }) => holds('card.edit') && holds('business.view'),
    rows: 'business.list',
    isNarrowed: true,
    shortcut: {},
  },
  {
    id: 'assign-plan',
    label: msg`Assign plan`,
    icon: BadgeIndianRupee,
    href: () => paths.adminBusinesses({ subscription: 'not-subscribed' }),
    inMenu: () => false,
    opens: ({ holds }) => holds('payment.manual') && holds('plan.view') && holds('business.view'),
    rows: 'business.list',
    isNarrowed: true,
    shortcut: {},
  },
]

const isOpen = ({ opens, inMenu, inSearch }: Described, facts: Facts): boolean =>
  opens ? opens(facts) : inMenu(facts) || Boolean(inSearch?.(facts))

/** The pages a member of staff has in the menu or finds by name, in the menu's order. Pure. */
export function staffPages(person: Person | undefined, agency: Agency): StaffPage[] {
  if (!person) return []
  const facts = factsOf(person, agency)
  const order = pages.map(({ id }) => id)
  return pages.flatMap((page) => {
    const { id, label, icon, href, isExternal = false } = page
    if (!isOpen(page, facts)) return []
    const inMenu = page.inMenu(facts)
    return inMenu || page.inSearch?.(facts)
      ? [{ id, label, icon, href: href(agency), isExternal, inMenu, group: groupAt(order, id) }]
      : []
  })
}

/** A shortcut of the staff's home. */
export type Shortcut = Pick<StaffPage, 'id' | 'label' | 'icon' | 'href'> & { isFirst: boolean }

/** What the home of a member of staff leads to, the first one foremost. Pure. */
export function staffShortcuts(person: Person | undefined, agency: Agency): Shortcut[] {
  if (!person) return []
  const facts = factsOf(person, agency)
  return [...deeds, ...pages].flatMap((page) => {
    const { id, shortcut, rows } = page
    if (!shortcut || !isOpen(page, facts) || (rows && !facts.holds(rows))) return []
    const { label = page.label, icon = page.icon, isFirst = false } = shortcut
    return [{ id, label, icon, href: page.href(agency), isFirst }]
  })
}

/** What a page is to a member of staff. */
export type PageAccess = {
  opens: boolean
  /** Its rows too. */
  rows: boolean
  /** Closed, it says so itself. */
  tells: boolean
}

/** Whether somebody is let into a page by its id, and sees its rows. Pure; a page that is nowhere is closed. */
export function pageAccess(id: string, person: Person, agency: Agency): PageAccess {
  const facts = factsOf(person, agency)
  const back = behind.find((one) => one.id === id)
  const page = [...pages, ...deeds].find((one) => one.id === (back?.opens ? undefined : (back?.behind ?? id)))
  const opens = back?.opens ? back.opens(facts) : page !== undefined && isOpen(page, facts)
  return { opens, rows: opens && (!page?.rows || facts.holds(page.rows)), tells: page?.tells ?? false }
}

/** The ids of all pages that have a route, for the test that compares both. */
export const routedPages = [...pages, ...deeds].filter(
  ({ isExternal, isNarrowed }) => !isExternal && !isNarrowed,
)
/** The ids of all pages behind others. */
export const pagesBehind = behind.map(({ id }) => id)
