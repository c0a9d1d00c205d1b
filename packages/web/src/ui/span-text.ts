import { dateFormat, localeOf } from './formats.ts'

type Span = { from: string; to: string }

const write = (day: string, language: string, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(localeOf(language), {
    ...parts,
    timeZone: 'UTC',
  }).format(new Date(day))

/** The month of a stretch of days, as `Nov 2026`. */
export const monthText = ({ from }: Span, language: string) =>
  write(from, language, { month: 'short', year: 'numeric' })

/** A day as `22 Nov`, a longer stretch as its month. */
export const spanText = (one: Span, language: string) =>
  one.from === one.to
    ? write(one.from, language, { day: 'numeric', month: 'short' })
    : monthText(one, language)
