import { addDays, daysBetween } from '@parichay/contract/business/rules.ts'
import { longestByDay } from '@parichay/contract/analytics/insights.ts'

type Span = { from: string; to: string }

/** As many days, ending the day before. Pure. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
})

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

type Counted = { day: string; value: number }

/** Sums of days for each point. Pure. */
export const sumsAt = (points: readonly Span[], counted: readonly Counted[]): (Span & { value: number })[] =>
  points.map((point) => ({
    ...point,
    value: counted.reduce((all, { day, value }) => (isIn(point, day) ? all + value : all), 0),
  }))

/** Sessions of each point, and those of the seven days up to its end. Pure. */
export function sessionsAt(points: readonly Span[], counted: readonly Counted[]) {
  const weeks = sumsAt(
    points.map(({ to }) => ({ from: addDays(to, -6), to })),
    counted,
  )
  return sumsAt(points, counted).map((point, place) => ({ ...point, week: weeks[place]?.value ?? 0 }))
}

const isIn = ({ from, to }: Span, day: string) => from <= day && day <= to
