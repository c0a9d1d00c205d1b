import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What every file of the tree holds: path from the root, and a hash of its bytes. */
export type Snapshot = Record<string, string>

/** The tree as it lies there, files that Git does not know yet among them; `undefined` where there is no Git to ask. */
export function takeSnapshot(root: string): Snapshot | undefined {
  let list: string
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    list = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' })
  } catch {
    return undefined
  }
  const paths = list.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  return Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path))]))
}

/** Paths of what is new, changed or gone. */
export function changesSince(before: Snapshot, now: Snapshot): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...paths].filter((path) => before[path] !== now[path]).toSorted()
}

/** The tree in which everything that `npm run check` asks was true; `undefined` where none is known, or it cannot be read. */
export function readSnapshot(root: string): Snapshot | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(root), 'utf8')) as Snapshot
  } catch {
    return undefined
  }
}

/** Keeps a tree in which everything was true. */
export function keepSnapshot(root: string, snapshot: Snapshot): void {
  mkdirSync(dirname(placeOf(root)), { recursive: true })
  writeFileSync(placeOf(root), JSON.stringify(snapshot))
}

const placeOf = (root: string) => join(root, '.cache/parichay-checks/good-tree.json')

const hashOf = (path: string) => createHash('sha1').update(readFileSync(path)).digest('base64')
