import { expect, test } from 'vitest'
import type { CategoryWords } from './fields.ts'
import { categorySlug, emptyWords, landingPath, missingOf, pageStatus, wholeLanguages } from './rules.ts'
import { readyProduct } from './starter.ts'

const whole: CategoryWords = {
  ...emptyWords,
  title: 'A card for tailors',
  seoDescription: 'Rates and days',
  lead: 'Measures in your book',
  about: 'We measure twice.',
  products: ['Blouse', 'Shirt', 'Suit'].map((name) => ({ name, description: '' })),
  faq: [
    { question: 'How long?', answer: 'Ten days.' },
    { question: 'How much?', answer: 'See the list.' },
  ],
}

test.each([
  ['whole', {}, null],
  ['no title', { title: '' }, 'title'],
  ['nothing for search engines', { seoDescription: '' }, 'seoDescription'],
  ['no lines below the title', { lead: '' }, 'lead'],
  ['no text about us', { about: '' }, 'about'],
  ['two products', { products: whole.products.slice(1) }, 'products'],
  ['one question', { faq: whole.faq.slice(1) }, 'faq'],
] as const)('a language with %s', (_what, change, missing) => {
  expect(missingOf({ ...whole, ...change } as CategoryWords)).toBe(missing)
})

test('a page is shown in the languages that are whole', () => {
  expect(wholeLanguages({ words: { en: whole, hi: emptyWords, gu: whole } })).toEqual(['en', 'gu'])
})

test.each([
  [null, false, 'none'],
  [null, true, 'delivered'],
  [{ isPublished: false, isNewer: true }, true, 'draft'],
  [{ isPublished: true, isNewer: true }, true, 'changed'],
  [{ isPublished: true, isNewer: false }, false, 'published'],
] as const)('with the record %j and something below %s it is %s', (record, hasBase, status) => {
  expect(pageStatus(record, hasBase)).toBe(status)
})

test('addresses are made of the English name', () => {
  expect(categorySlug('Café & Tea House')).toBe('cafe-tea-house')
  expect(landingPath('Auto Garage')).toBe('/for/auto-garage')
  expect(landingPath('Auto Garage', 'gu')).toBe('/for/auto-garage/gu')
})

test('who sells goods is offered products, everybody else services, without a price', () => {
  const offered = { name: 'Ladoo', description: 'In ghee' }
  expect(readyProduct(offered, 'Sweets & Mithai')).toMatchObject({ ...offered, kind: 'product', price: '' })
  expect(readyProduct(offered, 'Auto Garage')).toMatchObject({ kind: 'service', action: 'enquiry' })
})
