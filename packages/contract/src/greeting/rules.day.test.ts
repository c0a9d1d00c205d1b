import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../business/rules.ts'
import { languagesOfBusiness, languagesOfRegions, regionsOf, stateNameOf } from './languages.ts'
import { type AnyDayPost, chooseDay, dayPictures, restDays } from './rules.day.ts'

const shares = [2, 1, 2, 1]
const traits = (day: string) => ({ day, languages: ['gu' as const], shares })
const post = (imageId: number, more: Partial<AnyDayPost> = {}): AnyDayPost => ({
  imageId,
  language: 'gu',
  isPremium: false,
  group: imageId % 4,
  weekday: null,
  months: null,
  ...more,
})
const many = (count: number, from = 1) => Array.from({ length: count }, (_, i) => post(from + i * 3))
const days = Array.from({ length: 120 }, (_, at) => addDays('2026-11-22', at))

test('a picture rests for a fortnight while others are left, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 700 }), fc.integer({ min: 1, max: 10_000 }), (count, from) => {
      const pool = many(count, from)
      const shown = days.map((day) => chooseDay(traits(day), [], pool).anyDay)
      for (const [at, list] of shown.entries()) {
        expect(new Set(list).size).toBe(dayPictures)
        const before = shown.slice(Math.max(0, at - restDays), at)
        for (const id of list) {
          const last = before.findLastIndex((one) => one.includes(id))
          // It came again: then all others have been there since.
          if (last >= 0) expect(new Set([...before.slice(last).flat(), ...list]).size).toBe(count)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('what is added or taken away leaves the days of all others as they are', () => {
  const pool = many(900)
  const fewer = pool.filter((_, at) => at % 50 !== 7)
  const before = days.slice(0, restDays).flatMap((day) => chooseDay(traits(day), [], pool).anyDay)
  const after = days.slice(restDays, restDays + 1).flatMap((day) => chooseDay(traits(day), [], fewer).anyDay)
  expect(after.filter((id) => before.includes(id))).toEqual([])
})

test('with enough of each group a day has its share of all', () => {
  const pool = many(2000)
  for (const day of days) {
    const groups = chooseDay(traits(day), [], pool).anyDay.map((id) => id % 4)
    expect(groups).toEqual([0, 0, 1, 2, 2, 3])
  }
})

test('the order of the library does not matter', () => {
  const pool = many(300)
  expect(chooseDay(traits('2027-01-04'), [], pool.toReversed())).toEqual(
    chooseDay(traits('2027-01-04'), [], pool),
  )
})

test('a Monday wish comes on Mondays only, and not on each where there are few', () => {
  const monday = post(5000, { weekday: 1 })
  const pool = [...many(40), monday]
  const shown = days.filter((day) => chooseDay(traits(day), [], pool).anyDay.includes(5000))
  expect(shown.length).toBeGreaterThan(3)
  for (const [at, day] of shown.entries()) {
    expect(new Date(day).getUTCDay()).toBe(1)
    if (at > 0) expect(addDays(shown[at - 1]!, restDays) < day).toBe(true)
  }
})

test('what is of a season comes in its months only, beside the six of the day, and rests for a fortnight', () => {
  const winter = [7000, 7001, 7002].map((imageId) => post(imageId, { months: [11, 12, 1, 2] }))
  const year = Array.from({ length: 365 }, (_, at) => addDays('2026-11-22', at))
  const last = new Map<number, number>()
  for (const [at, day] of year.entries()) {
    const { anyDay } = chooseDay(traits(day), [], [...many(200), ...winter])
    const cold = anyDay.filter((id) => id >= 7000)
    expect(anyDay.length - cold.length, day).toBe(dayPictures)
    if (!/-(11|12|01|02)-/.test(day)) expect(cold, day).toEqual([])
    for (const id of cold) {
      expect(at - (last.get(id) ?? -restDays - 1), day).toBeGreaterThan(restDays)
      last.set(id, at)
    }
  }
  expect(last.size).toBe(winter.length)
})

test('occasions lead in the nearest language; what is not read here comes last, or where nothing else is left', () => {
  const leaf = { isPremium: false, priority: 1, isOwn: true, isRegional: false }
  const occasions = [
    { ...leaf, imageId: 1, language: 'en' as const },
    { ...leaf, imageId: 2, language: 'gu' as const, isPremium: true },
    { ...leaf, imageId: 3, language: 'gu' as const },
    { ...leaf, imageId: 4, language: 'ta' as const },
    { ...leaf, imageId: 5, language: 'gu' as const, priority: 3 },
  ]
  const foreign = many(20, 900).map((one) => ({ ...one, language: 'ta' as const }))
  const found = chooseDay(traits('2026-12-31'), occasions, [...many(6, 100), ...foreign])
  expect(found.occasion).toEqual([3, 1, 5, 2])
  expect(found.rest).toEqual([4])
  expect(new Set(found.anyDay)).toEqual(new Set([100, 103, 106, 109, 112, 115]))
  expect(chooseDay(traits('2026-12-31'), [], [...many(2, 100), ...foreign]).anyDay.length).toBe(6)
})

test('the days of the own state lead, and what was sent stands behind its like', () => {
  const one = { language: 'gu' as const, isPremium: false, priority: 1, isOwn: true, isRegional: false }
  const occasions = [
    { ...one, imageId: 1 },
    { ...one, imageId: 2 },
    { ...one, imageId: 3, priority: 3, isRegional: true },
    { ...one, imageId: 4, priority: 5, isRegional: true },
  ]
  const pool = many(200)
  expect(chooseDay(traits('2027-01-14'), occasions, pool).occasion).toEqual([3, 2, 1, 4])
  const sentLately = new Set([2])
  expect(chooseDay({ ...traits('2027-01-14'), sentLately }, occasions, pool).occasion).toEqual([3, 1, 2, 4])
})

test('what was sent lately gives way to what was not, and comes back where nothing else is left', () => {
  const pool = many(900)
  const day = '2027-01-04'
  const usual = chooseDay(traits(day), [], pool).anyDay
  const sentLately = new Set(usual.slice(0, 3))
  const other = chooseDay({ ...traits(day), sentLately }, [], pool).anyDay
  expect(other.length).toBe(dayPictures)
  expect(other.filter((id) => sentLately.has(id))).toEqual([])
  const few = many(6)
  const all = new Set(few.map(({ imageId }) => imageId))
  expect(chooseDay({ ...traits(day), sentLately: all }, [], few).anyDay.length).toBe(dayPictures)
})

test('the own language comes before those that are read everywhere', () => {
  const hindi = many(900).map((one) => ({ ...one, imageId: one.imageId + 1, language: 'hi' as const }))
  const own = many(900)
  const ids = new Set(own.map(({ imageId }) => imageId))
  for (const day of days)
    expect(chooseDay(traits(day), [], [...hindi, ...own]).anyDay.every((id) => ids.has(id))).toBe(true)
})

test('the languages of a business: chosen, written, spoken in its state', () => {
  expect(languagesOfBusiness({ chosen: 'en', state: 'ગુજરાત', pin: '395003', texts: ['રૂપકલા'] })).toEqual([
    'en',
    'gu',
  ])
  expect(languagesOfBusiness({ state: 'Maharashtra', texts: ['Asha Clinic'] })).toEqual(['mr'])
  expect(languagesOfBusiness({ texts: [] })).toEqual([])
  expect(languagesOfBusiness({ wanted: ['ta', 'en'], chosen: 'en', texts: [] })).toEqual(['ta', 'en'])
  expect(stateNameOf({ pin: '395003' })).toBe('Gujarat')
  expect(languagesOfRegions(['GJ', 'MH', 'AS'])).toEqual(['gu', 'mr', 'bn'])
  expect(regionsOf({ pin: '600001' })).toEqual(['TN'])
  expect(regionsOf({ state: 'somewhere' })).toEqual([])
})

test('a trade’s own tips have days of their own, one at a time, among the six; what was sent lately stays away', () => {
  const tips = [100_001, 100_002].map((imageId) => post(imageId, { ofTrade: 'tip' }))
  const pool = [...many(120), ...tips]
  const ids = new Set(tips.map(({ imageId }) => imageId))
  const shown = days.map((day) => chooseDay(traits(day), [], pool).anyDay)
  const on = shown.map((list) => list.filter((id) => ids.has(id)))
  expect(Math.max(...on.map(({ length }) => length))).toBe(1)
  expect(new Set(shown.map(({ length }) => length))).toEqual(new Set([dayPictures]))
  for (const { imageId } of tips) expect(on.filter(([id]) => id === imageId).length).toBe(days.length / 15)
  for (const day of days.slice(0, 15)) {
    const list = chooseDay({ ...traits(day), sentLately: ids }, [], pool).anyDay
    expect(list.length).toBe(dayPictures)
    expect(list.filter((id) => ids.has(id))).toEqual([])
  }
})
