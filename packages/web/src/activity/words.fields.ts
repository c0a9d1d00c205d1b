import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Fields of entries whose key, taken apart, is not the word people use, and the common ones, for every language. */
const names: Record<string, MessageDescriptor> = {
  about: msg`About`,
  aboutUs: msg`About us`,
  accountNumber: msg`Account number`,
  address: msg`Address`,
  after: msg`After`,
  allowedOrigins: msg`Who may pay online`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  basicDetails: msg`Basic details`,
  businessName: msg`Business name`,
  by: msg`Recorded by`,
  cardId: msg`Card link`,
  category: msg`Category`,
  city: msg`City`,
  companyName: msg`Company name`,
  description: msg`Description`,
  designation: msg`Designation`,
  disputeId: msg`Dispute`,
  email: msg`E-mail`,
  from: msg`From`,
  gallery: msg`Gallery`,
  gstin: msg`GSTIN`,
  hidden: msg`Hidden`,
  isActive: msg`Active`,
  isAnswered: msg`Answered`,
  isHidden: msg`Hidden`,
  kind: msg`Kind`,
  kinds: msg`Kinds`,
  legalName: msg`Legal name`,
  links: msg`Links`,
  logoDocumentId: msg`Logo`,
  mapLink: msg`Map link`,
  mobile: msg`Mobile number`,
  mode: msg`Mode of payment`,
  name: msg`Name`,
  nature: msg`Nature of business`,
  note: msg`Note`,
  order: msg`Order`,
  origin: msg`Origin`,
  ownerName: msg`Owner’s name`,
  ownerTitle: msg`Title`,
  paidOn: msg`Paid on`,
  phoneNumber: msg`Phone number`,
  phones: msg`Phone numbers`,
  pin: msg`PIN code`,
  price: msg`Price`,
  products: msg`Products`,
  reason: msg`Reason`,
  reference: msg`Reference`,
  seller: msg`Details on invoices`,
  settings: msg`Settings`,
  specialNumbers: msg`Special numbers`,
  state: msg`State`,
  status: msg`Status`,
  template: msg`Design`,
  text: msg`Text`,
  title: msg`Title`,
  validity: msg`Validity`,
  website: msg`Website`,
  whatsapp: msg`WhatsApp number`,
  yearEstablished: msg`Year established`,
  youtubeVideos: msg`YouTube videos`,
}

/** `lineHeight` becomes `Line height`. */
const takenApart = (key: string) => {
  const words = key.replace(
    /(\p{Ll}|\d)(\p{Lu})/gu,
    (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What people call the field at a path such as `support.email`. Pure. */
export const fieldText = (path: string, i18n: Pick<I18n, '_'>): string =>
  path
    .split('.')
    .filter(Boolean)
    .map((key) => (Object.hasOwn(names, key) ? i18n._(names[key]!) : takenApart(key)))
    .join(' · ')

/** A value as people read it: amounts are stored in paise. Pure. */
export function shownValue(field: string, value: string | null): string {
  if (value === null) return '–'
  if (/(?:^|\.)amount$|Paise$/.test(field) && /^-?\d+$/.test(value))
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(Number(value) / 100)
  return value
}
