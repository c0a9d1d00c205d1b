import { expect, test } from 'vitest'
import { changeDailySearch, isNarrowed, readDailySearch } from './daily-search.ts'

const given = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readDailySearch(search)).filter(([, value]) => value !== undefined))

test('an address says what is shown; what makes no sense is left out', () => {
  expect(
    given({
      day: '2026-11-26',
      shape: 'STORY',
      language: 'hi',
      category: '3',
      image: '12',
      search: ' diwali ',
    }),
  ).toEqual({ day: '2026-11-26', shape: 'STORY', language: 'hi', category: 3, image: 12, search: 'diwali' })
  expect(
    given({ day: '2026-13-45', shape: 'ROUND', language: 'xx', category: '-1', image: 'x', show: 'all' }),
  ).toEqual({})
})

test('a day, a group and words give way to each other; shape and language stay', () => {
  const plain = { shape: 'STORY' as const, language: 'gu' as const }
  const searched = changeDailySearch({ ...plain, category: 3, tag: 2 }, { search: 'diwali' })
  expect(searched).toMatchObject({ ...plain, search: 'diwali', category: undefined, tag: undefined })
  expect(changeDailySearch(searched, { category: 4 })).toMatchObject({ search: undefined, category: 4 })
  expect(changeDailySearch(searched, { day: '2026-11-26' })).toMatchObject({ ...plain, search: undefined })
  expect(
    changeDailySearch({ category: 4, subcategory: 8 }, { category: undefined }).subcategory,
  ).toBeUndefined()
  expect(changeDailySearch({ category: 4 }, { show: 'favourites' })).toMatchObject({ category: undefined })
})

test('what narrows', () => {
  expect(isNarrowed({ day: '2026-11-26', shape: 'STORY' })).toBe(false)
  expect(isNarrowed({ tag: 3 })).toBe(true)
})
