import type { AgencyConfiguration } from '../agency/fields.ts'
import {
  addDays,
  daysBetween,
  expiringSoonDays,
  graceDays,
  paidStatus,
  trialDays,
} from '../business/rules.ts'
import type { CountedKind, FrameVisibility, PlanLimits } from './fields.ts'
import { unlimited } from './unlimited.ts'

/** Days after the grace in which an expired card still answers with name and number (screens 8.5). */
export const expiredPageDays = 90

/** Where a business stands: none, valid, expiring, grace, expired. */
export type Validity = 'none' | 'valid' | 'expiring' | 'grace' | 'expired'

/**
 * Where a business stands today; `soonDays`: from how many days before the end its agency calls it expiring. The last day itself
 * is fully usable (specification 4, screens 8.4 and 8.5).
 */
export function validityOf(expiry: string | null, today: string, soonDays: number): Validity {
  if (expiry === null) return 'none'
  const left = daysBetween(today, expiry)
  if (left < -graceDays) return 'expired'
  if (left < 0) return 'grace'
  return left <= soonDays ? 'expiring' : 'valid'
}

/** Whether the last day and the grace after it have passed. */
export const isOver = (expiry: string | null, today: string): boolean =>
  expiry !== null && daysBetween(today, expiry) < -graceDays

/** Paid means exactly this value (specification 4). */
export const isPaid = (business: { paymentStatus: number }) => business.paymentStatus === paidStatus

/** What a business says of its time. */
export type Term = { expiryDateForCustomer: string | null; paymentStatus: number }
/** The same with what its agency calls soon, in days (screens 8.4). */
export type WatchedTerm = Term & { expiringSoonDays: number }

/** Where a business stands, in one word and in days. */
export type Standing = {
  /** none: never published and never bought. over: the grace has passed too. */
  state: 'none' | 'trial' | 'paid' | 'grace' | 'over'
  /** The time that runs, or ran, was not paid for. */
  isTrial: boolean
  /** Days to the last one, which counts as 0; below zero once it has passed, null without an end. */
  daysLeft: number | null
  /** It ends within the days that its agency calls soon; the last day itself is the last of them. */
  isExpiringSoon: boolean
  /** The last day has passed. In grace everything works all the same. */
  isExpired: boolean
  /** Time left, or grace: paid or on trial. */
  isActive: boolean
  /** Lists call it Subscribed: a paid plan with time left or in grace; never a trial (screens 8.19). */
  isSubscribed: boolean
  /** A purchase now is a renewal: the last day is over or near (specification 4). */
  mayRenew: boolean
  /** The last day of the grace. */
  graceEnd: string | null
  /** Days to the last one of the grace, which counts as 0; 0 without grace. */
  graceLeft: number
}

/** Where a business stands today (Asia/Kolkata). */
export function standingOf(
  { expiryDateForCustomer: expiry, paymentStatus, expiringSoonDays: soonDays }: WatchedTerm,
  today: string,
): Standing {
  const validity = validityOf(expiry, today, soonDays)
  const isTrial = expiry !== null && !isPaid({ paymentStatus })
  const isExpired = validity === 'grace' || validity === 'expired'
  const isActive = validity !== 'none' && validity !== 'expired'
  return {
    state:
      validity === 'none'
        ? 'none'
        : validity === 'expired'
          ? 'over'
          : validity === 'grace'
            ? 'grace'
            : isTrial
              ? 'trial'
              : 'paid',
    isTrial,
    daysLeft: expiry === null ? null : daysBetween(today, expiry),
    isExpiringSoon: validity === 'expiring',
    isExpired,
    isActive,
    isSubscribed: isActive && !isTrial,
    mayRenew: expiry !== null && daysBetween(today, expiry) <= soonDays,
    graceEnd: expiry === null ? null : addDays(expiry, graceDays),
    graceLeft: validity === 'grace' ? daysBetween(today, expiry!) + graceDays : 0,
  }
}

/** Whether money was paid for today: such a business is not deleted by a slip. */
export const hasPaidTime = (term: Term, today: string) =>
  isPaid(term) && term.expiryDateForCustomer !== null && term.expiryDateForCustomer >= today

/** The last day a first publication gives; null when the business has had time already. */
export const trialEnd = (today: string, expiry: string | null): string | null =>
  expiry === null ? addDays(today, trialDays) : null

/** What agencies call soon, in days: one number, and the agencies among those asked for that have another one. */
export type SoonDays = { days: number; others: readonly { agencyId: number; days: number }[] }

/** Days that lists are cut at, for queries: expiring is from `today` to the end of soon, active from `graceStart`. */
export type CutDays = {
  today: string
  graceStart: string
  /** The last day that counts as soon, but for `soonEnds`. */
  soonEnd: string
  soonEnds: { agencyId: number; soonEnd: string }[]
}

/** The days that lists are cut at on a day. */
export const cutDays = (today: string, { days, others }: SoonDays): CutDays => ({
  today,
  graceStart: addDays(today, -graceDays),
  soonEnd: addDays(today, days),
  soonEnds: others.map((one) => ({ agencyId: one.agencyId, soonEnd: addDays(today, one.days) })),
})

/** What visitors get of a published card by its time alone. */
export function pageAccess(
  term: Term,
  today: string,
): { state: 'live' | 'expired' | 'gone'; notice: 'trial' | 'grace' | null } {
  const { state, daysLeft } = standingOf({ ...term, expiringSoonDays }, today)
  if (state === 'over')
    return { state: -daysLeft! > graceDays + expiredPageDays ? 'gone' : 'expired', notice: null }
  return { state: 'live', notice: state === 'trial' || state === 'grace' ? state : null }
}

/** The days on which `pageAccess` changes by itself. */
export const pageTurns = (expiry: string) => [
  addDays(expiry, 1),
  addDays(expiry, graceDays + 1),
  addDays(expiry, graceDays + expiredPageDays + 1),
]

/** What a business may ask to do. */
export const features = [
  'card',
  'greetingImage',
  'greetingVideo',
  'pdfExport',
  'promotionalVideo',
  'regularFrame',
  'productFrame',
  'politicalFrame',
] as const
/** One of `features`. */
export type Feature = (typeof features)[number]

/** What of a plan decides. */
export type PlanTerms = { limits: PlanLimits; frameVisibility: FrameVisibility }
/** What an agency sells. */
export type Products = Pick<AgencyConfiguration, 'imagePost' | 'video'> & {
  pdfCardConfig: Pick<AgencyConfiguration['pdfCardConfig'], 'enablePdfCardProduct'>
}
/** How much was used in the stretch that counts: the day, or the paid period. */
export type Usage = Record<CountedKind, number>

/** What is known of a business. `plan` is what was bought and runs, or ran last; null for a trial and for nothing. */
export type Holding = {
  standing: Standing
  plan: PlanTerms | null
  products: Products
  used: Usage
  /** The agency's own time for greetings is over: nobody of its customers has them until it pays (screens 7.2). */
  greetingsPaused?: boolean
  /** Staff have stopped the business for the time being. */
  suspended?: boolean
}

/** Yes with what is left (−1 is unlimited), or no with the reason and the code a call fails with. */
export type Entitlement =
  | { allowed: true; limit: number; left: number }
  | {
      allowed: false
      /** `notSold`: neither the plan nor the agency has it, `paused`: the agency has not paid for it, `suspended`: staff stopped the business. No plan would help. */
      why: 'noPlan' | 'over' | 'notInPlan' | 'notSold' | 'paused' | 'suspended' | 'usedUp' | 'usedUpToday'
      code: 'PLAN_NEEDED' | 'BUSINESS_SUSPENDED' | 'LIMIT_REACHED' | 'QUOTA_DAILY'
      limit: number
      left: 0
    }

const codes = {
  noPlan: 'PLAN_NEEDED',
  over: 'PLAN_NEEDED',
  notInPlan: 'PLAN_NEEDED',
  notSold: 'PLAN_NEEDED',
  paused: 'PLAN_NEEDED',
  suspended: 'BUSINESS_SUSPENDED',
  usedUp: 'LIMIT_REACHED',
  usedUpToday: 'QUOTA_DAILY',
} as const

const refuse = (why: keyof typeof codes, limit = 0): Entitlement => ({
  allowed: false,
  why,
  code: codes[why],
  limit,
  left: 0,
})

/** How much of something a plan gives: −1 unlimited, 0 nothing. Frames belong to greetings. */
export function limitIn({ limits, frameVisibility }: PlanTerms, feature: Feature): number {
  const greets = limits.greetingImagesIncluded || limits.greetingVideosIncluded
  const all = (isThere: boolean) => (isThere ? unlimited : 0)
  const counted = (isThere: boolean, limit: number) => (isThere ? limit : 0)
  switch (feature) {
    case 'card':
      return counted(limits.digitalCardIncluded, limits.digitalCardLimit)
    case 'greetingImage':
      return counted(limits.greetingImagesIncluded, limits.greetingImagesLimit)
    case 'greetingVideo':
      return counted(limits.greetingVideosIncluded, limits.greetingVideosLimit)
    case 'pdfExport':
      return counted(limits.pdfCardIncluded, limits.pdfCardLimit)
    case 'promotionalVideo':
      return counted(limits.promotionalVideoIncluded, limits.promotionalVideoLimit)
    case 'regularFrame':
      return all(greets && !frameVisibility.hideRegularFrame)
    case 'productFrame':
      return all(greets && !frameVisibility.hideProductFrame)
    case 'politicalFrame':
      return all(greets && !frameVisibility.hidePoliticalFrame)
  }
}

/** Whether the agency has the product a feature belongs to. */
function sells({ imagePost, pdfCardConfig, video }: Products, feature: Feature): boolean {
  if (feature === 'card') return true
  if (feature === 'pdfExport') return pdfCardConfig.enablePdfCardProduct
  if (feature === 'promotionalVideo') return video.enableVideo
  return imagePost.enableImagePost && (feature !== 'greetingVideo' || imagePost.isVideoPostsIncluded)
}

/** What a plan can hold that an agency may not have switched on. */
export const soldFeatures = ['greetingImage', 'greetingVideo', 'pdfExport', 'promotionalVideo'] as const
/** One of `soldFeatures`. */
export type SoldFeature = (typeof soldFeatures)[number]

/** What a plan holds and the agency has not switched on: paid for, it would lie idle. Whoever sells it is warned. */
export const notSwitchedOn = (plan: PlanTerms, products: Products): SoldFeature[] =>
  soldFeatures.filter((feature) => limitIn(plan, feature) !== 0 && !sells(products, feature))

const isGreeting = (feature: Feature) => feature !== 'pdfExport' && feature !== 'promotionalVideo'

const kinds: Partial<Record<Feature, CountedKind>> = {
  greetingVideo: 'greetingVideo',
  pdfExport: 'pdfExport',
  promotionalVideo: 'promotionalVideo',
}

const cardAllowed: Entitlement = { allowed: true, limit: 1, left: 1 }

/** Whether the owner may work on the digital card today; nothing but the time decides that. */
export const cardEntitlement = (expiry: string | null, today: string): Entitlement =>
  isOver(expiry, today) ? refuse('over') : cardAllowed

/**
 * May this business do it today, how much is left, and if not, why. The one place that decides it for the whole product.
 * The digital card comes with a trial too; everything else with what was bought, even if the agency stopped selling it.
 */
export function entitlementTo(
  { standing, plan, products, used, greetingsPaused, suspended }: Holding,
  feature: Feature,
): Entitlement {
  if (suspended) return refuse('suspended')
  if (standing.state === 'over') return refuse('over')
  if (feature === 'card') return cardAllowed
  if (greetingsPaused && isGreeting(feature)) return refuse('paused')
  const limit = plan && standing.state !== 'none' && !standing.isTrial ? limitIn(plan, feature) : 0
  if (limit === 0) {
    if (!sells(products, feature)) return refuse('notSold')
    return refuse(plan && !standing.isTrial && standing.state !== 'none' ? 'notInPlan' : 'noPlan')
  }
  const kind = kinds[feature]
  if (limit === unlimited || !kind) return { allowed: true, limit, left: limit }
  const left = Math.max(0, limit - used[kind])
  if (left === 0) return refuse(kind === 'greetingVideo' ? 'usedUpToday' : 'usedUp', limit)
  return { allowed: true, limit, left }
}

/** The plans on offer that would allow what was refused: with it, and with more of it where it was used up. */
export function plansThatAllow<P extends PlanTerms>(
  offered: readonly P[],
  feature: Feature,
  refused: Entitlement,
): P[] {
  if (refused.allowed) return []
  const more = (limit: number) =>
    refused.why === 'usedUpToday' ? limit === unlimited || limit > refused.limit : limit !== 0
  return offered.filter((plan) => more(limitIn(plan, feature)))
}

/** The stretch a use is counted in: the Indian day for greeting videos, the paid period for the others. */
export const stretchOf = (kind: CountedKind, at: { today: string; periodId: number }) =>
  kind === 'greetingVideo' ? `day:${at.today}` : `period:${at.periodId}`
