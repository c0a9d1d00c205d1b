import type { OpeningHours } from './fields.ts'
import { type Weekday, weekdays } from './weekdays.ts'

/** One opening span of a day, Asia/Kolkata. */
export type Span = OpeningHours[Weekday][number]

/** The days on which most shops are open alike. */
export const workingDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const satisfies readonly Weekday[]

/** What a shop is offered first. */
export const usualDay: readonly Span[] = [{ from: '10:00', to: '20:00' }]
/** Open for 24 hours. */
export const wholeDay: readonly Span[] = [{ from: '00:00', to: '24:00' }]

/** Six working days, Sunday closed. */
export const usualWeek = (): OpeningHours =>
  Object.fromEntries(weekdays.map((day) => [day, day === 'sun' ? [] : [...usualDay]])) as OpeningHours

/** How a day is open. */
export type DayKind = 'open' | 'closed' | 'whole-day'

/** How a day is open, from its spans. */
export function dayKind(spans: readonly Span[]): DayKind {
  if (spans.length === 0) return 'closed'
  return spans.length === 1 &&
    spans[0]!.from === '00:00' &&
    (spans[0]!.to === '24:00' || spans[0]!.to === '00:00')
    ? 'whole-day'
    : 'open'
}

/** The spans of a day after its kind was chosen; times that were there are kept. */
export function withKind(spans: readonly Span[], kind: DayKind): Span[] {
  if (kind === 'closed') return []
  if (kind === 'whole-day') return [...wholeDay]
  return dayKind(spans) === 'open' ? [...spans] : [...usualDay]
}

/** The same spans on all of these days. */
export const setDays = (
  hours: OpeningHours,
  days: readonly Weekday[],
  spans: readonly Span[],
): OpeningHours => ({
  ...hours,
  ...Object.fromEntries(days.map((day) => [day, spans.map((span) => ({ ...span }))])),
})

/** Spans a day can have. */
export const mostSpans = 3

/** A break in the middle of the longest opening: lunch from 13:30 to 16:00 where that fits, else its middle hour. */
export function addBreak(spans: readonly Span[]): Span[] {
  if (spans.length === 0 || spans.length >= mostSpans) return [...spans]
  const longest = spans.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best))
  const [from, to] = [minutesOf(longest.from), minutesOf(longest.from) + lengthOf(longest)]
  const lunch = { begin: 13 * 60 + 30, end: 16 * 60 }
  const middle = Math.round((from + to) / 2 / 30) * 30
  const rest = from < lunch.begin && to > lunch.end ? lunch : { begin: middle - 30, end: middle + 30 }
  if (rest.begin <= from || rest.end >= to) return [...spans]
  const parts = [
    { from: longest.from, to: clock(rest.begin) },
    { from: clock(rest.end), to: longest.to },
  ]
  return spans.flatMap((span) => (span === longest ? parts : [span]))
}

/** Without the break before this opening: the two become one. */
export const removeBreak = (spans: readonly Span[], place: number): Span[] =>
  place < 1 || place >= spans.length
    ? [...spans]
    : [
        ...spans.slice(0, place - 1),
        { from: spans[place - 1]!.from, to: spans[place]!.to },
        ...spans.slice(place + 1),
      ]

/** Whether two days are open alike. */
export const sameSpans = (one: readonly Span[], other: readonly Span[]): boolean =>
  one.length === other.length &&
  one.every((span, place) => span.from === other[place]!.from && span.to === other[place]!.to)

/** Whether one line is enough for Monday to Saturday. */
export const workingDaysAlike = (hours: OpeningHours): boolean =>
  workingDays.every((day) => sameSpans(hours[day], hours.mon))

/** What is wrong with a span. */
export type HoursFault = 'empty' | 'overlap'

/** What is wrong with a day: an opening of no length, or one that begins before the last has ended. Only the last may run past midnight. */
export function dayFault(spans: readonly Span[]): HoursFault | null {
  if (dayKind(spans) === 'whole-day') return null
  let end = -1
  for (const [place, span] of spans.entries()) {
    const [from, to] = [minutesOf(span.from), minutesOf(span.to)]
    if (Number.isNaN(from) || Number.isNaN(to) || from === to) return 'empty'
    if (from <= end || (to < from && place < spans.length - 1)) return 'overlap'
    end = to
  }
  return null
}

/** What is wrong with a week, in words and by day. */
export const weekFaults = (hours: OpeningHours): { day: Weekday; message: string }[] =>
  weekdays.flatMap((day) => {
    const fault = dayFault(hours[day])
    if (fault === null) return []
    return [
      { day, message: fault === 'empty' ? 'Give the time of opening and closing.' : 'These times overlap.' },
    ]
  })

const minutesOf = (time: string) =>
  /^\d\d:\d\d$/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : Number.NaN
const lengthOf = (span: Span) => (minutesOf(span.to) - minutesOf(span.from) + 1440) % 1440 || 1440
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
