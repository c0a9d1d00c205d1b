import { z } from 'zod'
import { businessOrigins } from '../business/rules.ts'
import { AgencyId, Colour, MobileNumber, Version } from '../ids.ts'

/** Languages a card can have. */
export const languages = ['en', 'hi', 'gu'] as const
/** One of `languages`. */
export const Language = z.enum(languages)
/** One of `languages`. */
export type Language = z.infer<typeof Language>

/** Languages the panel itself is translated into; cards may use more. */
export const panelLanguages = ['en', 'hi'] as const

/** Products and money switches of an agency (specification 3, Agency). */
export const AgencyConfiguration = z.object({
  imagePost: z.object({ enableImagePost: z.boolean(), isVideoPostsIncluded: z.boolean() }),
  allowAgencyExclusivePosts: z.boolean(),
  pdfCardConfig: z.object({
    enablePdfCardProduct: z.boolean(),
    /** Whole rupees. The first is on offer; a changed price has a new id. */
    customerPlans: z.array(z.object({ id: z.number(), price: z.number() })),
    /** The highest id given so far. */
    lastPlanId: z.number().optional(),
  }),
  video: z.object({
    enableVideo: z.boolean(),
    /** What one video costs, as `pdfCardConfig.customerPlans`; without an entry none is sold singly. */
    customerPlans: z.array(z.object({ id: z.number(), price: z.number() })).optional(),
  }),
  dashboardConfig: z.object({ showInvitationTileInCustomerDashboard: z.boolean() }),
  hideBilling: z.boolean(),
  onlinePayment: z.object({
    enablePaymentIntegration: z.boolean(),
    /** Customers of businesses of these origins may pay online besides self-made ones, which always may (screens 8.7). */
    allowedOrigins: z.array(z.enum(businessOrigins)),
  }),
})
export type AgencyConfiguration = z.infer<typeof AgencyConfiguration>

/** What anybody on an agency's host may know of it (screens 8.25); never a key or a secret. */
export const AgencyDetails = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  roles: z.array(z.enum(['superadmin'])),
  invitationSiteLink: z.string(),
  logoUrl: z.string().nullable(),
  theme: z.object({ primary: Colour }),
  languages: z.array(Language),
  support: z.object({ phoneNumber: z.string(), email: z.string(), whatsapp: z.string() }),
  legal: z.object({ termsUrl: z.string(), privacyUrl: z.string(), consentVersion: z.string() }),
  login: z.object({ foreignUsers: z.boolean(), otpInsteadOfPassword: z.boolean() }),
  configuration: AgencyConfiguration,
  /** Percent of GST inside every price; null where the agency is not registered and gives receipts. */
  gstRate: z.number().nullable(),
  /** 'Production host' of the specification: the logo overlay and analytics events depend on it. */
  isProductionHost: z.boolean(),
})
export type AgencyDetails = z.infer<typeof AgencyDetails>

/** Special numbers an agency may keep. */
export const specialNumbersPerAgency = 200

/** What the platform sets for an agency, and visitors never see. */
export const AgencySettings = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  /** Its first address; null before it has one. */
  host: z.string().nullable(),
  roles: z.array(z.enum(['superadmin'])),
  configuration: AgencyConfiguration.pick({ onlinePayment: true }),
  /**
   * Numbers the agency uses itself (specification 9, fixed phone number list; screens 8.12): their use is not counted and no
   * reminder goes to them by SMS. They sign in as everybody does, codes and all.
   */
  specialNumbers: z.array(z.string()),
  version: z.number().int(),
})
export type AgencySettings = z.infer<typeof AgencySettings>

/** A change of an agency's settings: what is named. Self-made businesses are always among the origins. */
export const AgencyChange = z.strictObject({
  agencyId: AgencyId,
  configuration: z
    .strictObject({
      onlinePayment: z.strictObject({
        allowedOrigins: z
          .array(z.enum(businessOrigins))
          .max(50)
          .transform((some) => businessOrigins.filter((one) => one === 'self' || some.includes(one))),
      }),
    })
    .optional(),
  specialNumbers: z
    .array(MobileNumber)
    .max(specialNumbersPerAgency, 'Keep at most 200 numbers.')
    .transform((some) => [...new Set(some)])
    .optional(),
  version: Version.optional(),
})
export type AgencyChange = z.output<typeof AgencyChange>
