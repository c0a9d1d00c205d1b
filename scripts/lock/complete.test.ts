import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { completed, type LockPackages, missingEntries, platformOf } from './complete.ts'

const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: LockPackages
}

test('the lock of this repository is complete', () => {
  expect(Object.keys(missingEntries(lock.packages)), 'run `npm run complete-lock`').toEqual([])
})

test('names tell the machine as the packages themselves do', () => {
  const known = Object.entries(lock.packages).filter(
    ([place, { os, cpu }]) => os && cpu && !/wasm32/.test(place),
  )
  expect(known.length).toBeGreaterThan(30)
  for (const [place, { os, cpu }] of known) {
    expect({ place, ...platformOf(place), libc: undefined }).toEqual({
      place,
      os: [os].flat(),
      cpu: [cpu].flat(),
      libc: undefined,
    })
  }
})

test('an absent package is added beside its siblings, one of another version below its parent', () => {
  const packages: LockPackages = {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'a-linux-x64-gnu': '1.0.0', 'a-darwin-arm64': '1.0.0' },
    },
    'node_modules/a-linux-x64-gnu': {
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      license: 'MIT',
      engines: { node: '>=20' },
    },
    'node_modules/b/node_modules/a': {
      version: '0.9.0',
      optionalDependencies: { 'a-linux-x64-gnu': '0.9.0' },
    },
    'node_modules/c': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.2' } },
    'node_modules/fsevents': { version: '2.3.3', os: ['darwin'] },
  }
  const engines = { node: '>=20' }
  expect(missingEntries(packages)).toEqual({
    'node_modules/a-darwin-arm64': {
      version: '1.0.0',
      dev: true,
      license: 'MIT',
      engines,
      os: ['darwin'],
      cpu: ['arm64'],
    },
    'node_modules/b/node_modules/a/node_modules/a-linux-x64-gnu': {
      version: '0.9.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
  })
  expect(missingEntries(completed(packages))).toEqual({})
})
