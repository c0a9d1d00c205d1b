import type { SslFault, SslState } from '@parichay/contract/agency/ssl.ts'
import type { GreetingTables } from './tables.greeting.ts'
import type { UiTables } from './tables.ui.ts'
import type {
  AgencyConfiguration,
  AgencyDetails,
  AgencyLimits,
  CustomerSignIn,
  Language,
} from '@parichay/contract/agency/fields.ts'
import type {
  BasicDetails,
  CardLimit,
  CardLink,
  CardSettings,
  CardStatus,
  CardTemplate,
} from '@parichay/contract/card/fields.ts'
import type {
  AboutUs,
  GalleryPicture,
  PaymentOptions,
  Product,
  YoutubeVideo,
} from '@parichay/contract/card/sections.ts'
import type {
  CommissionKind,
  CommissionPct,
  Payout,
} from '@parichay/contract/franchisee/fields.commission.ts'
import type { GivenPlanId, settlementModes } from '@parichay/contract/franchisee/fields.limits.ts'
import type { Territory } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import type { AgencyTerms } from '@parichay/contract/bill/fields.ts'
import type { Seller } from '@parichay/contract/invoice/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AuthTables } from './tables.auth.ts'
import type { BillTables } from './tables.bills.ts'
import type { CategoryPageTable, CategoryShelfTable } from './tables.category.ts'
import type { BulkTables } from './tables.bulk.ts'
import type { CardTables } from './tables.card.ts'
import type { LogTables } from './tables.log.ts'
import type { MessagingTables } from './tables.messaging.ts'
import type { NotificationTables } from './tables.notification.ts'
import type { PaymentTables } from './tables.payment.ts'
import type { VisitorTables } from './tables.visitors.ts'
import type { VideoTables } from './tables.video.ts'
import type { PlanTables } from './tables.plan.ts'
import type { PushTables } from './tables.push.ts'
import type { ReportTables } from './tables.report.ts'

type Made = ColumnType<Date, Date | undefined, Date>
type Json<T extends object> = JSONColumnType<T>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** A section of a card: without one, the database writes the empty section. */
type Section<T extends object> = JSONColumnType<T, string | undefined, string>

/** Columns of agency. */
export type AgencyTable = {
  agencyId: Generated<number>
  agencyName: string
  roles: ColumnType<'superadmin'[], string[], string[]>
  invitationSiteLink: string
  logoKey: string | null
  /** Its logo on dark screens, and what stands in tabs and on home screens; null takes the logo. */
  darkLogoKey: Maybe<string>
  iconKey: Maybe<string>
  /** Beside the form of its sign-in pages; null shows a card there. */
  loginImageKey: Maybe<string>
  themePrimary: string
  languages: Language[]
  support: Json<AgencyDetails['support']>
  legal: Json<AgencyDetails['legal']>
  login: Json<CustomerSignIn>
  configuration: Json<AgencyConfiguration>
  /** Never shown to visitors. Empty until somebody wrote it down. */
  seller: ColumnType<Partial<Seller>, string | undefined, string>
  /** What it pays to the platform; empty until it was agreed. */
  terms: ColumnType<Partial<AgencyTerms>, string | undefined, string>
  messaging: Json<{ smsAuthkey?: string; otpTemplateId?: string; mailFrom?: string }>
  status: Generated<'ACTIVE' | 'SUSPENDED'>
  /** Null while it works. */
  suspendedAt: Maybe<Date>
  /** Null but for one that was deleted with nothing behind it. */
  deletedAt: Maybe<Date>
  /** Below each of its letters. */
  mailFooter: Generated<string>
  /** Card pages say at their foot whom they were made with. */
  signsCards: Generated<boolean>
  /** From how many days before the end a plan counts as expiring soon. */
  expiringSoonDays: Generated<number>
  /** The first day the oldest unpaid bill was late; null while nothing is. */
  overdueSince: Maybe<string>
  /** The last day its greetings module is paid for; null where none was bought. */
  greetingsUntil: Maybe<string>
  /** It is told when fewer credits for PDF cards are left. */
  pdfAlertBelow: Generated<number>
  /** Numbers it uses itself; never shown to visitors (screens 8.12). */
  specialNumbers: Generated<string[]>
  /** Roles whose people must have the second step, from their next sign-in after the time in `totpAsked`. */
  totpRoles: Generated<StaffRole[]>
  /** Since when each role is asked, as an ISO time. */
  totpAsked: ColumnType<Partial<Record<StaffRole, string>>, string | undefined, string>
  limits: ColumnType<AgencyLimits, string | undefined, string>
  settingsVersion: Generated<number>
  /** Count on with each change of `terms` and of `seller`. */
  termsVersion: Generated<number>
  sellerVersion: Generated<number>
  createdAt: Made
}
/** Columns of agency_host. */
/** `failingSince`: since when a look found no address; null where there is one. */
export type AgencyHostTable = {
  agencyId: number
  host: string
  isPrimary: boolean
  failingSince: Generated<Date | null>
  sslState: Generated<SslState>
  sslFault: Generated<SslFault | null>
  /** Looks in a row that found something wrong. */
  sslTries: Generated<number>
  /** When the certificate that visitors meet ends. */
  sslEndsAt: Generated<Date | null>
  sslLookedAt: Generated<Date | null>
  /** When it is looked at next; null for never. */
  sslNextAt: Generated<Date | null>
}

type Account = {
  agencyId: number
  passwordHash: string | null
  passwordExpiresAt: Date | null
  mustChangePassword: Generated<boolean>
  authVersion: Generated<number>
  createdAt: Made
  deletedAt: Date | null
}
/** Columns of app_user. */
export type AppUserTable = Account & {
  userId: Generated<number>
  isForeignUser: boolean
  phoneNumber: string | null
  email: string | null
  title: string | null
  name: Generated<string>
  preference: ColumnType<Record<string, unknown>, string | undefined, string>
  consentVersion: string | null
  consentAt: Date | null
  photoDocumentId: Maybe<number>
  /** When nothing of the person was left in the row. */
  erasedAt: Maybe<Date>
}
/** Columns of franchisee. */
export type FranchiseeTable = Account & {
  franchiseeId: Generated<number>
  name: string
  phoneNumber: string
  email: string | null
  /** The address this person proved to read; counts only while it is `email`. */
  confirmedEmail: Maybe<string>
  roles: StaffRole[]
  permissions: PermissionName[]
  configuration: Json<{ hideBilling: boolean }>
  isActive: Generated<boolean>
  territory: ColumnType<Territory, string | undefined, string>
  notes: Generated<string>
  address: Generated<string>
  gstin: Maybe<string>
  pan: Maybe<string>
  invitedAt: Maybe<Date>
  lastLoginAt: Maybe<Date>
  version: Generated<number>
  allowedPlanIds: ColumnType<GivenPlanId[] | null, string | null | undefined, string | null>
  maxDiscountPct: Maybe<number>
  creditLimitPaise: Maybe<number>
  commissionPct: ColumnType<CommissionPct, string | undefined, string>
  payout: ColumnType<Payout, string | undefined, string>
  dailyLetter: Generated<boolean>
  letterLanguage: Generated<'en' | 'hi'>
  searchText: ColumnType<string, never, never>
}
/** Columns of staff_settlement: what somebody took by hand and handed over; paise. */
export type StaffSettlementTable = {
  agencyId: number
  settlementId: Generated<number>
  franchiseeId: number
  amount: number
  mode: (typeof settlementModes)[number]
  reference: string
  note: string
  receivedBy: string
  requestId: string
  receivedAt: Date
}
/** Columns of commission: whose a sale was when it was paid; a trigger writes it. */
export type CommissionTable = {
  agencyId: number
  intentId: string
  franchiseeId: number
  kind: CommissionKind
  pct: number
}
/** Columns of commission_payout: what was paid of it; paise. */
export type CommissionPayoutTable = Omit<
  StaffSettlementTable,
  'settlementId' | 'receivedBy' | 'receivedAt'
> & { payoutId: Generated<number>; day: string; paidBy: string; paidAt: Date }
/** Columns of rate_limit. */
export type RateLimitTable = { bucket: string; windowStart: Date; hits: Generated<number>; lastAt: Date }
/** Columns of document. */
export type DocumentTable = {
  agencyId: number
  documentId: Generated<number>
  businessId: number | null
  ownerUserId: number | null
  kind: string
  storageKey: string
  thumbnailKey: string
  jpegKey: string
  width: number
  height: number
  bytes: number
  madeBy: string
  createdAt: Made
  contentType: Generated<'image/webp' | 'image/jpeg' | 'application/pdf'>
  sizes: ColumnType<PictureSize[], string | undefined, string>
  /** When the work on `sizes` ended. */
  sizesAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What its business is searched by, kept by triggers; empty where there is none, or it is deleted. */
  businessSearchText: ColumnType<string, never, never>
}
/** Columns of document_bin: deleted files that can still be brought back. */
export type DocumentBinTable = {
  agencyId: number
  documentId: number
  storageKey: string
  files: string[]
  stored: ColumnType<unknown, string, never>
  deletedAt: Date
}
/** A smaller make of a picture: keys of its files. */
export type PictureSize = { width: number; webp: string; avif: string | null }
/** Columns of business. */
export type BusinessTable = {
  agencyId: number
  businessId: Generated<number>
  userId: number
  businessName: string
  category: string
  mobile: string | null
  email: string | null
  city: string
  profile: Json<Record<string, unknown>>
  logoDocumentId: number | null
  businessMadeBy: 'self' | 'admin' | 'franchisee' | 'creator' | 'import' | 'clone'
  madeByFranchiseeId: number | null
  expiryDateForCustomer: string | null
  paymentStatus: Generated<number>
  ownerPhone: string
  searchText: ColumnType<string, never, never>
  /** Of its profile. */
  state: ColumnType<string | null, never, never>
  nameKey: ColumnType<string, never, never>
  /** Kept by a trigger on card. */
  cardStatus: ColumnType<CardStatus | null, never, never>
  /** Kept by a trigger on frame_setup. */
  isImagePostEnabled: ColumnType<boolean, never, never>
  /** Since when staff have stopped it, and why. */
  suspendedAt: Generated<Date | null>
  suspendedReason: Generated<string | null>
  version: Generated<number>
  createdAt: Made
  updatedAt: Made
  deletedAt: Date | null
  erasedAt: Maybe<Date>
}
/** Columns of card. */
export type CardTable = {
  agencyId: number
  cardNo: Generated<number>
  businessId: number
  cardId: string | null
  status: Generated<CardStatus>
  template: Json<CardTemplate>
  basicDetails: Json<BasicDetails>
  links: Json<CardLink[]>
  settings: Json<CardSettings>
  cardLimit: Json<CardLimit>
  paymentOptions: Section<PaymentOptions>
  youtubeVideos: Section<YoutubeVideo[]>
  gallery: Section<GalleryPicture[]>
  aboutUs: Section<AboutUs>
  products: Section<Product[]>
  companyName: ColumnType<string | null, never, never>
  templateCode: ColumnType<string | null, never, never>
  searchText: ColumnType<string, never, never>
  nameKey: ColumnType<string | null, never, never>
  /** The next five are the business's, kept by triggers. */
  businessName: ColumnType<string, never, never>
  ownerPhone: ColumnType<string, never, never>
  madeByFranchiseeId: ColumnType<number | null, never, never>
  expiryDateForCustomer: ColumnType<string | null, never, never>
  isImagePostEnabled: ColumnType<boolean, never, never>
  version: Generated<number>
  publishedAt: Date | null
  createdAt: Made
  updatedAt: Made
  deletedAt: Date | null
  erasedAt: Maybe<Date>
}
/** Columns of released_card_id. */
export type ReleasedCardIdTable = { agencyId: number; cardId: string; cardNo: number; releasedAt: Made }
type Names = Json<{ hi?: string; gu?: string }>
/** Columns of link_category. */
export type LinkCategoryTable = {
  linkCategoryId: Generated<number>
  name: string
  names: Names
  icon: Generated<string>
  sortOrder: number
  version: Generated<number>
}
/** Columns of link_type. */
export type LinkTypeTable = {
  linkTypeId: Generated<number>
  linkCategoryId: number
  name: string
  names: Names
  icon: string
  colour: string
  fieldType: 'tel' | 'email' | 'url' | 'text'
  placeholder: string
  prefix: string
  pattern: string
  isPopular: boolean
  sortOrder: number
  isHidden: Generated<boolean>
  version: Generated<number>
}
/** Columns of link_type_bin: deleted types that can still be brought back. */
export type LinkTypeBinTable = {
  linkTypeId: number
  stored: ColumnType<unknown, string, never>
  deletedAt: Date
}
/** Every table of the database, in the names of the code (camel case; snake case in SQL). */
export type Tables = PaymentTables &
  VideoTables &
  AuthTables &
  PlanTables &
  GreetingTables &
  UiTables &
  BillTables &
  ReportTables &
  BulkTables &
  CardTables &
  LogTables &
  NotificationTables &
  PushTables &
  VisitorTables &
  MessagingTables & {
    agency: AgencyTable
    agencyHost: AgencyHostTable
    appUser: AppUserTable
    franchisee: FranchiseeTable
    staffSettlement: StaffSettlementTable
    commission: CommissionTable
    commissionPayout: CommissionPayoutTable
    rateLimit: RateLimitTable
    document: DocumentTable
    documentBin: DocumentBinTable
    business: BusinessTable
    card: CardTable
    releasedCardId: ReleasedCardIdTable
    linkCategory: LinkCategoryTable
    linkType: LinkTypeTable
    linkTypeBin: LinkTypeBinTable
    categoryPage: CategoryPageTable
    categoryShelf: CategoryShelfTable
  }
