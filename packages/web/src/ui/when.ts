import { daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { dayText } from './dates.ts'

const minute = 60_000
const day = 1440 * minute
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 60 * minute],
  ['minute', minute],
]

/**
 * How long ago something was, in words; a date once it is more than a week. From a day on midnights in India count, as `yesterday`
 * is a day and no 24 hours. Pure.
 */
export function longAgo(at: string, now: number, locale: string): string {
  const passed = now - Date.parse(at)
  if (passed > 7 * day) return dayText(at, locale)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (passed >= day) return words.format(-daysBetween(istDay(new Date(at)), istDay(new Date(now))), 'day')
  const [unit, length] = steps.find(([, size]) => passed >= size) ?? ['minute', minute]
  return words.format(-Math.floor(Math.max(0, passed) / length), unit)
}
