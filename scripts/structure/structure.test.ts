import { expect, test } from 'vitest'
import { checkContents } from './contents.ts'
import { checkDeclared } from './declared.ts'
import { checkDirections } from './directions.ts'
import { checkNames } from './names.ts'
import { importsOf, type Source } from './sources.ts'
import { checkReading } from './reading.ts'
import { checkSlimRoutes } from './slim.ts'
import { checkVerdicts } from './verdicts.ts'

const server = 'packages/server/src'
const web = 'packages/web/src'

test.each([
  `${server}/card/http.ts`,
  `${server}/card/store.search.ts`,
  `${server}/auth/otp/rules.ts`,
  `${server}/card/anything.test.ts`,
  `${server}/card/anything.api.test.ts`,
  `${server}/platform/page-cache.ts`,
  `${server}/migrations/0001-house.sql`,
  `${server}/main-web.ts`,
  `${web}/card/CardsScreen.tsx`,
  `${web}/card/words.ts`,
  `${web}/api/client.ts`,
])('a good name: %s', (path) => {
  expect(checkNames([{ path, text: '' }])).toEqual([])
})

test.each([
  [`${server}/card/service.ts`, 'a server feature holds'],
  [`${server}/card/otp/index.ts`, 'says nothing'],
  [`${server}/platform/utils.ts`, 'says nothing'],
  [`${server}/common/store.ts`, 'says nothing'],
  [`${server}/platform/Session.ts`, 'lower-case'],
  [`${server}/platform/page.tsx`, 'packages/web only'],
  [`${web}/card/hooks.ts`, 'a feature of the panel holds'],
  [`${web}/card/cards-screen.tsx`, 'a feature of the panel holds'],
  [`${web}/ui/DialogManager.tsx`, 'empty word'],
])('a bad name: %s', (path, advice) => {
  expect(checkNames([{ path, text: '' }]).map((problem) => problem.advice)).toContainEqual(
    expect.stringContaining(advice),
  )
})

test.each([
  [`${server}/card/http.ts`, `import { roomLeft } from '../plan/rules.ts'`],
  [`${server}/card/rules.ts`, `import type { CardRow } from './store.ts'`],
  [`${server}/card/usecase.ts`, `import { findCard } from './store.ts'`],
  [`${server}/auth/otp/store.ts`, `import { sql } from 'kysely'`],
  [`${server}/auth/http.ts`, `import { sendCode } from './otp/gateway.ts'`],
  [`${server}/platform/db.ts`, `import pg from 'pg'`],
  [`${server}/testing/world.ts`, `import { startSandbox } from '@parichay/sandbox/sandbox.ts'`],
  [`${server}/card/http.api.test.ts`, `import { agencyHandlers } from '../agency/http.ts'`],
  [`${server}/greeting/fixtures.ts`, `import { people } from '../franchisee/fixtures.ts'`],
  ['packages/web/src/card/CardsScreen.tsx', `import { cardRoutes } from '@parichay/contract/card/routes.ts'`],
  [`${web}/card/A.tsx`, `import { tree } from '../shell/upgrade.ts'\nimport { go } from '../go.ts'`],
  [`${web}/main.tsx`, `import { A } from './card/A.tsx'`],
  ['packages/card-page/src/card.ts', `import type { CardPage } from '@parichay/contract/card/page.ts'`],
])('an arrow that may be: %s %s', (path, text) => {
  expect(checkDirections([{ path, text }])).toEqual([])
})

test.each([
  [
    'packages/contract/src/ids.ts',
    `import { db } from '@parichay/server/platform/db.ts'`,
    'packages/contract may not import packages/server',
  ],
  ['packages/contract/src/ids.ts', `import { randomUUID } from 'node:crypto'`, 'runs in browsers too'],
  [
    `${web}/card/CardsScreen.tsx`,
    `import type { CardRow } from '../../../server/src/platform/tables.ts'`,
    'may not import packages/server',
  ],
  [
    `${server}/platform/sms.ts`,
    `import { startSandbox } from '@parichay/sandbox/sandbox.ts'`,
    'may not import packages/sandbox',
  ],
  [
    `${server}/platform/http.ts`,
    `import { cardHandlers } from '../card/http.ts'`,
    'platform/ may not import',
  ],
  [`${server}/card/policy.ts`, `import { findCard } from './store.ts'`, 'policy gives pure verdicts'],
  [`${server}/card/policy.ts`, `import { inScope } from '../platform/db.ts'`, 'policy gives pure verdicts'],
  [`${server}/card/rules.ts`, `import { job } from '../video/jobs.ts'`, 'rules gives pure verdicts'],
  [`${web}/ui/Button.tsx`, `import { call } from '../api/client.ts'`, 'ui of the panel may not import api'],
  [`${web}/api/cards.ts`, `import { upgrade } from '../shell/upgrade.ts'`, 'may not import shell'],
  [`${web}/shell/TopBar.tsx`, `const a = () => import('../card/A.tsx')`, 'may not import screens'],
  [`${web}/session.ts`, `import type { Query } from './api/queries.ts'`, 'the ground of the panel may not'],
  [`${web}/card/A.tsx`, `import { tree } from '../routes/admin.tsx'`, 'may not import app'],
  [`${server}/card/http.ts`, `import { presentAgency } from '../agency/present.ts'`, 'not present.ts'],
  [`${server}/card/http.ts`, `const { work } = await import('../video/work.ts')`, 'not work.ts'],
  [`${server}/card/rules.ts`, `import {\n  sql,\n} from 'kysely'`, 'only store.ts'],
])('an arrow that may not be: %s %s', (path, text, advice) => {
  expect(checkDirections([{ path, text }]).map((problem) => problem.advice)).toContainEqual(
    expect.stringContaining(advice),
  )
})

test('a ring of features is found, once', () => {
  const sources: Source[] = [
    { path: `${server}/card/http.ts`, text: `import { roomLeft } from '../plan/rules.ts'` },
    { path: `${server}/plan/store.ts`, text: `import { freeCards } from '../agency/rules.ts'` },
    { path: `${server}/agency/rules.ts`, text: `import type { Card } from '../card/rules.ts'` },
  ]
  const advice = checkDirections(sources).map((problem) => problem.advice)
  expect(advice).toEqual([expect.stringContaining('agency -> card -> plan -> agency')])
})

test.each([
  ['packages/contract/src/big.ts', '/** Long. */\n'.repeat(401), '401 lines'],
  ['packages/contract/src/a.ts', `// TO${'DO'} later`, 'left over'],
  ['README.md', `Payments: coming ${'soon'}`, 'left over'],
  ['packages/contract/src/a.test.ts', `test.${'only'}('x')`, 'hides tests'],
  ['tests/e2e/a.e2e.ts', `describe.concurrent.${'skip'}('x')`, 'hides tests'],
  ['packages/contract/src/a.ts', 'const a = 1\nexport const b = 2', 'say above it'],
  ['packages/contract/src/a.ts', 'export default 1', 'exports have names'],
  ['package-lock.json', '"resolved": "https://registry.example/a.tgz"', 'download addresses'],
])('what a file may not hold: %s', (path, text, advice) => {
  expect(checkContents([{ path, text }]).map((problem) => problem.advice)).toContainEqual(
    expect.stringContaining(advice),
  )
})

test('a sentence above a schema serves for its type too, and tests may be chosen by condition', () => {
  const schema = '/** A phone number. */\nexport const Phone = 1\nexport type Phone = 1\n'
  expect(checkContents([{ path: 'packages/contract/src/a.ts', text: schema }])).toEqual([])
  expect(
    checkContents([{ path: 'packages/contract/src/a.test.ts', text: 'test.runIf(true)("x", () => {})' }]),
  ).toEqual([])
})

test('imports are read in every form', () => {
  const text = `import a from 'a'\nimport type { B } from './b.ts'\nimport {\n  c,\n} from "../c.ts"\nexport * from './d.ts'\nimport 'e'\nawait import('@parichay/web/f.ts')\nexport const t = 'from'\nconst s = "import 'no'"`
  expect(importsOf({ path: 'x/y/z.ts', text })).toEqual([
    'a',
    'x/y/b.ts',
    'x/c.ts',
    'x/y/d.ts',
    'e',
    'packages/web/src/f.ts',
  ])
})

const manifest = (path: string, dependencies: Record<string, string>): Source => ({
  path,
  text: JSON.stringify({ dependencies }),
})

test('a package names what it imports, and nothing else', () => {
  const sources = [
    manifest('package.json', { vitest: '1.0.0' }),
    manifest('packages/web/package.json', { react: '1.0.0', swiper: '1.0.0' }),
    { path: `${web}/card/CardsScreen.tsx`, text: `import { z } from 'zod'\nimport { lazy } from 'react'` },
    { path: `${web}/card/rules.test.ts`, text: `import { test } from 'vitest'` },
    { path: `${web}/main.tsx`, text: `import { sep } from 'node:path'\nimport { a } from './card/words.ts'` },
  ]
  expect(checkDeclared(sources).map(({ path, advice }) => `${path} ${advice}`)).toEqual([
    `${web}/card/CardsScreen.tsx packages/web/package.json does not name zod: add it there with its exact version`,
    'packages/web/package.json nothing in packages/web imports swiper: take it out',
  ])
})

test('files in a ring are found, types too; what is loaded later closes none', () => {
  const ring = [
    { path: `${web}/card/A.tsx`, text: `import type { B } from './B.tsx'` },
    { path: `${web}/card/B.tsx`, text: `import { a } from './A.tsx'` },
  ]
  expect(checkDirections(ring)[0]?.advice).toContain('A.tsx -> B.tsx -> A.tsx')
  const later = [ring[0]!, { path: `${web}/card/B.tsx`, text: `const a = () => import('./A.tsx')` }]
  expect(checkDirections(later)).toEqual([])
})

test('a deed on a record is asked of the record; pages and adding are not', () => {
  const bad = { path: `${web}/feedback/FeedbackRow.tsx`, text: "const x = staff.may('feedback.delete')" }
  expect(checkVerdicts([bad]).map(({ advice }) => advice)).toEqual([
    'ask the record, `feedback.can.delete`: it knows its state too',
  ])
  const good = { path: `${web}/business/Add.tsx`, text: "may('business.create')" }
  expect(checkVerdicts([good, { ...bad, path: `${web}/shell/staff-pages.ts` }])).toEqual([])
})

test('screens read by one hook', () => {
  const text = 'const { data } = useQuery(plansQuery(undefined))'
  expect(checkReading([{ path: `${web}/plan/PlansScreen.tsx`, text }])).toHaveLength(1)
  const own = { path: `${web}/api/remote.ts`, text }
  expect(checkReading([own, { path: `${web}/plan/PlansScreen.screen.test.tsx`, text }])).toEqual([])
})

test('the panel reads no schema of a route: the built one has none', () => {
  const text = 'const Reason = viewRoutes.viewAsCustomer.body.pick({ reason: true })'
  expect(checkSlimRoutes([{ path: `${web}/view/ViewForm.tsx`, text }])).toHaveLength(1)
  const good = { path: `${web}/view/View.tsx`, text: 'call(viewRoutes.viewAsCustomer, { body: { reason } })' }
  expect(checkSlimRoutes([good, { path: `${web}/view/View.screen.test.tsx`, text }])).toEqual([])
})
