import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(resolve(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** As a Node that reads no TypeScript would run it: Node 20 has no such feature, and this flag takes it away. */
const onOldNode = (command: string) => {
  const [node, ...words] = command.split(' ')
  if (node !== 'node') throw new Error(`${command} does not start Node`)
  return spawnSync(process.execPath, ['--no-experimental-strip-types', ...words], {
    cwd: repository,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  })
}

test.each([
  'start',
  'start:production',
  'start:worker',
  'seed',
  'backup',
  'restore',
  'build',
  'dev',
  'payment-account',
])('npm run %s on an older Node says what is needed, in one sentence and at once', (name) => {
  const { status, stdout, stderr } = onOldNode(scripts[name] ?? '')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^\nParichay needs Node 24, and this is \d+\.\d+\.\d+\. [^\n]+\n\n$/)
})
