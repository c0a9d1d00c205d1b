import daysByKey from './days.json' with { type: 'json' }
import { calendarYears } from './fixtures.ts'
import type { Occasion } from './rules.ts'

/** A day of an occasion; `who` is set where only some keep it then. */
export type OccasionDay = { day: string; who?: string }

const made: Record<string, OccasionDay[] | undefined> = daysByKey

/** The days of an occasion in the years of the calendar, in order. */
export const daysOf = ({ key, rule }: Pick<Occasion, 'key' | 'rule'>): OccasionDay[] =>
  rule.by === 'fixed'
    ? calendarYears.map((year) => ({
        day: `${year}-${String(rule.month).padStart(2, '0')}-${String(rule.day).padStart(2, '0')}`,
      }))
    : (made[key] ?? [])
