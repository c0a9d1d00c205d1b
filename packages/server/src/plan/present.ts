import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { toRupees } from '@parichay/contract/plan/rules.ts'
import type { PlanRow } from './store.ts'

/** A plan as buyers and staff see it: whole rupees. */
export const presentPlan = (row: PlanRow, subscribers: number | null): SubscriptionPlan => ({
  subscriptionPlanId: row.subscriptionPlanId,
  agencyId: row.agencyId,
  name: row.name,
  price: toRupees(row.pricePaise),
  mrp: row.mrpPaise === null ? null : toRupees(row.mrpPaise),
  renewalPrice: row.renewalPricePaise === null ? null : toRupees(row.renewalPricePaise),
  soldBy: row.soldBy,
  validity: row.validityYears,
  limits: row.limits,
  frameVisibility: row.frameVisibility,
  highlight: row.highlight,
  isPopular: row.isPopular,
  isHidden: row.isHidden,
  order: row.sortOrder,
  version: row.version,
  subscribers,
})
