import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../../../..')
const sources = [
  'packages/web/src',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/begin-after-paint.ts',
  'packages/web/macro-words.ts',
  'packages/web/slim-routes.ts',
  'packages/web/split-words.ts',
  'packages/web/public',
  'packages/contract/src',
  'packages/card-page/src',
  'packages/greeting/src',
  'packages/pdf-card/src',
  'packages/video/src',
  'packages/scene/src',
  'package-lock.json',
  'lingui.config.ts',
]

/** One hash over everything the panel is built from, under a repository's folder. */
export function fingerprintOfPanel(root: string = repository): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (!existsSync(path)) return
    const entries = path.match(/\.\w+$/) ? null : readdirSync(path, { recursive: true, withFileTypes: true })
    if (!entries) return void hash.update(path.slice(root.length)).update(readFileSync(path))
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  for (const source of sources) add(join(root, source))
  return hash.digest('hex')
}

/**
 * What is wrong with the panel that was built into `dist`, or null: a production must not show yesterday's panel beside today's
 * server. Where the sources were not brought along, nobody can tell.
 */
export function faultOfBuiltPanel(dist: string, root: string = repository): string | null {
  const mark = join(dist, 'built-from')
  if (!existsSync(mark)) return 'not built: run npm run build'
  if (!existsSync(join(root, 'packages/web/src'))) return null
  return readFileSync(mark, 'utf8') === fingerprintOfPanel(root)
    ? null
    : 'built from other code: run npm run build'
}
