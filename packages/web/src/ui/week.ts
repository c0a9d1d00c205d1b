import { dateFormat, localeOf } from './formats.ts'

type WithWeeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The day a week begins with where a language of the panel is spoken: 1 for Monday, 7 for Sunday (India's, where a browser does not know). */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(localeOf(language)) as WithWeeks
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7
}

/** The names of the days of a week in its order: `Sun`, `Mon`, … or whole. */
export function weekdayNames(language: string, firstDay: number, style: 'short' | 'long'): string[] {
  const format = dateFormat(localeOf(language), { weekday: style, timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_day, at) =>
    format.format(new Date(Date.UTC(1970, 0, 4 + ((firstDay + at) % 7)))),
  )
}

/** A month, `YYYY-MM`, as `November 2026`. */
export const monthText = (month: string, language: string): string =>
  dateFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
