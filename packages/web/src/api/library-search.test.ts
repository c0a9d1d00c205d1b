import { expect, test } from 'vitest'
import { postAddress, readLibraryPlace, requestAddress } from './library-search.ts'

const { read, change, clear, isFiltered } = postAddress

test('an address keeps what makes sense, under the names of the call', () => {
  const given = {
    tab: 'images',
    search: ' diwali ',
    type: 'SQUARE_IMAGE',
    category: '7',
    post: '12',
    day: '2026-11-08',
    shown: 'false',
  }
  expect(read({ ...given, language: 'xx', tag: '-1', premium: 'maybe', view: 'wall' })).toEqual({
    search: 'diwali',
    type: 'SQUARE_IMAGE',
    imageCategoryId: 7,
    post: 12,
    day: '2026-11-08',
    isShown: 'false',
  })
  expect(read({ subcategory: '4', day: '2026-13-08', imageTagId: '3' })).toEqual({})
})

test('a filter closes the post, another category drops the subcategory, the look keeps both', () => {
  const now = { imageCategoryId: 1, imageSubcategoryId: 2, post: 3 }
  expect(change(now, { language: 'hi' })).toEqual({ category: 1, subcategory: 2, language: 'hi' })
  expect(change(now, { imageCategoryId: 4 })).toEqual({ category: 4 })
  expect(change(now, { view: 'grid' })).toEqual({ category: 1, subcategory: 2, post: 3, view: 'grid' })
  expect(change(now, { post: 5 })).toEqual({ category: 1, subcategory: 2, post: 5 })
  expect(change({ ...now, view: 'grid' }, clear)).toEqual({ view: 'grid' })
  expect([isFiltered({ view: 'grid', post: 3 }), isFiltered({ imageTagId: 3 })]).toEqual([false, true])
})

test('tabs, and the category they stand open at', () => {
  expect(readLibraryPlace({ tab: 'tags', category: '4' })).toEqual({ tab: 'tags', category: 4 })
  expect(readLibraryPlace({ tab: 'none', category: 'x' })).toEqual({ tab: 'images', category: undefined })
  expect(requestAddress.change(requestAddress.read({ status: 'OPEN' }), { status: 'all' })).toEqual({
    tab: 'requests',
    status: 'all',
  })
})
