/** Keys of cached answers. One place, so that a change knows what to refresh. */
export const keys = {
  user: ['user'],
  franchisee: ['franchisee'],
  dashboard: ['dashboard'],
  sessions: ['sessions'],
  businesses: (filter?: unknown) => (filter === undefined ? ['businesses'] : ['businesses', filter]),
  businessesOfUser: (userId?: number) =>
    userId === undefined ? ['businesses', 'of-user'] : ['businesses', 'of-user', userId],
  business: (businessId: number) => ['business', businessId],
  cardsByBusiness: (businessId?: number) => (businessId === undefined ? ['cards'] : ['cards', businessId]),
  card: (cardNo: number) => ['card', cardNo],
  cardList: (filter?: unknown) => (filter === undefined ? ['card-list'] : ['card-list', filter]),
  feedback: (filter?: unknown) => (filter === undefined ? ['feedback'] : ['feedback', filter]),
  seller: ['seller'],
  bills: (...what: (string | number | undefined)[]) => ['bills', ...what.map((part) => part ?? null)],
  invoices: (businessId?: number) => (businessId === undefined ? ['invoices'] : ['invoices', businessId]),
  cardIdAvailability: (cardId: string, cardNo?: number) => ['card-id', cardId, cardNo ?? null],
  categories: ['business-categories'],
  linkCategories: ['link-categories'],
  linkTypes: ['link-types'],
  plans: (filter?: unknown) => (filter === undefined ? ['plans'] : ['plans', filter]),
  payments: (businessId?: number) => (businessId === undefined ? ['payments'] : ['payments', businessId]),
} as const
