import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'parichay-secret-'))
const program = `
  const { demoSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'installation.ts'))})
  process.on('message', (at) => {
    while (Date.now() < at);
    process.send(demoSecret(${JSON.stringify(folder)}))
  })
  process.send('ready')`
const processes: ChildProcess[] = []
afterAll(() => {
  for (const one of processes) one.kill()
  rmSync(folder, { recursive: true })
})

test('processes that begin at once on a new data folder have one secret', async () => {
  for (let count = 0; count < 3; count++)
    processes.push(
      spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    )
  const answers = () => Promise.all(processes.map(async (one) => (await once(one, 'message'))[0] as unknown))
  await answers()
  const path = join(folder, 'secret')
  for (let round = 0; round < 60; round++) {
    rmSync(path, { force: true })
    const said = answers()
    const at = Date.now() + 8
    for (const one of processes) one.send(at)
    expect(new Set(await said)).toEqual(new Set([readFileSync(path, 'utf8')]))
  }
  expect(readFileSync(path, 'utf8')).toMatch(/^[\da-f]{64}$/)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readdirSync(folder)).toEqual(['secret'])
}, 60_000)
