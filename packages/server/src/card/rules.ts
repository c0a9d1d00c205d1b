import type { BusinessFacts } from '@parichay/contract/business/fields.ts'
import {
  type BasicDetails,
  type CardLimit,
  type CardLink,
  type CardSettings,
  type CardTemplate,
  defaultCardLimit,
} from '@parichay/contract/card/fields.ts'
import { type AboutUs, type CardSections, emptySections } from '@parichay/contract/card/sections.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { designForTrade } from '@parichay/contract/card/trade.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { cleanLinkValue, linkFault } from '@parichay/contract/link-store/rules.ts'

type Facts = Pick<BusinessFacts, 'businessName'> & Partial<BusinessFacts> & { ownerPhone?: string | null }

/** The draft a business begins with: what is known already stands on the card. */
export function firstDraft(
  business: Facts & { category: string },
  look: { colour: string; language: Language },
) {
  const phone = business.mobile ?? business.ownerPhone ?? ''
  const basicDetails: BasicDetails = {
    companyName: business.businessName,
    tagline: '',
    ownerTitle: business.ownerTitle ?? null,
    ownerName: business.ownerName ?? '',
    designation: business.designation ?? '',
    logoDocumentId: business.logoDocumentId ?? null,
    coverDocumentId: null,
    phones: phone ? [{ label: '', number: phone }] : [],
    whatsapp: business.whatsapp ?? business.mobile ?? null,
    whatsappMessage: '',
    emails: business.email ? [business.email] : [],
    website: business.website ?? null,
    address: business.address ?? '',
    city: business.city ?? '',
    state: business.state ?? '',
    pin: business.pin ?? null,
    mapLink: business.mapLink ?? null,
    hours: null,
  }
  const template: CardTemplate = {
    code: designForTrade(business.category),
    colour: look.colour,
    font: 'modern',
    appearance: 'auto',
  }
  const settings: CardSettings = {
    language: look.language,
    seoTitle: '',
    seoDescription: '',
    order: [],
    hidden: [],
  }
  const aboutUs: AboutUs = {
    ...emptySections.aboutUs,
    body: business.about ?? '',
    gstin: business.gstin ?? null,
    yearEstablished: business.yearEstablished ?? null,
    nature: business.nature ?? [],
  }
  return { template, basicDetails, settings, links: [] as CardLink[], cardLimit: defaultCardLimit, aboutUs }
}

/** What a card must have before it can go live, by the field that lacks it. */
export function missingForPublishing(card: {
  cardId: string | null
  basicDetails: BasicDetails
}): 'companyName' | 'phones' | 'cardId' | null {
  if (!card.basicDetails.companyName) return 'companyName'
  if (card.basicDetails.phones.length === 0) return 'phones'
  return card.cardId ? null : 'cardId'
}

/** The cleaned links, or the first that cannot be stored. */
export type LinkVerdict = { links: CardLink[] } | { index: number; message: string }

/** Cleans each link by its type; stops at the first that cannot be stored. Hidden types stay where they are `kept`. */
export function checkLinks(
  links: CardLink[],
  types: Map<number, LinkType>,
  kept: ReadonlySet<number> = new Set(),
): LinkVerdict {
  const clean: CardLink[] = []
  for (const [index, link] of links.entries()) {
    const type = types.get(link.linkTypeId)
    if (!type) return { index, message: 'This kind of link does not exist any more. Remove it.' }
    if (type.isHidden && !kept.has(type.linkTypeId))
      return { index, message: 'This kind of link is not offered any more. Choose another.' }
    const value = cleanLinkValue(type, link.value)
    const fault = linkFault(type, value)
    if (fault) return { index, message: fault }
    clean.push({ ...link, value })
  }
  return { links: clean }
}

const kindsOfMany = {
  links: ['links', 'links', 'link'],
  youtubeVideos: ['youtube', 'videos', 'video'],
  gallery: ['gallery', 'pictures', 'picture'],
  products: ['products', 'products', 'product'],
} as const

/**
 * Stops with LIMIT_REACHED when a card would hold more than its limit, and says how many to remove (screens 8.17). What stands
 * there above a limit that was lowered stays and may be changed.
 */
export function refuseTooMany(
  card: Pick<CardSections, 'youtubeVideos' | 'gallery' | 'products'> & {
    cardLimit: CardLimit
    links: CardLink[]
  },
  field: keyof typeof kindsOfMany,
  wanted: number,
): void {
  const [key, many, one] = kindsOfMany[field]
  const max = card.cardLimit[key]
  const room = Math.max(max, card[field].length)
  if (max === -1 || wanted <= room) return
  const cap = max === 0 ? `no ${many}` : `${max} ${max === 1 ? one : many}`
  fail('LIMIT_REACHED', `This card can have ${cap}. Remove ${wanted - room}.`, { field })
}
