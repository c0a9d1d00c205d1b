import type { PdfQuote } from '@parichay/contract/pdf-card/jobs.ts'
import type { Entitlement } from '@parichay/contract/plan/entitlement.ts'
import { personObject } from '../rules.ts'
import type { Drawn } from '../usecase.ts'

/** What is counted: this person in this row. Two of one name are two people. */
export const objectOf = (pdfCardNo: number, rowKey: string, details: Drawn['details']): string =>
  personObject(pdfCardNo, details).replace(/ (\S+)$/, ` ${rowKey} $1`)

/** What of some rows is free, in their order: `made` as it is before, or a correction. */
export type Standing = { rowKey: string; takeId: string | null }

/**
 * What a file of these rows would take. `singles` were bought for this project; `credits` is null where the agency does not pay by them. So many rows from the top
 * fit as need no more new ones than are left. Pure.
 */
export function quoteOf(
  rows: readonly Standing[],
  known: { blocked: number; entitlement: Entitlement; singles: number; credits: number | null },
): PdfQuote {
  const { entitlement, singles, credits } = known
  const plan = entitlement.allowed ? entitlement.left : 0
  // For a suspended business nothing is made of what was bought either.
  const isStopped = !entitlement.allowed && entitlement.why === 'suspended'
  const paid = plan < 0 ? plan : isStopped ? 0 : plan + singles
  const left = credits === null ? paid : paid < 0 ? credits : Math.min(paid, credits)
  const takes = rows.filter(({ takeId }) => takeId === null).length
  let spare = left < 0 ? rows.length : left
  let fits = 0
  for (const { takeId } of rows) {
    if (takeId === null && spare-- <= 0) break
    fits++
  }
  return {
    people: rows.length,
    blocked: known.blocked,
    free: rows.length - takes,
    takes,
    left,
    why: left !== 0 ? null : entitlement.allowed ? 'usedUp' : entitlement.why,
    singles,
    // Credits of the agency are needed by what is bought as well.
    lacks: paid < 0 ? 0 : Math.max(0, (credits === null ? takes : Math.min(takes, credits)) - paid),
    fits,
  }
}
