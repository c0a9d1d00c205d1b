import { z } from 'zod'
import { businessOrigins, expiringSoonRange } from '../business/rules.ts'
import {
  AgencyId,
  AnyPhone,
  Colour,
  DocumentId,
  Email,
  line,
  MobileNumber,
  paragraph,
  requiredLine,
  Version,
  WebLink,
} from '../ids.ts'
import { StaffRole, staffRoles } from '../franchisee/fields.ts'
import { type AgencyConfiguration, CustomerSignIn, Language, languages } from './fields.ts'
import { agencyStatuses } from './filters.ts'

/** Special numbers an agency may keep. */
export const specialNumbersPerAgency = 200
/** Host names an agency answers on at once. */
export const hostsPerAgency = 10
/** Characters below the letters of an agency. */
export const mailFooterLength = 300
/** Pixels of the side of an agency's own icon, at least: what phones ask of an app. */
export const leastIconPx = 192
/** Pixels of the side that a picture of the sign-in page is wanted with: narrower ones are taken, and look soft. */
export const loginImagePx = 800
/** Characters of an agency's name; its SMS cut it at 30. */
export const agencyNameLength = 60

/** Empty, or what fits; anything else is answered with one sentence, whatever is wrong with it. */
const orNothing = (schema: z.ZodType<string, string>, sentence: string) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (text !== '' && !schema.safeParse(text).success)
        context.addIssue({ code: 'custom', message: sentence })
    })
    .transform((text) => (text === '' ? '' : schema.parse(text)))

const phoneOrNothing = orNothing(AnyPhone, 'A valid phone number is required.')
const linkOrNothing = orNothing(WebLink, 'A valid link is required.')

const wrongPrice = 'Type whole rupees, from 1 to 9,99,999.'
/** What one of a thing costs customers singly, in whole rupees; null sells none singly. */
export const SinglePrice = z
  .number({ error: wrongPrice })
  .int(wrongPrice)
  .min(1, wrongPrice)
  .max(999_999, wrongPrice)
  .nullable()

/** A host name as browsers send it: lower case, without protocol, port and final dot. */
export const HostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'Type a host name such as cards.example.in, without https:// and without a path.',
  )

const Languages = z
  .array(Language)
  .min(1, 'Choose at least one language.')
  .transform((some) => languages.filter((one) => some.includes(one)))

const Support = z.strictObject({
  phoneNumber: phoneOrNothing,
  email: orNothing(Email, 'A valid email is required.'),
  whatsapp: phoneOrNothing,
})

const flag = z.boolean().optional()
const ConfigurationChange = z.strictObject({
  imagePost: z.strictObject({ enableImagePost: flag, isVideoPostsIncluded: flag }).optional(),
  allowAgencyExclusivePosts: flag,
  /** `price`: whole rupees of one PDF ID card for customers; null sells none singly. */
  pdfCardConfig: z.strictObject({ enablePdfCardProduct: flag, price: SinglePrice.optional() }).optional(),
  /** `price`: of one promotional video. */
  video: z.strictObject({ enableVideo: flag, price: SinglePrice.optional() }).optional(),
  dashboardConfig: z.strictObject({ showInvitationTileInCustomerDashboard: flag }).optional(),
  hideBilling: flag,
  onlinePayment: z
    .strictObject({
      enablePaymentIntegration: flag,
      /** Self-made businesses are always among them. */
      allowedOrigins: z
        .array(z.enum(businessOrigins))
        .max(50)
        .transform((some) => businessOrigins.filter((one) => one === 'self' || some.includes(one)))
        .optional(),
    })
    .optional(),
})
/** A change of products and money switches: what is named. */
export type ConfigurationChange = z.output<typeof ConfigurationChange>

const wrongDays = `Type whole days, from ${expiringSoonRange.least} to ${expiringSoonRange.most}.`

/** What of an agency its own admins change too: how it looks, is reached, works and signs in (permission matrix, `a`). */
const brand = {
  theme: z.strictObject({ primary: Colour }).optional(),
  /** A picture that whoever saves has uploaded as a logo; null for none. */
  logoDocumentId: DocumentId.nullable().optional(),
  /** The same for dark screens; null shows the other one there too. */
  darkLogoDocumentId: DocumentId.nullable().optional(),
  /** The same for tabs and home screens: square, at least `leastIconPx` a side; null takes the logo. */
  iconDocumentId: DocumentId.nullable().optional(),
  /** The same beside the form of the sign-in pages, wanted at least `loginImagePx` wide; null shows a card there. */
  loginImageDocumentId: DocumentId.nullable().optional(),
  support: Support.optional(),
  legal: z.strictObject({ termsUrl: linkOrNothing, privacyUrl: linkOrNothing }).optional(),
  /** How customers sign in, from the next sign-in on. */
  login: CustomerSignIn.partial().strict().optional(),
  /** Roles whose people must sign in with a second step, from their next sign-in on. */
  totpRoles: z
    .array(StaffRole)
    .max(20)
    .transform((some) => staffRoles.filter((one) => some.includes(one)))
    .optional(),
  /** Below each letter of the agency. */
  mailFooter: paragraph(mailFooterLength).optional(),
  /** Card pages say at their foot whom they were made with. */
  signsCards: z.boolean().optional(),
  /** From how many days before the end a plan counts as expiring soon (screens 8.4). */
  expiringSoonDays: z
    .number({ error: wrongDays })
    .int(wrongDays)
    .min(expiringSoonRange.least, wrongDays)
    .max(expiringSoonRange.most, wrongDays)
    .optional(),
}
/** The fields of an agency that its own admins may change. */
export const brandFields = Object.keys(brand) as (keyof typeof brand)[]

const wrongNumber = 'Type a whole number, from 1 to 10,00,000.'
/** A whole number, or null for no limit. */
const Most = (most: number) =>
  z.number({ error: wrongNumber }).int(wrongNumber).min(1, wrongNumber).max(most, wrongNumber).nullable()

/** A change of an agency: what is named. */
export const AgencyChange = z.strictObject({
  agencyId: AgencyId,
  ...brand,
  agencyName: requiredLine(agencyNameLength).optional(),
  invitationSiteLink: linkOrNothing.optional(),
  languages: Languages.optional(),
  configuration: ConfigurationChange.optional(),
  specialNumbers: z
    .array(MobileNumber)
    .max(specialNumbersPerAgency, 'Keep at most 200 numbers.')
    .transform((some) => [...new Set(some)])
    .optional(),
  /** All host names it answers on: the first one stands in links, letters and codes to scan; one that is not among them shows nothing any more. */
  hosts: z
    .array(HostName)
    .min(1, 'An agency keeps at least one host name.')
    .max(hostsPerAgency, 'Keep at most 10 host names.')
    .transform((some) => [...new Set(some)])
    .optional(),
  limits: z.strictObject({ storageMb: Most(1_000_000), rendersPerDay: Most(1_000_000) }).optional(),
  status: z.enum(agencyStatuses).optional(),
  /** Why its status changes: it stands in the agency's log. */
  reason: line(200).optional(),
  version: Version,
})
/** A change of an agency, checked. */
export type AgencyChange = z.output<typeof AgencyChange>
/** A change of an agency as it is sent. */
export type AgencyChangeInput = z.input<typeof AgencyChange>

/** The first field of a change that only the platform may set; null where there is none. */
export const platformField = (change: object): string | null =>
  Object.keys(change).find(
    (name) => name !== 'agencyId' && name !== 'version' && !(brandFields as string[]).includes(name),
  ) ?? null

/** A new agency: it works on its host name from then on. */
export const AgencyCreation = z.strictObject({
  agencyName: requiredLine(agencyNameLength),
  host: HostName,
  theme: z.strictObject({ primary: Colour }),
  languages: Languages,
  support: Support,
  /** Plans, products with their prices, categories of greetings, pages and texts of messages are taken over from this one; never a customer or a key. */
  copyFrom: AgencyId.optional(),
  /** The first admin, invited by SMS. */
  admin: z.strictObject({ name: requiredLine(60), phoneNumber: MobileNumber }).optional(),
})
/** A new agency, checked. */
export type AgencyCreation = z.output<typeof AgencyCreation>
/** A new agency as it is sent. */
export type AgencyCreationInput = z.input<typeof AgencyCreation>

/** Somebody who is to be an admin of an agency (specification 7, addAgencyAdmin). */
export const AdminData = z.strictObject({
  agencyId: AgencyId,
  name: requiredLine(60),
  phoneNumber: MobileNumber,
})
/** Somebody who is to be an admin of an agency. */
export type AdminData = z.output<typeof AdminData>

type Offers = { customerPlans?: { id: number; price: number }[] | undefined; lastPlanId?: number | undefined }

/**
 * An offer with another price. Each price has an id of its own: who still sees the old one cannot pay another amount than
 * the one shown.
 */
export function withPrice<T extends Offers>(offers: T, price: number | null): T {
  const { customerPlans = [], lastPlanId = 0 } = offers
  if ((customerPlans[0]?.price ?? null) === price) return offers
  const id = Math.max(lastPlanId, ...customerPlans.map((plan) => plan.id)) + 1
  return { ...offers, customerPlans: price === null ? [] : [{ id, price }], lastPlanId: id }
}

const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The whole configuration after a change; what is not named stays. */
export function changedConfiguration(
  before: AgencyConfiguration,
  change: ConfigurationChange,
): AgencyConfiguration {
  const { price: pdfPrice, ...pdf } = change.pdfCardConfig ?? {}
  const { price: videoPrice, ...video } = change.video ?? {}
  const pdfCardConfig = { ...before.pdfCardConfig, ...given(pdf) }
  const videoConfig = { ...before.video, ...given(video) }
  return {
    imagePost: { ...before.imagePost, ...given(change.imagePost ?? {}) },
    allowAgencyExclusivePosts: change.allowAgencyExclusivePosts ?? before.allowAgencyExclusivePosts,
    pdfCardConfig: pdfPrice === undefined ? pdfCardConfig : withPrice(pdfCardConfig, pdfPrice),
    video: videoPrice === undefined ? videoConfig : withPrice(videoConfig, videoPrice),
    dashboardConfig: { ...before.dashboardConfig, ...given(change.dashboardConfig ?? {}) },
    hideBilling: change.hideBilling ?? before.hideBilling,
    onlinePayment: { ...before.onlinePayment, ...given(change.onlinePayment ?? {}) },
  }
}

/** What a new agency sells that takes nothing over from another: digital cards. */
export const firstConfiguration: AgencyConfiguration = {
  imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
  allowAgencyExclusivePosts: false,
  pdfCardConfig: { enablePdfCardProduct: false, customerPlans: [] },
  video: { enableVideo: false },
  dashboardConfig: { showInvitationTileInCustomerDashboard: false },
  hideBilling: false,
  onlinePayment: { enablePaymentIntegration: false, allowedOrigins: ['self'] },
}
