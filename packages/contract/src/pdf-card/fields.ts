import { z } from 'zod'
import { plainNumber } from '../digits.ts'
import { LogoColours } from '../greeting/fields.frames.ts'
import { postLanguages } from '../greeting/fields.ts'
import {
  AnyPhone,
  BusinessId,
  Colour,
  Email,
  Instant,
  IstDate,
  line,
  paragraph,
  requiredLine,
  RowNumber,
} from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { PrintMark } from './printed.ts'
import { pdfCardKinds, pdfTemplateCodes } from './templates.ts'

/** Bounds of PDF cards: living ones of one business, letters of a name and of what a code says. */
export const pdfCardBounds = { ofBusiness: 200, name: 60, address: 250, codeText: 300 } as const

/** What a PDF card's code holds: the digital card's or the verify page's address, the contact, words of one's own, or no code. */
export const pdfCodes = ['card', 'verify', 'vcard', 'text', 'none'] as const
/** Blood groups as they stand on ID cards. */
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

const blankOr = (type: z.ZodType, length: number, message: string) =>
  line(length).refine((text) => text === '' || type.safeParse(text).success, message)
const Phone = blankOr(AnyPhone, 20, 'A valid phone number is required.').overwrite(plainNumber)

/** What stands on every card of an organisation. */
export const PdfCommon = z.strictObject({
  companyName: requiredLine(pdfCardBounds.name),
  tagline: line(80),
  phone: Phone,
  whatsapp: Phone,
  email: blankOr(Email, 254, 'A valid email is required.'),
  website: line(120),
  address: paragraph(pdfCardBounds.address),
  /** The business's own logo, where there is one. */
  hasLogo: z.boolean(),
  /** Who signs, and the signature. */
  signatory: line(60),
  signatureDocumentId: RowNumber.nullable(),
})
/** Whose card it is. */
export const PdfPerson = z.strictObject({
  name: line(pdfCardBounds.name),
  designation: line(60),
  department: line(60),
  idNo: line(30),
  bloodGroup: z.enum(bloodGroups).nullable(),
  dateOfBirth: IstDate.nullable(),
  phone: Phone,
  emergencyPhone: Phone,
  validTill: IstDate.nullable(),
  address: paragraph(200),
  photoDocumentId: RowNumber.nullable(),
})
/** All that is chosen and typed of a PDF card. */
export const PdfCardDetails = z.strictObject({
  templateCode: z.enum(pdfTemplateCodes),
  /** Language of the words beside the facts. */
  language: z.enum(postLanguages),
  colours: z.strictObject({ main: Colour, accent: Colour }),
  common: PdfCommon,
  person: PdfPerson,
  code: z.enum(pdfCodes),
  codeText: line(pdfCardBounds.codeText),
  /** Code 128 of the ID number on the back. */
  barcode: z.boolean(),
})
/** All that is chosen and typed of a PDF card. */
export type PdfCardDetails = z.output<typeof PdfCardDetails>

/** The same as it is stored and sent: what was said before there were barcodes has none. */
export const GivenPdfCardDetails = PdfCardDetails.extend({ barcode: z.boolean().default(false) })

/** Whether visitors of the list see it as in use; one that is off is not exported. */
export const pdfCardStatuses = ['ACTIVE', 'INACTIVE'] as const

/**
 * What pays for a file without the sample watermark: nothing more (`made`: this very file exists; `correction`: the same
 * person within 7 days), the single purchase, or one of the plan. `none` with the reason; `left` counts the plan's (−1 unlimited).
 */
export const PdfCover = z.object({
  by: z.enum(['made', 'correction', 'single', 'plan', 'none']),
  why: z
    .enum(['noPlan', 'over', 'notInPlan', 'notSold', 'paused', 'suspended', 'usedUp', 'usedUpToday'])
    .nullable(),
  left: z.number().int(),
})
/** What pays for a file without the sample watermark. */
export type PdfCover = z.infer<typeof PdfCover>

/** What a business may export in its paid period: −1 is unlimited. `why` is null where it may. */
export const PdfAllowance = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  why: PdfCover.shape.why,
})
/** What a business may export in its paid period. */
export type PdfAllowance = z.infer<typeof PdfAllowance>

/** What a card is drawn with beside its details. Pictures are addresses by the scene's names: logo, photo, signature. */
export const PdfSurroundings = z.object({
  pictures: z.record(z.string(), z.string()),
  /** Null without a logo. */
  logoColours: LogoColours.nullable(),
  /** Address of the business's published digital card. */
  cardUrl: z.string().nullable(),
  /** Address of the person's verify page; of a card that is not saved yet, one that nobody has. */
  verifyUrl: z.string(),
})
/** What a card is drawn with beside its details. */
export type PdfSurroundings = z.infer<typeof PdfSurroundings>

/** A PDF card: one card of a business made from a template. */
export const PdfCard = z.object({
  pdfCardNo: RowNumber,
  agencyId: z.number().int(),
  businessId: BusinessId,
  businessName: z.string(),
  companyName: z.string(),
  /** What its owner calls it in lists; nothing of it is printed. Empty for one that has no name of its own. */
  title: z.string(),
  registeredPhoneNumber: z.string(),
  mails: z.array(z.string()),
  kind: z.enum(pdfCardKinds),
  details: PdfCardDetails,
  ...PdfSurroundings.shape,
  status: z.enum(pdfCardStatuses),
  cover: PdfCover,
  /** The last file without watermark; `isCurrent` while the card says the same. */
  exported: z.object({ at: Instant, isCurrent: z.boolean() }).nullable(),
  /** The mark of its own person's card; those of a list of people stand in their rows. */
  printed: PrintMark.nullable(),
  /** What whoever asks may do with it. */
  can: z.object({
    edit: Verdict,
    status: Verdict,
    delete: Verdict,
    export: Verdict,
    forceExport: Verdict,
    /** Pay for it singly, or as staff record that it was paid. */
    pay: Verdict,
  }),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
})
/** A PDF card. */
export type PdfCard = z.infer<typeof PdfCard>

/** The PDF cards of a business, newest first; `start` is what a new one begins with, drawn from the profile. */
export const PdfCardsOfBusiness = z.object({
  list: z.array(PdfCard),
  start: PdfCardDetails,
  ...PdfSurroundings.shape,
  allowance: PdfAllowance,
})
/** The PDF cards of a business. */
export type PdfCardsOfBusiness = z.infer<typeof PdfCardsOfBusiness>
