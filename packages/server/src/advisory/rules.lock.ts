/** What of an entry of package-lock.json (version 3) is read. */
type Locked = {
  version?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
/** What of package-lock.json is read: entries by their folder. https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export type Lock = { packages: Record<string, Locked> }
/** Versions by name, as the registry is asked for them. */
export type Packages = Record<string, string[]>

const inside = 'node_modules/'
const panel = 'packages/web'

/** Where a package finds another one: in its own folder, or in one further out. */
function find({ packages }: Lock, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}${inside}${name}`
  if (packages[path]) return path
  if (!from) return undefined
  const end = from.lastIndexOf(`/${inside}`)
  return find({ packages }, end === -1 ? '' : from.slice(0, end), name)
}

/** The folders of what the panel is built of: no production package needs it, but it is what browsers run. */
function builtIn(lock: Lock): Set<string> {
  const found = new Set<string>()
  const visit = (from: string, names: Record<string, string> = {}): void => {
    for (const name of Object.keys(names)) {
      const path = name.startsWith('@types/') ? undefined : find(lock, from, name)
      if (!path || found.has(path)) continue
      found.add(path)
      visit(path, lock.packages[path]?.dependencies)
    }
  }
  visit(panel, lock.packages[panel]?.devDependencies)
  return found
}

/**
 * The packages of others that an installation runs: what production needs and what is built into the panel. Of those that are for some
 * machines only, what lies here (`isThere`). Pure.
 */
export function packagesIn(lock: Lock, isThere: (path: string) => boolean): Packages {
  const ofPanel = builtIn(lock)
  const versions = new Map<string, Set<string>>()
  for (const [path, { version, dev, optional, link }] of Object.entries(lock.packages)) {
    const start = path.lastIndexOf(inside)
    if (start === -1 || link || !version) continue
    if (ofPanel.has(path) ? false : dev || (optional && !isThere(path))) continue
    const name = path.slice(start + inside.length)
    versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  return Object.fromEntries([...versions].map(([name, all]) => [name, [...all].toSorted()]))
}
