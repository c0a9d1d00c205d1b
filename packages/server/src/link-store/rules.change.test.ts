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
  ['[a-z', 'cannot be read'],
  ['\\p{Nonsense}', 'cannot be read'],
])('%s is refused: %s', (pattern, why) => expect(patternFault(pattern)).toContain(why))

test.each([
  [[1, 2, 3], 1, 2, [2, 3, 1]],
  [[1, 2, 3], 3, 0, [3, 1, 2]],
  [[1, 2, 3], 2, 1, [1, 2, 3]],
  [[1, 2, 3], 1, 99, [2, 3, 1]],
  [[], 1, 0, [1]],
])('%j with %i at %i', (ids, id, to, result) => expect(moved(ids, id, to)).toEqual(result))
