import type { OccasionDay } from '../../packages/server/src/greeting/calendar/fixtures.days.ts'
import type { Occasion } from '../../packages/server/src/greeting/calendar/rules.ts'
import { dayFinder } from './days-of.ts'
import type { Sky } from './sky.ts'

/** Days of every occasion that the Gregorian calendar does not fix, with those who keep another day. */
export function makeDays(
  sky: Sky,
  occasions: readonly Occasion[],
  years: readonly number[],
): Record<string, OccasionDay[]> {
  const find = dayFinder(sky)
  const daysOf = ({ rule, others }: Occasion) =>
    years.flatMap((year) => {
      const main = find(rule, year)
      const rest = others.flatMap(({ who, rule: other }) =>
        find(other, year)
          .filter((day) => !main.includes(day))
          .map((day) => ({ day, who })),
      )
      return [...main.map((day) => ({ day })), ...rest].toSorted((a, b) => a.day.localeCompare(b.day))
    })
  return Object.fromEntries(
    occasions.filter(({ rule }) => rule.by !== 'fixed').map((one) => [one.key, daysOf(one)]),
  )
}
