import { z } from 'zod'
import { businessOrigins } from '../business/rules.ts'
import { AgencyId, Colour } from '../ids.ts'

/** Languages a card can have. */
export const languages = ['en', 'hi', 'gu'] as const
/** One of `languages`. */
export const Language = z.enum(languages)
/** One of `languages`. */
export type Language = z.infer<typeof Language>

/** Languages the panel itself is translated into; cards may use more. */
export const panelLanguages = ['en', 'hi'] as const
/** One of `panelLanguages`. */
export type PanelLanguage = (typeof panelLanguages)[number]

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
    /** The highest id given so far. */
    lastPlanId: z.number().optional(),
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

/** How customers of an agency sign in. */
export const CustomerSignIn = z.object({
  /** Who lives abroad may begin with an e-mail address instead of a number. Off: whoever began so still comes in. */
  foreignUsers: z.boolean(),
  /** The sign-in page offers a code beside the password. */
  otpInsteadOfPassword: z.boolean(),
  /** On a browser where they did not sign in before, a code follows the password (security.md 3.3). */
  codeOnNewDevice: z.boolean(),
})
export type CustomerSignIn = z.infer<typeof CustomerSignIn>

/** What anybody on an agency's host may know of it (screens 8.25); never a key or a secret. */
export const AgencyDetails = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  roles: z.array(z.enum(['superadmin'])),
  invitationSiteLink: z.string(),
  logoUrl: z.string().nullable(),
  /** The logo on dark screens; null takes the other one there too. */
  darkLogoUrl: z.string().nullable(),
  /** A picture beside the form of the sign-in pages, on wide screens only; null shows a card there. */
  loginImageUrl: z.string().nullable(),
  /** Card pages say at their foot whom they were made with. */
  signsCards: z.boolean(),
  /** The sign in a browser's tab and on a phone's home screen; null for an agency without any picture. */
  icons: z.object({ tab: z.string(), apple: z.string() }).nullable(),
  theme: z.object({ primary: Colour }),
  languages: z.array(Language),
  support: z.object({ phoneNumber: z.string(), email: z.string(), whatsapp: z.string() }),
  legal: z.object({ termsUrl: z.string(), privacyUrl: z.string(), consentVersion: z.string() }),
  login: CustomerSignIn.omit({ codeOnNewDevice: true }),
  configuration: AgencyConfiguration,
  /** From how many days before the end a plan counts as expiring soon (screens 8.4). */
  expiringSoonDays: z.number().int(),
  /** Percent of GST inside every price; null where the agency is not registered and gives receipts. */
  gstRate: z.number().nullable(),
  /** 'Production host' of the specification: the logo overlay and analytics events depend on it. */
  isProductionHost: z.boolean(),
})
export type AgencyDetails = z.infer<typeof AgencyDetails>

/** What an agency may use: megabytes of files, and files drawn on a day. What is not there has no limit. */
export type AgencyLimits = { storageMb?: number; rendersPerDay?: number }
