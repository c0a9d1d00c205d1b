import { monogramOf } from '@parichay/contract/business/monogram.ts'
import { spacedPhone } from '@parichay/contract/business/spaced-phone.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import { drawable } from '@parichay/scene/fonts/drawable.ts'
import { barcodeOf } from './barcode.ts'
import { contactCode } from './contact-code.ts'

/** What a card knows beside its details: which pictures there are, and the addresses its code may hold. */
export type Around = { pictures: readonly string[]; cardUrl: string | null; verifyUrl: string | null }

const digits = (phone: string) => phone.replace(/(?!^\+)\D/g, '')
/** A number as wa.me takes it: with the country, digits only. */
const waNumber = (phone: string) => {
  const plain = digits(phone).replace(/^\+/, '').replace(/^0+/, '')
  return plain.length === 10 ? `91${plain}` : plain
}
const day = (date: string | null) => (date ?? '').split('-').toReversed().join('.')
const oneLine = (text: string) => text.replace(/,?\s*\n\s*/g, ', ')
const webAddress = (site: string) => (/^https?:\/\//i.test(site) ? site : `https://${site}`)

/** What a card's code holds; empty for no code. A digital card that is not published leaves the contact. */
export function codeOf(
  details: PdfCardDetails,
  { cardUrl, verifyUrl }: Pick<Around, 'cardUrl' | 'verifyUrl'>,
): string {
  if (details.code === 'none') return ''
  if (details.code === 'text') return details.codeText
  if (details.code === 'verify' && verifyUrl) return verifyUrl
  return details.code === 'card' && cardUrl ? cardUrl : contactCode(details)
}

/** All texts of a card by name, and its pictures: what the templates bind. Empty ones are left out. */
export function pdfCardFacts(details: PdfCardDetails, { pictures, cardUrl, verifyUrl }: Around): Facts {
  const { common, person } = details
  const code = codeOf(details, { cardUrl, verifyUrl })
  const barcode = details.barcode ? barcodeOf(person.idNo) : null
  const address = oneLine(common.address)
  const ownPhone = person.phone || common.phone
  const known: Record<string, string> = {
    org: common.companyName,
    tagline: common.tagline,
    phone: spacedPhone(ownPhone),
    whatsapp: spacedPhone(common.whatsapp),
    email: common.email,
    website: common.website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
    address,
    orgPhone: spacedPhone(common.phone),
    person: person.name,
    role: person.designation,
    department: person.department,
    idNo: person.idNo,
    blood: (person.bloodGroup ?? '').replace('-', '−'),
    born: day(person.dateOfBirth),
    ownPhone: spacedPhone(person.phone),
    emergency: spacedPhone(person.emergencyPhone),
    validTill: day(person.validTill),
    ownAddress: oneLine(person.address),
    signatory: common.signatory,
  }
  const texts = Object.entries(known).flatMap(([name, text]) => {
    const clean = drawable(text)
    return clean ? [[name, clean] as const] : []
  })
  const links: Record<string, string> = {
    phoneLink: ownPhone && `tel:${digits(ownPhone)}`,
    orgPhoneLink: common.phone && `tel:${digits(common.phone)}`,
    ownPhoneLink: person.phone && `tel:${digits(person.phone)}`,
    emergencyLink: person.emergencyPhone && `tel:${digits(person.emergencyPhone)}`,
    whatsappLink: common.whatsapp && `https://wa.me/${waNumber(common.whatsapp)}`,
    emailLink: common.email && `mailto:${common.email}`,
    websiteLink: common.website && webAddress(common.website),
    addressLink:
      address &&
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${common.companyName}, ${address}`)}`,
    codeLink: /^https?:\/\/\S+$/i.test(code) ? code : '',
  }
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(Object.entries(links).filter(([, link]) => link)),
    ...(code ? { code } : {}),
    ...(barcode === null ? {} : { barcode }),
    monogram: monogramOf(drawable(common.companyName)),
    initials: monogramOf(drawable(person.name || common.companyName)),
    ...Object.fromEntries(pictures.map((id) => [id, id])),
  }
}
