import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSafety } from './safety.ts'
import { readSources } from './sources.ts'

const path = 'packages/server/src/platform/a.ts'
const program = 'packages/server/src/platform/media-program.ts'
const spawn = `import { spawn } from 'node:child_process'\n`
const advice = (text: string, at = path) => checkSafety([{ path: at, text }]).map((one) => one.advice)

test('no file of the product starts a program through a shell, makes code of words, writes a name into a header by itself, or trusts anybody’s certificate', () => {
  const sources = readSources(resolve(import.meta.dirname, '../..'))
  expect(sources.some((one) => one.path === program)).toBe(true)
  expect(checkSafety(sources)).toEqual([])
})

test.each([
  `import { exec } from 'node:child_process'`,
  `import { type ChildProcess, execSync } from 'child_process'`,
  `import { exec as spawn } from 'node:child_process'`,
  `import * as all from 'node:child_process'`,
  `import all from 'node:child_process'`,
  `const { exec } = await import('node:child_process')`,
  `process.getBuiltinModule('node:child_process').exec('a')`,
  `${spawn}spawn('ls', [], { shell: true })`,
  `${spawn}spawn('ls', [], { stdio, shell })`,
  `${spawn}spawn('ls', [], { 'shell': name })`,
  `${spawn}options['shell'] = true`,
  `${spawn}spawn('/bin/sh', ['-c', words])`,
  `${spawn}spawn("bash", ['-c', words])`,
  `${spawn}spawn('cmd.exe', ['/c', words])`,
])('this reaches a shell: %s', (text) => {
  expect(advice(text)).toEqual([expect.stringMatching(/shell|at the top/)])
  expect(advice(text, 'scripts/a.ts')).toEqual([])
})

test.each([
  `${spawn}spawn(program.path, ['-i', name], { shell: false })`,
  `import { type ChildProcess, fork } from 'node:child_process'\nfork(program, [])`,
  `import type { ChildProcess } from 'node:child_process'`,
  `const shell = { shell: true }`,
])('this does not: %s', (text) => expect(advice(text)).toEqual([]))

test('the one script of a shell is constant', () => {
  const start = `spawn('/bin/sh', ['-c', guard, 'media', ...words])`
  expect(advice(`${spawn}const guard = \`nice "$@"\`\n${start}`, program)).toEqual([])
  for (const script of ['`nice ${words}`', '`eval "$1"`', "'nice ' + words"])
    expect(advice(`${spawn}const guard = ${script}\n${start}`, program)).toEqual([
      expect.stringContaining('one constant text'),
    ])
})

test('a name in a header is made in one place', () => {
  const text = 'reply.header("content-disposition", `attachment; filename="${name}"`)'
  expect(advice(text)).toEqual([expect.stringContaining('disposition()')])
  expect(advice(text, 'packages/server/src/platform/file-name.ts')).toEqual([])
  expect(advice(text, 'packages/server/src/platform/a.test.ts')).toEqual([])
})

test.each([
  [`new Function('a', words)`, 'makes code'],
  [`const f = Function(words)`, 'makes code'],
  [`eval(words)`, 'makes code'],
  [`setTimeout('go()', 5)`, 'makes code'],
  [`connect({ rejectUnauthorized: false })`, 'NODE_EXTRA_CA_CERTS'],
  [`process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'`, 'NODE_EXTRA_CA_CERTS'],
])('this stands nowhere in what runs: %s', (text, why) => {
  expect(advice(text)).toEqual([expect.stringContaining(why)])
  expect(advice(text, 'packages/server/src/platform/a.test.ts')).toEqual([])
})

test('a word that only looks like it does', () =>
  expect(advice(`type A = Function\nsetTimeout(go, 5)\nredis.eval(a)\nmyFunction(b)`)).toEqual([]))
