import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, relative, resolve } from 'node:path'
import { keepsLoaded } from './loaded.ts'
import type { Touched } from './touched.ts'

/** What one step of the checks came to; `failures` names the tests that failed, with the first line of why. */
export type Outcome = { name: string; passed: number; failed: number; seconds: number; failures?: string[] }

/** A step of the checks: a tool that says yes or no, or a run of tests that are counted one by one. */
export type Step = { name: string; run: string[]; project?: string }

/** Steps in their order; those of a list run at once. */
export type Steps = (Step | Step[])[]

/** What is read of the report of Vitest's JSON reporter (the shape of Jest's). */
type VitestReport = {
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const root = resolve(import.meta.dirname, '../..')
const reports = join(root, 'node_modules/.cache/parichay-tests')
const caches = join(root, '.cache/parichay-checks')
/** From here on naming files to the linter is no quicker than all of them, and a command line has an end. */
const manyFiles = 500

/** What needs no database and no browser: types, lint, structure, unit and screen tests. The compilers work side by side. */
export const quickSteps: Steps = [
  [
    { name: 'types', run: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'types of the panel', run: ['tsc', '--noEmit', '-p', 'packages/web'] },
  ],
  { name: 'lint', run: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', run: ['oxfmt', '--check', '.'] },
  { name: 'structure', run: ['node', 'scripts/check-structure.ts'] },
  tests('unit tests', 'unit'),
  tests('screen tests', 'screen'),
]

/** What runs on a real PostgreSQL, and in a real browser. */
export const slowSteps: Steps = [tests('API tests', 'api'), tests('browser tests', 'e2e')]

/** The same for a change that touches only these: the compilers go on from what they knew, the rest leaves out what it cannot break. */
export function stepsFor({ code, unit, screen }: Touched): Steps {
  const goOn = (name: string, folder: string) => ({
    name,
    run: [
      'tsc',
      '--noEmit',
      '-p',
      folder,
      '--incremental',
      '--tsBuildInfoFile',
      join(caches, `${name}.json`),
    ],
  })
  const lint = ['oxlint', '--type-aware', '--deny-warnings', ...(code.length > manyFiles ? [] : code)]
  return [
    [
      goOn('types', '.'),
      goOn('types of the panel', 'packages/web'),
      ...(code.length > 0 ? [{ name: 'lint', run: lint }] : []),
    ],
    { name: 'format', run: ['oxfmt', '--check', '.'] },
    { name: 'structure', run: ['node', 'scripts/check-structure.ts'] },
    ...(unit.length > 0 ? [tests('unit tests', 'unit', unit)] : []),
    ...(screen.length > 0 ? [tests('screen tests', 'screen', screen)] : []),
  ]
}

/** Runs the steps one after the other, those of a list at once, all of them even when one fails, with their output as it comes. */
export async function runSteps(steps: Steps): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    const together = Array.isArray(step) ? step : [step]
    console.log(`\n── ${together.map(({ name }) => name).join(', ')} ──`)
    outcomes.push(...(await Promise.all(together.map(runStep))))
  }
  return outcomes
}

/** The steps with their counts and seconds, one a line. */
export function renderTable(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, passed, failed, seconds }) => [
    failed ? '✗' : '✓',
    name.padEnd(20),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${seconds.toFixed(1)} s`.padStart(9),
  ])
  return rows.map((row) => row.join('  ')).join('\n')
}

/** Every failed test with its file and the first line of why, for who sees only the end of the output. */
export function renderFailures(outcomes: Outcome[]): string {
  return outcomes.flatMap(({ failures = [] }) => failures.map((failure) => `✗  ${failure}`)).join('\n')
}

/** The sum over all steps, in the words that machines look for. */
export function summary(outcomes: Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/**
 * The failed tests of a report of Vitest's JSON reporter; a file that did not load counts with its own message. With what was
 * thrown outside of every test (`tests/support/stray-errors.ts`).
 */
export function failuresOf(report: string): string[] {
  const stray = existsSync(`${report}.stray`) ? readFileSync(`${report}.stray`, 'utf8') : ''
  return [...failedTests(report), ...stray.replaceAll(`${root}/`, '').split('\n').filter(Boolean)]
}

function failedTests(report: string): string[] {
  if (!existsSync(report)) return []
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return testResults.flatMap(({ name, status, message = '', assertionResults = [] }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((result) => result.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
    return tests.map(
      ({ fullName, failureMessages = [] }) => `${file} > ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    )
  })
}

/** A run of tests that failed without a failed test (a file that does not load, a set-up that throws) still failed. */
export function countTests(report: string, code: number): Pick<Outcome, 'passed' | 'failed'> {
  let counts = { numPassedTests: 0, numFailedTests: 0 }
  if (existsSync(report)) counts = JSON.parse(readFileSync(report, 'utf8')) as typeof counts
  const failed = counts.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: counts.numPassedTests, failed }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.slice(0, 300)
}

/** All tests of a project, or those of some files. */
function tests(name: string, project: string, files: string[] = []): Step {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/stray-errors.ts',
    `--outputFile.json=${reportOf(project)}`,
  ]
  return {
    name,
    project,
    run: ['vitest', 'run', '--project', project, '--passWithNoTests', ...reporters, ...files],
  }
}

async function runStep({ name, run, project }: Step): Promise<Outcome> {
  const started = performance.now()
  mkdirSync(reports, { recursive: true })
  if (project) for (const end of ['', '.stray']) rmSync(reportOf(project) + end, { force: true })
  const code = await runTool(run)
  const seconds = (performance.now() - started) / 1000
  if (project) {
    const report = reportOf(project)
    return { name, seconds, ...countTests(report, code), failures: failuresOf(report) }
  }
  return { name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Runs a tool of node_modules. It counts as failed when it cannot be started. */
function runTool([command = '', ...args]: string[]): Promise<number> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH, [keepsLoaded]: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.once('close', (code) => done(code ?? 1))
  })
}

function reportOf(project: string): string {
  return join(reports, `${project}.json`)
}
