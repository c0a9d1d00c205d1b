import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Deals files to shards by their size, the largest first, each to the lightest shard: long files take long. */
export function deal(files: { path: string; size: number }[], count: number): string[][] {
  const shards = Array.from({ length: count }, () => ({ size: 0, paths: [] as string[] }))
  for (const { path, size } of files.toSorted((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))) {
    const lightest = shards.reduce((least, shard) => (shard.size < least.size ? shard : least))
    lightest.size += size
    lightest.paths.push(path)
  }
  return shards.map(({ paths }) => paths)
}

/** Shards of about the same length, whatever Vitest's hash of the names would say. */
export class EvenShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!
    const sizes = files.map(({ moduleId }) => ({ path: moduleId, size: statSync(moduleId).size }))
    const mine = new Set(deal(sizes, count)[index - 1])
    return Promise.resolve(files.filter(({ moduleId }) => mine.has(moduleId)))
  }
}
