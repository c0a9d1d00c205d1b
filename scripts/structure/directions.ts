import { basename } from 'node:path'
import { featureOf, roleOf } from './names.ts'
import { importsOf, runsWith, isCode, isTest, packageOf, type Problem, type Source } from './sources.ts'

/** Which packages a package may import: scene <- contract <- server, web, card-page, greeting, pdf-card, video; server, web -> all of these; video -> greeting. */
const allowed: Record<string, string[]> = {
  scene: [],
  contract: ['scene'],
  'card-page': ['scene', 'contract'],
  greeting: ['scene', 'contract'],
  'pdf-card': ['scene', 'contract'],
  video: ['scene', 'contract', 'greeting'],
  server: ['scene', 'contract', 'card-page', 'greeting', 'pdf-card', 'video'],
  web: ['scene', 'contract', 'card-page', 'greeting', 'pdf-card', 'video'],
  sandbox: ['contract', 'greeting'],
}
const runAnywhere = ['scene', 'contract', 'greeting', 'pdf-card', 'video']
const open = ['rules', 'policy', 'usecase', 'store', 'jobs']
const verdicts = ['rules', 'policy']
const outside = ['store', 'gateway', 'jobs', 'mail', 'usecase', 'http', 'work']
const machinery =
  /^packages\/server\/src\/platform\/(db|jobs|queue|storage|audit|mail|sms|page-cache|limits)\.ts$/
const database = /^(kysely|pg|pg-\w+)(\/|$)/
const mayQuery = /^packages\/server\/src\/(platform|migrations|testing)\//

/**
 * The panel's storeys, from the ground up: what lies in no folder (addresses, session, words), the interface's parts, the
 * calls, the frame of every page, the screens, and the house itself. Each may use those below it.
 */
const storeys = ['the ground', 'ui', 'api', 'shell', 'screens', 'app'] as const
const house = /^(main\.tsx|routes\.tsx|routes\/|testing\/)/
const inPanel = 'packages/web/src/'

/** On which storey of the panel a file stands. */
function storeyOf(path: string): number {
  const place = path.slice(inPanel.length)
  if (house.test(place)) return storeys.indexOf('app')
  if (!place.includes('/') || place.startsWith('locales/')) return storeys.indexOf('the ground')
  const folder = storeys.indexOf(place.split('/')[0] as (typeof storeys)[number])
  return folder === -1 ? storeys.indexOf('screens') : folder
}

/** Arrows point one way. Tests and scripts stand outside and may import anything. */
export function checkDirections(sources: Source[]): Problem[] {
  const code = sources.filter(
    ({ path }) => /^packages\/[\w-]+\/src\//.test(path) && isCode(path) && !isTest(path),
  )
  const problems = code.flatMap((source) =>
    importsOf(source).flatMap((to) => say(source.path, [...judge(source.path, to)])),
  )
  problems.push(...code.flatMap((source) => say(source.path, [...judgeVerdicts(source)])))
  return [...problems, ...rings(code), ...fileRings(code)]
}

function* judge(from: string, to: string): Generator<string> {
  const [here, there] = [packageOf(from), packageOf(to)]
  const playsOutside = there === 'sandbox' && from.startsWith('packages/server/src/testing/')
  if (here && there && here !== there && !allowed[here]?.includes(there) && !playsOutside) {
    yield `packages/${here} may not import packages/${there}: what both need belongs to packages/contract`
  }
  if (here && runAnywhere.includes(here) && to.startsWith('node:')) {
    yield `packages/${here} runs in browsers too, so it may not import ${to}: take what it gives as an argument`
  }
  if (from.startsWith(inPanel) && to.startsWith(inPanel) && storeyOf(to) > storeyOf(from)) {
    const [lower, higher] = [storeys[storeyOf(from)], storeys[storeyOf(to)]]
    yield `${lower} of the panel may not import ${higher} (${basename(to)}): move down what it needs, or let the higher one hand it in`
  }
  if (here === 'web' && to.startsWith('node:')) yield `the panel runs in browsers, so it may not import ${to}`
  if (here === 'server' && to.endsWith('.test.ts')) yield 'no code imports a test'
  if (here === 'server') yield* judgeServer(from, to)
}

function* judgeServer(from: string, to: string): Generator<string> {
  const [here, there] = [featureOf(from), featureOf(to)]
  if (from.startsWith('packages/server/src/platform/') && there) {
    yield `platform/ may not import the feature ${there.feature}: hand the feature's part in when the server is put together`
  }
  const sameRole = roleOf(from) === 'fixtures' && roleOf(to) === 'fixtures'
  if (here && there && here.feature !== there.feature && !open.includes(roleOf(to)) && !sameRole) {
    yield `${here.feature} may import ${open.join(', ')} of ${there.feature} only, not ${there.file}: move what it needs there`
  }
  if (database.test(to) && !mayQuery.test(from) && roleOf(from) !== 'store') {
    yield `only store.ts talks to the database, so ${to} may not be imported here: write a function in store.ts and call it`
  }
}

/** A verdict follows from what it is given, so that it can be asked again, shown, and tried in milliseconds. */
function* judgeVerdicts(source: Source): Generator<string> {
  const role = roleOf(source.path)
  if (featureOf(source.path)?.side !== 'server' || !verdicts.includes(role)) return
  for (const to of runsWith(source))
    if ((featureOf(to) && outside.includes(roleOf(to))) || machinery.test(to))
      yield `${role} gives pure verdicts, so it may not import ${basename(to)}: take what was loaded as an argument, or make it a usecase`
}

/** Features that import each other in a ring: the first sign that a rule lies in the wrong feature. */
function rings(code: Source[]): Problem[] {
  const edges = new Map<string, Set<string>>()
  for (const source of code) {
    const from = featureOf(source.path)
    if (from?.side !== 'server' || roleOf(source.path) === 'fixtures') continue
    for (const to of importsOf(source)) {
      const there = featureOf(to)
      if (there?.side !== 'server' || there.feature === from.feature) continue
      edges.set(from.feature, (edges.get(from.feature) ?? new Set()).add(there.feature))
    }
  }
  const found = new Map<string, string>()
  const visit = (feature: string, trail: string[]) => {
    const start = trail.indexOf(feature)
    if (start >= 0) {
      const ring = trail.slice(start)
      found.set(ring.toSorted().join(), [...ring, feature].join(' -> '))
      return
    }
    for (const next of edges.get(feature) ?? []) visit(next, [...trail, feature])
  }
  for (const feature of edges.keys()) visit(feature, [])
  return [...found.values()].map((ring) => ({
    path: 'packages/server/src',
    advice: `features import each other in a ring, ${ring}: move the rule they share into the one that needs the other least`,
  }))
}

/** Files that import each other in a ring, types too: none of them can be read, moved or tested alone. */
function fileRings(code: Source[]): Problem[] {
  const edges = new Map(code.map((source) => [source.path, importsOf(source, 'at once')]))
  const problems: Problem[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const names = [...trail.slice(start), path].map((one) => basename(one))
      problems.push({
        path,
        advice: `files import each other in a ring, ${names.join(' -> ')}: move what they share into a file of its own`,
      })
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) if (edges.has(next)) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return problems
}

const say = (path: string, advice: string[]) => advice.map((one) => ({ path, advice: one }))
