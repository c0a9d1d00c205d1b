import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

test.each([
  ['?search=98765&page=2', { search: '98765', page: '2' }],
  ['?showLinksCoachmark=true', { showLinksCoachmark: 'true' }],
  ['', {}],
])('%s is read', (text, wanted) => {
  expect(parseSearch(text)).toEqual(wanted)
})

test.each([
  [{ search: '98765', page: 2 }, '?search=98765&page=2'],
  [{ search: '', page: undefined, flag: false }, '?flag=false'],
  [{ next: '/panel/customer?x=1' }, '?next=%2Fpanel%2Fcustomer%3Fx%3D1'],
  [{}, ''],
])('%o is written as %s', (search, wanted) => {
  expect(stringifySearch(search)).toBe(wanted)
})
