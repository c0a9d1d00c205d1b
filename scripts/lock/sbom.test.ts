import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../structure/sources.ts'

type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
}
type Component = { name: string; version: string; hashes?: unknown[] }

const root = resolve(import.meta.dirname, '../..')
const manifests = readSources(root).filter(({ path }) => path.endsWith('package.json'))
const locks = readSources(root).filter(({ path }) => path.endsWith('package-lock.json'))
const strangersOf = (text: string) =>
  Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
const strangers = strangersOf(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const nameOf = (place: string) => place.split('node_modules/').at(-1)!
/** What a mirror lacks has no hash: binaries for machines that production does not run on. */
const isForLinuxX64 = ({ os, cpu, libc }: Entry) =>
  (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && !libc?.includes('musl')

test('every package is of one version, from the registry and nowhere else', () => {
  expect(locks.length).toBeGreaterThan(0)
  expect(manifests.length).toBeGreaterThan(8)
  const given = manifests.flatMap(({ path, text }) => {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(text) as Record<string, Record<string, string>>
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !name.startsWith('@parichay/'))
      .map(([name, version]) => ({ path, name, version }))
  })
  expect(given.length).toBeGreaterThan(80)
  expect(given.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  const asked = locks.flatMap(({ text }) =>
    strangersOf(text).flatMap(([, { dependencies = {} }]) => Object.values(dependencies)),
  )
  expect(
    asked.filter((version) => /^(git|github|https?|file|link)[:+]|^[\w-]+\/[\w-]+/.test(version)),
  ).toEqual([])
  expect(
    locks.flatMap(({ text }) => strangersOf(text).filter(([, { resolved }]) => resolved !== undefined)),
  ).toEqual([])
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).not.toMatch(/registry\s*=/)
})

test('every package is held to its hash, but for binaries of other machines than Linux x64', () => {
  const bare = strangers.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(
    bare.filter(([place, entry]) => isForLinuxX64(entry) && !place.endsWith('-musl')).map(([place]) => place),
  ).toEqual([])
})

test('`npm run sbom` writes an inventory of all of them, the panel’s too', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...words] = scripts['sbom']!.split(' ')
  const text = execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  })
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: Component[] }
  expect(bomFormat).toBe('CycloneDX')
  const written = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = strangers.filter(
    ([place, entry]) =>
      !written.has(`${nameOf(place)}@${entry.version}`) && !entry.os && !entry.cpu && !entry.optional,
  )
  expect(missing.map(([place]) => place)).toEqual([])
  for (const name of ['fastify', 'react', 'argon2', 'kysely'])
    expect([...written].join(' ')).toContain(`${name}@`)
  const bare = components.filter(
    ({ name, hashes }) =>
      !hashes && strangers.some(([place, entry]) => nameOf(place) === name && entry.integrity),
  )
  expect(bare).toEqual([])
}, 60_000)
