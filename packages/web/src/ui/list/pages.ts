import { countFormat, localeOf } from '../formats.ts'

/** Rows of a page unless told (screens 7.0). */
export const pageSizes = [10, 20, 50, 100] as const
/** Rows of a page (screens 8.16). */
export const defaultPageSize = 20

/** Totals are exact up to this and then say '10,000+' (quality.md). */
export const exactUpTo = 10_000

/** First and last row on a page, and how many pages there are. Pages count from 1. Pure. */
export function pageFacts(page: number, size: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / size))
  const here = Math.min(Math.max(1, page), pages)
  return {
    page: here,
    pages,
    first: total === 0 ? 0 : (here - 1) * size + 1,
    last: Math.min(here * size, total),
  }
}

/** A total in words; beyond 10,000 with a plus. */
export const totalText = (total: number, locale: string): string => {
  const format = countFormat(localeOf(locale))
  return total > exactUpTo ? `${format.format(exactUpTo)}+` : format.format(total)
}
