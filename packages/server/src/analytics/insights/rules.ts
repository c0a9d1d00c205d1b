import { addDays, daysBetween } from '@parichay/contract/business/rules.ts'
import { longestByDay } from '@parichay/contract/analytics/insights.ts'

type Span = { from: string; to: string }

/** Cuts days into the points of a chart: each day, or each month where there would be too many. Ends are cut to the span. Pure. */
export function pointsOf({ from, to }: Span): Span[] {
  const points: Span[] = []
  const isByDay = daysBetween(from, to) < longestByDay
  for (let first = from; first <= to;) {
    const end = isByDay ? first : lastOfMonth(first)
    points.push({ from: first, to: end < to ? end : to })
    first = addDays(end, 1)
  }
  return points
}

/** The months that a span touches, cut to it. Pure. */
export function monthsOf({ from, to }: Span): Span[] {
  const months: Span[] = []
  for (let first = from; first <= to; first = addDays(lastOfMonth(first), 1)) {
    const end = lastOfMonth(first)
    months.push({ from: first, to: end < to ? end : to })
  }
  return months
}

function lastOfMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
