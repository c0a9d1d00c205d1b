import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** What one step of the checks came to. */
export type Outcome = { name: string; passed: number; failed: number; seconds: number }

/** A step of the checks: a tool that says yes or no, or a run of tests that are counted one by one in a report. */
export type Step = { name: string; run: string[]; report?: string }

const root = resolve(import.meta.dirname, '../..')
const reports = join(root, 'node_modules/.cache/parichay-tests')

/** What needs no database and no browser: types, lint, structure and the unit tests. */
export const quickSteps: Step[] = [
  { name: 'types', run: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types of the panel', run: ['tsc', '--noEmit', '-p', 'packages/web'] },
  { name: 'lint', run: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', run: ['oxfmt', '--check', '.'] },
  { name: 'structure', run: ['node', 'scripts/check-structure.ts'] },
  tests('unit tests', 'unit'),
]

/**
 * What runs on a real PostgreSQL, and in a real browser. A browser test mostly waits for pictures and for patience, so
 * two halves go side by side, each with a product of its own.
 */
export const slowSteps: (Step | Step[])[] = [
  tests('API tests', 'api'),
  { name: 'the panel is built', run: ['node', 'scripts/build.ts'] },
  [tests('browser tests, 1 of 2', 'e2e', '1/2'), tests('browser tests, 2 of 2', 'e2e', '2/2')],
]

/**
 * Runs the steps one after the other, all of them even when one fails, with their output as it comes. Of steps that go
 * side by side the first speaks at once, the others when they have ended.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const together of steps) {
    const [first, ...others] = [together].flat()
    if (!first) continue
    const quiet = others.map((step) => runStep(step, true))
    console.log(`\n── ${first.name} ──`)
    outcomes.push(await runStep(first))
    for (const [i, outcome] of (await Promise.all(quiet)).entries()) {
      console.log(`\n── ${others[i]!.name} ──\n${outcome.output}`)
      outcomes.push(outcome)
    }
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

/** The sum over all steps, in the words that machines look for. */
export function summary(outcomes: Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/** A run of tests that failed without a failed test (a file that does not load, a set-up that throws) still failed. */
export function countTests(report: string, code: number): Pick<Outcome, 'passed' | 'failed'> {
  let counts = { numPassedTests: 0, numFailedTests: 0 }
  if (existsSync(report)) counts = JSON.parse(readFileSync(report, 'utf8')) as typeof counts
  const failed = counts.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: counts.numPassedTests, failed }
}

function tests(name: string, project: string, shard?: string): Step {
  const report = join(reports, `${[project, ...(shard?.split('/') ?? [])].join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const part = shard ? [`--shard=${shard}`] : []
  return {
    name,
    report,
    run: ['vitest', 'run', '--project', project, '--passWithNoTests', ...part, ...reporters],
  }
}

async function runStep({ name, run, report }: Step, isQuiet = false): Promise<Outcome & { output: string }> {
  const started = performance.now()
  mkdirSync(reports, { recursive: true })
  if (report) rmSync(report, { force: true })
  const { code, output } = await runTool(run, isQuiet)
  const seconds = (performance.now() - started) / 1000
  if (report) return { name, seconds, output, ...countTests(report, code) }
  return { name, seconds, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** Runs a tool of node_modules; a quiet one's output is kept instead of shown. It counts as failed when it cannot be started. */
function runTool(
  [command = '', ...args]: string[],
  isQuiet: boolean,
): Promise<{ code: number; output: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done({ code: 1, output })
    })
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}
