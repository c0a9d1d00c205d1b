import { expect, test } from 'vitest'
import {
  captionOf,
  countdownTo,
  newPosts,
  nextDays,
  nextOccasions,
  occasionsByDay,
  popularPosts,
  tellOccasions,
  stripDays,
} from './days.ts'
import type { DatedSubcategory } from './fields.ts'

const occasion = (imageSubcategoryId: number, priority: number, ...days: string[]) =>
  ({ imageSubcategoryId, priority, days: days.map((day) => ({ day, who: '' })) }) as DatedSubcategory

test('the strip begins yesterday and ends in sixty days, over the end of a year too', () => {
  const days = stripDays('2026-12-01')
  expect(days.slice(0, 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(days.at(-1)).toBe('2027-01-30')
  expect(new Set(days).size).toBe(62)
})

test('occasions of a day stand by their weight, each once a day', () => {
  const rare = occasion(1, 4, '2026-11-08', '2026-11-08')
  const great = occasion(2, 1, '2026-11-08', '2027-10-29')
  expect(occasionsByDay([rare, great], '2026-11-01', '2026-11-30')).toEqual(
    new Map([['2026-11-08', [great, rare]]]),
  )
})

test('the next occasions come by day, each once, and not the day itself', () => {
  const today = occasion(1, 1, '2026-11-21')
  const soon = occasion(2, 3, '2026-11-23', '2026-11-24')
  const later = occasion(3, 1, '2026-11-26')
  expect(nextOccasions([later, soon, today], '2026-11-21', '2026-12-31', 9)).toEqual([
    { occasion: soon, day: '2026-11-23' },
    { occasion: later, day: '2026-11-26' },
  ])
  expect(nextOccasions([later, soon], '2026-11-21', '2026-12-31', 1)).toHaveLength(1)
})

test('the next days that are kept come in their order, today among them, each with all that is kept on it', () => {
  const rare = occasion(1, 4, '2026-11-21')
  const great = occasion(2, 1, '2026-11-21', '2026-11-26')
  const far = occasion(3, 1, '2027-11-21')
  const past = occasion(4, 1, '2026-11-20')
  expect(nextDays([rare, great, far, past], '2026-11-21', 10)).toEqual([
    { day: '2026-11-21', occasions: [great, rare] },
    { day: '2026-11-26', occasions: [great] },
  ])
  expect(nextDays([rare, great], '2026-11-21', 1)).toHaveLength(1)
})

test('a great day is counted down to where it is kept, from as many days on as its occasion says', () => {
  const feast = (more: Partial<DatedSubcategory>, ...days: string[]) => ({
    ...occasion(1, 1, ...days),
    regions: [],
    showDaysBefore: 7,
    ...more,
  })
  const diwali = feast({ name: 'Diwali' }, '2026-11-08')
  const onam = feast({ name: 'Onam', regions: ['KL'] }, '2026-11-07')
  const minor = feast({ name: 'Minor', priority: 2 }, '2026-11-04')
  const some = feast({ name: 'Some', days: [{ day: '2026-11-05', who: 'Smarta' }] })
  const found = (day: string, regions: string[] = []) => {
    const next = countdownTo([minor, some, diwali, onam], day, regions)
    return next && `${next.occasion.name} ${next.days}`
  }
  expect(found('2026-10-31')).toBeUndefined()
  expect(found('2026-11-01')).toBe('Diwali 7')
  expect(found('2026-11-03', ['KL'])).toBe('Onam 4')
  expect(found('2026-11-07', ['KL'])).toBe('Diwali 1')
  expect(found('2026-11-08')).toBeUndefined()
})

test.each([
  ['hi', 'हि'],
  ['ta', 'En'],
])('a caption in %s', (language, text) => {
  expect(captionOf({ captions: { hi: 'हि', en: 'En' }, language: 'en', title: 'T' }, language)).toBe(text)
})

test('a post without captions is sent with its title', () => {
  expect(captionOf({ captions: {}, language: 'en', title: 'T' }, 'hi')).toBe('T')
})

test('new is said only where it tells posts apart', () => {
  const at = (day: string, imageId: number) => ({ imageId, createdAt: `${day}T00:00:00Z` })
  const now = Date.parse('2026-11-21T00:00:00Z')
  expect(newPosts([at('2026-11-20', 1), at('2026-10-01', 2)], now)).toEqual(new Set([1]))
  expect(newPosts([at('2026-11-20', 1), at('2026-11-20', 2)], now)).toEqual(new Set())
})

test('popular is said only where it tells posts apart', () => {
  const post = (imageId: number, isPopular: boolean) => ({ imageId, isPopular })
  expect(popularPosts([post(1, true), post(2, false), post(3, false)])).toEqual(new Set([1]))
  expect(popularPosts([post(1, true), post(2, true), post(3, false)])).toEqual(new Set())
})

test('occasions with pictures and those without are told apart', () => {
  const [one, other] = [{ imageSubcategoryId: 1 }, { imageSubcategoryId: 2 }]
  expect(tellOccasions([one!, other!], [{ imageSubcategoryId: 2 }, { imageSubcategoryId: null }])).toEqual({
    shown: [other],
    missing: [one],
  })
})
