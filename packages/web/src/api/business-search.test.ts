import { expect, test } from 'vitest'
import { businessAddress } from './business-search.ts'

const { read, change: changed, isFiltered } = businessAddress

test.each([
  ['nothing', {}, {}],
  [
    'everything',
    {
      search: ' raj ',
      subscription: 'expired',
      category: 'Doctor',
      origin: 'self',
      hasCard: 'false',
      imagePost: 'disabled',
      sort: 'name',
      page: '3',
      pageSize: '50',
      agencyId: '2',
    },
    {
      search: 'raj',
      subscription: 'expired',
      category: 'Doctor',
      origin: 'self',
      hasCard: 'false',
      imagePost: 'disabled',
      sort: 'name',
      page: 3,
      pageSize: 50,
      agencyId: 2,
    },
  ],
  [
    'what makes no sense',
    {
      subscription: 'maybe',
      origin: 'mars',
      hasCard: 'yes',
      sort: 'colour',
      page: '-1',
      pageSize: '17',
      agencyId: 'x',
      fromEnd: 'no',
    },
    {},
  ],
  ['the last page', { fromEnd: 'true', page: '2' }, { fromEnd: 'true', page: 2 }],
])('an address with %s', (_what, search, query) => {
  expect(read(search as Record<string, string>)).toEqual(query)
})

test.each([
  [
    'a filter begins at the first page',
    { page: 7, search: 'a' },
    { origin: 'self' as const },
    { search: 'a', origin: 'self' },
  ],
  ['turning the page keeps the filter', { search: 'a' }, { page: 2 }, { search: 'a', page: 2 }],
  ['the first page has no number', { page: 2 }, { page: 1 }, {}],
  ['a search that is emptied goes', { search: 'a' }, { search: '' }, {}],
  ['newest first is plain', { sort: 'name' as const }, { sort: 'newest' as const }, {}],
  [
    'to the end and onwards',
    { fromEnd: 'true' as const, page: 1 },
    { page: 2 },
    { fromEnd: 'true', page: 2 },
  ],
])('%s', (_what, now, change, next) => {
  expect(changed(now, change)).toEqual(next)
})

test('sorting is no filter', () => {
  expect([
    isFiltered({}),
    isFiltered({ sort: 'name', page: 2 }),
    isFiltered({ hasCard: 'false' }),
    isFiltered({ search: 'a' }),
  ]).toEqual([false, false, true, true])
})
