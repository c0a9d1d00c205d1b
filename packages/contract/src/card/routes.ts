import { z } from 'zod'
import { BusinessId, CardNo, Instant, IstDate, line, requiredLine, Version } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import {
  BasicDetails,
  Card,
  cardIdFaults,
  CardLimit,
  CardLink,
  CardSettings,
  CardStatus,
  CardTemplate,
  CardVerdicts,
  mostMonthlyViews,
  TemplateCode,
} from './fields.ts'
import { CardFilters } from './filters.ts'
import { weekFaults } from './hours.ts'
import { AboutUs, GalleryPicture, PaymentOptions, ProductChange, YoutubeVideo } from './sections.ts'
import { CardVisits, visitKinds } from './visits.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const edits = access('-', 'O', 'card.edit', 'A', 'X', 'cardNo')
const sectionErrors = [
  'PLAN_NEEDED',
  'BUSINESS_SUSPENDED',
  ...dead,
  'NOT_FOUND',
  'CONFLICT',
  'ONE_CARD_PER_BUSINESS',
  'BILL_OVERDUE',
] as const

/**
 * A section names its card by `cardNo`. In the wizard, where no card exists yet, it names the business by
 * `businessId`: the first section saved makes the draft. With `version`, a change made elsewhere is not overwritten.
 */
const target = {
  cardNo: CardNo.optional(),
  businessId: BusinessId.optional(),
  version: Version.optional(),
}

/** Opening hours of a week that cannot be are refused, as the form refuses them. */
function refuseHours({ hours }: BasicDetails, issues: z.RefinementCtx<BasicDetails>): void {
  for (const { day, message } of hours ? weekFaults(hours) : [])
    issues.addIssue({ code: 'custom', path: ['hours', day], message })
}

/** Lists that are sent whole are arranged over the version that was seen: they would put back what somebody else changed. */
function refuseBlindOrder(
  { settings, version }: { settings?: Partial<CardSettings> | undefined; version?: number | undefined },
  issues: z.RefinementCtx<unknown>,
): void {
  if (version === undefined && (settings?.order ?? settings?.hidden) !== undefined)
    issues.addIssue({ code: 'custom', path: ['version'], message: 'Say over which version it is saved.' })
}

/** Most of anything on one card, whatever its limit: staff give no more, and unlimited is this many. */
const mostThings = 500
const cap = z.number().int().min(-1).max(mostThings)
const viewCap = z.number().int().min(-1).max(mostMonthlyViews)
/** Caps to change; the others stay. -1 is unlimited. */
const CardLimitChange = z
  .strictObject({ products: cap, gallery: cap, youtube: cap, links: cap, monthlyViews: viewCap })
  .partial()
  .refine((limit) => Object.keys(limit).length > 0, 'Change one limit at least.')

/** A row of All Projects. `visits` are page views of the last 30 days. */
export const CardListItem = z.object({
  cardNo: CardNo,
  cardId: z.string().nullable(),
  agencyId: z.number(),
  agencyName: z.string(),
  businessId: BusinessId,
  businessName: z.string(),
  companyName: z.string(),
  registeredPhoneNumber: z.string().nullable(),
  templateCode: TemplateCode,
  status: CardStatus,
  businessMadeBy: z.string(),
  expiryDateForCustomer: IstDate.nullable(),
  /** From how many days before its end its agency calls it expiring soon. */
  expiringSoonDays: z.number().int(),
  /** 1 for a plan that was paid for. */
  paymentStatus: z.number().int(),
  visits: z.number().int(),
  /** Greetings of the business. */
  isImagePostEnabled: z.boolean(),
  limit: CardLimit,
  url: z.string().nullable(),
  /** What whoever asks may do with it. */
  can: CardVerdicts,
  version: z.number().int(),
  createdAt: Instant,
})
export type CardListItem = z.infer<typeof CardListItem>

/** Totals are exact to 10,000; beyond that `totalIsMore` says so and `total` is 10,000. */
export const CardListPage = z.object({
  list: z.array(CardListItem),
  total: z.number().int(),
  totalIsMore: z.boolean(),
})

/** Digital cards (specification 7, Digital cards). */
export const cardRoutes = {
  getCardsByBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/getCardsByBusiness',
    summary: 'The cards of a business: none, or the one it may have',
    access: access('-', 'O', 'card.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: z.array(Card),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getCard: defineRoute({
    method: 'GET',
    path: '/api/v1/card',
    summary: 'One card with all its sections',
    access: access('-', 'O', 'card.view', 'A', 'X', 'cardNo'),
    query: z.object({ cardNo: CardNo }),
    reply: Card,
    errors: [...dead, 'NOT_FOUND'],
  }),
  getCardVisits: defineRoute({
    method: 'GET',
    path: '/api/v1/card/visits',
    summary:
      'How often visitors came to a card in 30 days and got in touch, and in the 30 days before (ours)',
    access: access('-', '-', 'card.view', 'A', 'X', 'cardNo'),
    query: z.object({ cardNo: CardNo }),
    reply: CardVisits,
    errors: [...dead, 'NOT_FOUND'],
  }),
  checkCardIdAvailability: defineRoute({
    method: 'GET',
    path: '/api/v1/checkCardIdAvailability',
    summary: 'Whether a card id can be had, why not, and three that can (screens 8.8)',
    access: access('-', 'S', 'card.edit', 'A', 'X', 'cardNo (if given)'),
    query: z.object({ cardId: z.string().max(60), cardNo: CardNo.optional() }),
    reply: z.object({
      available: z.boolean(),
      reason: z.enum(cardIdFaults).nullable(),
      suggestions: z.array(z.string()),
    }),
    errors: [...dead, 'NOT_FOUND', 'RATE_LIMITED'],
  }),
  updateCardBasicDetails: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardBasicDetails',
    summary: 'Save the section Basic details',
    access: edits,
    body: z.strictObject({ ...target, basicDetails: BasicDetails.superRefine(refuseHours) }),
    once: true,
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardTemplate: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardTemplate',
    summary: 'Save design, colour, font and appearance',
    access: edits,
    body: z.strictObject({ ...target, template: CardTemplate }),
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardLinks: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardLinks',
    summary: 'Save the links in their order; each value is checked by its type',
    access: edits,
    body: z.strictObject({ ...target, links: z.array(CardLink).max(mostThings) }),
    reply: Card,
    errors: [...sectionErrors, 'LIMIT_REACHED'],
  }),
  updateCardSettings: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardSettings',
    summary: 'Save card id, language and search texts; `publish` makes a draft live',
    access: edits,
    body: z
      .strictObject({
        ...target,
        cardId: z.string().max(60).optional(),
        settings: CardSettings.partial().optional(),
        publish: z.literal(true).optional(),
      })
      .superRefine(refuseBlindOrder),
    reply: Card,
    errors: [...sectionErrors, 'CARD_ID_TAKEN', 'CARD_INCOMPLETE'],
  }),
  updateCardPaymentOptions: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardPaymentOptions',
    summary: 'Save UPI, bank and payment apps; the owner is told when somebody else changes them',
    access: edits,
    body: z.strictObject({ ...target, paymentOptions: PaymentOptions }),
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardYoutubeVideos: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardYoutubeVideos',
    summary: 'Save the videos in their order',
    access: edits,
    body: z.strictObject({ ...target, youtubeVideos: z.array(YoutubeVideo).max(mostThings) }),
    reply: Card,
    errors: [...sectionErrors, 'LIMIT_REACHED'],
  }),
  updateCardGallery: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardGallery',
    summary: 'Save the pictures of the gallery in their order; each must be the business’s own',
    access: edits,
    body: z.strictObject({ ...target, gallery: z.array(GalleryPicture).max(mostThings) }),
    reply: Card,
    errors: [...sectionErrors, 'LIMIT_REACHED'],
  }),
  updateCardAboutUs: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardAboutUs',
    summary: 'Save who the business is and why to choose it',
    access: edits,
    body: z.strictObject({ ...target, aboutUs: AboutUs }),
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardProducts: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardProducts',
    summary: 'Save products, services and classes in their order',
    access: edits,
    body: z.strictObject({ ...target, products: z.array(ProductChange).max(mostThings) }),
    // As many as there may be, each described to the last letter, in an Indian script.
    bodyBytes: 2 * 1024 * 1024,
    reply: Card,
    errors: [...sectionErrors, 'LIMIT_REACHED'],
  }),
  listCards: defineRoute({
    method: 'GET',
    path: '/api/v1/getcardlist',
    summary:
      'All Projects: the digital cards of the staff member’s scope, searched and filtered, page by page',
    access: access('-', '-', 'card.list', 'A', 'X', 'filters forced to scope'),
    query: CardFilters,
    reply: CardListPage,
    errors: [...dead],
  }),
  updateCardStatus: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardStatus',
    summary: 'Pause or resume a card; customers their own only. A draft is published in the wizard instead',
    access: access('-', 'O', 'card.status', 'A', 'X', 'cardNo'),
    body: z.strictObject({
      cardNo: CardNo,
      status: z.enum(['ACTIVE', 'INACTIVE']),
      reason: line(200).optional(),
      version: Version.optional(),
    }),
    reply: Card,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'CARD_INCOMPLETE', 'BUSINESS_SUSPENDED'],
  }),
  updateCardLimit: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardLimit',
    summary: 'Raise or lower what one card may hold, with a reason (screens 8.17)',
    access: access('-', '-', '-', 'A', 'X', 'cardNo'),
    body: z.strictObject({ cardNo: CardNo, limit: CardLimitChange, reason: requiredLine(200) }),
    reply: Card,
    errors: [...dead, 'NOT_FOUND', 'BUSINESS_SUSPENDED'],
  }),
  deleteCard: defineRoute({
    method: 'POST',
    path: '/api/v1/deleteCard',
    summary: 'Take a card down; soft for 30 days, `restore` brings it back',
    access: access('-', 'O', 'card.delete', 'A', 'X', 'cardNo'),
    body: z.strictObject({ cardNo: CardNo, restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'CARD_ID_TAKEN', 'ONE_CARD_PER_BUSINESS', 'BUSINESS_SUSPENDED'],
  }),
  addVisit: defineRoute({
    method: 'POST',
    path: '/api/v1/public/visit',
    summary: 'Count a view of a public card or a tap on it; no cookie, nobody is recognised',
    access: forEveryone('cardId'),
    body: z.strictObject({ cardId: z.string().max(60), kind: z.enum(visitKinds) }),
    reply: z.object({ counted: z.boolean() }),
    errors: ['RATE_LIMITED'],
  }),
}
