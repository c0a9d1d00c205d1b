import type { OpeningHours } from '@parichay/contract/card/fields.ts'
import { type Weekday, weekdays } from '@parichay/contract/card/weekdays.ts'
import type { Words } from './words/en.ts'
import { say } from './words/find-words.ts'

type Span = OpeningHours[Weekday][number]

/** A day as visitors read it: its spans in words (`to` is null for a whole day), or none when it is closed. */
export type DayRow = { day: Weekday; name: string; spans: { from: string; to: string | null }[] }

/** The week in words. Written here and not by `Intl`, so that preview and page never differ. */
export function describeWeek(hours: OpeningHours, words: Words): DayRow[] {
  return weekdays.map((day) => ({
    day,
    name: words[day],
    spans: hours[day].map((span) => describeSpan(span, words)),
  }))
}

/** The week in minutes since midnight, Monday first, for the script that tells open from closed. */
export const weekMinutes = (hours: OpeningHours): number[][][] =>
  weekdays.map((day) => hours[day].map((span) => [minutesOf(span.from), minutesOf(span.to)]))

/** Whether a span covers the whole day. */
export const isAllDay = (span: Span): boolean =>
  span.from === '00:00' && (span.to === '24:00' || span.to === '00:00')

/** One span in words. */
export function describeSpan(span: Span, words: Words): DayRow['spans'][number] {
  return isAllDay(span)
    ? { from: words.allDay, to: null }
    : { from: describeTime(span.from, words), to: describeTime(span.to, words) }
}

function describeTime(time: string, words: Words): string {
  const hour = Number(time.slice(0, 2)) % 24
  const part =
    hour < 4
      ? words.timeMidnight
      : hour < 12
        ? words.timeMorning
        : hour < 16
          ? words.timeAfternoon
          : hour < 20
            ? words.timeEvening
            : words.timeNight
  const clock = `${hour % 12 || 12}:${time.slice(3)}`
  // A time never breaks inside.
  return say(part, { clock, time: clock.replace(':00', '') }).replace(/ /g, '\u00a0')
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
