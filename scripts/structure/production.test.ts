import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, readSources } from './sources.ts'

test('what production starts reaches no file of the sandbox, of the scripts or of the tests', () => {
  const sources = new Map(
    readSources(resolve(import.meta.dirname, '../..')).map((source) => [source.path, source]),
  )
  const seen = new Set<string>()
  const visit = (path: string) => {
    const source = sources.get(path)
    if (!source || seen.has(path)) return
    seen.add(path)
    importsOf(source).forEach(visit)
  }
  visit('packages/server/src/main-web.ts')
  visit('packages/server/src/main-worker.ts')
  expect(seen.size).toBeGreaterThan(80)
  expect(
    [...seen].filter(
      (path) => !/^packages\/(server|contract|card-page|greeting|pdf-card|video|scene)\/src\//.test(path),
    ),
  ).toEqual([])
  expect([...seen].filter((path) => /\.test\.ts$|\/testing\//.test(path))).toEqual([])
})
