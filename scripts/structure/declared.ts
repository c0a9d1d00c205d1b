import { builtinModules } from 'node:module'
import { importsOf, isCode, isTest, packageOf, type Problem, type Source } from './sources.ts'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

/** Modules that a tool makes up while it builds; none of them is installed. */
const madeUp = /^(virtual:|\?|#)/
const builtIn = new Set(builtinModules)

/**
 * A package declares what it imports, and nothing that it does not: one folder of modules for all of them hides a missing
 * line until the package stands alone. Tests and tools may use what any package of the repository declares.
 */
export function checkDeclared(sources: Source[]): Problem[] {
  const manifests = new Map(
    sources.flatMap(({ path, text }) => {
      const found = /^(?:packages\/([\w-]+)\/)?package\.json$/.exec(path)
      return found ? [[found[1] ?? '', JSON.parse(text) as Manifest] as const] : []
    }),
  )
  const anywhere = new Set([...manifests.values()].flatMap((manifest) => [...namesOf(manifest)]))
  const used = new Map<string, Set<string>>()
  const missing: Problem[] = []
  for (const source of sources) {
    const owner = packageOf(source.path)
    if (!isCode(source.path) || owner === undefined) continue
    const own = namesOf(manifests.get(owner))
    const isOutside =
      isTest(source.path) ||
      source.path.includes('/src/testing/') ||
      !source.path.startsWith(`packages/${owner}/src/`)
    for (const to of importsOf(source)) {
      const name = installedName(to)
      if (name === undefined) continue
      used.set(owner, (used.get(owner) ?? new Set()).add(name))
      if (own.has(name) || (isOutside && anywhere.has(name))) continue
      missing.push({
        path: source.path,
        advice: `packages/${owner}/package.json does not name ${name}: add it there with its exact version`,
      })
    }
  }
  return [...missing, ...unused(manifests, used, sources)]
}

/** A dependency that no code names: types, and what is only a file, are named in other ways. */
function unused(
  manifests: Map<string, Manifest>,
  used: Map<string, Set<string>>,
  sources: Source[],
): Problem[] {
  return [...manifests].flatMap(([owner, manifest]) => {
    if (owner === '') return []
    const texts = sources.filter(({ path }) => packageOf(path) === owner && !path.endsWith('package.json'))
    return Object.keys(manifest.dependencies ?? {})
      .filter(
        (name) => !used.get(owner)?.has(name) && !askedByOthers.has(name) && !texts.some(isNamedIn(name)),
      )
      .map((name) => ({
        path: `packages/${owner}/package.json`,
        advice: `nothing in packages/${owner} imports ${name}: take it out`,
      }))
  })
}

/** MUI's styles are made with it. */
const askedByOthers = new Set(['@emotion/styled'])

/** By its whole name, or by the last part of it where a table makes the names: `source('teko', …)`. */
const isNamedIn = (name: string) => {
  const last = `'${name.split('/').at(-1)}'`
  return ({ text }: Source) => text.includes(name) || text.includes(last)
}

const namesOf = (manifest: Manifest = {}) =>
  new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }),
  )

/** `@mui/material` of `@mui/material/Box`; undefined for files of the repository and for parts of Node. */
function installedName(to: string): string | undefined {
  if (/^(packages|scripts|tests)\//.test(to) || to.startsWith('.') || to.startsWith('/')) return undefined
  if (to.startsWith('node:') || builtIn.has(to) || madeUp.test(to)) return undefined
  const [first = '', second = ''] = to.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}
