type Query = Record<string, string | number | boolean | undefined>

/** An address with the given query; what is undefined is left out. */
function to(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** Which businesses are meant, where a list or a report is opened for some of them. */
type Narrowing = {
  category?: string | undefined
  origin?: string | undefined
  madeBy?: number | undefined
  planId?: string | undefined
  state?: string | undefined
}

/** Kinds of project (specification 2). */
export type ProjectType = 'digital_card' | 'pdf_id_card' | 'promotional_video'
/** A place of the card editor that a link may open. */
export type CardField = 'logo' | 'phones' | 'address' | 'hours' | 'links' | 'upi' | 'gallery'
/** A field of the business screen that a link may open. */
export type BusinessField = 'logo' | 'address'
/** A part of the page of a business (screens.md, business detail). */
export type BusinessTab = 'card' | 'greetings' | 'pdf-cards' | 'videos' | 'payments' | 'notes' | 'activity'
type OnBehalf = { userId?: number; isForeignUser?: boolean }

const libraryOf = (ofSuperAdminAgency: boolean) =>
  ofSuperAdminAgency ? 'daily-image-management' : 'image-posts-management'

/** Every address of the panel (specification 2). Nothing else writes one. */
export const paths = {
  login: (next?: string) => to('/panel/login', { next }),
  franchiseeLogin: (next?: string) => to('/panel/franchisee-login', { next }),
  otp: () => '/panel/otp',
  franchiseeOtp: () => '/panel/franchisee-otp',
  createPassword: () => '/panel/createPassword',
  franchiseeCreatePassword: () => '/panel/franchisee-createPassword',
  thankYou: () => '/panel/thankyou',
  kit: () => '/__ui',

  customer: () => '/panel/customer',
  account: () => '/panel/customer/account',
  subscriptions: () => '/panel/customer/account/subscriptions',
  invoices: () => '/panel/customer/account/invoices',
  ownPoster: (
    begin: {
      design?: string
      shape?: string
      product?: number | undefined
      post?: number | undefined
      wish?: string | undefined
      line?: string | undefined
    } = {},
  ) => to('/panel/customer/daily-image/own', begin),
  greetingWishes: () => '/panel/customer/account/greetings',
  changePassword: () => '/panel/customer/account/password',
  totp: () => '/panel/customer/account/second-step',
  /** The daily reminder of greetings. */
  reminder: () => '/panel/customer/account/reminder',
  /** Another number or e-mail; `by` adds an e-mail to an account with a number. */
  changeContact: (query: { by?: 'email' } = {}) => to('/panel/customer/account/contact', query),
  /** The copy of one's own data. */
  ownData: () => '/panel/customer/account/data',
  deleteAccount: () => '/panel/customer/account/delete',
  leads: () => '/panel/customer/leads',
  /** The share row of the card on the home screen. */
  shareCard: () => '/panel/customer#share',
  projects: (
    projectType?: ProjectType | 'greeting',
    filters: { search?: string; status?: 'done' | 'not-done' } = {},
  ) => to('/panel/customer/projects', { projectType, ...filters }),
  editCard: (cardNo: number, options: { showLinksCoachmark?: boolean; field?: CardField } = {}) =>
    to('/panel/customer/cards/edit', { cardNo, ...options }),
  addCard: (options: OnBehalf & { businessId?: number } = {}) => to('/panel/customer/cards/add', options),
  addBusiness: (
    options: OnBehalf & {
      shouldRedirectToDigitalCardEditorOnAddBusiness?: boolean
      shouldCreateDigitalCard?: boolean
      firstTimeUser?: boolean
    } = {},
  ) => to('/panel/customer/businesses/add', options),
  /** Greetings; `image` opens one of them. */
  dailyImage: (
    query: {
      day?: string | undefined
      shape?: 'STORY' | undefined
      media?: 'VIDEO' | undefined
      language?: string | undefined
      search?: string | undefined
      category?: number | undefined
      subcategory?: number | undefined
      tag?: number | undefined
      show?: 'favourites' | 'popular' | 'exclusive' | undefined
      image?: number | undefined
    } = {},
  ) => to('/panel/customer/daily-image', query),
  /** Frames of the active business, or of the one that is named. */
  frameSettings: (query: { businessId?: number } = {}) => to('/panel/customer/frame-settings', query),
  /** Templates of PDF cards, those of one kind first and narrowed by the others; `template` begins one, `pdfCardNo` opens one that is there. */
  pdfCards: (
    query: {
      businessId?: number
      template?: string
      pdfCardNo?: number
      kind?: 'id' | 'visiting'
      view?: 'people'
      search?: string | undefined
      category?: string | undefined
      colour?: string | undefined
      shape?: 'upright' | 'wide' | undefined
      used?: 'true' | undefined
    } = {},
  ) => to('/panel/customer/pdf-card-templates', query),
  /** Templates of promotional videos; `templateId` begins a film, `videoNo` opens one that is there. */
  videos: (query: { businessId?: number; templateId?: number; videoNo?: number } = {}) =>
    to('/panel/customer/video-templates', query),
  editBusiness: (businessId: number, options: { field?: BusinessField } = {}) =>
    to('/panel/customer/businesses/edit', { businessId, ...options }),

  admin: () => '/panel/admin',
  adminBusinesses: (
    query: {
      search?: string
      page?: number
      subscription?: string
      hasCard?: 'true' | 'false'
      agencyId?: number
      sort?: string
      from?: string
      to?: string
    } & Narrowing = {},
  ) => to('/panel/admin/businesses', query),
  /** A business as staff see it; without a tab its overview. */
  adminBusiness: (businessId: number, query: { tab?: BusinessTab | undefined } = {}) =>
    to(`/panel/admin/businesses/${businessId}`, query),
  addCustomer: (query: { phoneNumber?: string } = {}) => to('/panel/admin/businesses/add-customer', query),
  /** Jobs over many businesses, and one of them. */
  bulkJobs: () => '/panel/admin/bulk',
  bulkJob: (bulkJobId: number) => `/panel/admin/bulk/${bulkJobId}`,
  importBusinesses: (query: { agencyId?: number | undefined } = {}) =>
    to('/panel/admin/businesses/import', query),
  adminProjects: (
    query: {
      projectType?: ProjectType
      search?: string
      status?: string
      state?: string
      linkType?: number
    } = {},
  ) => to('/panel/admin/projects', { projectType: 'digital_card', ...query }),
  billing: (search: { tab?: 'statement' | 'receipts' } = {}) => to('/panel/admin/billing', search),
  monthPayment: (query: { month?: number; year?: number; agencyId?: number | undefined } = {}) =>
    to('/panel/payment/month-payment', query),
  agencyImagePayment: (query: { agencyId?: number | undefined } = {}) =>
    to('/panel/payment/agency-image-payment', query),
  agencyPdfCardPayment: (query: { agencyId?: number | undefined } = {}) =>
    to('/panel/payment/agency-pdf-card-payment', query),
  paymentExceptions: (query: { show?: 'closed' } = {}) => to('/panel/payment/exceptions', query),
  agencyManagement: (query: { search?: string } = {}) => to('/panel/admin/agency-management', query),
  addAgency: () => '/panel/admin/agency-management/add',
  agencySettings: (agencyId: number, query: { tab?: string | undefined } = {}) =>
    to(`/panel/admin/agency-management/${agencyId}`, query),
  /** The own agency, for its admins. */
  ownAgency: (query: { tab?: string | undefined } = {}) => to('/panel/admin/agency', query),
  franchisees: (query: { search?: string } = {}) => to('/panel/admin/franchisees', query),
  addFranchisee: () => '/panel/admin/franchisees/add',
  franchiseeStatement: (query: { franchiseeId: number; month?: string }) =>
    to('/panel/admin/franchisees/statement', query),
  /** The own one, of whoever is signed in. */
  ownStatement: (query: { month?: string } = {}) => to('/panel/admin/account/statement', query),
  editFranchisee: (franchiseeId: number) => to('/panel/admin/franchisees/edit', { franchiseeId }),
  insights: (query: { from?: string; to?: string; agencyId?: number | undefined } & Narrowing = {}) =>
    to('/panel/admin/insights', query),
  reports: (
    query: {
      report?: string
      from?: string
      to?: string
      agencyId?: number | undefined
      subscription?: string
      mode?: string
      product?: string
      template?: string
      renewal?: string
      imageCategoryId?: number
    } & Narrowing = {},
  ) => to('/panel/admin/report', query),
  /** `feedbackId` narrows to one, and `row` shows it whole beside the list. */
  adminFeedback: (query: { isAnswered?: 'false'; feedbackId?: number; row?: number } = {}) =>
    to('/panel/admin/feedback', query),
  cardReports: (query: { state?: 'open'; cardReportId?: number; row?: number } = {}) =>
    to('/panel/admin/reported-cards', query),
  documents: (query: { businessId?: number; agencyId?: number | undefined } = {}) =>
    to('/panel/admin/documents', query),
  activity: (query: { businessId?: number; userId?: number; franchiseeId?: number; area?: string } = {}) =>
    to('/panel/admin/activity', query),
  /** Pages of business categories: for all agencies, or for the one that is named. */
  categoryPages: (query: { agencyId?: number | undefined; search?: string } = {}) =>
    to('/panel/admin/category-static-page-management', query),
  /** Which pages stand first on the agency's host, and which not at all. */
  categoryShelf: () => to('/panel/admin/category-static-page-management/order', {}),
  editCategoryPage: (query: { category: string; agencyId?: number | undefined }) =>
    to('/panel/admin/category-static-page-management/edit', query),
  /** Video templates as they are kept. */
  videoTemplates: () => '/panel/admin/video-template-management',
  linkStore: (
    query: {
      category?: number | undefined
      type?: number | 'new'
      search?: string
      /** Types of all groups that have no icon. */
      icon?: 'none' | undefined
    } = {},
  ) => to('/panel/admin/link-store', query),
  /** What stands on the pages of customers; `item` opens one of them, or a new one. */
  uiCustomisation: (
    query: { placement?: string | undefined; agencyId?: number | undefined; item?: number | 'new' } = {},
  ) => to('/panel/admin/ui-customisation', query),
  plans: (query: { tab?: 'single-pdf' | 'custom' } = {}) =>
    to('/panel/admin/plans-pricing-management', query),
  addPlan: (query: { from?: number } = {}) => to('/panel/admin/plans-pricing-management/add', query),
  editPlan: (subscriptionPlanId: number) =>
    to('/panel/admin/plans-pricing-management/edit', { subscriptionPlanId }),
  /** The greeting library has an address of its own in the super-admin agency. */
  imageLibrary: (
    ofSuperAdminAgency: boolean,
    query: { tab?: string; post?: number; category?: number; subcategory?: number } = {},
  ) => to(`/panel/admin/${libraryOf(ofSuperAdminAgency)}`, query),
  addImages: (
    ofSuperAdminAgency: boolean,
    /** What the pictures are for, where that is known. */
    wanted: { category?: number; subcategory?: number; language?: string } = {},
  ) => to(`/panel/admin/${libraryOf(ofSuperAdminAgency)}/add`, wanted),
  adminAccount: () => '/panel/admin/account',
  /** Where somebody looks who was told of a sign-in on a new device. */
  newDevice: () => '/panel/admin/account?new=device',
  adminTotp: () => '/panel/admin/account/second-step',
  adminChangePassword: () => '/panel/admin/account/password',
  adminChangeContact: (query: { by?: 'email' } = {}) => to('/panel/admin/account/contact', query),
} as const

/** Only an address of this panel may be gone to after signing in; anything else is dropped. */
export function safeNext(next: string | undefined): string | undefined {
  if (!next || !/^\/panel\/(customer|admin|payment)(?:[/?#]|$)/.test(next)) return undefined
  return next.includes('\\') || next.includes('//') ? undefined : next
}

/** Screens of the customer area that staff use too, by id and in their own shell (security.md 3). */
export const isSharedWithStaff = (pathname: string): boolean =>
  /^\/panel\/customer\/((businesses|cards)\/|(frame-settings|pdf-card-templates|video-templates)\/?$)/.test(
    pathname,
  )

/** Whether an address of the panel leads somebody of this kind to a screen of theirs; which of them they may see is asked there. */
export function leadsIn(kind: 'customer' | 'staff', address: string): boolean {
  const pathname = address.replace(/[?#].*$/, '')
  if (kind === 'customer') return /^\/panel\/customer(\/|$)/.test(pathname)
  return /^\/panel\/(admin|payment)(\/|$)/.test(pathname) || isSharedWithStaff(pathname)
}

/** The card's addresses for the one who works: both kinds edit in the same place, each goes home to their own. */
export const cardPathsFor = (kind: 'none' | 'customer' | 'staff') => ({
  edit: (cardNo: number) => paths.editCard(cardNo),
  add: paths.addCard,
  addBusiness: paths.addBusiness,
  home: kind === 'staff' ? paths.adminBusinesses() : paths.customer(),
})
