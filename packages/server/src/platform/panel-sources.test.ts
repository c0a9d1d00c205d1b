import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultOfBuiltPanel, fingerprintOfPanel } from './panel-sources.ts'

const root = mkdtempSync(join(tmpdir(), 'parichay-panel-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const dist = join(root, 'packages/web/dist')

test('a panel that is not built, or from other code, is said; one without its sources cannot be told', () => {
  put('packages/web/src/main.tsx', 'one')
  put('packages/contract/src/errors.ts', 'errors')
  expect(faultOfBuiltPanel(dist, root)).toContain('not built')
  put('packages/web/dist/built-from', fingerprintOfPanel(root))
  expect(faultOfBuiltPanel(dist, root)).toBeNull()
  put('packages/server/src/app.ts', 'the server is no part of it')
  expect(faultOfBuiltPanel(dist, root)).toBeNull()
  for (const change of [
    () => put('packages/contract/src/errors.ts', 'other errors'),
    () => put('packages/web/src/deep/new.ts', ''),
  ]) {
    change()
    expect(faultOfBuiltPanel(dist, root)).toContain('other code')
    put('packages/web/dist/built-from', fingerprintOfPanel(root))
  }
  rmSync(join(root, 'packages/web/src'), { recursive: true })
  expect(faultOfBuiltPanel(dist, root)).toBeNull()
})
