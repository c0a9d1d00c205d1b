import { expect, test } from 'vitest'
import { linkCategories } from './fixtures.ts'
import { moved, patternFault } from './rules.change.ts'

test('the rules of the delivered link store are good', () => {
  const all = linkCategories.flatMap(({ types }) => types)
  expect(all.flatMap(({ name, pattern }) => (patternFault(pattern) ? [name] : []))).toEqual([])
})

test.each([
  ['(a+)+', 'too long'],
  ['(\\w+\\s?)*x', 'too long'],
  ['in/([\\w-]+)+', 'too long'],
  ['(?:u|shop)/(?:x{1,9}){2,40}', 'too long'],
  ['page-\\w*\\w*\\w*\\w*z', 'too long'],
  ['(\\S+)+', 'too long'],
  ['([^/]+)+', 'too long'],
  ['(?:[b-y]|[c-z])*', 'too long'],
  ['(?<name>(?:\\d|[0-5])+)', 'too long'],
  ['[a-z', 'cannot be read'],
  ['\\p{Nonsense}', 'cannot be read'],
])('%s is refused: %s', (pattern, why) => expect(patternFault(pattern)).toContain(why))

test.each([
  '',
  'a{2}b{3,}c{4}',
  '(?:p|pages|share)/\\S{3,150}',
  '(?=\\w)[\\w\\]\\-]+(?!x)\\b(?<year>\\d{4})\\k<year>\\1',
  '\\p{L}+\\u{1F642}\\u0905\\x41[^\\s]?|',
  '()*(?:|a)+',
])('%s is good', (pattern) => expect(patternFault(pattern)).toBeNull())

test.each([
  [[1, 2, 3], 1, 2, [2, 3, 1]],
  [[1, 2, 3], 3, 0, [3, 1, 2]],
  [[1, 2, 3], 2, 1, [1, 2, 3]],
  [[1, 2, 3], 1, 99, [2, 3, 1]],
  [[], 1, 0, [1]],
])('%j with %i at %i', (ids, id, to, result) => expect(moved(ids, id, to)).toEqual(result))
