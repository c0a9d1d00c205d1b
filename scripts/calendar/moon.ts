import type { DayPart, Rule } from '../../packages/server/src/greeting/calendar/rules.ts'
import { dayOf, plusDays, sunDays } from './days.ts'
import { ayanamsa, dayMs, lean, type Sky, turn, ujjain, whenAngle } from './sky.ts'

/** Mean length of a lunation, in days. */
const lunation = 29.530588853
const firstNewMoon = Date.UTC(2000, 0, 6, 18, 14)

/** A lunar day: from when to when. */
export type Span = { from: number; until: number }

/** Lunar reckoning under a sky. */
export function lunarDays(sky: Sky) {
  const sun = sunDays(sky)
  const elongation = (at: number) => turn(sky.moon(at) - sky.sun(at))
  const newMoons = new Map<number, number>()
  const newMoon = (k: number) => {
    const known = newMoons.get(k)
    if (known !== undefined) return known
    const at = whenAngle(elongation, 0, firstNewMoon + k * lunation * dayMs, 12.19)
    newMoons.set(k, at)
    return at
  }
  const signOf = (at: number) => Math.floor(turn(sky.sun(at) - ayanamsa(at)) / 30)

  /** The lunar month that begins with the k-th new moon; a month without an ingress of the Sun is a leap month. */
  const monthOf = (k: number) => {
    const sign = signOf(newMoon(k))
    return { month: (sign + 1) % 12, isLeap: sign === signOf(newMoon(k + 1)) }
  }

  /** When a lunar day of a month lasts, each time it touches a year. */
  function spansOf(month: number, tithi: number, year: number): Span[] {
    const first = Math.floor((Date.UTC(year - 1, 11, 1) - firstNewMoon) / (lunation * dayMs)) - 1
    return Array.from({ length: 17 }, (_, i) => first + i)
      .filter((k) => {
        const found = monthOf(k)
        return found.month === month && !found.isLeap
      })
      .map((k) => {
        const edge = (count: number) =>
          whenAngle(elongation, turn(12 * count), newMoon(k) + (count / 30) * lunation * dayMs, 12.19)
        return { from: edge(tithi - 1), until: edge(tithi) }
      })
  }

  /** A part of a day, by the night's and the day's own fifths; a moment has no length. */
  function partOf(part: DayPart, day: string): Span {
    const { rise, set, nextRise } = sun(day)
    const at = (share: number) => rise + share * (set - rise)
    const night = nextRise - set
    const moment = (when: number) => ({ from: when, until: when })
    switch (part) {
      case 'sunrise':
        return moment(rise)
      case 'sunset':
        return moment(set)
      case 'purvahna':
        return { from: rise, until: at(1 / 2) }
      case 'madhyahna':
        return { from: at(2 / 5), until: at(3 / 5) }
      case 'aparahna':
        return { from: at(3 / 5), until: at(4 / 5) }
      case 'pradosha':
        return { from: set, until: set + night / 5 }
      case 'nishita':
        return { from: set + (night * 7) / 15, until: set + (night * 8) / 15 }
      case 'dawn':
        return { from: rise - 96 * 60_000, until: rise }
      case 'moonrise':
        return moment(sky.next('moon', 'rise', rise, ujjain))
    }
  }

  /** The day a lunar day belongs to. One that fits no day belongs to the day it has at sunrise, or in which it passes. */
  function choose(span: Span, part: DayPart, tie: 'first' | 'last' | 'longest' = 'first'): string {
    const days = [-1, 0, 1, 2].map((step) => plusDays(dayOf(span.from), step))
    const fits = days
      .map((day) => {
        const { from, until } = partOf(part, day)
        const shared = Math.min(until, span.until) - Math.max(from, span.from)
        return { day, shared, fits: from === until ? shared >= 0 : shared > 0 }
      })
      .filter((one) => one.fits)
    if (fits.length === 0) {
      if (part !== 'sunrise') return choose(span, 'sunrise')
      const day = dayOf(span.from)
      return span.from < sun(day).rise ? plusDays(day, -1) : day
    }
    if (tie === 'longest') return fits.reduce((best, one) => (one.shared > best.shared ? one : best)).day
    return (tie === 'first' ? fits[0]! : fits.at(-1)!).day
  }

  /** The day after the fire of Holi. Bhadra is the first half of the full moon's day. */
  function holi(year: number): string[] {
    return spansOf(11, 15, year).map((span) => {
      const evening = choose(span, 'pradosha', 'last')
      const bhadraEnd = (span.from + span.until) / 2
      const next = sun(plusDays(evening, 1))
      const isBarred =
        span.from <= partOf('pradosha', evening).from && bhadraEnd >= partOf('pradosha', evening).until
      const isLong = span.until >= next.rise + (7 / 8) * (next.set - next.rise)
      return plusDays(evening, isBarred && isLong ? 2 : 1)
    })
  }

  function rakhi(year: number): string[] {
    return spansOf(4, 15, year).map((span) => {
      const day = choose(span, 'sunrise', 'last')
      const { rise, set } = sun(day)
      return span.until - rise >= (set - rise) / 5 ? day : plusDays(day, -1)
    })
  }

  const days = (rule: Extract<Rule, { by: 'tithi' }>, year: number) =>
    spansOf(rule.month, rule.tithi, year).map((span) => choose(span, rule.at, rule.tie))

  /** The first evening on which the young Moon can be seen, and so the first day of a Hijri month near an instant. */
  function afterCrescent(near: number): string {
    const k = Math.round((near - 1.5 * dayMs - firstNewMoon) / (lunation * dayMs))
    for (let day = dayOf(newMoon(k)); ; day = plusDays(day, 1)) {
      const { set } = sun(day)
      const far = Math.abs(lean(sky.moon(set) - sky.sun(set)))
      if (set > newMoon(k) && far >= 9 && sky.moonAltitude(set, ujjain) >= 7) return plusDays(day, 1)
    }
  }
  return { days, holi, rakhi, afterCrescent, sun }
}
