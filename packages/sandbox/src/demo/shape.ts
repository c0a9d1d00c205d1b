import type { AgencyDetails, Language } from '@parichay/contract/agency/fields.ts'
import type { Title } from '@parichay/contract/auth/fields.ts'
import type { BusinessFacts, BusinessOrigin } from '@parichay/contract/business/fields.ts'
import type {
  BasicDetails,
  CardLink,
  CardSettings,
  CardStatus,
  CardTemplate,
  OpeningHours,
} from '@parichay/contract/card/fields.ts'
import { weekdays } from '@parichay/contract/card/weekdays.ts'
import type { AgencyTerms } from '@parichay/contract/bill/fields.ts'
import type { ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import type { Seller } from '@parichay/contract/invoice/fields.ts'
import type { StaffRole } from '@parichay/contract/franchisee/fields.ts'
import type { z } from 'zod'
import type { AgencyLogoKey, CoverKey, LogoKey } from './pictures/draw.ts'

/** The three agencies of the demo. */
export const agencyKeys = ['parichay', 'rangtapi', 'kaveri'] as const
/** One of `agencyKeys`. */
export type AgencyKey = (typeof agencyKeys)[number]

/** An agency of the demo: what its host says of it, without ids and addresses that seeding gives. */
export type DemoAgency = Omit<
  AgencyDetails,
  | 'gstRate'
  | 'signsCards'
  | 'agencyId'
  | 'logoUrl'
  | 'darkLogoUrl'
  | 'loginImageUrl'
  | 'icons'
  | 'expiringSoonDays'
  | 'isProductionHost'
> & {
  key: AgencyKey
  host: string
  logo: AgencyLogoKey
  seller: Partial<Seller>
  /** Without the first month: that follows from the day the demo is filled. */
  terms: Omit<AgencyTerms, 'billedFrom'>
}

/** A member of staff of the demo. The password is printed for evaluators; it opens nothing but demo data. */
export type DemoStaff = {
  agency: AgencyKey
  name: string
  phoneNumber: string
  email: string
  roles: StaffRole[]
  password: string
  hideBilling: boolean
}

/** A customer of the demo: by phone, or by e-mail if foreign. Exactly one of the two is set. */
export type DemoCustomer = {
  agency: AgencyKey
  phoneNumber: string | null
  email: string | null
  isForeignUser: boolean
  title: z.infer<typeof Title> | null
  name: string
  language: Language
  password: string
  /** A second way to write to somebody with a number. */
  mailTo?: string
  /** The daily reminder of greetings, for whoever has it on. */
  reminder?: ReminderWish
}

/** Facts of a business; seeding adds `logoDocumentId` from `pictures.logo`. */
export type DemoFacts = Omit<BusinessFacts, 'logoDocumentId'>

/** A link by the name of its type in the link store; the value is already clean. */
export type DemoLink = Omit<CardLink, 'linkTypeId'> & { type: string }

/** A card of the demo. */
export type DemoCard = {
  cardId: string | null
  status: CardStatus
  template: CardTemplate
  /** Seeding adds `logoDocumentId` and `coverDocumentId`. */
  basicDetails: Omit<BasicDetails, 'logoDocumentId' | 'coverDocumentId'>
  links: DemoLink[]
  settings: CardSettings
}

/** What a business bought: a plan of its agency by name, and how many days before its time begins; fewer than none in the days of grace. */
export type DemoPurchase = { plan: string; ahead?: number }

/** A business of the demo with its card. Days count from the day of seeding, ahead or back. */
export type DemoBusiness = {
  agency: AgencyKey
  /** The customer is `customerOf(business)`. */
  ownerPhone: string | null
  ownerEmail: string | null
  facts: DemoFacts
  origin: z.infer<typeof BusinessOrigin>
  /** Phone of the member of staff who added it; null when the customer did. */
  madeByPhone: string | null
  madeDaysAgo: number
  expiryInDays: number | null
  isPaid: boolean
  /** Oldest first; the time of the last one ends with `expiryInDays`. */
  bought: DemoPurchase[]
  card: DemoCard | null
  pictures: { logo: LogoKey | null; cover: CoverKey | null }
}

type CardWords = Pick<DemoCard, 'cardId' | 'template' | 'links'> & {
  status?: CardStatus
  tagline: string
  /** Label of the main number. */
  phoneLabel: string
  otherPhones?: { label: string; number: string }[]
  whatsappMessage: string
  hours: OpeningHours | null
  language: Language
  seoTitle: string
  seoDescription: string
}

/** A card that repeats the facts of its business, as the wizard fills it, with the words that only the card has. */
export function cardOf(facts: DemoFacts, words: CardWords): DemoCard {
  const { cardId, status = 'ACTIVE', template, links, language, seoTitle, seoDescription } = words
  const main = facts.mobile ? [{ label: words.phoneLabel, number: facts.mobile }] : []
  return {
    cardId,
    status,
    template,
    links,
    settings: { language, seoTitle, seoDescription, order: [], hidden: [] },
    basicDetails: {
      companyName: facts.businessName,
      tagline: words.tagline,
      ownerTitle: facts.ownerTitle ?? null,
      ownerName: facts.ownerName ?? '',
      designation: facts.designation ?? '',
      phones: [...main, ...(words.otherPhones ?? [])],
      whatsapp: facts.whatsapp ?? null,
      whatsappMessage: words.whatsappMessage,
      emails: facts.email ? [facts.email] : [],
      website: facts.website ?? null,
      address: facts.address ?? '',
      city: facts.city ?? '',
      state: facts.state ?? '',
      pin: facts.pin ?? null,
      mapLink: facts.mapLink ?? null,
      hours: words.hours,
    },
  }
}

/** A week of equal days such as `09:30-21:00`, with other spans (or none) on some days. */
export function week(
  spans: string[],
  except: Partial<Record<(typeof weekdays)[number], string[]>> = {},
): OpeningHours {
  const parse = (span: string) => {
    const [from = '', to = ''] = span.split('-')
    return { from, to }
  }
  return Object.fromEntries(weekdays.map((day) => [day, (except[day] ?? spans).map(parse)])) as OpeningHours
}

/** A search on the map, since the places are invented. */
export const mapSearch = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
