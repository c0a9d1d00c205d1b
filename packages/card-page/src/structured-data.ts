import { isAllDay, weekdays } from './hours.ts'
import { dialled } from './phone.ts'
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
export function describeBusiness({ facts, name, website, place, links }: CardView): object {
  const { basicDetails: details, pictures } = facts
  const images = [pictures.cover, pictures.logo].flatMap((picture) => (picture ? [picture.url] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': facts.url,
    name,
    url: facts.url,
    description: facts.settings.seoDescription || details.tagline || undefined,
    slogan: details.tagline || undefined,
    telephone: details.phones.map(({ number }) => dialled(number))[0],
    email: details.emails[0],
    image: images.length ? images : undefined,
    logo: pictures.logo?.url,
    address: place?.lines.length
      ? {
          '@type': 'PostalAddress',
          streetAddress: details.address.replace(/\n/g, ', ') || undefined,
          addressLocality: details.city || undefined,
          addressRegion: details.state || undefined,
          postalCode: details.pin ?? undefined,
          addressCountry: 'IN',
        }
      : undefined,
    hasMap: place?.map,
    sameAs: [website?.href, ...links.map((link) => link.href)].filter((href) => href?.startsWith('http')),
    openingHoursSpecification: details.hours ? openingHours(details.hours) : undefined,
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
