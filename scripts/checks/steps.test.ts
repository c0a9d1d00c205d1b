import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests, failuresOf, renderFailures, renderTable, runSteps, summary } from './steps.ts'

test('counts are summed over all steps', () => {
  const outcomes = [
    { name: 'types', passed: 1, failed: 0, seconds: 2 },
    { name: 'unit tests', passed: 40, failed: 2, seconds: 3.25 },
  ]
  expect(summary(outcomes)).toBe('41 passed, 2 failed')
  expect(renderTable(outcomes)).toMatch(
    /✓ {2}types .* 1 passed .* 2\.0 s\n✗ {2}unit tests .* 2 failed .* 3\.3 s/,
  )
})

test('a step fails when its tool says no or is not there, and the next ones still run', async () => {
  const outcomes = await runSteps([
    { name: 'no', run: ['node', '-e', 'process.exit(3)'] },
    { name: 'absent', run: ['no-such-tool'] },
    { name: 'yes', run: ['node', '-e', ''] },
  ])
  expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['no', 0, 1],
    ['absent', 0, 1],
    ['yes', 1, 0],
  ])
})

test('a run of tests that failed has at least one failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-steps-'))
  const report = join(folder, 'unit.json')
  expect(countTests(report, 1)).toEqual({ passed: 0, failed: 1 })
  writeFileSync(report, JSON.stringify({ numPassedTests: 5, numFailedTests: 0 }))
  expect(countTests(report, 0)).toEqual({ passed: 5, failed: 0 })
  expect(countTests(report, 1)).toEqual({ passed: 5, failed: 1 })
  rmSync(folder, { recursive: true })
})

test('failed tests are named at the end, and files that did not load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-steps-'))
  const report = join(folder, 'api.json')
  expect(failuresOf(report)).toEqual([])
  const assertionResults = [
    { fullName: 'orders are kept', status: 'passed' },
    { fullName: 'orders are paid once', status: 'failed', failureMessages: ['Error: twice\n    at pay'] },
  ]
  const testResults = [
    { name: join(process.cwd(), 'packages/a.test.ts'), status: 'failed', assertionResults },
    { name: join(process.cwd(), 'packages/b.test.ts'), status: 'failed', message: 'SyntaxError: b' },
    { name: join(process.cwd(), 'packages/c.test.ts'), status: 'passed', assertionResults: [] },
  ]
  writeFileSync(report, JSON.stringify({ testResults }))
  const failures = failuresOf(report)
  expect(renderFailures([{ name: 'API tests', passed: 1, failed: 2, seconds: 1, failures }])).toBe(
    '✗  packages/a.test.ts > orders are paid once: Error: twice\n✗  packages/b.test.ts: SyntaxError: b',
  )
  // A run whose tests all passed can fail too: what was thrown outside of them stands beside the report.
  writeFileSync(report, JSON.stringify({ testResults: testResults.slice(2) }))
  writeFileSync(`${report}.stray`, `${process.cwd()}/packages/d.test.ts: ReferenceError: no window\n`)
  expect(failuresOf(report)).toEqual(['packages/d.test.ts: ReferenceError: no window'])
  rmSync(folder, { recursive: true })
})
