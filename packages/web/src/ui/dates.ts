import { countFormat, dateFormat, localeOf } from './formats.ts'

/** A calendar day, `YYYY-MM-DD`, or an instant as `12 Nov 2026` in India. */
export function dayText(day: string, language: string): string {
  return dateFormat(localeOf(language), {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: day.length === 10 ? 'UTC' : 'Asia/Kolkata',
  }).format(new Date(day))
}

/** A calendar day with its weekday: `Tue, 24 November`, or `Tuesday, 24 November`. */
export const weekdayText = (day: string, language: string, weekday: 'short' | 'long' = 'short'): string =>
  dateFormat(localeOf(language), {
    weekday,
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

/** An instant as the time of day in India: `4:05 pm`, `शाम 4:05`. */
export const timeText = (instant: string, language: string): string =>
  dateFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'hi' ? { dayPeriod: 'long' } : {}),
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))

/** An instant as a clock in India shows it: `16:05`. */
export const clockText = (instant: Date, language: string): string =>
  dateFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(instant)

/** A count as Indians group it: 1,00,000. */
export const countText = (count: number, language: string): string =>
  countFormat(localeOf(language)).format(count)
