import { expect, test } from 'vitest'
import { changeLibrarySearch, filtersOf, isNarrowed, noFilters, readLibrarySearch } from './library-search.ts'

test('an address keeps what makes sense', () => {
  const given = {
    tab: 'tags',
    search: ' diwali ',
    type: 'SQUARE_IMAGE',
    category: '7',
    post: '12',
    day: '2026-11-08',
  }
  expect(readLibrarySearch({ ...given, language: 'xx', tag: '-1', premium: 'maybe', view: 'wall' })).toEqual({
    tab: 'tags',
    search: 'diwali',
    type: 'SQUARE_IMAGE',
    category: 7,
    post: 12,
    day: '2026-11-08',
  })
  expect(readLibrarySearch({ tab: 'images', subcategory: '4', day: '2026-13-08' })).toEqual({})
})

test('a filter closes the post, another category drops the subcategory, the look keeps both', () => {
  const now = { category: 1, subcategory: 2, post: 3 }
  expect(changeLibrarySearch(now, { language: 'hi' })).toEqual({
    category: 1,
    subcategory: 2,
    language: 'hi',
  })
  expect(changeLibrarySearch(now, { category: 4 })).toEqual({ category: 4 })
  expect(changeLibrarySearch(now, { view: 'grid' })).toEqual({ ...now, view: 'grid' })
  expect(changeLibrarySearch({ ...now, view: 'grid' }, noFilters)).toEqual({ view: 'grid' })
  expect([isNarrowed({ view: 'grid', post: 3 }), isNarrowed({ tag: 3 })]).toEqual([false, true])
  expect(filtersOf({ premium: 'false', tag: 3, post: 9 })).toEqual({ isPremium: 'false', imageTagId: 3 })
})
