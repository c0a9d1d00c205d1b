import { addDays, daysBetween } from '../business/rules.ts'
import type { OccasionOfMonth } from './coverage.ts'
import type { PostLanguage } from './languages.ts'

/** Days after today within which an occasion without any picture is urgent (screens 8.9, Calendar). */
export const urgentDays = 15
/** Days of the months before and after that a calendar's first and last week may show, whatever day a week begins with. */
export const daysAround = 6

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month so many months on, or back for a negative number. Pure. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The first and the last day of a month. Pure. */
export const daysOfMonth = (month: string): { first: string; last: string } => ({
  first: `${month}-01`,
  last: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** The days a calendar of a month may show. Pure. */
export function spanOfMonth(month: string): { from: string; until: string } {
  const { first, last } = daysOfMonth(month)
  return { from: addDays(first, -daysAround), until: addDays(last, daysAround) }
}

/** The weeks of a month, seven days each, with those of its neighbours that fill them. `firstDay` begins a week: 1 for Monday, 7 for Sunday. Pure. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const { first, last } = daysOfMonth(month)
  const before = (new Date(first).getUTCDay() - firstDay + 7) % 7
  const weeks = Math.ceil((before + daysBetween(first, last) + 1) / 7)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => addDays(first, week * 7 + at - before)),
  )
}

/** Pictures of an occasion in all languages, or in one. Pure. */
export const picturesOf = ({ counts }: Pick<OccasionOfMonth, 'counts'>, language?: PostLanguage): number =>
  counts
    .filter((one) => language === undefined || one.language === language)
    .reduce((sum, { pictures }) => sum + pictures, 0)

/** Whether an occasion comes within `urgentDays` and has no picture at all, or none in the language that is looked at. Pure. */
export const isUrgent = (
  occasion: Pick<OccasionOfMonth, 'counts'>,
  { day, today, language }: { day: string; today: string; language?: PostLanguage | undefined },
): boolean => day >= today && daysBetween(today, day) <= urgentDays && picturesOf(occasion, language) === 0
