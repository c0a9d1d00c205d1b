import { expect, test } from 'vitest'
import { aboutTitles, reasonsFor, unitsIn } from './suggestions.ts'

const languages = ['en', 'hi', 'gu'] as const
const trades = [
  'Kirana',
  'Bakery',
  'Puja',
  'Boutique',
  'Doctor',
  'Tax',
  'Architect',
  'Garage',
  'Salon',
  'School',
  'Laundry',
]

test.each(languages)(
  '%s: twelve titles and at least thirty reasons, none twice, none too long',
  (language) => {
    const titles = aboutTitles(language)
    expect(new Set(titles).size).toBe(12)
    expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(60)
    const all = new Set(trades.flatMap((trade) => reasonsFor(trade, language)))
    expect(all.size).toBeGreaterThanOrEqual(30)
    expect(Math.max(...[...all].map((reason) => reason.length))).toBeLessThanOrEqual(50)
    expect(Math.max(...unitsIn(language).map((unit) => unit.length))).toBeLessThanOrEqual(20)
  },
)

test('each script is its own', () => {
  for (const trade of trades) {
    expect(reasonsFor(trade, 'hi').every((reason) => /\p{Script=Devanagari}/u.test(reason))).toBe(true)
    expect(reasonsFor(trade, 'gu').every((reason) => /\p{Script=Gujarati}/u.test(reason))).toBe(true)
    expect(new Set(reasonsFor(trade, 'en')).size).toBe(reasonsFor(trade, 'en').length)
  }
})

test('a trade’s own reasons come first', () => {
  expect(reasonsFor('Doctor & Clinic', 'en')[0]).toBe('Experienced doctors')
  expect(reasonsFor('Auto Garage', 'hi')[0]).toBe('उसी दिन मरम्मत')
})
