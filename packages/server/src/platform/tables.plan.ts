import type { CountedKind, FrameVisibility, PlanLimits, PlanSeller } from '@parichay/contract/plan/fields.ts'
import type { RenewalKind } from '@parichay/contract/report/filters.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { IntentSnapshot, PurchaseKind } from './tables.payment.ts'

type Made = ColumnType<Date, Date | undefined, Date>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
type Json<T extends object> = JSONColumnType<T>

/** Columns of subscription_plan. */
export type SubscriptionPlanTable = {
  agencyId: number
  subscriptionPlanId: Generated<number>
  name: string
  pricePaise: number
  mrpPaise: number | null
  renewalPricePaise: number | null
  soldBy: Generated<PlanSeller[]>
  validityYears: number
  limits: Json<PlanLimits>
  frameVisibility: Json<FrameVisibility>
  highlight: Generated<string>
  isPopular: Generated<boolean>
  isHidden: Generated<boolean>
  sortOrder: number
  version: Generated<number>
  createdAt: Made
  updatedAt: Made
  archivedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** Columns of usage_counter. */
export type UsageCounterTable = {
  agencyId: number
  businessId: number
  kind: CountedKind
  stretch: string
  used: number
  updatedAt: Made
}
/** Columns of usage_take. */
export type UsageTakeTable = {
  agencyId: number
  /** A bigint, as text. */
  usageTakeId: Generated<string>
  businessId: number
  kind: CountedKind
  stretch: string
  object: string
  takenAt: Date
  givenBackAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When the single purchase that paid for it was refunded after all; then nothing comes back with it. */
  refundedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
/** Columns of expiry_reminder. */
export type ExpiryReminderTable = {
  agencyId: number
  businessId: number
  lastDay: string
  step: number
  channel: 'mail' | 'sms' | 'none' | 'failed'
  at: Made
}

/** Columns of activation. Ranges are read through SQL. */
export type ActivationTable = {
  agencyId: number
  activationId: Generated<number>
  intentId: string
  paymentId: string | null
  kind: PurchaseKind
  businessId: number | null
  objectNo: number | null
  plan: JSONColumnType<IntentSnapshot>
  /** Which plan `plan` is, or CUSTOM_PLAN; PostgreSQL keeps it. */
  planId: GeneratedAlways<string | null>
  granted: Maybe<string>
  period: Maybe<string>
  activatedAt: Date
  endedAt: Maybe<Date>
  endedBy: Maybe<'upgrade' | 'reversal' | 'refund'>
  endedReason: Maybe<string>
  boughtOn: Maybe<string>
  usedUntil: Maybe<string>
  /** The day (IST) on which the next plan was bought, and how the paid time went on with that; triggers keep both. */
  againOn: GeneratedAlways<string | null>
  renewal: GeneratedAlways<RenewalKind | null>
}
/** Columns of term_before. */
export type TermBeforeTable = {
  agencyId: number
  businessId: number
  lastDay: string | null
  isPaid: boolean
}

/** The tables of plans and of what was used of them. */
export type PlanTables = {
  subscriptionPlan: SubscriptionPlanTable
  activation: ActivationTable
  termBefore: TermBeforeTable
  usageCounter: UsageCounterTable
  usageTake: UsageTakeTable
  expiryReminder: ExpiryReminderTable
}
