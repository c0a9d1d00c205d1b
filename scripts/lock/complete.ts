/** One package in package-lock.json. */
export type LockEntry = {
  version?: string
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
  dev?: boolean
  devOptional?: boolean
  license?: string
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The packages of package-lock.json by their place in the tree. */
export type LockPackages = Record<string, LockEntry>

type Platform = Pick<LockEntry, 'os' | 'cpu' | 'libc'>

const systems: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win: 'win32',
  win32: 'win32',
  windows: 'win32',
}
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]
const libraries: Record<string, string> = { gnu: 'glibc', linuxmusl: 'musl', musl: 'musl' }

/**
 * Packages for other machines that the lock names but does not hold, by the place they belong in. A registry mirror that lacks
 * them leaves them out of the lock, and then `npm ci` fails with "Missing: … from lock file" on those machines.
 */
export function missingEntries(packages: LockPackages): LockPackages {
  const missing: LockPackages = {}
  for (const [place, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const found = resolve(packages, place, name)
      if (found && (!isExact(version) || found.version === version)) continue
      if (!isExact(version))
        throw new Error(
          `${place} asks for ${name}@${version}: name one exact version, so that the lock can hold it`,
        )
      const target = found && place ? `${place}/node_modules/${name}` : `node_modules/${name}`
      missing[target] = {
        version,
        ...scopeOf(parent),
        ...likeSibling(packages, place, parent),
        ...platformOf(name),
      }
    }
  }
  return missing
}

/** The machine a package is for, told from its name: `…-darwin-arm64`, `…-linux-x64-musl`, `…-win32-x64-msvc`. */
export function platformOf(name: string): Platform {
  const words = name.split(/[-/]/)
  const os = words.map((word) => systems[word]).findLast(Boolean)
  const cpu = words.findLast((word) => processors.includes(word))
  const libc = words.map((word) => libraries[word]).findLast(Boolean)
  if (!os && !cpu)
    throw new Error(
      `The name ${name} does not tell which machine it is for: add it to package-lock.json by hand`,
    )
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** The lock's packages with the missing ones among them, in npm's order. */
export function completed(packages: LockPackages): LockPackages {
  const added = Object.entries(missingEntries(packages)).map(
    ([place, entry]) => [place, { ...entry, optional: true }] as const,
  )
  const all = [...Object.entries(packages), ...added]
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Node's own way: the nearest node_modules on the way up. */
function resolve(packages: LockPackages, place: string, name: string): LockEntry | undefined {
  for (
    let folder = place;
    folder;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const found = packages[`${folder}/node_modules/${name}`]
    if (found) return found
  }
  return packages[`node_modules/${name}`]
}

/** Licence and engines are the same for every machine's edition of one package. */
function likeSibling(
  packages: LockPackages,
  place: string,
  { optionalDependencies = {} }: LockEntry,
): LockEntry {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const sibling = resolve(packages, place, name)
    if (sibling?.version !== version || !sibling.os) continue
    return {
      ...(sibling.license && { license: sibling.license }),
      ...(sibling.engines && { engines: sibling.engines }),
    }
  }
  return {}
}

const scopeOf = ({ dev, devOptional }: LockEntry): LockEntry => ({
  ...(dev && { dev }),
  ...(devOptional && { devOptional }),
})

const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
