import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import { fail } from '@parichay/contract/errors.ts'
import {
  type Entitlement,
  entitlementTo,
  type Feature,
  type Holding,
  standingOf,
  stretchOf,
  type WatchedTerm,
} from '@parichay/contract/plan/entitlement.ts'
import type { CountedKind } from '@parichay/contract/plan/fields.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import { findGreetingsEnd, paysByCredit } from '../../agency/store.ts'
import { listBusinessesOf } from '../../business/store.ts'
import { findPeriod } from '../store.ts'
import { readUsage, take, takeMany } from './store.ts'

type Business = WatchedTerm & { businessId: number; suspendedAt: Date | null }
type Refusal = Extract<Entitlement, { allowed: false }>

/** All that decides what a business may do today. `period` is what was bought and runs, or ran last. */
export async function readHolding(
  tx: Tx,
  scope: Scope,
  business: Business,
  { products, today }: { products: AgencyConfiguration; today: string },
) {
  const period = await findPeriod(tx, scope, business.businessId, today)
  const periodId = period?.periodId ?? 0
  const holding: Holding = {
    standing: standingOf(business, today),
    plan: period?.plan ?? null,
    products,
    suspended: business.suspendedAt !== null,
    greetingsPaused: await areGreetingsPaused(tx, scope, today),
    used: await readUsage(tx, scope, business.businessId, { today, periodId }),
  }
  return { holding, period, periodId }
}

/** Whether the agency's own time for greetings is over. */
export async function areGreetingsPaused(tx: Tx, scope: Scope, today: string): Promise<boolean> {
  const end = await findGreetingsEnd(tx, scope.agencyId)
  return end !== null && end < today
}

/** Stops what even a free greeting needs: that the business goes on, and that the agency pays for them. */
export async function requireGreetingsPaid(
  tx: Tx,
  scope: Scope,
  { suspendedAt }: Pick<Business, 'suspendedAt'>,
  today: string,
): Promise<void> {
  if (suspendedAt !== null) fail('BUSINESS_SUSPENDED', words.suspended)
  if (await areGreetingsPaused(tx, scope, today)) fail('PLAN_NEEDED', words.paused)
}

const words: Record<Refusal['why'], string> = {
  noPlan: 'This needs a plan. Choose one to go on.',
  over: 'Your plan has ended. Renew it to go on.',
  notInPlan: 'Your plan does not include this. Choose a plan that does.',
  notSold: 'Your provider does not offer this.',
  paused: 'Greetings are paused. Please connect with admin.',
  suspended: 'This business is suspended. Please connect with admin.',
  usedUp: 'You have used all of your plan.',
  usedUpToday: 'You have used all of today. There is more tomorrow.',
}

const refuse = ({ code, why }: Refusal) => fail(code, words[why])

/** Stops a call that the business has no right to today. */
export async function requireEntitlement(
  tx: Tx,
  scope: Scope,
  business: Business,
  feature: Feature,
  at: { products: AgencyConfiguration; today: string },
): Promise<void> {
  const answer = entitlementTo((await readHolding(tx, scope, business, at)).holding, feature)
  if (!answer.allowed) refuse(answer)
}

/**
 * Whether a business of the customer has one of these by a plan that runs: what was bought is kept when the agency has stopped
 * selling it, in lists as in files (decision 0107). Used up for today is kept too; suspended is not.
 */
export async function keepsByPlan(
  tx: Tx,
  scope: Scope,
  userId: number,
  wanted: readonly Feature[],
  at: { products: AgencyConfiguration; today: string },
): Promise<boolean> {
  for (const business of await listBusinessesOf(tx, scope, userId)) {
    const { holding } = await readHolding(tx, scope, business, at)
    const answers = wanted.map((feature) => entitlementTo(holding, feature))
    if (answers.some((one) => one.allowed || one.code === 'LIMIT_REACHED' || one.code === 'QUOTA_DAILY'))
      return true
  }
  return false
}

/** Counts one use of `object`, or stops the call; the answer is what `giveBack` takes if the work fails. */
export async function useUp(
  tx: Tx,
  scope: Scope,
  business: Business,
  use: { kind: CountedKind; object: string },
  at: { products: AgencyConfiguration; today: string; now: Date },
): Promise<string> {
  const { holding, periodId } = await readHolding(tx, scope, business, at)
  // What is used up is decided by the counter alone: it also knows what was taken meanwhile, and what is free again.
  const full = { ...holding, used: { greetingVideo: 0, pdfExport: 0, promotionalVideo: 0 } }
  const answer = entitlementTo(full, use.kind)
  if (!answer.allowed) return refuse(answer)
  const stretch = stretchOf(use.kind, { today: at.today, periodId })
  const taken = await take(
    tx,
    scope,
    {
      ...use,
      businessId: business.businessId,
      stretch,
      limit: answer.limit,
      credit: use.kind === 'pdfExport' && (await paysByCredit(tx, scope.agencyId)),
    },
    at.now,
  )
  if (taken === 'no_credit')
    fail('LIMIT_REACHED', 'No PDF ID card can be exported just now. Please connect with admin.')
  if (taken !== null) return taken
  const daily = use.kind === 'greetingVideo'
  return fail(daily ? 'QUOTA_DAILY' : 'LIMIT_REACHED', words[daily ? 'usedUpToday' : 'usedUp'])
}

/**
 * Counts the PDF cards of many new people, all or none, or stops the call; the caller holds the business. The answer is what
 * `giveBack` takes, by object. `isForced` is for staff: neither plan nor purchase is asked, credits are.
 */
export async function useUpPdfCards(
  tx: Tx,
  scope: Scope,
  business: Business,
  { objects, isForced }: { objects: readonly string[]; isForced: boolean },
  at: { products: AgencyConfiguration; today: string; now: Date },
): Promise<Map<string, string>> {
  if (objects.length === 0) return new Map()
  const { holding, periodId } = await readHolding(tx, scope, business, at)
  const full = { ...holding, used: { greetingVideo: 0, pdfExport: 0, promotionalVideo: 0 } }
  const answer = entitlementTo(full, 'pdfExport')
  if (!answer.allowed && !isForced) return refuse(answer)
  const taken = await takeMany(
    tx,
    scope,
    {
      objects,
      kind: 'pdfExport',
      businessId: business.businessId,
      stretch: isForced ? 'staff' : stretchOf('pdfExport', { today: at.today, periodId }),
      limit: isForced ? -1 : answer.limit,
      credit: await paysByCredit(tx, scope.agencyId),
    },
    at.now,
  )
  if (taken === 'no_credit')
    return fail(
      'LIMIT_REACHED',
      'So many PDF ID cards cannot be exported just now. Please connect with admin.',
    )
  return (
    taken ??
    fail('LIMIT_REACHED', 'Your plan has fewer PDF ID cards left than this. Export fewer of them first.')
  )
}

/** Counts PDF cards of new people that were bought for one project; nothing limits them but the agency's credits. */
export async function takeBought(
  tx: Tx,
  scope: Scope,
  use: { businessId: number; pdfCardNo: number; objects: readonly string[] },
  now: Date,
): Promise<Map<string, string>> {
  const { businessId, pdfCardNo, objects } = use
  if (objects.length === 0) return new Map()
  const credit = await paysByCredit(tx, scope.agencyId)
  const bought = {
    objects,
    kind: 'pdfExport',
    businessId,
    stretch: `single:${pdfCardNo}`,
    limit: -1,
    credit,
  } as const
  const taken = await takeMany(tx, scope, bought, now)
  return taken === null || taken === 'no_credit'
    ? fail('LIMIT_REACHED', 'So many PDF ID cards cannot be exported just now. Please connect with admin.')
    : taken
}
