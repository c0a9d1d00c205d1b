import type { Rule } from '../../packages/server/src/greeting/calendar/rules.ts'
import { dayFrom, dayOf, midnightOf, plusDays } from './days.ts'
import { lunarDays } from './moon.ts'
import { ayanamsa, dayMs, type Sky, turn, whenAngle } from './sky.ts'

/** Easter Sunday (Gregorian computus, Meeus/Jones/Butcher). */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayFrom(year, Math.floor(n / 31), (n % 31) + 1)
}

/** A day of the arithmetical Hijri calendar (civil epoch, leap years 2 5 7 10 13 16 18 21 24 26 29). */
export function tabularDay(hijriYear: number, month: number, day: number): string {
  const days =
    day + Math.ceil(29.5 * (month - 1)) + (hijriYear - 1) * 354 + Math.floor((3 + 11 * hijriYear) / 30) - 1
  // 1 Muharram of the year 1 is 16 July 622 of the Julian calendar: Julian day 1948439.5.
  return new Date((1_948_439.5 + days - 2_440_587.5) * dayMs).toISOString().slice(0, 10)
}

/** Hijri days of a Gregorian year as the arithmetical calendar has them. */
export const tabularDays = (month: number, day: number, year: number) =>
  [-1, 0, 1, 2]
    .map((step) => tabularDay(Math.floor((year - 622) * 1.03068) + step, month, day))
    .filter((found) => found.startsWith(String(year)))

const nthWeekday = (year: number, { month, weekday, nth }: Extract<Rule, { by: 'weekday' }>) => {
  const all = Array.from({ length: 31 }, (_, i) => new Date(Date.UTC(year, month - 1, i + 1))).filter(
    (date) => date.getUTCMonth() === month - 1 && date.getUTCDay() === weekday,
  )
  return all
    .at(nth > 0 ? nth - 1 : nth)!
    .toISOString()
    .slice(0, 10)
}

/** Finds the days of a rule in a year under a sky. */
export function dayFinder(sky: Sky): (rule: Rule, year: number) => string[] {
  const lunar = lunarDays(sky)
  const sidereal = (at: number) => turn(sky.sun(at) - ayanamsa(at))
  const ingress = (sign: number, year: number) =>
    whenAngle(
      sidereal,
      sign * 30,
      Date.UTC(year, 3, 14) + (((sign + 12) % 12) / 12) * 365.25 * dayMs - (sign >= 9 ? 365.25 * dayMs : 0),
      0.9856,
    )

  function ingressDay({ sign, day: how }: Extract<Rule, { by: 'ingress' }>, year: number): string {
    const at = ingress(sign, year)
    const day = dayOf(at)
    const { rise, set } = lunar.sun(day)
    if (how === 'civil') return day
    if (how === 'after-civil') return plusDays(day, 1)
    if (how === 'from-sunrise') return at < rise ? plusDays(day, -1) : day
    if (how === 'next-sunrise') return at < rise ? day : plusDays(day, 1)
    return at < set ? day : plusDays(day, 1)
  }

  /** The last day of a solar month with a nakshatra of the Moon at sunrise. */
  function nakshatraDay({ sign, nakshatra }: Extract<Rule, { by: 'nakshatra' }>, year: number): string {
    const from = dayOf(ingress(sign, year))
    const days = Array.from({ length: 31 }, (_, i) => plusDays(from, i))
    const width = 360 / 27
    const inIt = (at: number) => Math.floor(turn(sky.moon(at) - ayanamsa(at)) / width) === nakshatra - 1
    const found = days.filter(
      (day) => inIt(lunar.sun(day).rise) && sidereal(lunar.sun(day).rise) < sign * 30 + 30,
    )
    if (found.length === 0) throw new Error(`no nakshatra ${nakshatra} in ${year}`)
    return found.at(-1)!
  }

  function find(rule: Rule, year: number): string[] {
    switch (rule.by) {
      case 'fixed':
        return [dayFrom(year, rule.month, rule.day)]
      case 'weekday':
        return [nthWeekday(year, rule)]
      case 'easter':
        return [plusDays(easterOf(year), rule.plus)]
      case 'parsi':
        return [-1, 0, 1].map((k) => plusDays('2024-08-15', 365 * (year - 2024 + k) + rule.plus))
      case 'tithi':
        return lunar.days(rule, year).map((day) => plusDays(day, rule.plus ?? 0))
      case 'holi':
        return lunar.holi(year).map((day) => plusDays(day, rule.plus ?? 0))
      case 'rakhi':
        return lunar.rakhi(year)
      case 'friday-before-rakhi':
        return lunar
          .rakhi(year)
          .map((day) => plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 2) % 7)))
      case 'ingress':
        return [plusDays(ingressDay(rule, year), rule.plus ?? 0)]
      case 'nakshatra':
        return [plusDays(nakshatraDay(rule, year), rule.plus ?? 0)]
      case 'hijri':
        return [year - 1, year, year + 1]
          .flatMap((about) => tabularDays(rule.month, 1, about))
          .map((first) => plusDays(lunar.afterCrescent(midnightOf(first)), rule.day - 1))
    }
  }
  return (rule, year) =>
    [...new Set(find(rule, year))].filter((day) => day.startsWith(String(year))).toSorted()
}
