import { languages } from '@parichay/contract/agency/fields.ts'
import { templateCodes } from '@parichay/contract/card/fields.ts'
import { reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { CategoryWords } from '@parichay/contract/category-page/fields.ts'
import { categorySlug, missingOf } from '@parichay/contract/category-page/rules.ts'
import { expect, test } from 'vitest'
import { businessCategories } from '../../greeting/fixtures.ts'
import { linkCategories } from '../../link-store/fixtures.ts'
import { deliveredPages } from './fixtures.ts'
import { wordsOf, type WrittenPage } from './rules.ts'

const pages = [...deliveredPages.values()]
const linkNames = new Set(linkCategories.flatMap(({ types }) => types.map(({ name }) => name)))
const scripts = { en: /\p{Script=Latin}/u, hi: /\p{Script=Devanagari}/u, gu: /\p{Script=Gujarati}/u }
const others = {
  en: /[\p{Script=Devanagari}\p{Script=Gujarati}]/u,
  hi: /[\p{Script=Gujarati}\p{Script=Bengali}]/u,
  // Gujarati borrows the danda from nobody.
  gu: /[\p{Script=Devanagari}\p{Script=Bengali}।]/u,
}
const sentencesOf = ({ title, seo, lead, about, products, faq, reasons = [] }: WrittenPage['en']) => [
  title,
  seo,
  lead,
  about,
  ...products.flat(),
  ...faq.flat(),
  ...reasons,
]

test('every category that businesses choose from has a page of its own, and there is no other', () => {
  const known = businessCategories.map(({ name }) => name).toSorted()
  expect(pages.map(({ category }) => category).toSorted()).toEqual(known)
})

test('every category has an address of its own that is no language', () => {
  const slugs = businessCategories.map(({ name }) => categorySlug(name))
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((one) => (languages as readonly string[]).includes(one))).toEqual([])
})

test.each(pages)('$category: whole in every language, within bounds, in its own script', (page) => {
  for (const language of languages) {
    const words = wordsOf(page, language)
    expect(CategoryWords.parse(words)).toEqual(words)
    expect(missingOf(words)).toBeNull()
    expect(words.products).toHaveLength(6)
    expect(words.faq).toHaveLength(4)
    expect(words.aboutTitles).toHaveLength(12)
    expect(words.reasons.length).toBeGreaterThanOrEqual(6)
    expect(words.seoTitle).not.toBe('')
    expect(words.seoDescription.length).toBeGreaterThan(60)
    expect(words.about.length).toBeGreaterThan(110)
    for (const sentence of sentencesOf(page[language])) {
      expect(sentence).toMatch(scripts[language])
      expect(sentence).not.toMatch(others[language])
    }
  }
})

test.each(pages)('$category: links and designs that exist', ({ links, designs }) => {
  expect(links.filter((name) => !linkNames.has(name))).toEqual([])
  expect(links.length).toBeGreaterThanOrEqual(4)
  expect(new Set(links).size).toBe(links.length)
  expect(designs.filter((code) => !templateCodes.includes(code))).toEqual([])
  expect(designs.length).toBeGreaterThanOrEqual(2)
})

test.each(pages)(
  '$category: what is left out of the reasons is one of them',
  ({ category, without = [] }) => {
    const reasons = reasonsFor(category, 'en')
    expect(without.filter((reason) => !reasons.includes(reason))).toEqual([])
  },
)

test.each(languages)('%s: hardly a text of one category stands in another one', (language) => {
  const seen = new Map<string, number>()
  const long = pages.flatMap((page) => sentencesOf(page[language])).filter((text) => text.length > 24)
  for (const text of long) seen.set(text, (seen.get(text) ?? 0) + 1)
  const twice = [...seen].filter(([, times]) => times > 1).map(([text]) => text)
  expect(twice.length, twice.join('\n')).toBeLessThanOrEqual(long.length * 0.01)
})
