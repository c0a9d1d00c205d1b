import type { CountedKind, FrameVisibility, PlanLimits, PlanSeller } from '@parichay/contract/plan/fields.ts'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Made = ColumnType<Date, Date | undefined, Date>
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
}
/** Columns of expiry_reminder. */
export type ExpiryReminderTable = {
  agencyId: number
  businessId: number
  lastDay: string
  step: number
  channel: 'mail' | 'sms' | 'none'
  at: Made
}

/** The tables of plans and of what was used of them. */
export type PlanTables = {
  subscriptionPlan: SubscriptionPlanTable
  usageCounter: UsageCounterTable
  usageTake: UsageTakeTable
  expiryReminder: ExpiryReminderTable
}
