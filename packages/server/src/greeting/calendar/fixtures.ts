import { autumnOccasions } from './fixtures.autumn.ts'
import { nationalDays } from './fixtures.nation.ts'
import { observances } from './fixtures.observance.ts'
import { birthdays } from './fixtures.person.ts'
import { springOccasions } from './fixtures.spring.ts'
import { otherFestivals } from './fixtures.sun.ts'
import type { Occasion } from './rules.ts'

/** The years whose days are in `days.json`. */
export const calendarYears = [2026, 2027, 2028, 2029, 2030] as const

/** The last of them. */
export const lastYear: number = Math.max(...calendarYears)

/** Every occasion of the Indian year. Their days are made by `npm run calendar`. */
export const occasions: Occasion[] = [
  ...springOccasions,
  ...autumnOccasions,
  ...otherFestivals,
  ...nationalDays,
  ...birthdays,
  ...observances,
]
