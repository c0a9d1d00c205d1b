type Query = Record<string, string | number | boolean | undefined>

/** An address with the given query; what is undefined is left out. */
function to(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

export type ProjectType = 'digital_card' | 'pdf_id_card' | 'promotional_video'
type OnBehalf = { userId?: number; isForeignUser?: boolean }

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
  projects: (projectType?: ProjectType) => to('/panel/customer/projects', { projectType }),
  editCard: (cardNo: number, options: { showLinksCoachmark?: boolean } = {}) => to('/panel/customer/cards/edit', { cardNo, ...options }),
  addCard: (options: OnBehalf & { businessId?: number } = {}) => to('/panel/customer/cards/add', options),
  addBusiness: (
    options: OnBehalf & { shouldRedirectToDigitalCardEditorOnAddBusiness?: boolean; shouldCreateDigitalCard?: boolean; firstTimeUser?: boolean } = {},
  ) => to('/panel/customer/businesses/add', options),
  editBusiness: (businessId: number) => to('/panel/customer/businesses/edit', { businessId }),

  admin: () => '/panel/admin',
  adminBusinesses: (query: { search?: string; page?: number } = {}) => to('/panel/admin/businesses', query),
  addCustomer: () => '/panel/admin/businesses/add-customer',
  adminEditCard: (cardNo: number) => to('/panel/admin/cards/edit', { cardNo }),
  adminAddCard: (options: OnBehalf & { businessId?: number } = {}) => to('/panel/admin/cards/add', options),
  adminAddBusiness: (options: OnBehalf & { shouldRedirectToDigitalCardEditorOnAddBusiness?: boolean; shouldCreateDigitalCard?: boolean } = {}) =>
    to('/panel/admin/businesses/add', options),
  adminAccount: () => '/panel/admin/account',
} as const

/** Only an address of this panel may be gone to after signing in; anything else is dropped. */
export function safeNext(next: string | undefined): string | undefined {
  if (!next || !/^\/panel\/(customer|admin)(?:[/?#]|$)/.test(next)) return undefined
  return next.includes('\\') || next.includes('//') ? undefined : next
}

/** The card's addresses from where one stands: staff keep to their own area. */
export const cardPathsFrom = (pathname: string) =>
  pathname.startsWith('/panel/admin')
    ? { edit: (cardNo: number) => paths.adminEditCard(cardNo), add: paths.adminAddCard, addBusiness: paths.adminAddBusiness, home: paths.adminBusinesses() }
    : { edit: (cardNo: number) => paths.editCard(cardNo), add: paths.addCard, addBusiness: paths.addBusiness, home: paths.customer() }
