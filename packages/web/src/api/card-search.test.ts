import { expect, test } from 'vitest'
import { changeCardSearch, isCardListFiltered, readCardSearch } from './card-search.ts'

test('an address is read; what makes no sense is left out', () => {
  expect(
    readCardSearch({
      search: ' raj ',
      searchBy: 'cardId',
      status: 'ACTIVE',
      page: '3',
      pageSize: '50',
      agencyId: '2',
    }),
  ).toEqual({ search: 'raj', searchBy: 'cardId', status: 'ACTIVE', page: 3, pageSize: 50, agencyId: 2 })
  expect(
    readCardSearch({ searchBy: 'password', status: 'GONE', page: '0', pageSize: '7', done: 'maybe' }),
  ).toEqual({})
})

test('a filter begins at the first page; plain values stay out of the address', () => {
  expect(changeCardSearch({ page: 4, status: 'DRAFT' }, { search: 'raj' })).toEqual({
    projectType: 'digital_card',
    status: 'DRAFT',
    search: 'raj',
  })
  expect(changeCardSearch({ search: 'raj' }, { page: 2 })).toEqual({
    projectType: 'digital_card',
    search: 'raj',
    page: 2,
  })
  expect(changeCardSearch({ sort: 'name' }, { sort: 'newest', pageSize: 20 })).toEqual({
    projectType: 'digital_card',
  })
})

test('what narrows the list', () => {
  expect(isCardListFiltered({ searchBy: 'cardId', sort: 'name', page: 2 })).toBe(false)
  expect(isCardListFiltered({ done: 'done' })).toBe(true)
})
