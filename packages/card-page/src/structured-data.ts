import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { linkHref } from '@parichay/contract/link-store/rules.ts'
import { weekdays } from '@parichay/contract/card/weekdays.ts'
import { isAllDay } from './hours.ts'
import { dialled } from './phone.ts'
import { plainText } from './rich-text.ts'
import type { CardView } from './view.ts'

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** What search engines read: a schema.org LocalBusiness. Absent facts are left out. */
export function describeBusiness({ facts, name, website, place, payment }: CardView): object {
  const { basicDetails: details, pictures, sections } = facts
  const isShown = (block: CardBlock) => !facts.settings.hidden.includes(block)
  const shots = (isShown('gallery') ? sections.gallery : []).slice(0, 6).map(({ picture }) => picture)
  const images = [pictures.cover, pictures.logo, ...shots].flatMap((picture) =>
    picture ? [whole(picture.url, facts)] : [],
  )
  // What the owner switched off is not told to search engines either.
  const about = isShown('about') ? sections.aboutUs : null
  const contact = isShown('contact')
  const year = about?.yearEstablished ?? null
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': facts.url,
    name,
    url: facts.url,
    description:
      facts.settings.seoDescription || (about && plainText(about.body)) || details.tagline || undefined,
    slogan: details.tagline || undefined,
    telephone: details.phones.map(({ number }) => dialled(number))[0],
    email: contact ? details.emails[0] : undefined,
    image: images.length ? images : undefined,
    logo: pictures.logo ? whole(pictures.logo.url, facts) : undefined,
    address:
      contact && place?.lines.length
        ? {
            '@type': 'PostalAddress',
            streetAddress: details.address.replace(/\n/g, ', ') || undefined,
            addressLocality: details.city || undefined,
            addressRegion: details.state || undefined,
            postalCode: details.pin ?? undefined,
            addressCountry: 'IN',
          }
        : undefined,
    hasMap: contact ? place?.map : undefined,
    sameAs: [contact && website?.href, ...(isShown('links') ? profiles(facts) : [])].filter(
      (href) => href && href.startsWith('http'),
    ),
    foundingDate: year !== null && year >= 1950 ? String(year) : undefined,
    taxID: about?.gstin ?? undefined,
    currenciesAccepted: 'INR',
    paymentAccepted:
      payment && isShown('payment')
        ? ['Cash', payment.upi && 'UPI', payment.bank.length && 'Bank transfer'].filter(Boolean).join(', ')
        : undefined,
    hasOfferCatalog: isShown('products') ? catalogue(facts) : undefined,
    openingHoursSpecification: contact && details.hours ? openingHours(details.hours) : undefined,
  }
}

/** Its own places on services that a kind of link names. A free address may be a price list or a map: those are not the business. */
const profiles = ({ links }: CardView['facts']) =>
  links.flatMap(({ type, value }) => (/^http/i.test(type.prefix) ? [linkHref(type, value)] : []))

/** Search engines read the facts without the page around them, so the addresses of pictures are whole. */
const whole = (path: string, { url }: { url: string }): string =>
  path.startsWith('/') ? (/^https?:\/\/[^/]+/.exec(url)?.[0] ?? '') + path : path

/** Goods and services with a price; classes have hours, which an offer cannot say. */
function catalogue({ sections, url }: CardView['facts']): object | undefined {
  const priced = sections.products
    .filter(({ price, kind }) => price !== null && kind !== 'class')
    .slice(0, 20)
  if (priced.length === 0) return undefined
  return {
    '@type': 'OfferCatalog',
    itemListElement: priced.map(({ name, kind, price, inStock, pictures }) => ({
      '@type': 'Offer',
      price: ((price ?? 0) / 100).toFixed(2),
      priceCurrency: 'INR',
      url: `${url}#products`,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemOffered: {
        '@type': kind === 'service' ? 'Service' : 'Product',
        name,
        image: pictures[0] ? whole(pictures[0].url, { url }) : undefined,
      },
    })),
  }
}

function openingHours(hours: NonNullable<CardView['facts']['basicDetails']['hours']>): object[] {
  return weekdays.flatMap((day) =>
    hours[day].map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayNames[day],
      opens: span.from,
      closes: isAllDay(span) || span.to === '24:00' ? '23:59' : span.to,
    })),
  )
}
