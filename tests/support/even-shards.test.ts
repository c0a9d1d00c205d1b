import { expect, test } from 'vitest'
import { deal } from './even-shards.ts'

test('every file lands in one shard, and the shards weigh about the same', () => {
  const files = [9, 7, 6, 5, 4, 3, 2, 2].map((size, i) => ({ path: `f${i}`, size }))
  const shards = deal(files, 2)
  expect(shards.flat().toSorted()).toEqual(files.map(({ path }) => path))
  const weights = shards.map((shard) =>
    shard.reduce((sum, path) => sum + files.find((file) => file.path === path)!.size, 0),
  )
  expect(Math.abs(weights[0]! - weights[1]!)).toBeLessThanOrEqual(2)
  expect(deal(files.toReversed(), 2)).toEqual(shards)
})
