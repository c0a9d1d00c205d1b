import type { AgencyDetails } from '../agency/fields.ts'
import { expiringSoonDays, paidStatus } from '../business/rules.ts'
import { standingOf } from '../plan/entitlement.ts'
import type { LinkType } from '../link-store/fields.ts'
import { cleanLinkValue, linkHref } from '../link-store/rules.ts'
import type { TypedDetails, TypedPicture } from './details-form.ts'
import type { BasicDetails, Card, CardFile, CardLink, CardSettings, CardTemplate } from './fields.ts'
import { pageSections } from './page-sections.ts'
import type { CardPageFacts, PagePicture } from './page.ts'
import type { CardSections } from './sections.ts'

/** What stands in the forms of the editor and is not saved yet. */
export type Unsaved = {
  details?: TypedDetails | undefined
  links?: readonly CardLink[] | undefined
  template?: CardTemplate | undefined
  settings?: CardSettings | undefined
  cardId?: string | undefined
  /** Payment options, videos, gallery, about us, products: each whole. */
  sections?: Partial<CardSections> | undefined
  /** Files uploaded since the card was loaded, by document id. */
  files?: Record<string, CardFile> | undefined
}

/** What a page needs beyond its card. */
export type Surroundings = {
  /** Address of the agency's public pages, without a slash at the end. */
  origin: string
  category: string
  isPaid: boolean
  agency: Pick<AgencyDetails, 'agencyName' | 'support' | 'signsCards' | 'theme'>
  linkTypes: readonly LinkType[]
  /** The Indian day. */
  today: string
}

/** What the public page will be drawn from once everything typed is saved; half-typed values are shown as they are. */
export function previewFacts(card: Card, unsaved: Unsaved, around: Surroundings): CardPageFacts {
  const cardId = unsaved.cardId ?? card.cardId ?? ''
  const types = new Map(around.linkTypes.map((type) => [type.linkTypeId, type]))
  const { origin, category, agency } = around
  return {
    cardId,
    url: `${origin}/${cardId}`,
    category,
    template: unsaved.template ?? card.template,
    basicDetails: unsaved.details ? detailsOf(unsaved.details) : card.basicDetails,
    links: (unsaved.links ?? card.links).flatMap((link) => shownLink(link, types.get(link.linkTypeId))),
    sections: sectionsOf(card, unsaved),
    settings: unsaved.settings
      ? {
          ...unsaved.settings,
          seoTitle: oneLine(unsaved.settings.seoTitle),
          seoDescription: oneLine(unsaved.settings.seoDescription),
        }
      : card.settings,
    pictures: unsaved.details
      ? { logo: pictureOf(unsaved.details.logo), cover: pictureOf(unsaved.details.cover) }
      : {
          logo: picture(card.pictures.logoUrl, card.pictures.logoSize),
          cover: picture(card.pictures.coverUrl, card.pictures.coverSize),
        },
    agency: {
      agencyName: agency.agencyName,
      support: agency.support,
      theme: agency.theme,
      url: origin,
      signs: agency.signsCards,
    },
    notice: noticeOf(card, around),
  }
}

function sectionsOf(card: Card, { sections, files }: Unsaved): CardPageFacts['sections'] {
  const fileOf = (id: number): CardFile | null => files?.[id] ?? card.files[id] ?? null
  const pictureOf = (id: number): PagePicture | null => {
    const file = fileOf(id)
    return file && file.width > 0 ? { url: file.url, width: file.width, height: file.height } : null
  }
  return pageSections({ ...card, ...sections }, { pictureOf, fileOf })
}

/** Typed details as the server would store them, without refusing any. */
function detailsOf({ logo, cover, ...typed }: TypedDetails): BasicDetails {
  const { companyName, tagline, ownerName, designation, city, state, whatsapp, pin, mapLink, website } = typed
  return {
    ...typed,
    companyName: oneLine(companyName),
    tagline: oneLine(tagline),
    ownerName: oneLine(ownerName),
    designation: oneLine(designation),
    city: oneLine(city),
    state: oneLine(state),
    address: manyLines(typed.address),
    whatsappMessage: manyLines(typed.whatsappMessage),
    logoDocumentId: logo?.documentId ?? null,
    coverDocumentId: cover?.documentId ?? null,
    phones: typed.phones
      .map(({ label, number }) => ({ label: oneLine(label), number: number.trim() }))
      .filter((phone) => phone.number !== ''),
    emails: typed.emails.map((email) => email.address.toLowerCase().trim()).filter(Boolean),
    website: oneLine(website.address)
      ? { protocol: website.protocol, address: oneLine(website.address) }
      : null,
    whatsapp: whatsapp.trim() || null,
    pin: pin.trim() || null,
    mapLink: mapLink.trim() || null,
  }
}

/** As on the public page: what leads nowhere is left out. */
function shownLink(link: CardLink, type: LinkType | undefined): CardPageFacts['links'] {
  if (!type) return []
  const value = cleanLinkValue(type, link.value)
  if (value === '' || (type.fieldType !== 'text' && linkHref(type, value) === null)) return []
  return [{ title: oneLine(link.title), value, type }]
}

function noticeOf(
  { expiryDateForCustomer: expiry }: Card,
  { isPaid, today }: Surroundings,
): CardPageFacts['notice'] {
  // What is not published yet will be a trial.
  if (expiry === null) return isPaid ? null : 'trial'
  const { isExpired, isTrial } = standingOf(
    { expiryDateForCustomer: expiry, paymentStatus: isPaid ? paidStatus : 0, expiringSoonDays },
    today,
  )
  return isExpired ? 'grace' : isTrial ? 'trial' : null
}

const picture = (url: string | null, size: { width: number; height: number } | null): PagePicture | null =>
  url && size ? { url, ...size } : null
const pictureOf = (typed: TypedPicture | null): PagePicture | null =>
  typed && { url: typed.url, width: typed.width, height: typed.height }

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
const manyLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
