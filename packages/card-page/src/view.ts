import type { Language } from '@parichay/contract/agency/fields.ts'
import type { CardPageFacts, PagePicture } from '@parichay/contract/card/page.ts'
import { fallbackIcon, linkHref } from '@parichay/contract/link-store/rules.ts'
import { safeAddress } from './html.ts'
import { type DayRow, describeWeek } from './hours.ts'
import { makeMonogram, type Monogram } from './monogram.ts'
import { spokenNumber, telHref, whatsappHref } from './phone.ts'
import type { Words } from './words/en.ts'
import { findWords, say } from './words/find-words.ts'
import { type ViewProducts, viewProducts } from './view-products.ts'
import {
  orderOf,
  type ViewAbout,
  viewAbout,
  viewAlbums,
  type ViewPayment,
  viewPayment,
  viewVideos,
} from './view-sections.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'

/** A number as shown and as called. */
export type ViewPhone = { label: string; shown: string; href: string }
/** A link with its address, or null for plain text. */
export type ViewLink = { title: string; value: string; href: string | null; icon: string; colour: string }

/** A card's facts made ready to show: words chosen, numbers and addresses in their final form. */
export type CardView = {
  facts: CardPageFacts
  /** The language of our own words. */
  language: Language
  words: Words
  name: string
  owner: { name: string; designation: string } | null
  logo: PagePicture | null
  monogram: Monogram
  phones: ViewPhone[]
  whatsapp: string | null
  /** As `whatsapp`, but asking for an appointment. */
  booking: string | null
  website: { shown: string; href: string } | null
  place: { lines: string[]; map: string } | null
  week: DayRow[] | null
  links: ViewLink[]
  /** Blocks to draw, from top to bottom. */
  order: CardBlock[]
  about: ViewAbout | null
  products: ViewProducts | null
  albums: ReturnType<typeof viewAlbums>
  videos: ReturnType<typeof viewVideos>
  payment: ViewPayment | null
  shareLink: string
  vcardLink: string
}

/** Works out once what every design shows. */
export function makeView(facts: CardPageFacts): CardView {
  const { basicDetails: details, settings } = facts
  const language = facts.shownIn ?? settings.language
  const words = findWords(language)
  const name = details.companyName
  const chat = (message: string) => (details.whatsapp ? whatsappHref(details.whatsapp, message) : null)
  return {
    facts,
    language,
    words,
    name,
    owner: ownerOf(facts, words),
    logo: facts.pictures.logo,
    monogram: makeMonogram(name, facts.template.colour),
    phones: details.phones.map(({ label, number }) => ({
      label: label || words.phone,
      shown: spokenNumber(number).replace(/ /g, '\u00a0'),
      href: telHref(number),
    })),
    whatsapp: chat(details.whatsappMessage || say(words.greeting, { name })),
    booking: chat(say(words.bookMessage, { name })),
    website: websiteOf(details.website),
    place: placeOf(facts),
    week: details.hours && describeWeek(details.hours, words),
    links: facts.links.map((link) => viewLink(link, language)),
    order: orderOf(facts),
    about: viewAbout(facts, words),
    products: viewProducts(facts, words),
    albums: viewAlbums(facts),
    videos: viewVideos(facts, words),
    payment: viewPayment(facts, words),
    shareLink: `https://wa.me/?text=${encodeURIComponent(`${name}\n${facts.url}`.toWellFormed())}`,
    vcardLink: `${facts.here ?? facts.url}.vcf`,
  }
}

function ownerOf(
  { basicDetails: { ownerTitle, ownerName, designation } }: CardPageFacts,
  words: Words,
): CardView['owner'] {
  if (!ownerName) return designation ? { name: designation, designation: '' } : null
  const titles = { 'Mr.': words.titleMr, 'Ms.': words.titleMs, 'Dr.': words.titleDr, 'Mrs.': words.titleMrs }
  // 'श्री Ramesh' reads wrong: a title is translated only beside a name in an Indian script.
  const title = ownerTitle && (/\p{Script=Latin}/u.test(ownerName) ? ownerTitle : titles[ownerTitle])
  return { name: title ? `${title} ${ownerName}` : ownerName, designation }
}

function websiteOf(website: CardPageFacts['basicDetails']['website']): CardView['website'] {
  if (!website?.address) return null
  const href = linkHref({ fieldType: 'url', prefix: `${website.protocol}://`, pattern: '' }, website.address)
  return href === null ? null : { href, shown: website.address.replace(/\/$/, '') }
}

function placeOf({
  basicDetails: { companyName, address, city, state, pin, mapLink },
}: CardPageFacts): CardView['place'] {
  const town = [city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [...address.split('\n'), town].filter(Boolean)
  if (!lines.length && !mapLink) return null
  const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([companyName, ...lines].join(', ').toWellFormed())}`
  return { lines, map: mapLink && /^https?:/.test(safeAddress(mapLink)) ? mapLink : search }
}

function viewLink({ title, value, type }: CardPageFacts['links'][number], language: Language): ViewLink {
  const typeName = (language !== 'en' && type.names[language]) || type.name
  return {
    title: title || typeName,
    value,
    href: linkHref(type, value),
    icon: type.icon || fallbackIcon,
    colour: type.colour,
  }
}
