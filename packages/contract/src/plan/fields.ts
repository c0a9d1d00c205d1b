import { z } from 'zod'
import { AgencyId, Instant, IstDate, line, requiredLine, RowNumber, Version } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { unlimited } from './unlimited.ts'

export { unlimited } from './unlimited.ts'

/** Stands for a plan made up by an admin instead of the number of a stored one (specification 3). */
export const customPlanId = 'CUSTOM_PLAN'
/** Bounds of what an agency may offer (screens 8.9). Prices are whole rupees, GST included; validity is years. */
export const planBounds = { name: 40, price: 999_999, validity: 10, limit: 10_000, highlight: 60 } as const

/** Who may sell a plan: customers by paying online, the agency's own people, its franchisees. Admins may give any. */
export const planSellers = ['online', 'staff', 'franchisee'] as const
/** One of `planSellers`. */
export type PlanSeller = (typeof planSellers)[number]

/** What is counted when it is used: videos by the Indian day, the other two by the paid period. */
export const countedKinds = ['greetingVideo', 'pdfExport', 'promotionalVideo'] as const
/** One of `countedKinds`. */
export type CountedKind = (typeof countedKinds)[number]

/** A stored plan. */
export const SubscriptionPlanId = z.coerce.number().int().positive().max(2_147_483_647)

const validLimit = `Type a number from 1 to 10,000.`
const Amount = z.number(validLimit).int(validLimit).min(0, validLimit).max(planBounds.limit, validLimit)
const AmountOrAll = z
  .number(validLimit)
  .int(validLimit)
  .min(unlimited, validLimit)
  .max(planBounds.limit, validLimit)

/**
 * What a plan allows (specification 3). Greeting videos count by the day, the others by the paid period.
 * `unlimited` for greeting images, PDF cards and promotional videos; 0 is what is not included.
 */
export const PlanLimits = z.object({
  digitalCardIncluded: z.literal(true),
  digitalCardLimit: z.literal(1),
  greetingImagesIncluded: z.boolean(),
  greetingImagesLimit: AmountOrAll,
  greetingVideosIncluded: z.boolean(),
  greetingVideosLimit: Amount,
  pdfCardIncluded: z.boolean(),
  pdfCardLimit: AmountOrAll,
  promotionalVideoIncluded: z.boolean(),
  promotionalVideoLimit: AmountOrAll,
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** Included or not, and the limit that belongs to it. */
export const limitPairs = [
  ['greetingImagesIncluded', 'greetingImagesLimit'],
  ['greetingVideosIncluded', 'greetingVideosLimit'],
  ['pdfCardIncluded', 'pdfCardLimit'],
  ['promotionalVideoIncluded', 'promotionalVideoLimit'],
] as const

/**
 * Limits as a form sends them: what is not included needs no number, and greeting images are always unlimited.
 * The one digital card is always there.
 */
export const PlanLimitsInput = z
  .strictObject({
    digitalCardIncluded: z.literal(true).default(true),
    digitalCardLimit: z.literal(1).default(1),
    greetingImagesIncluded: z.boolean().default(false),
    greetingImagesLimit: AmountOrAll.refine(
      (limit) => limit <= 0,
      'Greeting images are unlimited.',
    ).nullish(),
    greetingVideosIncluded: z.boolean().default(false),
    greetingVideosLimit: Amount.nullish(),
    pdfCardIncluded: z.boolean().default(false),
    pdfCardLimit: AmountOrAll.nullish(),
    promotionalVideoIncluded: z.boolean().default(false),
    promotionalVideoLimit: AmountOrAll.nullish(),
  })
  .superRefine((limits, context) => {
    for (const [included, limit] of limitPairs)
      if (limits[included] && !limits[limit] && limit !== 'greetingImagesLimit')
        context.addIssue({ code: 'custom', path: [limit], message: validLimit })
  })
  .transform((limits): PlanLimits => {
    const clean = Object.fromEntries(
      limitPairs.map(([included, limit]) => [limit, limits[included] ? limits[limit] || unlimited : 0]),
    )
    return { ...limits, ...(clean as Pick<PlanLimits, (typeof limitPairs)[number][1]>) }
  })

/** Frames a plan hides (specification 3). */
export const FrameVisibility = z.object({
  hideRegularFrame: z.boolean(),
  hideProductFrame: z.boolean(),
  hidePoliticalFrame: z.boolean(),
})
export type FrameVisibility = z.infer<typeof FrameVisibility>

const FrameVisibilityInput = z.strictObject({
  hideRegularFrame: z.boolean().default(false),
  hideProductFrame: z.boolean().default(false),
  hidePoliticalFrame: z.boolean().default(false),
})

const rupees = (least: number) =>
  z
    .number('Price is Required')
    .int('Type whole rupees.')
    .min(least, least ? `Type at least ₹${least}.` : 'A price cannot be below zero.')
    .max(planBounds.price, 'The highest price is ₹9,99,999.')

/** What every plan says of itself, stored or custom, as it is sent. Required texts are the specification's (5). */
export const PlanFacts = z.strictObject({
  name: requiredLine(planBounds.name),
  /** Whole rupees, GST included. 0 can only be given by staff. */
  price: rupees(0),
  /** Years. */
  validity: z
    .number('Validity is Required')
    .int('Type whole years.')
    .min(1, 'Type 1 to 10 years.')
    .max(planBounds.validity, 'Type 1 to 10 years.'),
  limits: PlanLimitsInput,
  frameVisibility: FrameVisibilityInput.default({
    hideRegularFrame: false,
    hideProductFrame: false,
    hidePoliticalFrame: false,
  }),
})
/** Facts, checked. */
export type PlanFacts = z.output<typeof PlanFacts>
/** Facts as a form sends them. */
export type PlanFactsInput = z.input<typeof PlanFacts>

/** What was bought, kept with the payment: a plan that is edited or archived later changes nothing for its buyers. */
export const PlanSnapshot = z.object({
  subscriptionPlanId: z.union([RowNumber, z.literal(customPlanId)]),
  name: z.string(),
  price: z.number().int(),
  validity: z.number().int(),
  limits: PlanLimits,
  frameVisibility: FrameVisibility,
})
export type PlanSnapshot = z.infer<typeof PlanSnapshot>

/** A plan an agency offers. */
export const SubscriptionPlan = PlanSnapshot.extend({
  subscriptionPlanId: RowNumber,
  agencyId: AgencyId,
  /** A higher price that is shown struck through; null for none. */
  mrp: z.number().int().nullable(),
  /** What it costs who has or had this plan last; null for the same price. */
  renewalPrice: z.number().int().nullable(),
  soldBy: z.array(z.enum(planSellers)),
  /** One line under the name, such as 'Best for shops'. */
  highlight: z.string(),
  isPopular: z.boolean(),
  /** Not offered; who bought it keeps it. */
  isHidden: z.boolean(),
  /** Place in the list, from 0. */
  order: z.number().int(),
  version: z.number().int(),
  /** Businesses that have this plan today; only with `includeHidden`. */
  subscribers: z.number().int().nullable(),
  /** Only with `includeHidden`. `copy`: make another one like it. */
  can: z.object({ change: Verdict, copy: Verdict, archive: Verdict }).optional(),
})
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>

/** A new plan, or the changed fields of the one named. */
export const PlanChange = PlanFacts.partial().extend({
  subscriptionPlanId: SubscriptionPlanId.optional(),
  frameVisibility: FrameVisibilityInput.optional(),
  mrp: rupees(1).nullable().optional(),
  renewalPrice: rupees(1).nullable().optional(),
  soldBy: z
    .array(z.enum(planSellers))
    .min(1, 'Choose who may sell this plan.')
    .transform((some) => planSellers.filter((one) => some.includes(one)))
    .optional(),
  highlight: line(planBounds.highlight).optional(),
  isPopular: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  /** The new place in the list, from 0; the others move over. */
  order: z.number().int().min(0).max(1000).optional(),
  version: Version.optional(),
})
export type PlanChange = z.output<typeof PlanChange>

const Entitlement = z.union([
  z.object({ allowed: z.literal(true), limit: z.number().int(), left: z.number().int() }),
  z.object({
    allowed: z.literal(false),
    why: z.enum(['noPlan', 'over', 'notInPlan', 'notSold', 'paused', 'suspended', 'usedUp', 'usedUpToday']),
    code: z.enum(['PLAN_NEEDED', 'BUSINESS_SUSPENDED', 'LIMIT_REACHED', 'QUOTA_DAILY']),
    limit: z.number().int(),
    left: z.literal(0),
  }),
])

/** What a business bought, if anything, and what it may do today. A trial has no plan. */
export const PlanOfBusiness = z.object({
  plan: PlanSnapshot.extend({
    /** Indian days; the last one is usable. */
    startsOn: IstDate,
    lastDay: IstDate,
  }).nullable(),
  entitlements: z.object({
    card: Entitlement,
    greetingImage: Entitlement,
    greetingVideo: Entitlement,
    pdfExport: Entitlement,
    promotionalVideo: Entitlement,
    regularFrame: Entitlement,
    productFrame: Entitlement,
    politicalFrame: Entitlement,
  }),
})
/** What a business bought, if anything, and what it may do today. */
export type PlanOfBusiness = z.infer<typeof PlanOfBusiness>

/** A custom plan that was given to a business. Without days it was taken back. */
export const CustomPlanGiven = z.object({
  recordNo: z.number().int(),
  businessId: RowNumber,
  businessName: z.string(),
  plan: PlanSnapshot,
  startsOn: IstDate.nullable(),
  lastDay: IstDate.nullable(),
  givenAt: Instant,
})
export type CustomPlanGiven = z.infer<typeof CustomPlanGiven>

/** The price of one PDF ID card, whole rupees; null takes the offer away. */
export const PdfCardPrice = rupees(1).nullable()
