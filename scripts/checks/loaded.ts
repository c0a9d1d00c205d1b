import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/parichay-checks/loaded')

/** What Vitest's worker knows of the modules of the test file it runs; of its inside, so it may be gone in another version. */
type Worker = { filepath?: string; moduleExecutionInfo?: Map<string, unknown> }

/** Set by the checks, which run files whole: one test run by hand (`-t`) loads less than its file does. */
export const keepsLoaded = 'PARICHAY_KEEP_LOADED'

const workerNow = () => (globalThis as { __vitest_worker__?: Worker }).__vitest_worker__ ?? {}

/** What this process loaded so far: of files before, where several run in it one after the other. */
export const loadedBefore = (): ReadonlyMap<string, unknown> => new Map(workerNow().moduleExecutionInfo)

/**
 * Writes down which files of the repository a test file loaded, lazily too, since `before`. Called when its tests are over; does
 * nothing outside the checks.
 */
export function keepLoaded(before: ReadonlyMap<string, unknown>): void {
  if (!process.env[keepsLoaded]) return
  const { filepath, moduleExecutionInfo } = workerNow()
  if (!filepath || !moduleExecutionInfo) return
  const test = pathOf(filepath)
  const fresh = [...moduleExecutionInfo].filter(([id, facts]) => before.get(id) !== facts)
  const paths = fresh.map(([id]) => pathOf(id.replace(/^file:\/\/|\?.*$/g, '')))
  mkdirSync(folder, { recursive: true })
  const own = paths.filter((path) => !path.startsWith('..') && !path.includes('node_modules/'))
  writeFileSync(join(folder, `${test.replaceAll('/', '~')}.json`), JSON.stringify({ test, loaded: own }))
}

/** The files that test files loaded when they last ran, by the test's path; nothing of those that never ran. */
export function readLoaded(): Map<string, Set<string>> {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return new Map()
  }
  return new Map(
    names.map((name) => {
      const { test, loaded } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        test: string
        loaded: string[]
      }
      return [test, new Set(loaded)]
    }),
  )
}

const pathOf = (file: string) => relative(root, file).split(sep).join('/')
