import { z } from 'zod'
import { BusinessNature, startYear } from '../business/fields.ts'
import { plainTaxNo } from '../business/rules.gstin.ts'
import { plainNumber } from '../digits.ts'
import { weekdays } from './weekdays.ts'
import { AnyPhone, line, paragraph, requiredLine, RowNumber, WebLink } from '../ids.ts'

const blankToNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), type.nullable())

/** What stands on a page under the head, in the order a card begins with. */
export const cardBlocks = [
  'contact',
  'about',
  'products',
  'gallery',
  'videos',
  'links',
  'payment',
  'lead',
  'feedback',
] as const
/** One of `cardBlocks`. `contact` is numbers, hours and address; `products` also services and timetable. */
export const CardBlock = z.enum(cardBlocks)
/** One of `cardBlocks`. */
export type CardBlock = z.infer<typeof CardBlock>

/** A time of day in Asia/Kolkata, `HH:mm`; `24:00` is the end of the day. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Give a time such as 09:30.')

/** `name@bank`, as NPCI writes a virtual payment address; a number in it in digits of any script, kept as 0 to 9. */
export const UpiId = z
  .string()
  .overwrite(plainNumber)
  .toLowerCase()
  .regex(/^[a-z0-9._-]{2,50}@[a-z][a-z0-9]{1,30}$/, 'Give a UPI id such as name@bank.')
/** The code of a bank's branch (RBI): four letters, a zero, six letters or digits. */
export const Ifsc = z
  .string()
  .overwrite(plainNumber)
  .toUpperCase()
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC has 11 characters, such as SBIN0001234.')
/** 9 to 18 digits. */
export const AccountNumber = z
  .string()
  .transform((text) => plainNumber(text).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits.'))

/** Apps that pay to a mobile number. */
export const walletApps = ['gpay', 'phonepe', 'paytm', 'amazonpay', 'bhim'] as const

/** How customers pay: UPI, bank transfer, numbers of payment apps, an own QR picture. */
export const PaymentOptions = z.strictObject({
  upiId: blankToNull(UpiId),
  payeeName: line(60),
  wallets: z.array(z.strictObject({ app: z.enum(walletApps), number: AnyPhone })).max(5),
  bank: z
    .strictObject({
      holder: requiredLine(80),
      accountNumber: AccountNumber,
      ifsc: Ifsc,
      /** Set by the server from the code. */
      bankName: line(80).optional(),
      branch: line(60),
    })
    .nullable(),
  qrDocumentId: RowNumber.nullable(),
  note: line(160),
})
export type PaymentOptions = z.output<typeof PaymentOptions>

/** A video by its id at YouTube (11 characters). */
export const YoutubeVideo = z.strictObject({
  videoId: z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'A valid link is required.'),
  title: line(100),
})
export type YoutubeVideo = z.output<typeof YoutubeVideo>

/** A picture of the gallery. */
export const GalleryPicture = z.strictObject({
  documentId: RowNumber,
  caption: line(80),
  album: line(40),
})
export type GalleryPicture = z.output<typeof GalleryPicture>

/** Most phrases under 'why choose us' (screens 7.2). */
export const maxReasons = 8

/** Who the business is. `body` knows `**bold**`, `_italic_` and lines that begin with `- `; nothing else is markup. */
export const AboutUs = z.strictObject({
  title: line(60),
  body: paragraph(1500),
  reasons: z.array(requiredLine(50)).max(maxReasons),
  ownerDocumentId: RowNumber.nullable(),
  /** A PDF. */
  brochureDocumentId: RowNumber.nullable(),
  brochureTitle: line(60),
  gstin: blankToNull(
    z
      .string()
      .overwrite(plainTaxNo)
      .regex(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        'A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.',
      ),
  ),
  /** Any other licence, such as an FSSAI number, as visitors read it. */
  licence: line(60),
  yearEstablished: z
    .number()
    .int()
    .min(startYear - 1)
    .max(2100)
    .nullable(),
  nature: z.array(BusinessNature).max(10),
})
export type AboutUs = z.output<typeof AboutUs>

/** A thing to sell, a service with its price, or a class in a timetable. */
export const productKinds = ['product', 'service', 'class'] as const
/** What a product of a card can do. */
export const productActions = ['enquiry', 'order', 'link'] as const
/** The marks of food law: green dot, brown triangle, yellow (egg). */
export const diets = ['veg', 'nonveg', 'egg'] as const
/** Rates of GST in per cent that a product may carry. */
export const gstRates = [0, 3, 5, 12, 18, 28, 40] as const
/** Dearest product: ₹ 9,99,99,999 in paise. */
const maxPrice = 9_999_999_900
const Price = z.number().int('Give an amount in rupees.').min(0, 'Give an amount in rupees.').max(maxPrice)

/** A product, service or class. Prices in paise, GST included. */
export const Product = z
  .strictObject({
    kind: z.enum(productKinds),
    name: requiredLine(80),
    documentIds: z.array(RowNumber).max(4),
    price: Price.nullable(),
    /** Maximum retail price, struck through beside a lower price. */
    mrp: Price.nullable(),
    /** What the price is for: 'kg', 'piece', 'visit', 'month'. */
    unit: line(20),
    gstPct: z
      .number()
      .refine((rate) => (gstRates as readonly number[]).includes(rate))
      .nullable(),
    description: paragraph(400),
    category: line(40),
    inStock: z.boolean(),
    diet: z.enum(diets).nullable(),
    action: z.enum(productActions),
    link: blankToNull(WebLink),
    /** When a class is held; null for everything else. */
    when: z
      .strictObject({
        days: z.array(z.enum(weekdays)).min(1, 'Choose a day.').max(7),
        from: ClockTime,
        to: ClockTime,
      })
      .nullable(),
  })
  .superRefine(({ kind, price, mrp, action, link, when }, issues) => {
    const fault = (path: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message })
    if (price !== null && mrp !== null && mrp < price) fault('mrp', 'The MRP may not be below the price.')
    if (action === 'link' && link === null) fault('link', 'A valid link is required.')
    if (kind === 'class' && when === null) fault('when', 'Give the days and times of this class.')
  })
export type Product = z.output<typeof Product>
/** A product that is to be kept. A class that ends before it begins is read where it stands from before, and not taken any more. */
export const ProductChange = Product.superRefine(({ when }, issues) => {
  // An end at 00:00 is the end of the day.
  if (when !== null && when.to !== '00:00' && when.to <= when.from)
    issues.addIssue({
      code: 'custom',
      path: ['when', 'to'],
      message: 'The end must come after the beginning.',
    })
})
/** A product as a form or a CSV row sends it. */
export type ProductInput = z.input<typeof Product>

/** The sections that a card has beside basic details, links, template and settings. */
export type CardSections = {
  paymentOptions: PaymentOptions
  youtubeVideos: YoutubeVideo[]
  gallery: GalleryPicture[]
  aboutUs: AboutUs
  products: Product[]
}

/** What a card begins with. */
export const emptySections: CardSections = {
  paymentOptions: { upiId: null, payeeName: '', wallets: [], bank: null, qrDocumentId: null, note: '' },
  youtubeVideos: [],
  gallery: [],
  aboutUs: {
    title: '',
    body: '',
    reasons: [],
    ownerDocumentId: null,
    brochureDocumentId: null,
    brochureTitle: '',
    gstin: null,
    licence: '',
    yearEstablished: null,
    nature: [],
  },
  products: [],
}

/** The documents that these sections name. */
export const documentIdsOf = ({ paymentOptions, gallery, aboutUs, products }: CardSections): number[] => [
  ...new Set(
    [
      paymentOptions.qrDocumentId,
      aboutUs.ownerDocumentId,
      aboutUs.brochureDocumentId,
      ...gallery.map((picture) => picture.documentId),
      ...products.flatMap((product) => product.documentIds),
    ].filter((id): id is number => id !== null),
  ),
]
