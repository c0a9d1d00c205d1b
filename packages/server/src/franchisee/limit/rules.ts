import type { NewSettlement } from '@parichay/contract/franchisee/fields.limits.ts'
import type { PlanLimits } from '@parichay/contract/plan/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'

/** What a plan holds and costs; whole rupees or paise, as long as all agree. */
export type Priced = { price: number; validity: number; limits: PlanLimits }

const counted = [
  'greetingImagesLimit',
  'greetingVideosLimit',
  'pdfCardLimit',
  'promotionalVideoLimit',
] as const

const holdsAll = (plan: Priced, wanted: PlanLimits) =>
  counted.every(
    (name) =>
      plan.limits[name] === unlimited || (wanted[name] !== unlimited && plan.limits[name] >= wanted[name]),
  )

/**
 * What the list would ask for a plan that was made up: by the year, the cheapest plan that holds all of it; where none
 * does, the dearest one. Null where nothing is on offer, so that nothing is below it.
 */
export function listPriceOf(custom: Omit<Priced, 'price'>, offered: readonly Priced[]): number | null {
  const perYear = ({ price, validity }: Priced) => price / validity
  const enough = offered.filter((plan) => holdsAll(plan, custom.limits))
  const yearly = enough.length > 0 ? Math.min(...enough.map(perYear)) : Math.max(...offered.map(perYear), -1)
  return yearly < 0 ? null : Math.round(yearly * custom.validity)
}

/** Percent below the list, rounded up to a tenth, so that no limit is passed by a little; 0 where it is not below. */
export const discountOf = (price: number, listPrice: number | null): number =>
  listPrice === null || listPrice <= 0 || price >= listPrice
    ? 0
    : Math.ceil(((listPrice - price) * 1000) / listPrice) / 10

/** Whether what was written down for a request is what it says now: the amount of the row is paise. */
export const isAsWritten = (
  row: Required<Omit<NewSettlement, 'requestId'>>,
  { franchiseeId, amount, mode, reference = '', note = '' }: NewSettlement,
): boolean =>
  row.franchiseeId === franchiseeId &&
  row.amount === amount * 100 &&
  row.mode === mode &&
  row.reference === reference &&
  row.note === note
