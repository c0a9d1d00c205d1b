import { expect, test } from 'vitest'
import { advisoryNumber, daysLeft } from './rules.ts'
import { type Lock, packagesIn } from './rules.lock.ts'
import { isNamed } from './rules.range.ts'

test('an advisory has the number its address ends with, and as many days as its severity', () => {
  expect(advisoryNumber('https://github.com/advisories/GHSA-35jh-r3h4-6jhm')).toBe('GHSA-35jh-r3h4-6jhm')
  expect(daysLeft('critical', '2026-03-01', '2026-03-08')).toBe(0)
  expect(daysLeft('critical', '2026-03-01', '2026-03-09')).toBe(-1)
  expect(daysLeft('high', '2026-03-01', '2026-03-09')).toBe(22)
  expect(daysLeft('low', '2026-03-01', '2026-03-01')).toBe(90)
})

test.each([
  ['4.17.20', '<4.17.21', true],
  ['4.17.21', '<4.17.21', false],
  ['4.17.21', '<=4.17.21', true],
  ['10.0.0', '<9.0.0', false],
  ['2.0.4', '>=2.0.0 <2.0.5', true],
  ['2.0.5', '>=2.0.0 <2.0.5', false],
  ['1.9.9', '>= 2.0.0, < 2.0.5', false],
  ['2.0.1', '>= 2.0.0, < 2.0.5', true],
  ['3.1.0', '<1.2.0 || >=3.0.0 <3.2.0', true],
  ['2.0.0', '<1.2.0 || >=3.0.0 <3.2.0', false],
  ['1.2.3', '=1.2.3', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '=1.2.3', false],
  ['1.2.4', '>1.2.3', true],
  // Before a release, as 18.4.0-beta.17 of this very product.
  ['18.4.0-beta.17', '<18.4.0', true],
  ['18.4.0-beta.17', '>=18.4.0-beta.9 <18.4.0-rc.1', true],
  ['18.4.0-beta.17', '<18.4.0-beta.2', false],
  ['18.4.0-beta', '<18.4.0-beta.1', true],
  ['18.4.0-1', '<18.4.0-alpha', true],
  ['1.0.0+build.5', '<=1.0.0', true],
  ['1.0.0', '*', true],
  ['1.0.0', '', true],
  ['1.0.0', '~2', false],
  ['2.1.0', '^2.0.0', true],
  // What cannot be read is told rather than hidden.
  ['1.0.0', 'all of them', true],
  ['a commit', '<1.0.0', true],
])('version %s is named by "%s": %s', (version, range, wanted) => {
  expect(isNamed(version, range)).toBe(wanted)
})

const lock: Lock = {
  packages: {
    '': { version: '1.0.0', dependencies: { pad: '1.0.0' } },
    'packages/web': {
      version: '0.1.0',
      devDependencies: { look: '2.0.0', '@types/look': '2.0.0', fill: '1.0.0' },
    },
    'node_modules/@parichay/web': { link: true },
    'node_modules/pad': { version: '1.0.0', dependencies: { fill: '1.0.0' } },
    'node_modules/fill': { version: '1.0.0' },
    'node_modules/look': {
      version: '2.0.0',
      dev: true,
      dependencies: { fill: '3.0.0', '@of/deep': '1.0.0' },
    },
    'node_modules/look/node_modules/fill': {
      version: '3.0.0',
      dev: true,
      dependencies: { '@of/deep': '1.0.0' },
    },
    'node_modules/@of/deep': { version: '1.1.0', dev: true },
    'node_modules/@types/look': { version: '2.0.0', dev: true },
    'node_modules/test-runner': { version: '5.0.0', dev: true },
    'node_modules/for-linux': { version: '1.0.0', optional: true },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  },
}

test('what runs is what production needs, what the panel is built of, and of packages for some machines those that lie here', () => {
  expect(packagesIn(lock, (path) => path.endsWith('for-linux'))).toEqual({
    pad: ['1.0.0'],
    fill: ['1.0.0', '3.0.0'],
    look: ['2.0.0'],
    '@of/deep': ['1.1.0'],
    'for-linux': ['1.0.0'],
  })
})
