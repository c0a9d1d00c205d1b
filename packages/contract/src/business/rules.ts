/** Where a business came from (screens 8.7). Set by the server, never by a body. */
export const businessOrigins = ['self', 'admin', 'franchisee', 'creator', 'import', 'clone'] as const
/** One of `businessOrigins`. */
export type BusinessOrigin = (typeof businessOrigins)[number]

/**
 * Where a business stands, for lists. Subscribed is a paid plan with its grace, Not Subscribed all the rest (specification 4,
 * screens 8.19). The others lie within: a trial that runs; paid time that ends within the days that its agency calls soon, its last
 * day with them; the days of grace; whom to call, which is whoever is in grace or whose plan or trial ends soon; and what is over,
 * grace and all.
 */
export const subscriptionFilters = [
  'subscribed',
  'not-subscribed',
  'trial',
  'expiring',
  'grace',
  'ending',
  'expired',
] as const
/** One of `subscriptionFilters`. */
export type SubscriptionFilter = (typeof subscriptionFilters)[number]

/** `paymentStatus` of a paid business (specification 9). */
export const paidStatus = 1
/** Days before the end at which a business counts as expiring soon, where its agency has not said otherwise (screens 8.4). */
export const expiringSoonDays = 30
/** What an agency may set instead, both included (screens 8.4). */
export const expiringSoonRange = { least: 7, most: 60 } as const
/** Days after the end in which everything still works (screens 8.5). */
export const graceDays = 7
/** A published card is a trial of this many days. */
export const trialDays = 7

/** Days in which what was deleted can be brought back: an account's businesses, a business, a card, a PDF card, a video. Then it is erased. */
export const restoreDays = 30

const dayMs = 86_400_000

/** The Indian calendar day of an instant, `YYYY-MM-DD`. India has one zone, UTC+5:30, without summer time. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)
}

/** The instant at which an Indian day begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** `day` moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The business to work with: the wished one if it is still there, else the oldest. */
export function pickBusiness<B extends { businessId: number }>(
  businesses: readonly B[],
  wishes: readonly (number | undefined)[],
): B | undefined {
  for (const wish of wishes) {
    const found = businesses.find((business) => business.businessId === wish)
    if (found) return found
  }
  return businesses[0]
}
