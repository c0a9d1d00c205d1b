import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { isOn, type ProductSwitch } from '@parichay/contract/agency/switches.ts'
import {
  CircleUserRound,
  Clapperboard,
  Contact,
  Crown,
  Frame,
  House,
  IdCard,
  Image as ImageIcon,
  Layers,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MailOpen,
  PhoneIncoming,
  Plus,
} from 'lucide-react'
import { paths } from '../paths.ts'
import { invitationLink, isDigitalCardOnly, isReachable } from './products.ts'

type Agency = Pick<AgencyDetails, 'configuration' | 'invitationSiteLink' | 'support'>
/** What the menu does itself where it leads nowhere. */
export type CustomerDeed = 'create' | 'pricing' | 'help' | 'sign-out'

type Described = {
  id: string
  label: MessageDescriptor
  icon: LucideIcon
  /** Where it leads; null where there is nothing to lead to. */
  href?: (agency: Agency) => string | null
  /** Another site. */
  isExternal?: true
  deed?: CustomerDeed
  /** The agency's switch that it comes and goes with. */
  product?: ProductSwitch
  /** Said by its address where that switch is off. */
  closed?: MessageDescriptor
  /** For whom it is in the menu beside that; everybody unless said. */
  inMenu?: (facts: Facts) => boolean
  /** Staff who look as a customer neither buy, create, read leads, ask for help nor sign out. */
  isOwners?: true
  /** A hairline above. */
  apart?: true
  /** How the sheet of things to make offers it, and its picture there. */
  making?: { label: MessageDescriptor; body: MessageDescriptor; icon: LucideIcon }
}
type Facts = { agency: Agency; hasBusiness: boolean }

const madeHere = ({ agency }: Facts) => !isDigitalCardOnly(agency.configuration)

/** Every entry of customers, in the menu's order: menu, the sheet of things to make and the gates of products are made of it. */
const pages: readonly Described[] = [
  { id: 'home', label: msg`Home`, icon: House, href: () => paths.customer() },
  {
    id: 'projects',
    label: msg`My Projects`,
    icon: Layers,
    href: () => paths.projects('digital_card'),
    inMenu: madeHere,
  },
  { id: 'create', label: msg`Create`, icon: Plus, deed: 'create', inMenu: madeHere, isOwners: true },
  {
    id: 'greetings',
    label: msg`Greetings`,
    icon: ImageIcon,
    href: () => paths.dailyImage(),
    product: 'greetings',
    closed: msg`Greetings are not switched on`,
    making: {
      label: msg`Greeting`,
      body: msg`A picture for every festival and day, with your name and number on it`,
      icon: ImageIcon,
    },
  },
  {
    id: 'pdf-cards',
    label: msg`PDF ID cards`,
    icon: IdCard,
    href: () => paths.pdfCards(),
    product: 'pdfCards',
    closed: msg`PDF ID cards are not switched on`,
    making: {
      label: msg`ID card`,
      body: msg`A visiting card or an ID card as a PDF, to send and to print`,
      icon: Contact,
    },
  },
  {
    id: 'videos',
    label: msg`Videos`,
    icon: Clapperboard,
    href: () => paths.videos(),
    product: 'promotionalVideos',
    closed: msg`Promotional videos are not switched on`,
    making: {
      label: msg`Video`,
      body: msg`A film of your offer or your shop, with your words and pictures in it`,
      icon: Clapperboard,
    },
  },
  {
    id: 'invitations',
    label: msg`Invitation cards`,
    icon: MailOpen,
    href: invitationLink,
    isExternal: true,
    product: 'invitationTile',
    making: {
      label: msg`Invitation`,
      body: msg`For weddings, openings and pujas, on a page that opens in a new tab`,
      icon: MailOpen,
    },
  },
  { id: 'pricing', label: msg`Pricing`, icon: Crown, deed: 'pricing', isOwners: true },
  {
    id: 'frames',
    label: msg`Frame settings`,
    icon: Frame,
    href: () => paths.frameSettings(),
    product: 'greetings',
    closed: msg`Greetings are not switched on`,
    inMenu: ({ hasBusiness }) => hasBusiness,
  },
  {
    id: 'leads',
    label: msg`Leads`,
    icon: PhoneIncoming,
    href: () => paths.leads(),
    inMenu: ({ hasBusiness }) => hasBusiness,
    isOwners: true,
  },
  {
    id: 'help',
    label: msg`Help`,
    icon: LifeBuoy,
    deed: 'help',
    inMenu: ({ agency }) => isReachable(agency),
    isOwners: true,
  },
  { id: 'account', label: msg`Account`, icon: CircleUserRound, href: () => paths.account() },
  { id: 'logout', label: msg`Logout`, icon: LogOut, deed: 'sign-out', isOwners: true, apart: true },
]

/** An entry as a menu or a sheet shows it: it leads somewhere or is a deed. */
export type CustomerEntry = Pick<Described, 'id' | 'label' | 'icon' | 'deed' | 'apart'> & {
  href: string | null
  isExternal: boolean
}

const offered =
  (agency: Agency) =>
  ({ product, deed, href }: Described) =>
    (product === undefined || isOn(agency.configuration, product)) &&
    (deed !== undefined || (href?.(agency) ?? null) !== null)

const entryOf =
  (agency: Agency) =>
  ({ id, label, icon, deed, apart, href, isExternal }: Described): CustomerEntry => ({
    id,
    label,
    icon,
    ...(deed && { deed }),
    ...(apart && { apart }),
    href: href?.(agency) ?? null,
    isExternal: isExternal ?? false,
  })

/** The menu of a customer. `isView`: staff look as one. Pure. */
export const customerMenu = (facts: Facts & { isView: boolean }): CustomerEntry[] =>
  pages
    .filter(offered(facts.agency))
    .filter(({ inMenu, isOwners }) => (inMenu?.(facts) ?? true) && !(facts.isView && isOwners))
    .map(entryOf(facts.agency))

/** In the order of the sheet (screens 7.2). */
const madeOf = ['pdf-cards', 'greetings', 'videos', 'invitations']

/** Products of which something can be made, beside the digital card, with what the sheet says of them. Pure. */
export const waysToMake = (agency: Agency) =>
  pages
    .filter(offered(agency))
    .flatMap((page) => (page.making ? [{ ...entryOf(agency)(page), ...page.making }] : []))
    .toSorted((one, other) => madeOf.indexOf(one.id) - madeOf.indexOf(other.id))

/** The page that stands and falls with a product. Throws for an id that is none. */
export function productPage(id: string): Described & Required<Pick<Described, 'product' | 'closed'>> {
  const page = pages.find((one) => one.id === id)
  const { product, closed } = page ?? {}
  if (!page || !product || !closed) throw new Error(`${id} is no page of a product.`)
  return { ...page, product, closed }
}
