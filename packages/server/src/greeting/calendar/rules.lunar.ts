import { type DayPart, occasion } from './rules.ts'

/** A rule by the lunar day. */
export const tithi = (
  month: number,
  day: number,
  at: DayPart = 'sunrise',
  tie?: 'first' | 'last' | 'longest',
  plus?: number,
) => ({
  by: 'tithi' as const,
  month,
  tithi: day,
  at,
  ...(tie ? { tie } : {}),
  ...(plus ? { plus } : {}),
})
/** Lunar months by their number. */
export const months = {
  chaitra: 0,
  vaishakha: 1,
  jyeshtha: 2,
  ashadha: 3,
  shravana: 4,
  bhadrapada: 5,
  ashwina: 6,
  kartika: 7,
  margashirsha: 8,
  pausha: 9,
  magha: 10,
  phalguna: 11,
} as const

/** The n-th day of the waning moon. */
export const waning = (day: number) => 15 + day

/** Where the rules of most festivals come from. */
export const panchang = 'Rashtriya Panchang; Dharmasindhu'
/** Kept by this community. */
export const hindu = { communities: ['hindu'] }
/** Kept by this community. */
export const jain = { communities: ['jain'] }
/** Kept by this community. */
export const sikh = { communities: ['sikh'] }
/** Kept by this community. */
export const buddhist = { communities: ['buddhist'] }
/** Notes a festival. */
export const fest = occasion.bind(null, 'festival')
/** Notes a day of a person. */
export const person = occasion.bind(null, 'community')
