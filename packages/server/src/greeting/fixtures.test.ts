import { ImageSubcategory } from '@parichay/contract/greeting/fields.ts'
import { expect, test } from 'vitest'
import { businessCategories } from './fixtures.ts'

const byEnglish = new Intl.Collator('en')

test('business categories are many, unique, in order, and end with Other', () => {
  const names = businessCategories.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(70)
  expect(new Set(names).size).toBe(names.length)
  expect(names.at(-1)).toBe('Other')
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted(byEnglish.compare))
})

test.each(['hi', 'gu'] as const)('each has its own name in %s, in that script', (language) => {
  const script = { hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }[language]
  const names = businessCategories.map(({ names: byLanguage }) => byLanguage[language] ?? '')
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(script)
})

test('they satisfy the contract and fit the category of a business', () => {
  for (const category of businessCategories) {
    ImageSubcategory.parse({ ...category, imageSubcategoryId: 1 })
    expect(category.name.length).toBeLessThanOrEqual(60)
  }
})
