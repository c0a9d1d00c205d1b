import { readFileSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** One text file of the repository; the path is from its root, with forward slashes. */
export type Source = { path: string; text: string }

/** Something that breaks a rule of the house. `advice` says what to do instead; a warning is counted but fails nothing. */
export type Problem = { path: string; line?: number; advice: string; warning?: true }

const folders = ['packages', 'scripts', 'tests', 'docs', '.ci']
const unread = new Set(['node_modules', 'dist', 'locales', '.cache', '.data', 'coverage'])
const text = /\.(ts|tsx|js|mjs|css|sql|md|json|html|sh)$|(^|\/)run$/

// Every letter can be read in one way only: where a brace may also be any letter, a whole look takes ten seconds.
const statement =
  /^[ \t]*(?:(?:import|export)\s(?:[^'"\n;{]|\{[^}]*\})*?\bfrom|import)\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm

/** Every text file that people write here. */
export function readSources(root: string): Source[] {
  const rootFiles = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && text.test(entry.name),
  )
  const paths = [
    ...rootFiles.map(({ name }) => join(root, name)),
    ...folders.flatMap((folder) => walk(join(root, folder))),
  ]
  return paths.map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))
}

/** What a source imports: files of the repository by path, anything else by the name it is imported under. `at once`: not what it loads later. */
export function importsOf({ path, text: code }: Source, when?: 'at once'): string[] {
  const found = [...code.matchAll(statement)].filter(([, from]) => when === undefined || from !== undefined)
  return found.map(([, from, lazily]) => target(path, from ?? lazily ?? ''))
}

/** What a file imports to run, types left out. */
export const runsWith = ({ path, text }: Source): string[] =>
  importsOf({ path, text: text.replace(/^(import|export)\s+type\b[^'"]*from\s+(['"])[^'"]*\2/gm, '') })

/** The package of this repository that a path lies in. */
export const packageOf = (path: string) => /^packages\/([\w-]+)\//.exec(path)?.[1]

/** Tests may reach further than the code they test. */
export const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/')

/** TypeScript that people write, tests too. */
export const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

/** The line an index lies in, from 1. */
export const lineAt = (code: string, index: number) => code.slice(0, index).split('\n').length

function target(path: string, name: string): string {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
  const own = /^@parichay\/([\w-]+)\/(.+)$/.exec(name)
  return own ? `packages/${own[1]}/src/${own[2]}` : name
}

function walk(folder: string): string[] {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    if (unread.has(entry.name)) return []
    if (entry.isDirectory()) return walk(join(folder, entry.name))
    return text.test(entry.name) || folder.endsWith('.ci') ? [join(folder, entry.name)] : []
  })
}
