import { z } from 'zod'
import { plainPhone } from '../business/form.ts'
import { businessOrigins } from '../business/rules.ts'
import {
  AdminData,
  AgencyChange,
  type AgencyChangeInput,
  AgencyCreation,
  type AgencyCreationInput,
  SinglePrice,
} from './change.ts'
import { staffRoles } from '../franchisee/fields.ts'
import { type CustomerSignIn, languages } from './fields.ts'
import type { AgencyRecord } from './record.ts'
import { isOn } from './switches.ts'

type Change = Omit<AgencyChangeInput, 'agencyId' | 'version'>
type Flags<K extends string> = Record<K, boolean>

/** A part of an agency's form: what stands in it, what it changes, and what the call names otherwise. */
export type AgencyPart<F extends object> = {
  of: (agency: AgencyRecord) => F
  change: (form: F) => Change
  rules: z.ZodType<F, F>
  /** The form's name for a field of the call, such as `agency.support.email`. */
  fieldOf: (field: string) => string
}

const namesIn = (names: Record<string, string>) => (field: string) => {
  const bare = field.replace(/^(agency|adminData)\./, '')
  const known = Object.keys(names).find((name) => bare === name || bare.startsWith(`${name}.`))
  return known === undefined ? bare : names[known]!
}

/** The rules of a form are those of the call, said at its own fields. */
const rulesBy = <F>(
  schema: z.ZodType,
  sent: (form: F) => object,
  fieldOf: (field: string) => string,
): z.ZodType<F, F> =>
  z.custom<F>().superRefine((form, context) => {
    for (const { message, path } of schema.safeParse(sent(form)).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: [fieldOf(path.join('.'))] })
  })

const part = <F extends object>(
  of: AgencyPart<F>['of'],
  change: AgencyPart<F>['change'],
  names: Record<string, string> = {},
): AgencyPart<F> => {
  const fieldOf = namesIn(names)
  return {
    of,
    change,
    fieldOf,
    rules: rulesBy(AgencyChange, (form) => ({ agencyId: 1, version: 0, ...change(form) }), fieldOf),
  }
}

const contactNames = {
  'support.phoneNumber': 'supportPhone',
  'support.email': 'supportEmail',
  'support.whatsapp': 'supportWhatsapp',
  'legal.termsUrl': 'termsUrl',
  'legal.privacyUrl': 'privacyUrl',
}

/** How an agency is reached: its own admins change this too. */
export type ContactForm = {
  supportPhone: string
  supportEmail: string
  supportWhatsapp: string
  termsUrl: string
  privacyUrl: string
}
const contactOf = ({ support, legal }: AgencyRecord): ContactForm => ({
  supportPhone: support.phoneNumber,
  supportEmail: support.email,
  supportWhatsapp: support.whatsapp,
  ...legal,
})
const contactChange = (form: ContactForm): Change => ({
  support: { phoneNumber: form.supportPhone, email: form.supportEmail, whatsapp: form.supportWhatsapp },
  legal: { termsUrl: form.termsUrl, privacyUrl: form.privacyUrl },
})
/** The contact of an agency, as its own admins see it. */
export const contactPart = part<ContactForm>(contactOf, contactChange, contactNames)

/** Name, contact and languages, as the platform sees them. */
export type ProfileForm = ContactForm & { agencyName: string; invitationSiteLink: string } & Flags<
    (typeof languages)[number]
  >
/** Who an agency is, as the platform sees it. */
export const profilePart = part<ProfileForm>(
  (agency) => ({
    agencyName: agency.agencyName,
    invitationSiteLink: agency.invitationSiteLink,
    ...contactOf(agency),
    ...(Object.fromEntries(languages.map((one) => [one, agency.languages.includes(one)])) as Flags<
      (typeof languages)[number]
    >),
  }),
  (form) => ({
    agencyName: form.agencyName,
    invitationSiteLink: form.invitationSiteLink,
    languages: languages.filter((one) => form[one]),
    ...contactChange(form),
  }),
  { ...contactNames, languages: languages[0] },
)

/** A picture of an agency; `documentId` is null for the one that stands there. */
export type BrandPicture = { url: string; documentId: number | null }
/** The pictures of an agency: its logo, the same for dark screens, the sign in tabs and on home screens, and what stands beside signing in. */
export const brandPictures = ['logo', 'darkLogo', 'icon', 'loginImage'] as const
/** How an agency looks. */
export type BrandingForm = { primary: string; mailFooter: string; signsCards: boolean } & Record<
  (typeof brandPictures)[number],
  BrandPicture | null
>

const standing = (url: string | null): BrandPicture | null =>
  url === null ? null : { url, documentId: null }
/** Sent where it is another one, taken away where it is gone. */
const sentAs = <K extends string>(field: K, picture: BrandPicture | null) =>
  (picture?.documentId === null ? {} : { [field]: picture?.documentId ?? null }) as Partial<
    Record<K, number | null>
  >
/** How an agency looks. */
export const brandingPart = part<BrandingForm>(
  ({ theme, logoUrl, darkLogoUrl, iconUrl, loginImageUrl, mailFooter, signsCards }) => ({
    primary: theme.primary,
    logo: standing(logoUrl),
    darkLogo: standing(darkLogoUrl),
    icon: standing(iconUrl),
    loginImage: standing(loginImageUrl),
    mailFooter,
    signsCards,
  }),
  ({ primary, logo, darkLogo, icon, loginImage, mailFooter, signsCards }) => ({
    theme: { primary },
    mailFooter,
    signsCards,
    ...sentAs('logoDocumentId', logo),
    ...sentAs('darkLogoDocumentId', darkLogo),
    ...sentAs('iconDocumentId', icon),
    ...sentAs('loginImageDocumentId', loginImage),
  }),
  {
    'theme.primary': 'primary',
    logoDocumentId: 'logo',
    darkLogoDocumentId: 'darkLogo',
    iconDocumentId: 'icon',
    loginImageDocumentId: 'loginImage',
  },
)

/** What an agency sells. Prices are whole rupees; null sells none singly. */
export type ProductsForm = Flags<
  'greetings' | 'greetingVideos' | 'exclusivePosts' | 'pdfCards' | 'promotionalVideos' | 'invitationTile'
> & { pdfPrice: number | null; videoPrice: number | null }
/** The price of what is switched off has no box: one that was typed and is none stays as it was kept. */
const priceOf = (isOn: boolean, price: number | null) =>
  isOn || SinglePrice.safeParse(price).success ? { price } : {}
/** What an agency sells. */
export const productsPart = part<ProductsForm>(
  ({ configuration }) => ({
    greetings: isOn(configuration, 'greetings'),
    greetingVideos: configuration.imagePost.isVideoPostsIncluded,
    exclusivePosts: isOn(configuration, 'exclusivePosts'),
    pdfCards: isOn(configuration, 'pdfCards'),
    promotionalVideos: isOn(configuration, 'promotionalVideos'),
    invitationTile: isOn(configuration, 'invitationTile'),
    pdfPrice: configuration.pdfCardConfig.customerPlans[0]?.price ?? null,
    videoPrice: configuration.video.customerPlans?.[0]?.price ?? null,
  }),
  (form) => ({
    configuration: {
      imagePost: { enableImagePost: form.greetings, isVideoPostsIncluded: form.greetingVideos },
      allowAgencyExclusivePosts: form.exclusivePosts,
      pdfCardConfig: { enablePdfCardProduct: form.pdfCards, ...priceOf(form.pdfCards, form.pdfPrice) },
      video: { enableVideo: form.promotionalVideos, ...priceOf(form.promotionalVideos, form.videoPrice) },
      dashboardConfig: { showInvitationTileInCustomerDashboard: form.invitationTile },
    },
  }),
  { 'configuration.pdfCardConfig.price': 'pdfPrice', 'configuration.video.price': 'videoPrice' },
)

/** What an agency may use; null has no limit. */
export type LimitsForm = { storageMb: number | null; rendersPerDay: number | null }
/** What an agency may use. */
export const limitsPart = part<LimitsForm>(
  ({ limits }) => limits,
  (limits) => ({ limits }),
  { 'limits.storageMb': 'storageMb', 'limits.rendersPerDay': 'rendersPerDay' },
)

/** From how many days before the end a plan counts as expiring soon. */
export type RenewalsForm = { expiringSoonDays: number }
/** How an agency looks after plans that end. */
export const renewalsPart = part<RenewalsForm>(
  ({ expiringSoonDays }) => ({ expiringSoonDays }),
  ({ expiringSoonDays }) => ({ expiringSoonDays }),
)

/** How customers sign in, and who of the staff must have a second step: a flag for each way and role. */
export type SecurityForm = Flags<(typeof staffRoles)[number] | keyof CustomerSignIn>
/** How the people of an agency sign in. */
export const securityPart = part<SecurityForm>(
  ({ login, totpRoles }) => ({
    ...login,
    ...(Object.fromEntries(staffRoles.map((role) => [role, totpRoles.includes(role)])) as Flags<
      (typeof staffRoles)[number]
    >),
  }),
  ({ foreignUsers, otpInsteadOfPassword, codeOnNewDevice, ...roles }) => ({
    login: { foreignUsers, otpInsteadOfPassword, codeOnNewDevice },
    totpRoles: staffRoles.filter((role) => roles[role]),
  }),
  { login: 'codeOnNewDevice', totpRoles: 'admin' },
)

const numbersIn = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(plainPhone)

/** Who pays whom: an origin each, and the special numbers as they are typed, one a line. */
export type BillingForm = Flags<(typeof businessOrigins)[number] | 'hideBilling' | 'onlinePayment'> & {
  specialNumbers: string
}
/** Who pays whom. */
export const billingPart = part<BillingForm>(
  ({ configuration, specialNumbers }) => ({
    ...(Object.fromEntries(
      businessOrigins.map((origin) => [
        origin,
        origin === 'self' || configuration.onlinePayment.allowedOrigins.includes(origin),
      ]),
    ) as Flags<(typeof businessOrigins)[number]>),
    hideBilling: configuration.hideBilling,
    onlinePayment: configuration.onlinePayment.enablePaymentIntegration,
    specialNumbers: specialNumbers.join('\n'),
  }),
  (form) => ({
    configuration: {
      hideBilling: form.hideBilling,
      onlinePayment: {
        enablePaymentIntegration: form.onlinePayment,
        allowedOrigins: businessOrigins.filter((origin) => origin === 'self' || form[origin]),
      },
    },
    specialNumbers: [...new Set(numbersIn(form.specialNumbers))],
  }),
  { specialNumbers: 'specialNumbers' },
)

/** Somebody who is to be an admin. */
export type AdminForm = { name: string; phoneNumber: string }
/** The form's name for a field of addAgencyAdmin. */
export const adminFieldOf = namesIn({})
/** The rules of a new admin. */
export const adminRules = rulesBy<AdminForm>(AdminData, (form) => ({ agencyId: 1, ...form }), adminFieldOf)

/** A new agency as it is typed; without a number nobody is invited yet. */
export type NewAgencyForm = {
  agencyName: string
  host: string
  primary: string
  copyFrom: number | null
  adminName: string
  adminPhone: string
} & Flags<(typeof languages)[number]>
/** What the form of a new agency holds at first. */
export const emptyAgency: NewAgencyForm = {
  agencyName: '',
  host: '',
  primary: '#0f766e',
  copyFrom: null,
  adminName: '',
  adminPhone: '',
  en: true,
  hi: true,
  gu: false,
}
/** A new agency as it is sent: its admin's number is where customers reach it first. */
export const agencyOfForm = (form: NewAgencyForm): AgencyCreationInput => ({
  agencyName: form.agencyName,
  host: form.host,
  theme: { primary: form.primary },
  languages: languages.filter((one) => form[one]),
  support: { phoneNumber: form.adminPhone, email: '', whatsapp: form.adminPhone },
  ...(form.copyFrom === null ? {} : { copyFrom: form.copyFrom }),
  ...(form.adminPhone || form.adminName
    ? { admin: { name: form.adminName, phoneNumber: form.adminPhone } }
    : {}),
})
/** The form's name for a field of a new agency. */
export const newAgencyFieldOf = namesIn({
  'theme.primary': 'primary',
  languages: languages[0],
  'admin.name': 'adminName',
  'admin.phoneNumber': 'adminPhone',
  support: 'adminPhone',
})
/** The rules of a new agency. */
export const newAgencyRules = rulesBy<NewAgencyForm>(AgencyCreation, agencyOfForm, newAgencyFieldOf)
