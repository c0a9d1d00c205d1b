import { dayText } from './dates.ts'

const minute = 60_000
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 1440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** How long ago something was, in words; a date once it is more than a week. Pure. */
export function longAgo(at: string, now: number, locale: string): string {
  const passed = now - Date.parse(at)
  if (passed > 7 * 1440 * minute) return dayText(at, locale)
  const [unit, length] = steps.find(([, size]) => passed >= size) ?? ['minute', minute]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    -Math.floor(Math.max(0, passed) / length),
    unit,
  )
}
