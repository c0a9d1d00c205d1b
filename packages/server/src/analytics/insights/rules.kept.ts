import type { InsightFilters } from '@parichay/contract/analytics/insights.ts'
import { addDays, daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import type { z } from 'zod'

/** Days, an agency and which businesses, as the address of the screen says them. */
export type InsightQuery = z.output<typeof InsightFilters>
/** One of the two questions of the screen. */
export type Question = { what: 'insights' | 'figures'; query: InsightQuery }

/** With more businesses than these, answers are kept: up to here they are counted while one waits, in less than 300 ms. */
export const manyBusinesses = 50_000
/** How long a kept answer is given, in ms: longer than the worker's ten minutes, by what counting anew may take. */
export const answersKeptFor = 15 * 60_000
/** How long after it was asked last a question is counted anew, in ms. */
export const askedLately = 2 * 3_600_000

/** What the screen asks when it is opened. */
export const usual: readonly [Question, Question] = [
  { what: 'insights', query: {} },
  { what: 'figures', query: {} },
]

/**
 * A question in one line, the same for the same question: days up to today are so many days, so that tomorrow it asks for tomorrow's.
 * Pure.
 */
export function keyOf({ what, query: { from, to, ...rest } }: Question, now: Date): string {
  const last = to ?? istDay(now)
  const first = from ?? addDays(last, -29)
  const span = last === istDay(now) ? { days: daysBetween(first, last) + 1 } : { from: first, to: last }
  const narrowing = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({ what, ...span, ...Object.fromEntries(narrowing) })
}

/** The question that a key says, asked at a time. Pure. */
export function questionOf(key: string, now: Date): Question {
  const { what, days, ...query } = JSON.parse(key) as Pick<Question, 'what'> &
    InsightQuery & { days?: number }
  const today = istDay(now)
  return { what, query: days === undefined ? query : { ...query, from: addDays(today, 1 - days), to: today } }
}
