import { z } from 'zod'
import {
  AnyPhone,
  BusinessId,
  CardNo,
  Email,
  Instant,
  IstDate,
  line,
  paragraph,
  PinCode,
  requiredLine,
  RowNumber,
  UserId,
  WebLink,
} from '../ids.ts'
import { Title } from '../auth/fields.ts'
import { plainTaxNo } from './rules.gstin.ts'
import { businessOrigins } from './rules.ts'
import { Verdict } from '../verdict.ts'

/** One of `businessOrigins`. */
export const BusinessOrigin = z.enum(businessOrigins)

/** Specification 3, constant list 'business nature'. */
export const businessNatures = [
  'Manufacturer',
  'Retailer',
  'Wholesaler',
  'Distributor',
  'Exporter/importer',
  'Service provider',
  'Restaurant',
  'Hotel',
  'Consultancy Services',
  'Architect and Interior Designer',
] as const
/** One of `businessNatures`. */
export const BusinessNature = z.enum(businessNatures)

/** First year offered by 'year established' (specification 9; screens 8.14). */
export const startYear = 1950

/** Specification 3, constant list 'protocol'. */
export const protocols = ['http', 'https'] as const

/** A host name with an optional path, without the protocol. */
export const WebAddress = line(200).pipe(
  z
    .string()
    .regex(
      /^$|^([\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,}\.?(:\d{2,5})?([/?#]\S*)?$/u,
      'A valid link is required.',
    ),
)

const optional = <T extends z.ZodType>(type: T) => type.nullable().optional()
const blankToNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), type.nullable())

/** What a person writes about the business; the same facts feed card, frames and documents. */
export const BusinessFacts = z.strictObject({
  businessName: requiredLine(60),
  category: requiredLine(60),
  logoDocumentId: optional(RowNumber),
  mobile: blankToNull(AnyPhone).optional(),
  whatsapp: blankToNull(AnyPhone).optional(),
  email: blankToNull(Email).optional(),
  website: optional(z.strictObject({ protocol: z.enum(protocols), address: WebAddress })),
  ownerTitle: optional(Title),
  ownerName: line(60).optional(),
  designation: line(60).optional(),
  address: paragraph(250).optional(),
  city: line(60).optional(),
  state: line(60).optional(),
  pin: blankToNull(PinCode).optional(),
  mapLink: blankToNull(WebLink).optional(),
  yearEstablished: optional(
    z
      .number()
      .int()
      .min(startYear - 1)
      .max(2100),
  ),
  nature: z.array(BusinessNature).max(10).optional(),
  gstin: blankToNull(
    z
      .string()
      .overwrite(plainTaxNo)
      .regex(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        'A GSTIN has 15 characters, such as 24ABCDE1234F1Z5.',
      ),
  ).optional(),
  about: paragraph(300).optional(),
})
export type BusinessFacts = z.output<typeof BusinessFacts>
/** Facts as a form sends them. */
export type BusinessFactsInput = z.input<typeof BusinessFacts>

/** The customer a business belongs to. */
export const BusinessOwner = z.object({
  userId: UserId,
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  isForeignUser: z.boolean(),
  name: z.string(),
})

/** A business as its owner and staff see it. Dates of validity are IST days; `logoUrl` is public. */
export const Business = z.object({
  businessId: BusinessId,
  agencyId: z.number(),
  agencyName: z.string(),
  businessName: z.string(),
  category: z.string(),
  logoUrl: z.string().nullable(),
  logoDocumentId: z.number().nullable(),
  mobile: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  website: z.object({ protocol: z.enum(protocols), address: z.string() }).nullable(),
  ownerTitle: Title.nullable(),
  ownerName: z.string(),
  designation: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string().nullable(),
  mapLink: z.string().nullable(),
  yearEstablished: z.number().nullable(),
  nature: z.array(BusinessNature),
  gstin: z.string().nullable(),
  about: z.string(),
  user: BusinessOwner,
  businessMadeBy: BusinessOrigin,
  /** Who of the staff looks after it, and whether it lies outside where they work; for staff only. */
  keeper: z.object({ franchiseeId: z.number().int(), name: z.string(), isOutside: z.boolean() }).nullable(),
  expiryDateForCustomer: IstDate.nullable(),
  /** From how many days before its end its agency calls it expiring soon. */
  expiringSoonDays: z.number().int(),
  /** A paid plan runs, or its grace. */
  isSubscriptionActive: z.boolean(),
  paymentStatus: z.number().int(),
  card: z
    .object({ cardNo: CardNo, cardId: z.string().nullable(), status: z.string(), url: z.string().nullable() })
    .nullable(),
  /** Greetings are switched on (updateImagePostStatus). */
  isImagePostEnabled: z.boolean(),
  /** Staff have stopped it: its card shows as inactive and nothing is made for it. The reason is for staff only. */
  suspension: z.object({ at: Instant, reason: z.string().nullable() }).nullable(),
  /** In All Businesses only: the plan that runs or ran last, and when its customer was last in the panel, as far as is known. */
  lately: z.object({ plan: z.string().nullable(), seenAt: Instant.nullable() }).optional(),
  /** What whoever asks may do with it. */
  can: z.object({
    view: Verdict,
    edit: Verdict,
    clone: Verdict,
    delete: Verdict,
    /** Stop it for the time being, or let it go on. */
    suspend: Verdict,
    editCard: Verdict,
    /** Set what its greetings carry. */
    frames: Verdict,
    /** Give it a plan by hand. */
    assignPlan: Verdict,
    /** Give its customer a new password. */
    resetPassword: Verdict,
    /** Take the second step off its customer, where they have one. */
    resetTotp: Verdict,
    viewAs: Verdict,
  }),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Business = z.infer<typeof Business>
