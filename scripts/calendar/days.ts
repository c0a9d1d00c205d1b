import { dayMs, type Sky, ujjain } from './sky.ts'

const istMs = 5.5 * 3_600_000

/** Midnight of an Indian day, `YYYY-MM-DD`. */
export const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`) - istMs
/** The Indian day of an instant. */
export const dayOf = (at: number) => new Date(at + istMs).toISOString().slice(0, 10)
/** A day some days later. */
export const plusDays = (day: string, days: number) => dayOf(midnightOf(day) + days * dayMs + 3_600_000)
/** `YYYY-MM-DD` of parts, months from 1. */
export const dayFrom = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Sunrise, sunset and the next sunrise of an Indian day at Ujjain, remembered. */
export function sunDays(sky: Sky) {
  const known = new Map<string, { rise: number; set: number; nextRise: number }>()
  return (day: string) => {
    let found = known.get(day)
    if (!found) {
      const rise = sky.next('sun', 'rise', midnightOf(day), ujjain)
      const set = sky.next('sun', 'set', rise, ujjain)
      found = { rise, set, nextRise: sky.next('sun', 'rise', set, ujjain) }
      known.set(day, found)
    }
    return found
  }
}
