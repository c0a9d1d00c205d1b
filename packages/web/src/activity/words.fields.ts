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
  allowedPlanIds: msg`Plans they may give`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  back: msg`Given back`,
  basicDetails: msg`Basic details`,
  bloodGroup: msg`Blood group`,
  businessName: msg`Business name`,
  by: msg`Recorded by`,
  bytes: msg`Bytes`,
  card: msg`Digital card`,
  cardId: msg`Card link`,
  cardNo: msg`Card number`,
  category: msg`Category`,
  changed: msg`Changed`,
  cities: msg`Cities`,
  city: msg`City`,
  commissionPct: msg`Commission (%)`,
  companyName: msg`Company name`,
  configuration: msg`Settings`,
  content: msg`Content`,
  copied: msg`Copied`,
  copyFrom: msg`Copied from`,
  creditLimitPaise: msg`Credit limit`,
  customer: msg`Customer`,
  daily: msg`Daily letter`,
  dateOfBirth: msg`Date of birth`,
  dateType: msg`Kind of date`,
  days: msg`Days`,
  department: msg`Department`,
  description: msg`Description`,
  designation: msg`Designation`,
  device: msg`Device`,
  disputeId: msg`Dispute`,
  email: msg`E-mail`,
  emergencyPhone: msg`Emergency phone number`,
  every: msg`How often`,
  film: msg`Film`,
  first: msg`First`,
  format: msg`Format`,
  frameVisibility: msg`Frames`,
  from: msg`From`,
  gallery: msg`Gallery`,
  gstin: msg`GSTIN`,
  hidden: msg`Hidden`,
  hideBilling: msg`Billing hidden`,
  highlight: msg`Highlight`,
  holder: msg`Account holder`,
  host: msg`Host name`,
  hosts: msg`Host names`,
  idNo: msg`ID number`,
  ifsc: msg`IFSC`,
  images: msg`Images`,
  into: msg`Into`,
  isActive: msg`Active`,
  isAnswered: msg`Answered`,
  isHidden: msg`Hidden`,
  isPinned: msg`Pinned`,
  isPopular: msg`Popular`,
  isPremium: msg`Premium`,
  isShown: msg`Shown`,
  items: msg`Items of the customers’ pages`,
  job: msg`Job`,
  kind: msg`Kind`,
  kinds: msg`Kinds`,
  languages: msg`Languages`,
  legalName: msg`Legal name`,
  limits: msg`Limits`,
  lineId: msg`Line of a bill`,
  links: msg`Links`,
  logoDocumentId: msg`Logo`,
  mapLink: msg`Map link`,
  maxDiscountPct: msg`Most discount (%)`,
  merged: msg`Merged`,
  mobile: msg`Mobile number`,
  mode: msg`Mode of payment`,
  month: msg`Month`,
  monthlyViews: msg`Views in 30 days`,
  moved: msg`Moved`,
  mrpPaise: msg`Struck-through price`,
  name: msg`Name`,
  names: msg`Names in other languages`,
  nature: msg`Nature of business`,
  note: msg`Note`,
  notes: msg`Private notes`,
  on: msg`Switched on`,
  order: msg({ message: 'Order', context: 'place in a list' }),
  origin: msg`Origin`,
  ownerName: msg`Owner’s name`,
  ownerTitle: msg`Title`,
  paidOn: msg`Paid on`,
  pan: msg`PAN`,
  pattern: msg`Pattern`,
  paymentOptions: msg`Payment options`,
  payout: msg`Payout`,
  pdf: msg`PDF ID card`,
  people: msg`People`,
  permissions: msg`Permissions`,
  person: msg`Person`,
  personNo: msg`Number of the person`,
  phone: msg`Phone number`,
  phoneNumber: msg`Phone number`,
  phones: msg`Phone numbers`,
  photoDocumentId: msg`Photograph`,
  pin: msg`PIN code`,
  popularity: msg`Popularity`,
  prefix: msg`Beginning`,
  price: msg`Price`,
  pricePaise: msg`Price`,
  products: msg`Products`,
  proof: msg`How the person was made sure of`,
  reason: msg`Reason`,
  reference: msg`Reference`,
  renewalPricePaise: msg`Renewal price`,
  rights: msg`Rights`,
  roles: msg`Roles`,
  rows: msg`Rows`,
  seller: msg`Details on invoices`,
  settings: msg`Settings`,
  soldBy: msg`Sold by`,
  specialNumbers: msg`Special numbers`,
  state: msg`State`,
  states: msg`States`,
  status: msg`Status`,
  subcategories: msg`Subcategories`,
  taken: msg`Taken`,
  template: msg`Design`,
  territory: msg`Works in`,
  text: msg`Text`,
  throughGateway: msg`Through the gateway`,
  title: msg({ message: 'Title', context: 'heading' }),
  to: msg`To`,
  toFranchiseeId: msg`Number of the colleague`,
  upiId: msg`UPI id`,
  validity: msg`Validity`,
  validityYears: msg`Years`,
  validTill: msg`Valid until`,
  version: msg`Version`,
  video: msg`Video`,
  website: msg`Website`,
  whatsapp: msg`WhatsApp number`,
  withheld: msg`Changed, not written down here`,
  words: msg`Words`,
  yearEstablished: msg`Year established`,
  youtube: msg`YouTube videos`,
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
  // Names of fields, whose values are nobody's to read.
  if (field === 'withheld')
    return value
      .split(', ')
      .map((path) => fieldText(path, i18n))
      .join(', ')
  const known = { ...answers, ...values[field === '' ? 'after' : field.slice(field.lastIndexOf('.') + 1)] }
  const parts = value.split(', ')
  if (parts.every((part) => Object.hasOwn(known, part)))
    return parts.map((part) => i18n._(known[part]!)).join(', ')
  if (/(?:^|\.)amount$|Paise$/.test(field) && /^-?\d+$/.test(value))
    return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(Number(value) / 100)
  return value
}
