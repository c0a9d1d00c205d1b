import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSources, type Source } from '../structure/sources.ts'
import { touchedBy } from './touched.ts'

const source = (path: string, text = ''): Source => ({ path, text })

const rules = 'packages/server/src/plan/rules.ts'
const tree = [
  source(rules),
  source('packages/server/src/plan/usecase.ts', "import { rule } from './rules.ts'"),
  source('packages/server/src/plan/rules.test.ts', "import { rule } from './rules.ts'"),
  source('packages/server/src/plan/usecase.test.ts', "import { use } from './usecase.ts'"),
  source('packages/server/src/plan/usecase.api.test.ts', "import { use } from './usecase.ts'"),
  source('packages/server/src/plan/thread.test.ts', "new Worker(new URL('./usecase.ts', import.meta.url))"),
  source('packages/server/src/platform/other.test.ts', "import { x } from './other.ts'"),
  source('packages/web/src/plan/routes.ts', "const screen = () => import('./PlanScreen.tsx')"),
  source('packages/web/src/plan/PlanScreen.tsx', "import { rule } from '@parichay/server/plan/rules.ts'"),
  source('packages/web/src/plan/PlanScreen.screen.test.tsx', "import { routes } from './routes.ts'"),
  source('packages/web/src/plan/OtherScreen.screen.test.tsx', "import { routes } from './routes.ts'"),
  source('packages/scene/src/fonts.ts', "import { readFileSync } from 'node:fs'"),
  source('packages/scene/src/fonts.test.ts', "import { fonts } from './fonts.ts'"),
]

test('tests are reached through imports, lazy ones and files named in words, and only code next to the change is linted', () => {
  expect(touchedBy([rules], tree)).toEqual({
    code: [
      'packages/server/src/plan/rules.test.ts',
      rules,
      'packages/server/src/plan/usecase.ts',
      'packages/web/src/plan/PlanScreen.tsx',
    ],
    unit: [
      'packages/server/src/plan/rules.test.ts',
      'packages/server/src/plan/thread.test.ts',
      'packages/server/src/plan/usecase.test.ts',
    ],
    screen: [
      'packages/web/src/plan/OtherScreen.screen.test.tsx',
      'packages/web/src/plan/PlanScreen.screen.test.tsx',
    ],
  })
})

test('what a test loaded counts more than what it could have loaded', () => {
  const other = 'packages/web/src/plan/OtherScreen.screen.test.tsx'
  const loaded = new Map([[other, new Set([other, 'packages/web/src/plan/routes.ts'])]])
  const screensOf = (path: string) => {
    const touched = touchedBy([path], tree, loaded)
    return touched === 'everything' ? [] : touched.screen
  }
  expect(screensOf(rules)).toEqual(['packages/web/src/plan/PlanScreen.screen.test.tsx'])
  expect(screensOf('packages/web/src/plan/routes.ts')).toContain(other)
  expect(screensOf(other)).toEqual([other])
})

test('data touches who opens files in its package', () => {
  expect(touchedBy(['packages/scene/fonts/mukta.woff2'], tree)).toEqual({
    code: [],
    unit: ['packages/scene/src/fonts.test.ts'],
    screen: [],
  })
})

test('what all tests stand on asks everything, and a deleted file whoever used it', () => {
  expect(touchedBy(['package-lock.json'], tree)).toBe('everything')
  expect(touchedBy(['packages/web/vite.config.ts'], tree)).toBe('everything')
  const withoutRules = tree.filter(({ path }) => path !== rules)
  expect(touchedBy([rules], withoutRules)).toMatchObject({
    unit: expect.arrayContaining(['packages/server/src/plan/rules.test.ts']),
  })
})

test('in this repository: a document, a rule, a migration', () => {
  const sources = readSources(resolve(import.meta.dirname, '../..'))
  const unitsOf = (path: string) => {
    const touched = touchedBy([path], sources)
    return touched === 'everything' ? [] : touched.unit
  }
  expect(unitsOf('docs/security.md')).toContain('scripts/structure/security.test.ts')
  expect(unitsOf('docs/logs.md')).toContain('scripts/structure/logs.test.ts')
  expect(unitsOf('packages/contract/src/card/steps.ts')).toContain('packages/contract/src/card/steps.test.ts')
  expect(unitsOf('packages/contract/src/card/steps.ts').length).toBeLessThan(60)
})
