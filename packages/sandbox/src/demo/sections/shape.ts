import type { NewCardReport } from '@parichay/contract/card-report/fields.ts'
import type { AboutUs, PaymentOptions, Product, productKinds } from '@parichay/contract/card/sections.ts'
import type { weekdays } from '@parichay/contract/card/weekdays.ts'

/** A part of the business's own cover that stands in its gallery as a picture of its own. */
export const crops = ['left', 'middle', 'right', 'close'] as const
/** One of `crops`. */
export type Crop = (typeof crops)[number]

/** A product without pictures; `photo` is the crop that shows it. */
export type DemoProduct = Omit<Product, 'documentIds'> & { photo: Crop | null }

/** The five further sections of a demo card, what visitors wrote, and how many come on a usual day. */
export type DemoSections = {
  payment: Omit<PaymentOptions, 'qrDocumentId'>
  /** GSTIN, year and nature are those of the business. */
  about: Pick<AboutUs, 'title' | 'body' | 'reasons' | 'licence'>
  products: DemoProduct[]
  gallery: { crop: Crop; caption: string; album: string }[]
  videos: { videoId: string; title: string }[]
  feedback: { stars: number; text: string; name: string; daysAgo: number }[]
  visitsADay: number
  /** What visitors reported of the card. */
  reports?: (Pick<NewCardReport, 'reason'> & { note: string; contact: string; daysAgo: number })[]
}

type Words = Partial<Omit<DemoProduct, 'kind' | 'name' | 'price' | 'unit' | 'mrp'>> & { mrp?: number }

const made =
  (kind: (typeof productKinds)[number], action: Product['action']) =>
  (name: string, rupees: number | null, unit: string, { mrp, ...words }: Words = {}): DemoProduct => ({
    kind,
    name,
    price: rupees === null ? null : rupees * 100,
    mrp: mrp === undefined ? null : mrp * 100,
    unit,
    gstPct: null,
    description: '',
    category: '',
    inStock: true,
    diet: null,
    action,
    link: null,
    when: null,
    photo: null,
    ...words,
  })

/** Something to order; price in rupees. */
export const goods = made('product', 'order')
/** Something to ask for; price in rupees, null where it depends. */
export const enquiry = made('product', 'enquiry')
/** Work with its price. */
export const service = made('service', 'enquiry')

type Day = (typeof weekdays)[number]

/** A class in a timetable. */
export const lesson = (
  name: string,
  rupees: number | null,
  unit: string,
  days: Day[],
  hours: string,
  words: Words = {},
): DemoProduct => {
  const [from = '', to = ''] = hours.split('-')
  return { ...made('class', 'enquiry')(name, rupees, unit, words), when: { days, from, to } }
}

/** UPI, the number of the payment apps, a bank account: all invented, with a UPI handle that no bank has. */
export const paysTo = (
  name: string,
  upi: string,
  number: string,
  bank: { accountNumber: string; ifsc: string; bankName: string; branch: string } | null,
  note = '',
): DemoSections['payment'] => ({
  upiId: `${upi}@examplebank`,
  payeeName: name,
  wallets: [
    { app: 'gpay', number },
    { app: 'phonepe', number },
  ],
  bank: bank && { holder: name, ...bank },
  note,
})
