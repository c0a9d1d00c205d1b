import { posix } from 'node:path'
import { importsOf, isCode, packageOf, type Source } from '../structure/sources.ts'

/** What a change can break: code to look at with the types known, and the tests of each project that reach what changed. */
export type Touched = { code: string[]; unit: string[]; screen: string[] }

/** Files that every test stands on. */
const beneathAll =
  /(^|\/)(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|lingui\.config\.ts)$|^scripts\/checks\/|^tests\/support\/longest-first/

const filesystem = /['"]node:fs(\/promises)?['"]|import\.meta\.glob/
/** Whoever reads every text file is touched by each of them. */
const treeReader = 'scripts/structure/sources.ts'
const mention = /['"`]((?:\.{1,2}\/)?[\w@-][\w@./-]*\.(?:tsx?|m?js|css|json))['"`]/g

/**
 * What to try anew when these files changed (paths from the root; deleted ones too). `everything` where that is not known: a file changed
 * that all tests stand on. A test is reached by what it imports, sooner or later, at once or lazily; by files that its sources name
 * (`new URL('./worker.ts', …)`); and by data, which touches whoever opens files in the same package or names the folder it lies in. Of
 * tests in `loaded` it is known what they loaded when they ran last, which is less: every screen can be reached from every other.
 */
export function touchedBy(
  changed: string[],
  sources: Source[],
  loaded = new Map<string, Set<string>>(),
): Touched | 'everything' {
  if (changed.some((path) => beneathAll.test(path))) return 'everything'
  const usedBy = usersOf(sources)
  const readers = sources.filter(({ path, text }) => isCode(path) && filesystem.test(text))
  const first = new Set(changed)
  if (changed.length > 0) first.add(treeReader)
  for (const path of changed) {
    if (isCode(path)) continue
    for (const reader of readers) if (opens(reader, path)) first.add(reader.path)
  }
  const reached = closure(first, usedBy)
  const here = new Set(sources.map(({ path }) => path))
  const isReached = (test: string) =>
    loaded.has(test) ? [...first].some((path) => loaded.get(test)!.has(path)) : reached.has(test)
  const tests = [...here].filter((path) => /\.test\.tsx?$/.test(path) && isReached(path)).toSorted()
  const beside = changed.flatMap((path) => (isCode(path) ? [path, ...(usedBy.get(path) ?? [])] : []))
  return {
    code: [...new Set(beside)].filter((path) => here.has(path) && isCode(path)).toSorted(),
    unit: tests.filter((path) => !/\.(api|screen)\.test\.tsx?$/.test(path)),
    screen: tests.filter((path) => path.endsWith('.screen.test.tsx')),
  }
}

/** Who uses a file, by its path. */
function usersOf(sources: Source[]): Map<string, Set<string>> {
  const here = new Set(sources.map(({ path }) => path))
  const usedBy = new Map<string, Set<string>>()
  for (const source of sources) {
    if (!isCode(source.path)) continue
    for (const to of [...importsOf(source).map(withoutQuery), ...named(source, here)]) {
      const users = usedBy.get(to) ?? new Set()
      usedBy.set(to, users.add(source.path))
    }
  }
  return usedBy
}

/** Files of the repository that a source names in words: from where it lies, or from the root. */
function named({ path, text }: Source, here: Set<string>): string[] {
  return [...text.matchAll(mention)]
    .flatMap(([, name = '']) => [posix.join(posix.dirname(path), name), name])
    .filter((to) => here.has(to))
}

/** Vite's `?raw` and `?url`. */
const withoutQuery = (path: string) => path.replace(/\?\w+$/, '')

/** Whether who opens files may open this one. */
function opens({ path, text }: Source, data: string): boolean {
  const owner = packageOf(data)
  if (owner) return packageOf(path) === owner || text.includes(`packages/${owner}`)
  const [folder = ''] = data.split('/')
  return path.startsWith(`${folder}/`) || text.includes(folder)
}

function closure(first: Set<string>, usedBy: Map<string, Set<string>>): Set<string> {
  const reached = new Set(first)
  const open = [...first]
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const user of usedBy.get(path) ?? [])
      if (!reached.has(user)) {
        reached.add(user)
        open.push(user)
      }
  return reached
}
