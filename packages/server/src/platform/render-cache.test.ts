import { expect, test } from 'vitest'
import { makeByteCache } from './render-cache.ts'

test('what was used longest ago goes first, and never more is kept than may be', () => {
  const cache = makeByteCache<string>(100)
  cache.set('a', 'A', 40)
  cache.set('b', 'B', 40)
  expect(cache.get('a')).toBe('A')
  cache.set('c', 'C', 40)
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.bytes]).toEqual(['A', undefined, 'C', 80])
  cache.set('a', 'A2', 90)
  expect([cache.get('a'), cache.get('c'), cache.bytes]).toEqual(['A2', undefined, 90])
})

test('what is larger than all room is not kept, and takes nobody’s place', () => {
  const cache = makeByteCache<string>(100)
  cache.set('a', 'A', 60)
  cache.set('huge', 'H', 101)
  expect([cache.get('huge'), cache.get('a'), cache.bytes]).toEqual([undefined, 'A', 60])
})
