import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { kindNames } from '../bulk/words.ts'
import { roleNames } from '../shell/role-names.ts'
import { proofNames } from '../franchisee/words.ts'
import { modeNames } from '../upgrade/words.ts'

/** Fields of entries whose key, taken apart, is not the word people use, and the common ones, for every language. */
const names: Record<string, MessageDescriptor> = {
  about: msg`About`,
  aboutUs: msg`About us`,
  accountNumber: msg`Account number`,
  added: msg`Added`,
  address: msg`Address`,
  after: msg`After`,
  again: msg`Sent twice`,
  agency: msg`Agency`,
  agencyName: msg`Name of the agency`,
  allowedOrigins: msg`Who may pay online`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  back: msg`Given back`,
  basicDetails: msg`Basic details`,
  businessName: msg`Business name`,
  by: msg`Recorded by`,
  bytes: msg`Bytes`,
  cardId: msg`Card link`,
  cardNo: msg`Card number`,
  category: msg`Category`,
  changed: msg`Changed`,
  city: msg`City`,
  companyName: msg`Company name`,
  copied: msg`Copied`,
  copyFrom: msg`Copied from`,
  customer: msg`Customer`,
  daily: msg`Daily letter`,
  dateType: msg`Kind of date`,
  days: msg`Days`,
  description: msg`Description`,
  designation: msg`Designation`,
  device: msg`Device`,
  disputeId: msg`Dispute`,
  email: msg`E-mail`,
  every: msg`How often`,
  film: msg`Film`,
  first: msg`First`,
  format: msg`Format`,
  from: msg`From`,
  gallery: msg`Gallery`,
  gstin: msg`GSTIN`,
  hidden: msg`Hidden`,
  host: msg`Host name`,
  isActive: msg`Active`,
  isAnswered: msg`Answered`,
  isHidden: msg`Hidden`,
  isPinned: msg`Pinned`,
  isPremium: msg`Premium`,
  job: msg`Job`,
  kind: msg`Kind`,
  kinds: msg`Kinds`,
  languages: msg`Languages`,
  legalName: msg`Legal name`,
  lineId: msg`Line of a bill`,
  links: msg`Links`,
  logoDocumentId: msg`Logo`,
  mapLink: msg`Map link`,
  mobile: msg`Mobile number`,
  mode: msg`Mode of payment`,
  month: msg`Month`,
  moved: msg`Moved`,
  name: msg`Name`,
  nature: msg`Nature of business`,
  note: msg`Note`,
  on: msg`Switched on`,
  order: msg`Order`,
  origin: msg`Origin`,
  ownerName: msg`Owner’s name`,
  ownerTitle: msg`Title`,
  paidOn: msg`Paid on`,
  pattern: msg`Pattern`,
  paymentOptions: msg`Payment options`,
  people: msg`People`,
  permissions: msg`Permissions`,
  personNo: msg`Number of the person`,
  phoneNumber: msg`Phone number`,
  phones: msg`Phone numbers`,
  pin: msg`PIN code`,
  popularity: msg`Popularity`,
  prefix: msg`Beginning`,
  price: msg`Price`,
  products: msg`Products`,
  proof: msg`How the person was made sure of`,
  reason: msg`Reason`,
  reference: msg`Reference`,
  rights: msg`Rights`,
  roles: msg`Roles`,
  rows: msg`Rows`,
  seller: msg`Details on invoices`,
  settings: msg`Settings`,
  specialNumbers: msg`Special numbers`,
  state: msg`State`,
  status: msg`Status`,
  taken: msg`Taken`,
  template: msg`Design`,
  text: msg`Text`,
  throughGateway: msg`Through the gateway`,
  title: msg`Title`,
  to: msg`To`,
  toFranchiseeId: msg`Number of the colleague`,
  validity: msg`Validity`,
  version: msg`Version`,
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

const statuses = {
  DRAFT: msg`Draft`,
  ACTIVE: msg`Active`,
  INACTIVE: msg`InActive`,
  SUSPENDED: msg`Suspended`,
}
const sold = { plan: msg`Plan`, pdf: msg`PDF ID cards`, video: msg`Promotional videos` }

/** Values that are kept as a code, by the field they stand in. */
const values: Record<string, Record<string, MessageDescriptor>> = {
  after: statuses,
  before: statuses,
  format: { csv: msg`CSV`, xlsx: msg`Excel (XLSX)`, pdf: msg`PDF` },
  kind: { ...sold, ...kindNames },
  mode: modeNames,
  proof: proofNames,
  role: roleNames,
  roles: roleNames,
  status: statuses,
}
const answers: Record<string, MessageDescriptor> = { true: msg`Yes`, false: msg`No` }

/** A value as people read it: amounts are stored in paise, codes have words. Pure. */
export function shownValue(field: string, value: string | null, i18n: Pick<I18n, '_'>): string {
  if (value === null) return '–'
  const known = { ...answers, ...values[field === '' ? 'after' : field.slice(field.lastIndexOf('.') + 1)] }
  const parts = value.split(', ')
  if (parts.every((part) => Object.hasOwn(known, part)))
    return parts.map((part) => i18n._(known[part]!)).join(', ')
  if (/(?:^|\.)amount$|Paise$/.test(field) && /^-?\d+$/.test(value))
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(Number(value) / 100)
  return value
}
