import { expect, test } from 'vitest'
import { pageFacts, totalText } from './pages.ts'

test.each([
  [1, 20, 45, { page: 1, pages: 3, first: 1, last: 20 }],
  [3, 20, 45, { page: 3, pages: 3, first: 41, last: 45 }],
  [9, 20, 45, { page: 3, pages: 3, first: 41, last: 45 }],
  [0, 20, 45, { page: 1, pages: 3, first: 1, last: 20 }],
  [1, 20, 0, { page: 1, pages: 1, first: 0, last: 0 }],
  [2, 20, 40, { page: 2, pages: 2, first: 21, last: 40 }],
])('page %i of %i rows each, %i in all', (page, size, total, facts) => {
  expect(pageFacts(page, size, total)).toEqual(facts)
})

test.each([
  [0, 'en', '0'],
  [9_999, 'en', '9,999'],
  [10_000, 'en', '10,000'],
  [10_001, 'en', '10,000+'],
  [1_000_000, 'hi', '10,000+'],
])('a total of %i in %s is %s', (total, locale, text) => {
  expect(totalText(total, locale)).toBe(text)
})
