import { fail } from '@parichay/contract/errors.ts'
import { type PlanChange, planSellers } from '@parichay/contract/plan/fields.ts'
import { toPaise } from '@parichay/contract/plan/rules.ts'
import type { PlanColumns, PlanRow } from './store.ts'

const shown = { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false }
/** What must be said of a new plan, with the specification's sentence for what is missing (5). */
const required = {
  name: 'Subscription name is Required',
  validity: 'Validity is Required',
  price: 'Price is Required',
  limits: 'Choose what the plan includes.',
} as const

/** The columns after a change: what is not named stays; a new plan must name all that counts. */
export function columnsOf(change: PlanChange, before: PlanRow | undefined): PlanColumns {
  if (!before)
    for (const [field, message] of Object.entries(required))
      if (change[field as keyof typeof required] === undefined) fail('VALIDATION', message, { field })
  const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))
  const columns: PlanColumns = {
    name: change.name ?? before!.name,
    pricePaise: change.price === undefined ? before!.pricePaise : toPaise(change.price),
    mrpPaise: change.mrp === undefined ? (before?.mrpPaise ?? null) : paise(change.mrp),
    renewalPricePaise:
      change.renewalPrice === undefined ? (before?.renewalPricePaise ?? null) : paise(change.renewalPrice),
    soldBy: change.soldBy ?? before?.soldBy ?? [...planSellers],
    validityYears: change.validity ?? before!.validityYears,
    limits: change.limits ?? before!.limits,
    frameVisibility: change.frameVisibility ?? before?.frameVisibility ?? shown,
    highlight: change.highlight ?? before?.highlight ?? '',
    isPopular: change.isPopular ?? before?.isPopular ?? false,
    isHidden: change.isHidden ?? before?.isHidden ?? false,
  }
  if (columns.mrpPaise !== null && columns.mrpPaise <= columns.pricePaise)
    fail('VALIDATION', 'The struck-through price must be higher than the price.', { field: 'mrp' })
  return columns
}
