import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { Title } from '../auth/fields.ts'
import { WebAddress, protocols } from '../business/fields.ts'
import {
  AnyPhone,
  BusinessId,
  CardNo,
  Colour,
  Email,
  Instant,
  IstDate,
  line,
  paragraph,
  PinCode,
  requiredLine,
  RowNumber,
  WebLink,
} from '../ids.ts'
import {
  AboutUs,
  CardBlock,
  ClockTime,
  GalleryPicture,
  PaymentOptions,
  Product,
  YoutubeVideo,
} from './sections.ts'
import { Verdict } from '../verdict.ts'

/** Specification 3: statuses shown as Draft, Active, InActive. */
export const cardStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const
/** One of `cardStatuses`. */
export const CardStatus = z.enum(cardStatuses)
/** One of `cardStatuses`. */
export type CardStatus = z.infer<typeof CardStatus>

/** The designs that exist. Each is a composition of its own in `card-page`. */
export const templateCodes = [
  'bazaar',
  'saffron',
  'monsoon',
  'ledger',
  'clinic',
  'thali',
  'zari',
  'blueprint',
  'studio',
  'garage',
  'classroom',
  'minimal',
] as const
/** One of `templateCodes`. */
export const TemplateCode = z.enum(templateCodes)
/** One of `templateCodes`. */
export type TemplateCode = z.infer<typeof TemplateCode>

/** Pairs of system fonts a card can have. */
export const fontPairs = ['modern', 'classic', 'friendly'] as const

/** Caps of one card; -1 is unlimited (screens 8.17). */
export const CardLimit = z.object({
  products: z.number().int(),
  gallery: z.number().int(),
  youtube: z.number().int(),
  links: z.number().int(),
  /** Views that are expected in 30 days; a card that has more stays open (decision 0131). */
  monthlyViews: z.number().int(),
})
export type CardLimit = z.infer<typeof CardLimit>

/** The largest number of monthly views that can be set. */
export const mostMonthlyViews = 10_000_000

/** Every number a person gives counts against these (screens 8.9). */
export const defaultCardLimit: CardLimit = {
  products: 20,
  gallery: 30,
  youtube: 10,
  links: 20,
  monthlyViews: -1,
}

/** Design, accent colour, fonts and appearance of a card. */
export const CardTemplate = z.strictObject({
  code: TemplateCode,
  /** Accent colour; the page derives readable shades from it. */
  colour: Colour,
  font: z.enum(fontPairs),
  /** auto follows the visitor's system. */
  appearance: z.enum(['auto', 'light', 'dark']),
})
/** Design, accent colour, fonts and appearance of a card. */
export type CardTemplate = z.output<typeof CardTemplate>

const blankToNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), type.nullable())

/** Opening spans of one weekday, in Asia/Kolkata. None is closed. */
const DayHours = z.array(z.strictObject({ from: ClockTime, to: ClockTime })).max(3)
/** Opening spans for each weekday, Asia/Kolkata. */
export const OpeningHours = z.strictObject({
  mon: DayHours,
  tue: DayHours,
  wed: DayHours,
  thu: DayHours,
  fri: DayHours,
  sat: DayHours,
  sun: DayHours,
})
/** Opening spans for each weekday, Asia/Kolkata. */
export type OpeningHours = z.output<typeof OpeningHours>

/** What stands at the top of a card and in the saved contact. */
export const BasicDetails = z.strictObject({
  companyName: requiredLine(60),
  tagline: line(80),
  ownerTitle: Title.nullable(),
  ownerName: line(60),
  designation: line(60),
  logoDocumentId: RowNumber.nullable(),
  coverDocumentId: RowNumber.nullable(),
  phones: z
    .array(z.strictObject({ label: line(20), number: AnyPhone }))
    .min(1, 'A valid phone number is required.')
    .max(3),
  whatsapp: blankToNull(AnyPhone),
  whatsappMessage: paragraph(200),
  emails: z.array(Email).max(3),
  website: z.strictObject({ protocol: z.enum(protocols), address: WebAddress }).nullable(),
  address: paragraph(250),
  city: line(60),
  state: line(60),
  pin: blankToNull(PinCode),
  mapLink: blankToNull(WebLink),
  hours: OpeningHours.nullable(),
})
export type BasicDetails = z.output<typeof BasicDetails>
/** Basic details as a form sends them. */
export type BasicDetailsInput = z.input<typeof BasicDetails>

/** One link of a card: a type of the link store and the cleaned value. */
export const CardLink = z.strictObject({
  linkTypeId: RowNumber,
  title: line(40),
  value: z.string().trim().min(1, 'A valid link is required.').max(500),
})
export type CardLink = z.output<typeof CardLink>

const noTwins = (blocks: CardBlock[]) => new Set(blocks).size === blocks.length

/** Language, search texts and the arrangement of a card. */
export const CardSettings = z.strictObject({
  language: Language,
  seoTitle: line(70),
  seoDescription: line(170),
  /** Blocks from top to bottom; those not named follow in their usual order. */
  order: z.array(CardBlock).max(20).refine(noTwins, 'Name each section once.'),
  /** Blocks that are switched off. */
  hidden: z.array(CardBlock).max(20).refine(noTwins, 'Name each section once.'),
})
/** Language, search texts and the arrangement of a card. */
export type CardSettings = z.output<typeof CardSettings>

/** A stored file that a section names; `width` and `height` in px, 0 for a PDF. */
export const CardFile = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
})
export type CardFile = z.infer<typeof CardFile>

const PictureSize = z.object({ width: z.number().int(), height: z.number().int() })

/** What whoever asks may do with a card. */
export const CardVerdicts = z.object({
  edit: Verdict,
  status: Verdict,
  limit: Verdict,
  delete: Verdict,
  frames: Verdict,
  openBusiness: Verdict,
})
export type CardVerdicts = z.infer<typeof CardVerdicts>

/** A card as its owner and staff see it. `version` grows with every change of any section. */
export const Card = z.object({
  cardNo: CardNo,
  cardId: z.string().nullable(),
  businessId: BusinessId,
  agencyId: z.number(),
  status: CardStatus,
  /** Visitors give a PIN before they see it. */
  isLocked: z.boolean(),
  template: CardTemplate,
  basicDetails: BasicDetails,
  links: z.array(CardLink),
  paymentOptions: PaymentOptions,
  youtubeVideos: z.array(YoutubeVideo),
  gallery: z.array(GalleryPicture),
  aboutUs: AboutUs,
  products: z.array(Product),
  settings: CardSettings,
  limit: CardLimit,
  /** Pictures of the document ids in `basicDetails`. */
  pictures: z.object({
    logoUrl: z.string().nullable(),
    coverUrl: z.string().nullable(),
    /** Sizes in px, so that a preview keeps the same room as the page. */
    logoSize: PictureSize.nullable(),
    coverSize: PictureSize.nullable(),
  }),
  /** Files named by payment options, gallery, about us and products, by document id. */
  files: z.record(z.string(), CardFile),
  url: z.string().nullable(),
  expiryDateForCustomer: IstDate.nullable(),
  can: CardVerdicts,
  version: z.number().int(),
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Card = z.infer<typeof Card>

/** Why a card id may not be had (screens 8.8). */
export const cardIdFaults = ['taken', 'reserved', 'invalid', 'recently_released'] as const
/** One of `cardIdFaults`. */
export type CardIdFault = (typeof cardIdFaults)[number]
