import type { Language as AgencyLanguage } from '@parichay/contract/agency/fields.ts'
import { isGstin } from '@parichay/contract/business/rules.gstin.ts'
import { stateOfPin } from '@parichay/contract/business/rules.pin.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import {
  type Brand,
  type InvoiceLine,
  type PaidBy,
  type Sale,
  sellerWith,
} from '@parichay/contract/invoice/document.ts'
import type { Buyer, Seller } from '@parichay/contract/invoice/fields.ts'
import { documentDay } from '@parichay/contract/invoice/labels.ts'
import { stateCodeOf } from '@parichay/contract/invoice/states.ts'
import { panelLanguageOf } from '../agency/rules.ts'

type Language = 'en' | 'hi'
type Facts = Record<string, unknown>

/** A settled purchase with everything an invoice says of it. */
export type SettledSale = {
  kind: string
  amount: number
  recordNo: number
  snapshot: Facts & { name: string }
  billing: {
    name: string
    address?: string | undefined
    state: string
    pin?: string | undefined
    gstin?: string | undefined
  } | null
  isManual: boolean
  manualReference: string
  paymentId: string | null
  /** When the provider captured it, or staff recorded it. */
  paidAt: Date
  /** The days the purchase was granted, the end exclusive. */
  startsOn: string | null
  endsBefore: string | null
  objectNo: number | null
  business: {
    businessName: string
    mobile: string | null
    email: string | null
    city: string
    profile: Facts
  } | null
  user: {
    name: string
    phoneNumber: string | null
    email: string | null
    isForeignUser: boolean
    preference: Facts
  } | null
}
/** The agency behind a sale. */
export type SellingAgency = {
  agencyName: string
  themePrimary: string
  languages: AgencyLanguage[]
  logoKey: string | null
  support: { phoneNumber: string; email: string }
  seller: Partial<Seller>
}

const say = {
  en: {
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    pdf: 'Single PDF ID card',
    pdfDetail: (no: number | null, count: number) =>
      count > 1
        ? `Card ${no}, ${count} people without watermark`
        : `Card ${no}, one export without watermark`,
    video: 'Promotional video',
    videoDetail: (no: number | null) => `Video ${no}`,
    to: 'to',
    refund: 'Refund',
    reversal: 'Purchase taken back',
  },
  hi: {
    years: (count: number) => `${count} साल`,
    pdf: 'एक PDF आईडी कार्ड',
    pdfDetail: (no: number | null, count: number) =>
      count > 1 ? `कार्ड ${no}, बिना वॉटरमार्क ${count} लोगों के` : `कार्ड ${no}, बिना वॉटरमार्क एक बार`,
    video: 'प्रमोशनल वीडियो',
    videoDetail: (no: number | null) => `वीडियो ${no}`,
    to: 'से',
    refund: 'रिफ़ंड',
    reversal: 'ख़रीद वापस ली गई',
  },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who buys: the billing details that were given with the order, else what the business says of itself. */
export function buyerOf({
  billing,
  business,
  user,
}: Pick<SettledSale, 'billing' | 'business' | 'user'>): Buyer {
  const profile = business?.profile ?? {}
  const gstin = billing ? (billing.gstin ?? '') : textOf(profile['gstin']).toUpperCase()
  const pin = billing ? (billing.pin ?? '') : textOf(profile['pin'])
  const phone = user?.phoneNumber ?? business?.mobile ?? ''
  return {
    name: billing?.name || business?.businessName || user?.name || phone,
    address: billing ? (billing.address ?? '') : textOf(profile['address']),
    city: billing ? '' : (business?.city ?? ''),
    // A state may be written in any script; the PIN mostly says it too.
    state:
      stateCodeOf(billing?.state ?? textOf(profile['state'])) ?? stateCodeOf(stateOfPin(pin) ?? '') ?? null,
    pin,
    gstin: isGstin(gstin) ? gstin : null,
    phone,
    email: user?.email ?? business?.email ?? '',
    isForeign: user?.isForeignUser ?? false,
  }
}

/** The agency as its paper shows it. */
export const brandOf = (agency: SellingAgency, origin: string): Brand => ({
  agencyName: agency.agencyName,
  colour: agency.themePrimary,
  logoKey: agency.logoKey,
  phone: agency.support.phoneNumber,
  email: agency.support.email,
  site: origin.replace(/^https?:\/\//, ''),
})

function lineOf(sale: SettledSale, language: Language): InvoiceLine {
  const words = say[language]
  const { kind, snapshot, startsOn, endsBefore, objectNo, business } = sale
  const plain = { quantity: 1, pricePaise: sale.amount }
  if (kind === 'pdf')
    return {
      ...plain,
      title: words.pdf,
      detail: words.pdfDetail(objectNo, Number(snapshot['quantity'] ?? 1)),
    }
  if (kind === 'video') return { ...plain, title: words.video, detail: words.videoDetail(objectNo) }
  const years = Number(snapshot['validity'])
  const days =
    startsOn && endsBefore
      ? `${documentDay(startsOn, language)} ${words.to} ${documentDay(addDays(endsBefore, -1), language)}`
      : ''
  const detail = [business?.businessName ?? '', years > 0 ? words.years(years) : '', days]
  return { ...plain, title: snapshot.name, detail: detail.filter(Boolean).join(' · ') }
}

/** How a sale was paid, as its document says it. */
const paidBy = (sale: SettledSale): PaidBy => ({
  mode: sale.isManual ? 'manual' : 'online',
  reference: sale.isManual ? sale.manualReference : (sale.paymentId ?? ''),
  paidOn: istDay(sale.paidAt),
})

/** Everything the invoice of a settled purchase says, but for its number. */
export function saleOf(sale: SettledSale, agency: SellingAgency, origin: string): Sale {
  const language = panelLanguageOf(sale.user?.preference, agency)
  return {
    language,
    brand: brandOf(agency, origin),
    seller: sellerWith(agency.seller, agency.agencyName),
    buyer: buyerOf(sale),
    paid: paidBy(sale),
    lines: [lineOf(sale, language)],
  }
}

/** Why a credit note was written, in the language of what it credits. */
export const creditReason = (kind: 'refund' | 'reversal', language: string): string =>
  say[language === 'hi' ? 'hi' : 'en'][kind]
